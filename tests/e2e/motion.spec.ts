import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Lesson } from './support/lesson.js';

/** A digest of the picture. */
async function pictureOf(page: Page): Promise<string> {
  const picture = await page
    .locator('sepax-stage canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  return createHash('sha256').update(picture).digest('hex');
}

/** Where the slider stands: at a whole number a step has ended. */
const momentOf = (lesson: Lesson): Promise<number> => lesson.slider.inputValue().then(Number);

async function pressMany(lesson: Lesson, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await lesson.slider.press(key);
  await lesson.settle();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const language of ['en', 'ko'] as const) {
    test(`what happens in a step can be played, halted, and taken back, ${language}`, async ({
      page,
    }) => {
      await page.clock.install();
      const lesson = await new Lesson(page, 'shadows', language).open();
      const [previous, play, next] = await page.locator('sepax-stepper .buttons button').all();
      await lesson.show(1);
      const end = await pictureOf(page);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await play!.click();
      await page.clock.runFor(700);
      await play!.click();
      // The last moment is painted in the frame after.
      await page.clock.runFor(50);
      const halted = await momentOf(lesson);
      expect(halted).toBeGreaterThan(0.1);
      expect(halted).toBeLessThan(0.9);
      const half = await pictureOf(page);
      expect(half).not.toBe(end);
      await page.clock.runFor(5000);
      expect(await momentOf(lesson)).toBe(halted);
      expect(await pictureOf(page)).toBe(half);
      // Back to how it was before the corner fell.
      await previous!.click();
      await page.clock.runFor(1500);
      expect(await lesson.step()).toBe(0);
      expect(await momentOf(lesson)).toBe(0);
      await next!.click();
      expect(await lesson.step()).toBe(1);
      await page.clock.runFor(100);
      expect(await momentOf(lesson)).toBeLessThan(0.5);
      await page.clock.runFor(3000);
      expect(await momentOf(lesson)).toBe(1);
      expect(await pictureOf(page)).toBe(end);
      expect(lesson.problems).toEqual([]);
    });
  }

  test('the slider goes from step to step by keys, and through a step with Shift', async ({
    page,
  }) => {
    const lesson = await new Lesson(page, 'shadows', 'en').open();
    await lesson.show(1);
    const end = await pictureOf(page);
    await pressMany(lesson, 'Shift+ArrowLeft', 4);
    expect(await momentOf(lesson)).toBeCloseTo(0.6, 9);
    expect(await lesson.step()).toBe(1);
    const before = await pictureOf(page);
    expect(before).not.toBe(end);
    await pressMany(lesson, 'Shift+ArrowLeft', 3);
    expect(await pictureOf(page)).not.toBe(before);
    await pressMany(lesson, 'Shift+ArrowRight', 3);
    expect(await pictureOf(page)).toBe(before);
    await pressMany(lesson, 'ArrowLeft', 1);
    expect(await momentOf(lesson)).toBe(0);
    await pressMany(lesson, 'ArrowRight', 2);
    expect(await momentOf(lesson)).toBe(2);
    expect(await lesson.step()).toBe(2);
    await lesson.slider.press('Home');
    expect(await momentOf(lesson)).toBe(-1);
    expect(await lesson.step()).toBe(0);
  });

  test('the slider is drawn through a step by the pointer', async ({ page }) => {
    const lesson = await new Lesson(page, 'shadows', 'en').open();
    const { x, y, width, height } = (await lesson.slider.boundingBox())!;
    const count = (await lesson.phases()).length;
    const at = (moment: number) => x + 8 + ((moment + 1) / count) * (width - 16);
    await page.mouse.move(at(count - 1), y + height / 2);
    await page.mouse.down();
    await page.mouse.move(at(2.5), y + height / 2, { steps: 4 });
    await lesson.settle();
    expect(await lesson.step()).toBe(3);
    expect(await momentOf(lesson)).toBeCloseTo(2.5, 1);
    // Near to the end of a step it stands at the end.
    await page.mouse.move(at(2.05), y + height / 2, { steps: 2 });
    await page.mouse.up();
    expect(await momentOf(lesson)).toBe(2);
  });
});

test('who prefers reduced motion sees the ends of steps only', async ({ page }) => {
  const lesson = await new Lesson(page, 'shadows', 'en').open();
  await lesson.show(1);
  const end = await pictureOf(page);
  await expect(lesson.slider).toHaveAttribute('min', '0');
  await lesson.slider.press('Shift+ArrowLeft');
  expect(await momentOf(lesson)).toBe(0);
  await page.locator('sepax-stepper .buttons button').nth(2).click();
  await lesson.settle();
  expect(await momentOf(lesson)).toBe(1);
  expect(await pictureOf(page)).toBe(end);
});
