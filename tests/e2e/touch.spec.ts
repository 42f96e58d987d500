import { expect, test } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { Lesson } from './support/lesson.js';
import { Touch } from './support/touch.js';

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test.describe(`under a finger, ${width} wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    for (const name of lessonNames) {
      test(`${name}: a touch in the middle of a disc takes hold of it`, async ({ page }) => {
        const lesson = await new Lesson(page, name, 'en').open();
        await lesson.figure.locator('sepax-stage').evaluate((stage) => {
          stage.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
        await lesson.settle();
        const touch = await Touch.on(page);
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
        expect(held).toEqual(ids);
      });
    }
  });
}
