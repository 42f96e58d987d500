/** A figure in a page of somebody else. */
import { expect, test } from 'vitest';
import type { SepaxFigure } from '../../../web/embed/sepax-figure.js';
import { isSettled } from '../../e2e/support/embedded.js';
import { hostPage, within } from '../../e2e/support/host-page.js';
import { RedeployedSite, twoFigures } from '../../e2e/support/redeployed-site.js';
import { ON_PAPER } from '../support/host.js';
import { countSheets } from '../support/pdf.js';
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

  test('a figure is dark where the page is by its background alone', async () => {
    const { browser } = here();
    await here().openBlog('figure-in-the-dark');
    await browser.until('[data-id="a"]');
    const background = await browser.on('sepax-figure', (figure) => {
      const shown = figure.shadowRoot!.querySelector('[part=figure]')!;
      return getComputedStyle(shown).backgroundColor;
    });
    expect(background).toBe('rgb(22, 25, 30)');
  });

  test('no figure is cut in print', async () => {
    const sheetsOf = async (page: string): Promise<number> => {
      expect(await here().answerOf(page)).toBe(true);
      return countSheets(await here().browser.print());
    };
    // Boxes that are as high, of which nothing is said, are cut.
    expect(await sheetsOf('boxes-on-paper')).toBeLessThan(ON_PAPER);
    expect(await sheetsOf('figures-on-paper')).toBe(ON_PAPER);
  });

  /** Reads a post, and again after the site of the figures was published anew. */
  const readTwice = async (keepsFormer: boolean, see: () => Promise<void>): Promise<void> => {
    const { browser } = here();
    const site = await RedeployedSite.create(browser.prelude);
    const body = `<script src="${site.origin}/prelude.js"></script>${twoFigures(site, 'en')}`;
    const policy = `default-src 'self'; img-src 'self' ${site.origin}; script-src ${site.origin} 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'`;
    const host = await hostPage(site.origin, body, { css: '', policy });
    await within(site, () =>
      within(host, async () => {
        await browser.open(host.url);
        await browser.until('#seen', isSettled);
        await site.redeploy({ keepsFormer });
        await browser.open(`${host.url}?again`);
        await browser.show('#new');
        await browser.until('#new', isSettled);
        expect(site.ranFormerScript).toBe(true);
        await see();
      }),
    );
  };

  test('with the former script out of the cache a figure runs, where its parts are kept', async () => {
    const { browser } = here();
    await readTwice(true, async () => {
      await browser.on('#seen', (figure) => figure.remove());
      const state = (): Promise<string> =>
        browser.on('#new', (figure) => (figure as SepaxFigure).state);
      const before = await state();
      await dragHandle(browser, 'a', { x: -30, y: 20 });
      expect(await state()).not.toBe(before);
    });
  });

  test('where the parts of the former script are gone, there is a picture and a sentence for people', async () => {
    const { browser } = here();
    await readTwice(false, async () => {
      const [said, height] = (await browser.on('#new', (figure) => [
        figure.shadowRoot!.querySelector('.problem')!.textContent,
        figure.querySelector('#picture')!.getBoundingClientRect().height,
      ])) as [string, number];
      expect(said).toBe('This figure could not be loaded. Reload the page to try again.');
      expect(height).toBeGreaterThan(0);
      // That they were looked for in vain is what this is about.
      await here().faults();
    });
  });
}
