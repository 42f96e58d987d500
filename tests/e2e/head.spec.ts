/** The head of pages outside the book: one row, or two where there is no room for one. */
import { expect, type Page, test } from '@playwright/test';
import { settled } from './support/page.js';

/** What of the head is ragged. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const brand = box('.masthead .brand');
    const middle = (brand.top + brand.bottom) / 2;
    for (const selector of ['.languages', 'sepax-theme-toggle']) {
      const { top, bottom, left } = box(`.masthead ${selector}`);
      if (Math.abs((top + bottom) / 2 - middle) > 3) found.push(`${selector} is in another row`);
      if (left < brand.right) found.push(`${selector} is over the name`);
    }
    const entries = [...document.querySelectorAll('.masthead .places a')];
    const boxes = entries.map((entry) => entry.getBoundingClientRect());
    const tops = [...new Set(boxes.map((entry) => Math.round(entry.top)))];
    const rows = tops.map((at) => boxes.filter((entry) => Math.round(entry.top) === at).length);
    if (rows.length > (innerWidth < 390 ? 2 : 1)) found.push(`the menu has ${rows.length} rows`);
    if (new Set(rows).size > 1) found.push(`rows of ${rows.join(' and ')}`);
    const { top, right } = box('.masthead .places');
    if (rows.length > 1 && top < brand.bottom) found.push('the menu breaks beside the name');
    if (boxes.some((entry) => entry.right > right + 1)) found.push('the menu is cut off');
    return found;
  });

const widths = [
  320, 340, 360, 375, 389, 390, 430, 480, 481, 600, 700, 701, 768, 900, 960, 961, 1024, 1280,
];

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch, isMobile: hasTouch });

    for (const path of ['', 'ko/', 'board/', 'ko/playground/']) {
      test(`the head of /${path} is tidy`, async ({ page }) => {
        await page.goto(`./${path}`);
        await expect(page.locator('.masthead .places a')).toHaveCount(6);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await settled(page);
          expect.soft(await faults(page), `at ${width}`).toEqual([]);
        }
      });
    }
  });
}
