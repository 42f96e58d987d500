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
}
