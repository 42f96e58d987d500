import { expect, type Page, test } from '@playwright/test';
import { problemsOf } from './support/page.js';

test.use({ serviceWorkers: 'allow' });

/** Waits until the site is kept, as it is from the first visit on. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Whether the Korean font is there, and all of it that the page has loaded is kept. */
async function hasKeptFonts(): Promise<boolean> {
  await document.fonts.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const fonts = loaded.filter((name) => /noto-sans-kr.*woff2$/.test(name));
  const kept = await Promise.all(fonts.map((name) => caches.match(name, { ignoreVary: true })));
  return fonts.length > 0 && !kept.includes(undefined);
}

test('after the first visit a lesson and the playground need no network', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await visit(page, './lessons/way-out/?lang=ko');
  await expect.poll(() => page.evaluate(hasKeptFonts)).toBe(true);
  await context.setOffline(true);
  const problems = problemsOf(page);
  page.on('requestfailed', (request) => {
    // A page that is left takes along what it was still asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(request.url());
  });
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) foreign.push(response.url());
  });
  await page.reload();
  await expect(page.locator('sepax-stage [data-id]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('빠져나오는 길');
  // One that was never visited.
  await page.goto('./lessons/shadows/?lang=en');
  await expect(page.locator('sepax-stage [data-id]').first()).toBeVisible();
  await page.goto('./');
  await page.mouse.move(5, 5, { steps: 2 });
  await expect(page.locator('sepax-stage [data-id]').first()).toBeVisible();
  await page.reload();
  await page.mouse.move(9, 9, { steps: 2 });
  await expect(page.locator('sepax-stage [data-id]').first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
