import { expect, type Locator, type Page, test } from '@playwright/test';
import { problemsOf } from './support/page.js';

async function open(page: Page): Promise<{ canvas: Locator; problems: string[] }> {
  const problems = problemsOf(page);
  await page.goto('./examples/worker/');
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveAttribute('data-frame', /\d/);
  return { canvas, problems };
}

const pixels = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());

test('where motion is reduced, the worker sends one frame and waits', async ({ page }) => {
  const { canvas, problems } = await open(page);
  await expect(canvas).toHaveAttribute('data-frame', '1');
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('bodies move, more frames come than there are buffers, and a pause holds', async ({
  page,
}) => {
  const { canvas, problems } = await open(page);
  const first = await pixels(canvas);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => Number(await canvas.getAttribute('data-frame'))).toBeGreaterThan(5);
  expect(await pixels(canvas)).not.toBe(first);
  expect(Number(await canvas.getAttribute('data-contacts'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  expect(problems).toEqual([]);
});
