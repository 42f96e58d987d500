import { expect, type Page } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import { stepsSeen } from './support/steps-seen.js';

/** The windows in which a lesson is one workbench, and how high its figure may begin. */
const windows = [
  { width: 1280, height: 680, top: 180 },
  { width: 1440, height: 760, top: 180 },
  { width: 1920, height: 950, top: 180 },
  { width: 390, height: 844, top: 200 },
];

interface Window {
  readonly width: number;
  readonly height: number;
}

/** Gives the page one window after the other. Phones are touched, by fingers, for which buttons are larger. */
async function windowsOf(page: Page): Promise<(window: Window) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async ({ width, height }) => {
    const enabled = width < 500;
    await session.send('Emulation.setTouchEmulationEnabled', { enabled });
    await page.setViewportSize({ width, height });
    const coarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    expect(coarse).toBe(enabled);
  };
}

for (const name of lessonNames) {
  for (const language of ['en', 'ko'] as const) {
    test(`${name}, ${language}: one workbench in every step`, async ({ page }) => {
      const lesson = await new Lesson(page, name, language).open();
      const places = (await lesson.phases()).length;
      const setWindow = await windowsOf(page);
      for (const { width, height, top } of windows) {
        await setWindow({ width, height });
        // What is told of the bug has room beside its picture.
        const excess = await lesson.element
          .locator('sepax-episode:not([closing]) .told')
          .evaluate((told) => {
            const { bottom } = told.parentElement!.getBoundingClientRect();
            const ends = [...told.children].map((child) => child.getBoundingClientRect().bottom);
            return Math.max(...ends) - bottom;
          });
        expect.soft(excess, `the bug at ${width}`).toBeLessThanOrEqual(1);
        const head = await page.evaluate(() => {
          const links = [...document.querySelectorAll('header :is(a, button, summary)')];
          const bottoms = links.map((link) => link.getBoundingClientRect().bottom);
          return document.querySelector('h1')!.getBoundingClientRect().top - Math.max(...bottoms);
        });
        expect.soft(head, `the title below the head at ${width}`).toBeGreaterThan(5);
        const steps = await stepsSeen(lesson);
        expect(steps).toHaveLength(places);
        for (const [place, seen] of steps.entries()) {
          const where = `${width}×${height}, step ${place}`;
          expect.soft(seen.top, where).toBeLessThan(top);
          expect.soft(seen.bottom, where).toBeLessThanOrEqual(height);
          expect.soft(seen.cut, `the formulas at ${where}`).toBeLessThanOrEqual(0);
          // Fractions that touch cannot be read.
          expect.soft(Math.min(8, ...seen.gaps), `formulas apart at ${where}`).toBeGreaterThan(5);
        }
        const heights = new Set(steps.map((seen) => seen.height));
        expect.soft([...heights], `the picture's height at ${width}×${height}`).toHaveLength(1);
        const cameras = new Set(steps.map((seen) => seen.camera));
        expect.soft([...cameras], `the view at ${width}×${height}`).toHaveLength(1);
      }
      await setWindow({ width: 1280, height: 800 });
      for (let place = 0; place < places; place += 1) {
        await lesson.show(place);
        const line = lesson.element.locator('.line[data-current]').last();
        const { y, height } = (await line.boundingBox())!;
        expect.soft(y, `the code of step ${place}`).toBeGreaterThan(0);
        expect.soft(y + height, `the code of step ${place}`).toBeLessThanOrEqual(800);
        // No line is cut off at its end.
        const excess = await lesson.element
          .locator('sepax-code-panel [role="tabpanel"]')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect.soft(excess, `the width of the code of step ${place}`).toBeLessThanOrEqual(0);
      }
      expect.soft(await lesson.overflow([320, 390, 640])).toEqual([]);
      expect.soft(await lesson.lineStarts([320, 390, 640, 1280])).toEqual([]);
      expect.soft(await lesson.coveredByPraise([1280, 800, 390])).toEqual([]);
      expect(lesson.problems).toEqual([]);
    });
  }
}

test('on a phone the picture stays in view while the text passes by', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lesson = await new Lesson(page, 'shadows', 'en').open();
  await lesson.element.locator('.prose').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  const { y } = (await page.locator('sepax-stage').boundingBox())!;
  expect(y).toBeCloseTo(0, 0);
});

for (const language of ['en', 'ko'] as const) {
  test(`the way through site and book is one row, ${language}`, async ({ page }) => {
    await new Lesson(page, 'separating-axis', language).open();
    const more = page.locator('.unfold');
    for (const { width, height } of [...windows, { width: 768, height: 1024 }]) {
      await page.setViewportSize({ width, height });
      const links = page.locator('nav:visible a:visible, nav:visible button:visible');
      const boxes = await links.evaluateAll((all) =>
        all
          .filter((link) => link.closest('.pager') === null)
          .map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length).toBeGreaterThan(2);
      const middles = boxes.map((box) => box.y + box.height / 2);
      expect(Math.max(...middles) - Math.min(...middles), `at ${width}`).toBeLessThan(2);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      // What has no room in the row is one click away.
      const learn = page.locator('.places a').first();
      if (!(await more.isVisible())) {
        await expect(learn).toBeVisible();
        continue;
      }
      await more.press('Enter');
      await expect(learn).toBeVisible();
      await expect(page.locator('.languages')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(learn).toBeHidden();
    }
  });
}
