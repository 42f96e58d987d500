/** Figures where pages put them: in parents that shrink to what is in them, and smaller or larger than they are. */
import { expect } from '@playwright/test';
import { propertyOf, settledFigure } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';
import { test } from './support/kept-page.js';

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

for (const style of [
  'zoom: 1.5',
  'zoom: 0.6',
  'transform: scale(0.6)',
  'transform: scale(1.4, 1.2)',
]) {
  test(`a handle stays under the pointer with ${style}`, async ({ page, baseURL }) => {
    const css = `section { ${style}; transform-origin: 0 0; width: 700px }`;
    const host = await hostPage(originOf(baseURL), `<section>${figure}</section>`, { policy, css });
    await within(host, async () => {
      await page.goto(host.url);
      const one = page.locator('sepax-figure');
      await settledFigure(one);
      const handle = one.locator('[data-id="a"]');
      const middle = async (): Promise<[number, number]> => {
        const { x, y, width, height } = (await handle.boundingBox())!;
        return [x + width / 2, y + height / 2];
      };
      const before = await propertyOf(one, 'state');
      const [x, y] = await middle();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y + 10, { steps: 4 });
      const [right, down] = await middle();
      await page.mouse.up();
      expect(await propertyOf(one, 'state')).not.toBe(before);
      expect(Math.hypot(right - x - 30, down - y - 10)).toBeLessThan(2);
    });
  });
}
