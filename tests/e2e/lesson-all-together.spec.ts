import { expect, test } from '@playwright/test';
import { Lesson } from './support/lesson.js';

test('the scene waits, is played by keys, and starts again', async ({ page }) => {
  const lesson = await new Lesson(page, 'all-together', 'en').open();
  const { element } = lesson;
  const before = await lesson.centreOf('hero');
  const at = async (): Promise<number> => (await lesson.centreOf('hero')).x;
  await expect(lesson.figure).not.toHaveAttribute('data-running');
  await element.locator('.play').focus();
  await page.keyboard.down('ArrowRight');
  await expect(lesson.figure).toHaveAttribute('data-running');
  await expect.poll(at).toBeGreaterThan(before.x + 40);
  await page.keyboard.up('ArrowRight');
  await page.keyboard.down('KeyA');
  await expect.poll(at).toBeLessThan(before.x + 20);
  await page.keyboard.up('KeyA');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(lesson.figure).not.toHaveAttribute('data-running');
  await page.locator('.tools button').nth(2).click();
  await expect.poll(at).toBeCloseTo(before.x, 0);
  expect(lesson.problems).toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a button walks for as long as it is held', async ({ page }) => {
    const lesson = await new Lesson(page, 'all-together', 'ko').open();
    const before = await lesson.place('hero');
    const button = page.locator('.play [data-command="right"]');
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(lesson.figure).toHaveAttribute('data-running');
    await expect.poll(async () => (await lesson.place('hero')).x).toBeGreaterThan(before.x + 20);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(lesson.problems).toEqual([]);
  });
});

test('a hill that is too steep is noticed, and the slope is that of its sides', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'all-together', 'en').open(
    '#v1&hero=262&hill=210,-84&turret=584&step=0',
  );
  const slope = (Math.atan2(84, 345 - 210) * 180) / Math.PI;
  await expect(lesson.element.locator('.say')).toContainText(`${slope.toFixed(1)}°`);
  const solved = lesson.element.locator('[data-challenge="try.steep"][data-solved]');
  await expect(solved).toHaveCount(0);
  for (let i = 0; i < 6; i += 1) await lesson.handle('hill').press('Shift+ArrowUp');
  await expect(solved).toHaveCount(1);
});

for (const language of ['en', 'ko'] as const) {
  test(`the table names what ground with a dent is made of, ${language}`, async ({ page }) => {
    const lesson = await new Lesson(page, 'all-together', language).open();
    const row = page.locator('.numbers tr', {
      has: page.locator('a[href="../dents-holes/"]'),
    });
    await expect(row.locator('code')).toHaveText('Polygon[]');
    expect(lesson.problems).toEqual([]);
  });
}
