import { expect } from '@playwright/test';
import { Box, Circle, Compound, collide } from 'sepax';
import { boardLink } from 'sepax/debug';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

const cross = new Compound([new Box(160, 40), new Box(40, 160, { radius: 8 }), new Circle(45)], {
  x: -20,
  angle: 0.3,
  scale: [-1, -1],
});
const ball = new Circle(50, { x: 95, y: 20 });
const hashOf = (link: string): string => new URL(link).hash;

test('a link of a program shows its shapes, and says nothing of an answer that is the same', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const answer = collide(cross, ball);
  await page.goto(`./board/${hashOf(boardLink(cross, ball, { answer }))}`);
  const board = page.locator('sepax-board');
  await expect(board).toHaveAttribute('data-depth', String(answer.depth));
  await expect(board.locator('.notice')).toHaveCount(0);
  await expect(board.getByRole('combobox').filter({ hasText: 'compound' }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a link from elsewhere says what differs', async ({ page }) => {
  const answer = { intersects: false, mtv: { x: 0, y: 0 } };
  const hash = hashOf(boardLink(cross, ball, { answer })).replace(/sepax=.*/, 'sepax=0.0.9');
  await page.goto(`./board/${hash}`);
  const notice = page.locator('sepax-board .notice');
  await expect(notice).toContainText('This link is from sepax 0.0.9');
  await expect(notice).toContainText('There the answer was “they do not meet”');
});
