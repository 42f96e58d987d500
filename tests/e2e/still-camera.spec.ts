import { expect } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

/** A drag that has made pictures slide away under the hand. */
const way = { x: 26, y: -16 };

for (const name of lessonNames) {
  test(`${name}: what was dragged stays where it was let go`, async ({ page }) => {
    const lesson = await new Lesson(page, name, 'en').open();
    const start = await lesson.element.evaluate(
      (element) => Reflect.get(element, 'link') as string,
    );
    const ids = await page
      .locator('sepax-stage [data-id]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id!));
    expect(ids.length).toBeGreaterThan(1);
    const heightOf = async (): Promise<number> =>
      (await page.locator('sepax-lesson-figure .canvas').boundingBox())!.height;
    const height = await heightOf();
    for (const id of ids) {
      await lesson.element.evaluate((element, link) => Reflect.set(element, 'link', link), start);
      await lesson.settle();
      const from = await lesson.centreOf(id);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + way.x, from.y + way.y, { steps: 3 });
      await lesson.settle();
      const held = await lesson.centreOf(id);
      expect.soft(await heightOf(), `the height while ${id} is held`).toBe(height);
      await page.mouse.up();
      await lesson.settle();
      expect.soft(await heightOf(), `the height after ${id} was held`).toBe(height);
      const left = await lesson.centreOf(id);
      const stage = (await page.locator('sepax-stage').boundingBox())!;
      const outside =
        held.x < stage.x ||
        held.y < stage.y ||
        held.x > stage.x + stage.width ||
        held.y > stage.y + stage.height;
      if (outside) continue;
      const moved = Math.hypot(left.x - held.x, left.y - held.y);
      expect.soft(moved, `handle ${id}`).toBeLessThan(1);
    }
  });
}

test('the view follows what leaves it, and not before it is let go', async ({ page }) => {
  const lesson = await new Lesson(page, 'way-out', 'ko').open();
  const camera = () =>
    page.locator('sepax-stage').evaluate((stage) => JSON.stringify(Reflect.get(stage, 'camera')));
  const before = await camera();
  const { x, y } = await lesson.centreOf('b');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 500, y + 20, { steps: 4 });
  await lesson.settle();
  expect(await camera()).toBe(before);
  await page.mouse.up();
  await lesson.settle();
  expect(await camera()).not.toBe(before);
});
