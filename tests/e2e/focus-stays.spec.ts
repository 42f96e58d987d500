import { expect, type Locator, type Page } from '@playwright/test';
import { Board } from './support/board.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import { Playground } from './support/playground.js';

/** Presses a button by key until it can do nothing more; it keeps the focus, and does nothing. */
async function pressToTheEnd(page: Page, button: Locator): Promise<void> {
  await button.focus();
  for (let i = 0; i < 40 && (await button.isEnabled()); i += 1) await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(button).toBeFocused();
}

test('lesson: buttons that can do nothing more keep the focus', async ({ page }) => {
  const lesson = await new Lesson(page, 'way-out', 'en').open();
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await pressToTheEnd(page, button('Previous step'));
  expect(await lesson.step()).toBe(0);
  await pressToTheEnd(page, button('Next step'));
  expect(await lesson.step()).toBe((await lesson.phases()).length - 1);
  const before = await lesson.state();
  await lesson.handle('a').press('ArrowLeft');
  const after = await lesson.state();
  await pressToTheEnd(page, button('Undo'));
  expect(await lesson.state()).toEqual(before);
  await pressToTheEnd(page, button('Redo'));
  expect(await lesson.state()).toEqual(after);
  expect(lesson.problems).toEqual([]);
});

test('playground: pushing out, and the way back, keep the focus', async ({ page }) => {
  const playground = await new Playground(page).open();
  await pressToTheEnd(page, page.getByRole('button', { name: 'Push a out' }));
  await pressToTheEnd(page, page.getByRole('button', { name: 'Undo' }));
  expect(playground.problems).toEqual([]);
});

test('board: pushing out, and the way back, keep the focus', async ({ page }) => {
  const board = await new Board(page).open();
  await pressToTheEnd(page, page.getByRole('button', { name: /^Push .* out$/ }));
  await pressToTheEnd(page, page.getByRole('button', { name: 'Undo' }));
  await pressToTheEnd(page, page.getByRole('button', { name: 'Redo' }));
  expect(board.problems).toEqual([]);
});
