import { expect, test } from '@playwright/test';
import { Lesson } from './support/lesson.js';

interface State {
  readonly count: number;
  readonly cell: number;
  readonly query: readonly [number, number, number, number];
}

test('the number of bodies goes to ten thousand, and all pairs are half of its square', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'thousands', 'en').open();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Shift+ArrowUp']) {
    const before = await lesson.state<State>();
    await lesson.handle('count').press(key);
    const { count } = await lesson.state<State>();
    expect(count > before.count).toBe(key !== 'ArrowLeft');
    const [pairs] = await lesson.values('.numbers data');
    expect(pairs).toBe((count * (count - 1)) / 2);
  }
  const from = await lesson.centreOf('count');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 900, from.y, { steps: 3 });
  await page.mouse.up();
  expect((await lesson.state<State>()).count).toBe(10_000);
  const [pairs, grid, tree, boxes, touching] = await lesson.values('.numbers data');
  expect(pairs).toBe(49_995_000);
  expect(Math.max(grid!, tree!)).toBeLessThan(pairs! / 100);
  expect(boxes).toBeLessThan(tree!);
  expect(touching).toBeLessThan(boxes!);
  await expect(lesson.element.locator('[data-challenge="try.hundredth"][data-solved]')).toHaveCount(
    1,
  );
  expect(lesson.problems).toEqual([]);
});

test('a smaller box looks at less of the tree', async ({ page }) => {
  const lesson = await new Lesson(page, 'thousands', 'ko').open();
  const looked = async (): Promise<number> => (await lesson.values('.numbers data')).at(-1)!;
  const before = await looked();
  await lesson.handle('corner').press('Shift+ArrowLeft');
  for (let i = 0; i < 5; i += 1) await lesson.handle('corner').press('Shift+ArrowUp');
  expect((await lesson.state<State>()).query).toEqual([520, 120, 150, 70]);
  expect(await looked()).toBeLessThan(before);
});

test('nothing moves until it is asked to, nor out of sight', async ({ page }) => {
  const lesson = await new Lesson(page, 'thousands', 'en').open();
  const { element } = lesson;
  await expect(lesson.figure).not.toHaveAttribute('data-running');
  await lesson.slider.press('Home');
  for (let i = 0; i < 6; i += 1) await lesson.slider.press('ArrowRight');
  await page.getByRole('button', { name: 'One frame' }).click();
  await expect(element.locator('.say')).toContainText('Frames watched: 1.');
  await expect(lesson.figure).not.toHaveAttribute('data-running');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(lesson.figure).toHaveAttribute('data-running');
  await expect(element.locator('.say')).toContainText('Frames watched: 30.');
  await element.locator('.pager').scrollIntoViewIfNeeded();
  await expect(lesson.figure).not.toHaveAttribute('data-running');
  await element.locator('sepax-stage').scrollIntoViewIfNeeded();
  await expect(lesson.figure).toHaveAttribute('data-running');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(lesson.figure).not.toHaveAttribute('data-running');
  expect(lesson.problems).toEqual([]);
});

test('while it runs, its sentence is another once a second at most', async ({ page }) => {
  await page.clock.install();
  const lesson = await new Lesson(page, 'thousands', 'en').open();
  await lesson.show((await lesson.phases()).indexOf('kept'));
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.locator('.run').click();
  await expect(lesson.figure).toHaveAttribute('data-running');
  const said: string[] = [];
  for (let tenth = 0; tenth <= 30; tenth += 1) {
    said.push((await lesson.shown()).said);
    await page.clock.runFor(100);
  }
  const changes = said.filter((sentence, i) => i > 0 && sentence !== said[i - 1]).length;
  expect(changes).toBeGreaterThan(0);
  expect(changes).toBeLessThanOrEqual(4);
});
