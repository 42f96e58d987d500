import { expect, test } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { Lesson } from './support/lesson.js';

/** The windows in which a lesson is one workbench, and how high its figure may begin. */
const windows = [
  { width: 1280, height: 680, top: 180 },
  { width: 1440, height: 760, top: 180 },
  { width: 1920, height: 950, top: 180 },
  { width: 390, height: 844, top: 200 },
];

/** What belongs together: the picture, the sentence, the formula, and something to try. */
const together = ['.canvas', '.say', '.formulas', '.trial'];

for (const name of lessonNames) {
  for (const language of ['en', 'ko'] as const) {
    test(`${name}, ${language}: one workbench in every step`, async ({ page }) => {
      const lesson = await new Lesson(page, name, language).open();
      const places = (await lesson.phases()).length;
      for (const { width, height, top } of windows) {
        await page.setViewportSize({ width, height });
        const heights = new Set<number>();
        for (let place = 0; place < places; place += 1) {
          await lesson.show(place);
          const seen = await lesson.element.evaluate((element, parts) => {
            const boxes = parts.map((part) => element.querySelector(part)!.getBoundingClientRect());
            return {
              top: boxes[0]!.top,
              height: boxes[0]!.height,
              bottoms: boxes.map(({ bottom }) => bottom),
            };
          }, together);
          const where = `${width}×${height}, step ${place}`;
          expect.soft(seen.top, where).toBeLessThan(top);
          expect.soft(Math.max(...seen.bottoms), where).toBeLessThanOrEqual(height);
          heights.add(seen.height);
        }
        expect.soft([...heights], `the picture's height at ${width}×${height}`).toHaveLength(1);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      for (let place = 0; place < places; place += 1) {
        await lesson.show(place);
        const line = lesson.element.locator('.line[data-current]').last();
        const { y, height } = (await line.boundingBox())!;
        expect.soft(y, `the code of step ${place}`).toBeGreaterThan(0);
        expect.soft(y + height, `the code of step ${place}`).toBeLessThanOrEqual(800);
      }
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
