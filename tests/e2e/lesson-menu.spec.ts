import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { Lesson } from './support/lesson.js';

const middle = lessonNames[1];

test('the menu lists the book and marks the lesson that is open', async ({ page }) => {
  await new Lesson(page, middle, 'ko').open();
  const menu = page.locator('.book-menu');
  const opener = menu.getByRole('button');
  await expect(opener).toContainText(`2 / ${lessonNames.length}`);
  const list = menu.getByRole('list');
  await expect(list).toBeHidden();
  await opener.press('Enter');
  await expect(list.getByRole('link')).toHaveCount(lessonNames.length);
  await expect(list.locator('[aria-current="page"]')).toHaveText('분리축');
  const { violations } = await new AxeBuilder({ page }).include('.book-menu').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 }, force: true });
  await expect(list).toBeHidden();
});

test('the menu leads to any lesson, and its arrows to the next', async ({ page }) => {
  await new Lesson(page, middle, 'ko').open();
  const menu = page.locator('.book-menu');
  await menu.locator('a.step').first().click();
  await expect(page).toHaveURL(new RegExp(`/ko/lessons/${lessonNames[0]}/`));
  await expect(menu.locator('a.step')).toHaveCount(1);
  await menu.getByRole('button').click();
  await menu.getByRole('list').getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/ko/lessons/${lessonNames.at(-1)}/`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('the open menu is within the window, however narrow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await new Lesson(page, lessonNames[0], 'en').open();
  await page.locator('.book-menu').getByRole('button').click();
  const box = (await page.locator('.book-list').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Draws a finger upwards over a place of the page. */
async function swipeUp(page: Page, x: number, y: number, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', { x, y, yDistance: -by, speed: 4000 });
}

/** Where a finger reaches a handle of the picture that no menu covers. */
const freeHandle = (page: Page) =>
  page.locator('sepax-stage [data-id]').evaluateAll((handles) => {
    const middles = handles.map((handle) => {
      const { left, right, top, bottom } = handle.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    });
    return middles.find(
      ({ x, y }) => y < innerHeight && document.elementFromPoint(x, y)?.localName === 'sepax-stage',
    )!;
  });

for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const) {
  test.describe(`by touch, ${width}×${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    for (const language of ['en', 'ko'] as const) {
      test(`every lesson is reached by scrolling the list down, ${language}`, async ({ page }) => {
        await new Lesson(page, middle, language).open();
        await page.locator('.book').tap();
        const list = page.locator('.book-list');
        const { x, y, width: wide, height: high } = (await list.boundingBox())!;
        expect(y + high).toBeLessThanOrEqual(height);
        await swipeUp(page, x + wide / 2, y + high / 2, 500);
        await swipeUp(page, x + wide / 2, y + high / 2, 500);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const entries = await list.evaluate((box) => {
          const { left, right, bottom } = box.getBoundingClientRect();
          const end = box.scrollHeight - box.scrollTop - box.clientHeight;
          const beyond = [...box.querySelectorAll('a')].filter((link) => {
            const own = link.getBoundingClientRect();
            return own.left < left || own.right > right || own.bottom > bottom;
          });
          return { end, beyond: beyond.map(({ textContent }) => textContent.trim()) };
        });
        expect(entries.beyond).toEqual([]);
        expect(entries.end).toBeLessThanOrEqual(1);
        // A number of two digits takes one line.
        const heights = await list
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
      });
    }

    test('all of the menu of the site is within reach', async ({ page }) => {
      await new Lesson(page, middle, 'en').open();
      await page.locator('.unfold').tap();
      const menu = page.locator('.foldable');
      const { y, height: high } = (await menu.boundingBox())!;
      expect(y + high).toBeLessThanOrEqual(height);
      await menu.locator('sepax-theme-toggle').scrollIntoViewIfNeeded();
      await expect(menu.locator('sepax-theme-toggle')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test.describe('by touch, where menus leave a part of the picture free', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 700 } });

  for (const [opener, menu] of [
    ['.book', '.book-list'],
    ['.unfold', '.foldable'],
  ] as const) {
    test(`a press on a handle closes ${menu}`, async ({ page }) => {
      await new Lesson(page, middle, 'en').open();
      await page.locator(opener).tap();
      await expect(page.locator(menu)).toBeVisible();
      const handle = await freeHandle(page);
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: handle.x + by, y: handle.y }],
        });
      await touch('touchStart');
      await touch('touchMove', 12);
      await touch('touchEnd');
      await expect(page.locator(menu)).toBeHidden();
      // Whoever presses the button again opens it anew, and closes it.
      await page.locator(opener).tap();
      await expect(page.locator(menu)).toBeVisible();
      await page.locator(opener).tap();
      await expect(page.locator(menu)).toBeHidden();
    });
  }
});
