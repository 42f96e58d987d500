/** A finger that scrolls the page over a slider leaves the slider as it is. */
import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { settled } from './support/page.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const sliders = [
  ['lessons/segments/', '.zoom input'],
  ['lessons/moving-shapes/', '.moment'],
  ['lessons/which-way/', 'sepax-angle-jump input'],
  ['lessons/segments/', 'sepax-stepper input'],
  ['stress/', 'input[type=range]'],
] as const;

for (const [path, selector] of sliders) {
  test(`of /${path}: ${selector}`, async ({ page }) => {
    await page.goto(path);
    const slider = page.locator(selector).first();
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settled(page);
    const before = await slider.inputValue();
    const { x, y, width, height } = (await slider.boundingBox())!;
    const from = { x: x + 0.3 * width, y: y + height / 2 };
    const scrolled = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] });
    await touch('touchStart', [from]);
    for (let i = 1; i <= 12; i += 1) {
      await touch('touchMove', [{ x: from.x + i, y: from.y - 14 * i }]);
      await settled(page);
    }
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(scrolled);
    expect(await slider.inputValue()).toBe(before);
  });
}
