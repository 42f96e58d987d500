/** The board without a pointer and without eyes: what is reached, what is told, and where the focus is then. */
import { expect } from '@playwright/test';
import { Board } from './support/board.js';
import { test } from './support/kept-page.js';

test('Enter or F2 leads from a shape into its fields, and Escape back', async ({ page }) => {
  const board = await new Board(page).open();
  const { keyboard } = page;
  const fields = page.locator('.thing');
  for (const [key, handle] of [
    ['Enter', '1'],
    ['F2', '2:turn'],
  ] as const) {
    await board.handle(handle[0]!).focus();
    await board.handle(handle).focus();
    await keyboard.press(key);
    await expect(fields.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(board.element).toHaveAttribute('data-selected', handle[0]!);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(fields.getByLabel('x', { exact: true })).toBeFocused();
    await keyboard.press('Escape');
    await expect(board.handle(handle)).toBeFocused();
  }
  // A key that does more with another one held is left to the browser.
  await keyboard.press('Control+Enter');
  await expect(board.handle('2:turn')).toBeFocused();
  expect(board.problems).toEqual([]);
});

for (const [language, help] of [
  ['', 'goes to the fields of the shape'],
  ['ko/', '그 도형의 입력란으로'],
] as const) {
  test(`the help tells the way into the fields, ${language}`, async ({ page }) => {
    await page.goto(`./${language}board/`);
    await expect(page.locator('.help dl')).toContainText(help);
  });
}

test('what was done to the shapes is told, though the pair stays as it was', async ({ page }) => {
  const board = await new Board(page).open();
  const { keyboard } = page;
  const status = page.locator('sepax-board [role=status].hidden').first();
  await board.handle('4').focus();
  const name = await board.handle('4').getAttribute('aria-label');
  expect(name).toMatch(/^Shape 4, [a-z ]+: move$/);
  const kind = /, (.*):/.exec(name!)![1]!;
  await keyboard.press('Delete');
  await expect(status).toHaveText(`Shape 4, ${kind}, deleted.`);
  await keyboard.press('Control+z');
  await expect(status).toHaveText('Undone.');
  await keyboard.press('Control+y');
  await expect(status).toHaveText('Redone.');
  await board.button('Undo').click();
  await expect(status).toHaveText('Undone.');
  const { things } = await board.state();
  await board.handle('4').focus();
  await keyboard.press('+');
  // Where it comes to lie it touches others, which is told after it.
  await expect(status).toContainText(`Shape ${things.length + 1}, ${kind}, added.`);
  await keyboard.press('Control+a');
  await board.handle('1').press('-');
  await expect(status).toContainText(`${things.length + 1} shapes deleted.`);
});

test('the same that is done twice is told twice', async ({ page }) => {
  const board = await new Board(page).open();
  for (const name of ['Circle', 'Circle']) await board.button(name).click();
  await page.evaluate(() => {
    const region = document
      .querySelector('sepax-board')!
      .shadowRoot!.querySelector('[role=status].hidden')!;
    const told: string[] = [];
    Object.assign(window, { told });
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => told.push(region.textContent!.trim())).observe(region, options);
  });
  const told = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { told: string[] }).told);
  for (const count of [1, 2]) {
    await board.button('Undo').click();
    await expect
      .poll(async () => (await told()).filter((one) => one === 'Undone.'))
      .toHaveLength(count);
  }
});

test('an import is told before it is made, and after', async ({ page }) => {
  const board = await new Board(page).open();
  await board.button('Import').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'SVG', exact: true }).click();
  const found = await dialog.locator('figcaption').innerText();
  expect(found).toMatch(/^SVG: /);
  await expect(dialog.getByRole('status').filter({ hasText: found })).toHaveCount(1);
  const before = (await board.state()).things.length;
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const count = (await board.state()).things.length - before;
  expect(count).toBeGreaterThan(1);
  const status = page.locator('sepax-board [role=status].hidden').first();
  await expect(status).toContainText(`${count} shapes added.`);
});

for (const width of [1280, 320]) {
  test(`what gets the focus after Delete and Duplicate is in view, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const board = await new Board(page).open();
    for (const name of ['Delete', 'Duplicate']) {
      await board.handle('2').focus();
      const button = board.button(name);
      await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await button.press('Enter');
      const handle = page.locator('sepax-stage .handle:focus');
      await expect(handle).toBeInViewport();
    }
  });
}

test('focus is not lost where the last shape goes, or the one that is undone', async ({ page }) => {
  const board = await new Board(page).open();
  await board.button('Empty').click();
  await board.button('Circle').click();
  await expect(board.handle('1')).toBeFocused();
  await page.keyboard.press('-');
  await expect(board.element).toHaveAttribute('data-things', '0');
  await expect(board.button('Point')).toBeFocused();
  await board.button('Circle').click();
  await board.button('Box').click();
  await expect(board.handle('2')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(board.handle('1')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(board.button('Point')).toBeFocused();
});

test('who turns drawing on by a key is told how shapes are made by keys', async ({ page }) => {
  const board = await new Board(page).open();
  const draw = board.button('Draw');
  await draw.click();
  await expect(draw).toHaveAttribute('aria-pressed', 'true');
  await expect(board.notice).toHaveCount(0);
  await draw.click();
  await draw.press('Enter');
  await expect(board.notice).toContainText('“Outline”');
  await expect(page.locator('[aria-live=polite]').filter({ has: board.notice })).toHaveCount(1);
  await draw.press('Enter');
  await expect(draw).toHaveAttribute('aria-pressed', 'false');
  await expect(board.notice).toHaveCount(0);
});
