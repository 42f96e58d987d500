/** With forced colours, what is selected is told from what is not. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Lesson } from './support/lesson.js';

/** The background and the colour of an element. */
const look = (element: Locator) =>
  element.evaluate((it) => {
    const { backgroundColor, color } = getComputedStyle(it);
    return { backgroundColor, color };
  });

/** Those of what is selected in this system. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = 'background: Highlight; color: HighlightText; forced-color-adjust: none';
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return { backgroundColor, color };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is selected is highlighted, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('./board/');
    const selected = [
      page.locator('.masthead .places [aria-current="page"]'),
      page.locator('.languages [aria-current="true"]'),
      page.locator('sepax-theme-toggle [aria-pressed="true"]'),
      page.locator('sepax-board .scenes [aria-pressed="true"]'),
    ];
    for (const element of selected) {
      expect.soft(await look(element), String(element)).toEqual(await highlight(page));
    }
    await page.goto('./docs/guides/collide/');
    const guide = page.locator('.docs-nav [aria-current="page"]');
    expect.soft(await look(guide)).toEqual(await highlight(page));
    const { element } = await new Lesson(page, 'shadows', 'en').open();
    const tab = element.locator('.tabs [aria-selected="true"]');
    expect.soft(await look(tab)).toEqual(await highlight(page));
    const line = element.locator('.line[data-current]').first();
    expect.soft(await line.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
    await page.locator('.book-menu .book').click();
    const here = page.locator('.book-list [aria-current="page"]');
    expect.soft(await look(here)).toEqual(await highlight(page));
  });
}
