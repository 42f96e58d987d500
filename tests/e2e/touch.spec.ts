import { expect } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import { Touch } from './support/touch.js';

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: windows[0]! });

  for (const name of lessonNames) {
    test(`${name}: a touch in the middle of a disc takes hold of it`, async ({ page }) => {
      const lesson = await new Lesson(page, name, 'en').open();
      const start = await lesson.element.evaluate((element) => Reflect.get(element, 'link'));
      const touch = await Touch.on(page);
      for (const window of windows) {
        await lesson.element.evaluate((element, link) => Reflect.set(element, 'link', link), start);
        await page.setViewportSize(window);
        await lesson.figure.locator('sepax-stage').evaluate((stage) => {
          stage.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
        await lesson.settle();
        const discs = lesson.page.locator('sepax-stage .handle.body:not(.beyond)');
        const ids = await discs.evaluateAll((all) => all.map(({ dataset }) => dataset.id!));
        const held: string[] = [];
        for (const id of ids) {
          const { x, y, width, height } = (await lesson.handle(id).boundingBox())!;
          await touch.start({ x: x + width / 2, y: y + height / 2, id: 1 });
          const grabbed = page.locator('sepax-stage .handle.held');
          held.push(...(await grabbed.evaluateAll((all) => all.map(({ dataset }) => dataset.id!))));
          await touch.end();
        }
        expect(held, `${window.width} wide`).toEqual(ids);
      }
    });
  }
});

test.describe('a finger that scrolls the page', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('leaves the step as it was, also where it begins on the slider', async ({ page }) => {
    const lesson = await new Lesson(page, 'way-out', 'en').open();
    await lesson.show(4);
    await lesson.slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await lesson.slider.boundingBox())!;
    const scrolled = await page.evaluate(() => window.scrollY);
    const value = await lesson.slider.inputValue();
    const touch = await Touch.on(page);
    await touch.swipe({ x: x + width * 0.3, y: y + height / 2 }, { x: 0, y: -160 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
    await expect(lesson.slider).toHaveValue(value);
    expect(await lesson.step()).toBe(4);
    // Along the slider a finger still takes it with it.
    const now = (await lesson.slider.boundingBox())!;
    const middle = now.y + now.height / 2;
    await touch.swipe({ x: now.x + width * 0.3, y: middle }, { x: width * 0.2, y: 0 });
    await expect(lesson.slider).not.toHaveValue(value);
  });
});
