import { expect, type Locator, type Page, test } from '@playwright/test';
import { problemsOf } from './support/page.js';

async function open(page: Page): Promise<{ worker: Locator; problems: string[] }> {
  const problems = problemsOf(page);
  await page.goto('./examples/worker/');
  const worker = page.locator('sepax-worker');
  await expect(worker).toHaveAttribute('data-frame', /\d/);
  return { worker, problems };
}

const pixels = (page: Page, canvas: string): Promise<string> =>
  page
    .locator(`sepax-worker ${canvas}`)
    .evaluate((element) => (element as HTMLCanvasElement).toDataURL());

test('where motion is reduced, the worker sends one frame and waits', async ({ page }) => {
  const { worker, problems } = await open(page);
  await expect(worker).toHaveAttribute('data-frame', '1');
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('bodies move, more frames come than there are buffers, and a pause holds', async ({
  page,
}) => {
  const { worker, problems } = await open(page);
  const fields = ['#page .field canvas', '#worker .field canvas'];
  const first = await Promise.all(fields.map((field) => pixels(page, field)));
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => Number(await worker.getAttribute('data-frame'))).toBeGreaterThan(5);
  for (const [i, field] of fields.entries()) {
    await expect.poll(() => pixels(page, field)).not.toBe(first[i]);
  }
  expect(Number(await worker.getAttribute('data-contacts'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('while the page is blocked its own world makes no step, and the one in the worker does', async ({
  page,
}) => {
  const { worker, problems } = await open(page);
  const graph = await pixels(page, '#page .graph');
  await page.getByRole('button', { name: 'Block the page for 200 ms' }).click();
  await expect(page.getByRole('status')).toContainText(/blocked for \d+ ms/);
  expect(Number(await worker.getAttribute('data-blocked'))).toBeGreaterThanOrEqual(200);
  expect(await worker.getAttribute('data-page-steps')).toBe('0');
  expect(Number(await worker.getAttribute('data-worker-steps'))).toBeGreaterThan(0);
  expect(await pixels(page, '#page .graph')).not.toBe(graph);
  expect(problems).toEqual([]);
});

test('the code that runs can be read', async ({ page }) => {
  await open(page);
  for (const [file, code] of [
    ['worker.ts', 'transfer: [buffer]'],
    ['sides.ts', "type: 'module'"],
  ] as const) {
    await page.locator('summary', { hasText: file }).click();
    await expect(page.locator('details[open] pre', { hasText: code })).toBeVisible();
  }
});
