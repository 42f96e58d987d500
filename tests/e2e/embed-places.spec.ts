/** Figures where pages put them: in parents that shrink to what is in them. */
import { expect, test } from '@playwright/test';
import { settledFigure } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';

const policy = "default-src * 'unsafe-inline' 'wasm-unsafe-eval'";
const figure = '<sepax-figure lesson="way-out" height="300"></sepax-figure>';

const parents = [
  'display:flex;flex-direction:column;align-items:center',
  'display:flex',
  'display:grid;justify-items:center',
  'width:fit-content',
  'float:left',
  'display:inline-block',
  'position:absolute',
];

for (const width of [1000, 360]) {
  test(`a parent that shrinks to fit has room for a figure at ${width} pixels`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const body = parents.map((style) => `<p></p><div style="${style}">${figure}</div>`).join('');
    const css = 'body { margin: 0 } p { clear: both }';
    const host = await hostPage(originOf(baseURL), body, { policy, css });
    await within(host, async () => {
      await page.goto(host.url);
      await settledFigure(page.locator('sepax-figure').first());
      const widths = await page
        .locator('sepax-figure')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(widths).toEqual(parents.map(() => Math.min(width, 720)));
    });
  });
}

test('what a page says of the width of a figure holds', async ({ page, baseURL }) => {
  const body = `<div style="display:flex">${figure}</div>`;
  const css = 'sepax-figure { width: 200px }';
  const host = await hostPage(originOf(baseURL), body, { policy, css });
  await within(host, async () => {
    await page.goto(host.url);
    await settledFigure(page.locator('sepax-figure'));
    expect((await page.locator('sepax-figure').boundingBox())!.width).toBe(200);
  });
});
