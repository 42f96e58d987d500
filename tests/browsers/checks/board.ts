/** The board of the site. */
import { expect, test } from 'vitest';
import type { Surroundings } from '../support/surroundings.js';
import { dragHandle } from './drag.js';

/** Two squares of 100 that are 140 apart. */
const SQUARES =
  '#v1&1=polygon:-50,-50_50,-50_50,50_-50,50@-120,0&2=polygon:-50,-50_50,-50_50,50_-50,50@120,0&pair=1,2';

export function boardChecks(here: () => Surroundings): void {
  test('the board: a shape is dragged onto another, and one is added', async () => {
    const { browser } = here();
    await here().openSite(`board/${SQUARES}`);
    await browser.until('.handles.placed');
    const touching = (): Promise<string | undefined> =>
      browser.on('sepax-board', ({ dataset }) => dataset.touching);
    expect(await touching()).toBe('');
    const gap =
      (await browser.centreOf('[data-id="2"]')).x - (await browser.centreOf('[data-id="1"]')).x;
    await dragHandle(browser, '1', { x: 0.75 * gap, y: 0 });
    expect(await touching()).toBe('1-2');
    await browser.click('[data-kind="circle"]');
    await browser.until('sepax-board', ({ dataset }) => dataset.things === '3');
  });
}
