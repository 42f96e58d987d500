/** A figure in a page of somebody else. */
import { expect, test } from 'vitest';
import type { SepaxFigure } from '../../../web/embed/sepax-figure.js';
import type { Surroundings } from '../support/surroundings.js';
import { dragHandle } from './drag.js';

export function figureChecks(here: () => Surroundings): void {
  test('a figure in a page of another origin, under a strict policy', async () => {
    const { browser } = here();
    await here().openBlog('figure');
    const state = (): Promise<string> =>
      browser.on('sepax-figure', (figure) => (figure as SepaxFigure).state);
    await browser.until('[data-id="a"]');
    const before = await state();
    await dragHandle(browser, 'a', { x: -30, y: 20 });
    expect(await state()).not.toBe(before);
  });

  test('a figure is dark where the page is by its background alone, and whole in print', async () => {
    const { browser } = here();
    await here().openBlog('figure-in-the-dark');
    await browser.until('[data-id="a"]');
    const [background, inPrint] = (await browser.on('sepax-figure', (figure) => {
      const shown = figure.shadowRoot!.querySelector('[part=figure]')!;
      const rules = figure.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
      const printed = rules.filter(
        (rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print',
      );
      return [
        getComputedStyle(shown).backgroundColor,
        printed.map(({ cssText }) => cssText).join(),
      ];
    })) as [string, string];
    expect(background).toBe('rgb(22, 25, 30)');
    expect(inPrint).toContain('break-inside: avoid !important');
  });

  test('where a part of a figure is gone, its picture is there and a sentence for people', async () => {
    const { browser } = here();
    await here().openBlog('figure-gone');
    await browser.until('.problem:not([hidden])');
    const [said, height] = (await browser.on('sepax-figure', (figure) => [
      figure.shadowRoot!.querySelector('.problem')!.textContent,
      document.querySelector('#picture')!.getBoundingClientRect().height,
    ])) as [string, number];
    expect(said).toBe('This figure could not be loaded. Reload the page to try again.');
    expect(height).toBeGreaterThan(0);
    // That it was looked for in vain is what this is about.
    await here().faults();
  });
}
