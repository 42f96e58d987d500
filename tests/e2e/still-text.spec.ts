/** The text below a figure stays where it is while something in the figure is dragged, and from step to step. */
import { expect } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

const drags = [
  ['way-out', 'a'],
  ['fast-bullets', 'p'],
  ['dents-holes', 'a'],
] as const;

/** To states that lack some of the steps, and back. */
const way = [
  [-60, 0],
  [-140, 30],
  [-120, 120],
  [120, 60],
  [0, 0],
] as const;

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  for (const [name, id] of drags) {
    test(`${name}, ${width} wide: idea and numbers take no less room in mid-drag`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const lesson = await new Lesson(page, name, 'en').open();
      const mistakes = page.locator('#part-mistakes');
      const narrow = width < 700;
      // Here the figure is stuck to the top of the window.
      if (narrow) {
        await mistakes.evaluate((heading) => {
          window.scrollBy(0, heading.getBoundingClientRect().top - 500);
        });
      }
      const seen = () =>
        page.evaluate(() => ({
          top: document.querySelector('#part-mistakes')!.getBoundingClientRect().top,
          idea: document.querySelector('.prose > section')!.getBoundingClientRect().height,
          numbers: document.querySelector('.numbers')!.getBoundingClientRect().height,
          moments: document.querySelectorAll('.explained .moment').length,
        }));
      await lesson.settle();
      const before = await seen();
      const { x, y, width: wide, height: high } = (await lesson.handle(id).boundingBox())!;
      const [startX, startY] = [x + wide / 2, y + high / 2];
      await page.mouse.move(startX, startY);
      await page.mouse.down();
      for (const [dx, dy] of way) {
        await page.mouse.move(startX + dx, startY + dy, { steps: 4 });
        await lesson.settle();
        const now = await seen();
        const where = `${dx}, ${dy}`;
        expect.soft(now.moments, where).toBe(before.moments);
        expect.soft(now.idea, where).toBeGreaterThanOrEqual(before.idea - 1);
        expect.soft(now.numbers, where).toBeGreaterThanOrEqual(before.numbers - 1);
        // A caption may become a line longer.
        if (narrow) expect.soft(Math.abs(now.top - before.top), where).toBeLessThan(40);
      }
      await page.mouse.up();
      expect(lesson.problems).toEqual([]);
    });
  }
}

/** How high what is between the picture and the text below is in each step, at a width of the window. */
const heights = (lesson: Lesson): Promise<Record<string, number[]>> =>
  lesson.element.evaluate(async (element) => {
    const figure = element.querySelector('sepax-lesson-figure')!;
    const found: Record<string, number[]> = { said: [], formulas: [], trial: [] };
    const { length } = Reflect.get(element, 'steps') as readonly unknown[];
    for (let place = 0; place < length; place += 1) {
      Reflect.set(element, 'step', place);
      await Reflect.get(element, 'updateComplete');
      await Reflect.get(figure, 'updateComplete');
      for (const [part, all] of Object.entries(found)) {
        all.push(figure.querySelector(`.${part}`)!.getBoundingClientRect().height);
      }
    }
    return found;
  });

for (const name of lessonNames) {
  test(`${name}: what is said of each step takes the same room`, async ({ page }) => {
    for (const language of ['en', 'ko'] as const) {
      const lesson = await new Lesson(page, name, language).open();
      // Only the room is looked at: nothing need be painted.
      await page.addStyleTag({ content: 'html { opacity: 0 }' });
      for (const width of [1280, 390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await lesson.settle();
        for (const [part, all] of Object.entries(await heights(lesson))) {
          const change = Math.max(...all) - Math.min(...all);
          expect.soft(change, `${part}, ${language}, ${width} wide: ${all}`).toBeLessThan(0.5);
        }
      }
      expect(lesson.problems).toEqual([]);
    }
  });
}
