import { expect, test } from '@playwright/test';
import { Lesson } from './support/lesson.js';
import { Playground } from './support/playground.js';

test('what is moved by key is told where the sentence stays the same', async ({ page }) => {
  await page.clock.install();
  const lesson = await new Lesson(page, 'separating-axis', 'en').open();
  const status = lesson.element.locator('[role="status"]').last();
  await lesson.handle('a').focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
  const { x, y } = await lesson.place('a');
  await page.clock.runFor(1500);
  await expect(status).toHaveText(/^a: −?[\d.]+, −?[\d.]+, −?[\d.]+°$/);
  const told = (await status.innerText())
    .replaceAll('−', '-')
    .match(/-?[\d.]+/g)!
    .map(Number);
  expect(told[0]).toBeCloseTo(x, 1);
  expect(told[1]).toBeCloseTo(y, 1);
  await page.keyboard.press(']');
  await page.clock.runFor(1500);
  expect(
    Number((await status.innerText()).replaceAll('−', '-').match(/-?[\d.]+/g)![2]),
  ).toBeCloseTo(told[2]! + 1, 1);
  // Another step has a sentence of its own.
  await lesson.slider.press('Home');
  await page.clock.runFor(1500);
  await expect(status).toBeEmpty();
  expect(lesson.problems).toEqual([]);
});

test('planes: what is moved is told', async ({ page }) => {
  await page.clock.install();
  const lesson = await new Lesson(page, 'planes', 'ko').open();
  await lesson.handle('p').press('ArrowRight');
  await page.clock.runFor(1500);
  await expect(lesson.element.locator('[role="status"]').last()).toHaveText(/^p: /);
});

test('playground: the buttons of the steps tell of the step', async ({ page }) => {
  await page.clock.install();
  const playground = await new Playground(page).open();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await page.clock.runFor(1500);
  const say = await playground.element.locator('.say').innerText();
  await expect(playground.element.locator('[role="status"]')).toHaveText(say);
});

test('cards of steps: the button has words, and formulas stand beside it', async ({ page }) => {
  const lesson = await new Lesson(page, 'all-together', 'en').open();
  const cards = lesson.element.locator('.explained .moment');
  await expect(lesson.element.locator('button math')).toHaveCount(0);
  await expect(cards.locator('.caption math').first()).toBeAttached();
  const card = cards.nth(1);
  const step = Number(await card.getAttribute('data-step'));
  await expect(card.getByRole('button')).toHaveAccessibleName(`Step ${step + 1}.`);
  await expect(card.locator('.caption')).toHaveText(/^Step \d+\. \S/);
  await card.getByRole('button').focus();
  await page.keyboard.press('Enter');
  expect(await lesson.step()).toBe(step);
  // The card is below the window now; keys go on where the step is.
  await expect(lesson.slider).toBeFocused();
  await expect(lesson.slider).toBeInViewport();
  await cards.nth(0).click();
  expect(await lesson.step()).toBe(Number(await cards.nth(0).getAttribute('data-step')));
});
