/** The page that checks collision code: the sandbox of each engine does what the page relies on. */
import { expect, test } from 'vitest';
import type { Surroundings } from '../support/surroundings.js';

/** What came of a check: how many answers were wrong, or why there are none. */
interface Outcome {
  readonly wrong: string | undefined;
  readonly why: string | undefined;
}

export function checkChecks(here: () => Surroundings): void {
  const checked = async (code: string | null, patience: number): Promise<Outcome> => {
    const { browser } = here();
    await browser.on(
      'sepax-check',
      (page, most) => Object.assign(page, { patience: most }) && 0,
      patience,
    );
    if (code !== null) {
      await browser.on(
        'textarea',
        (field, text) => {
          (field as HTMLTextAreaElement).value = text;
          field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        },
        code,
      );
    }
    await browser.settle();
    await browser.click('button.main');
    await browser.until('sepax-check', ({ dataset }) => 'wrong' in dataset || 'why' in dataset);
    const outcome = await browser.on('sepax-check', ({ dataset: { wrong, why } }) =>
      JSON.stringify({ wrong, why }),
    );
    return JSON.parse(outcome);
  };

  test('the check: code is asked in a sandbox, and what loops or reaches for the page is harmless', async () => {
    const { browser } = here();
    await here().openSite('check/');
    // The board, which may still be leaving, has a text field, too.
    await browser.until('sepax-check');
    await browser.until('textarea');
    const given = await checked(null, 60_000);
    expect(Number(given.wrong)).toBeGreaterThan(0);
    expect(await checked('function intersects() { for (;;); }', 2000)).toEqual({ why: 'late' });
    const reaches = 'function intersects() { document.title = "caught"; return true; }';
    // Each answer is an error.
    expect(await checked(reaches, 60_000)).toEqual({ wrong: '4000' });
    expect(await browser.evaluate('document.title')).not.toBe('caught');
    const always = await checked('function intersects() { return true; }', 60_000);
    expect(Number(always.wrong)).toBeLessThan(4000);
    await browser.until('html', (html) => html.querySelector('iframe') === null);
  });
}
