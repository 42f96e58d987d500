import { expect, test } from '@playwright/test';
import { Lesson } from './support/lesson.js';

const labels = {
  en: { fails: 'See where it fails', holds: 'See where it works' },
  ko: { fails: '틀리는 경우 보기', holds: '맞는 경우 보기' },
} as const;

const showPhase = async (lesson: Lesson, phase: string): Promise<void> =>
  lesson.show((await lesson.phases()).indexOf(phase));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const language of ['en', 'ko'] as const) {
    test(`a lesson glides to where the simple method is right, and back, ${language}`, async ({
      page,
    }) => {
      const lesson = await new Lesson(page, 'circles-boxes', language).open();
      const start = await lesson.state<{ circle: { x: number } }>();
      const { fails, holds } = labels[language];
      await showPhase(lesson, 'grown');
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.getByRole('button', { name: holds }).click();
      await page.clock.runFor(450);
      const between = await lesson.state<{ circle: { x: number } }>();
      expect(between.circle.x).toBeLessThan(start.circle.x - 1);
      await page.clock.runFor(1000);
      const { circle } = await lesson.state<{ circle: { x: number } }>();
      expect(circle.x).toBeLessThan(between.circle.x - 1);
      await expect(lesson.element).toHaveAttribute('data-phase', 'grown');
      await page.getByRole('button', { name: fails }).click();
      await page.clock.runFor(1500);
      expect(await lesson.state()).toEqual(start);
      await expect(page.getByRole('button', { name: holds })).toBeFocused();
      expect(lesson.problems).toEqual([]);
    });
  }
});

test('who prefers reduced motion is there at once', async ({ page }) => {
  const lesson = await new Lesson(page, 'dents-holes', 'en').open();
  await showPhase(lesson, 'deepest');
  await page.getByRole('button', { name: labels.en.holds }).click();
  await expect(lesson.element.locator('.say')).toContainText('happens to be right');
});
