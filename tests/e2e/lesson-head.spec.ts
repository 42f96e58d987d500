import { expect, type Page } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

/** Windows of phones; the narrowest two are what is left of 360 pixels where all is shown larger. */
const windows = [
  { width: 277, height: 492 },
  { width: 300, height: 649 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
] as const;

/** Makes letters larger, as settings of a phone do. */
const enlarge = (page: Page, factor: number) =>
  page.evaluate((by) => {
    const all = [...document.querySelectorAll<HTMLElement>('body *:not(.katex *, style, script)')];
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [i, element] of all.entries()) element.style.fontSize = `${sizes[i]! * by}px`;
  }, factor);

/** What of the top of a lesson is beyond the window, over something else, too small or broken. */
const faults = (page: Page, width: number) =>
  page.evaluate((width) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > width) found.push(`the page is ${wide} wide`);
    const box = (selector: string) => {
      const element = document.querySelector(selector)!;
      const words = document.createRange();
      words.selectNodeContents(element);
      const own = element.getBoundingClientRect();
      return { own, lines: new Set([...words.getClientRects()].map(({ top }) => top)).size };
    };
    for (const selector of ['.brand', '.book', '.unfold', 'nav .step', 'nav .step:last-of-type']) {
      const { own } = box(selector);
      if (own.left < 0 || own.right > width) found.push(`${selector} is beyond the window`);
      const least = selector === '.unfold' ? 44 : 24;
      if (own.width < least || own.height < least) found.push(`${selector} is ${own.width} wide`);
    }
    if (box('.brand span').lines > 1) found.push('the brand is broken');
    // From above to below.
    const rows = [
      ['.masthead', 'h1'],
      ['h1', 'sepax-episode .told p'],
      ['sepax-episode .told p', 'sepax-episode .opener'],
      ['sepax-episode .opener', '.canvas'],
      ['sepax-episode .scene', '.canvas'],
    ] as const;
    for (const [above, below] of rows) {
      const over = box(above).own.bottom - box(below).own.top;
      if (over > 1) found.push(`${above} is ${over} over ${below}`);
    }
    for (const button of document.querySelectorAll('.tools button')) {
      const words = document.createRange();
      words.selectNodeContents(button);
      const texts = [...button.childNodes].filter((node) => node.textContent?.trim());
      const lines = texts.flatMap((node) => {
        words.selectNodeContents(node);
        return [...words.getClientRects()];
      });
      if (new Set(lines.map(({ top }) => top)).size > 1) found.push(`${button.textContent} breaks`);
    }
    return found;
  }, width);

test.describe('the top of a lesson on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: windows[0] });

  for (const name of lessonNames) {
    for (const language of ['en', 'ko'] as const) {
      test(`${name}, ${language}: nothing overlaps or sticks out`, async ({ page }) => {
        const lesson = await new Lesson(page, name, language).open();
        for (const window of windows) {
          await page.setViewportSize(window);
          await lesson.settle();
          const where = `at ${window.width}`;
          expect.soft(await faults(page, window.width), where).toEqual([]);
          const { y } = (await page.locator('sepax-stage').boundingBox())!;
          expect.soft(y, `the picture ${where}`).toBeLessThan(window.height * 0.6);
        }
        await enlarge(page, 1.3);
        await lesson.settle();
        expect.soft(await faults(page, 360), 'with larger letters').toEqual([]);
      });
    }
  }
});

test.describe('on a phone that lies on its side', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test('the picture, its steps and the sentence fit into the window together', async ({ page }) => {
    await new Lesson(page, 'way-out', 'en').open();
    const high = await page.evaluate(() => {
      const { bottom } = document.querySelector('.say')!.getBoundingClientRect();
      return bottom - document.querySelector('.canvas')!.getBoundingClientRect().top;
    });
    expect(high).toBeLessThan(390);
  });
});
