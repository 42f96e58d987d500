/** The race of libraries: all come in, with the pairs that the referee sees, and a picture of it. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf, looks, overflowing } from './support/axe.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

/** Few bodies and frames: here nobody looks at times. */
const scene = { count: 400, warmUp: 1, timed: 4 };

async function open(page: Page, path = './race/'): Promise<{ race: Locator; problems: string[] }> {
  const problems = problemsOf(page);
  await page.goto(path);
  const race = page.locator('sepax-race');
  await expect(race).toHaveAttribute('data-state', 'ready');
  await race.evaluate((element, scene) => Object.assign(element, { scene }), scene);
  return { race, problems };
}

/** What the cells of a runner say: its time, its pairs, and how many are told otherwise. */
const cells = (race: Locator, runner: string): Promise<string[]> =>
  race.locator(`tr[data-runner="${runner}"] td:not(.bar)`).allInnerTexts();

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

for (const language of ['', 'ko/'] as const) {
  test(`each library has its name in one line on a phone, /${language}race/`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { race } = await open(page, `./${language}race/`);
    const names = race.locator('tbody th');
    expect(await names.count()).toBe(6);
    const lines = await names.evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await overflowing(page, [390])).toEqual([]);
  });
}

for (const language of ['', 'ko/'] as const) {
  test(`all run, one after the other, and find the same pairs but for what is told, /${language}race/`, async ({
    page,
  }) => {
    const { race, problems } = await open(page, `./${language}race/`);
    await race.locator('button.main').click();
    await expect(race).toHaveAttribute('data-state', 'done', { timeout: 150_000 });
    const [, touching, differ] = await cells(race, 'sepax');
    expect(Number(touching)).toBeGreaterThan(100);
    expect(differ).toBe(language === '' ? 'none' : '없음');
    for (const runner of ['flatbush', 'detect-collisions', 'matter', 'rapier', 'box2d3-wasm']) {
      const [time, pairs, others] = await cells(race, runner);
      expect(Number(time), runner).toBeGreaterThan(0);
      const [missing = 0, extra = 0] = numbers(others!);
      expect(Number(pairs) + missing - extra, runner).toBe(Number(touching));
      // Circles of 16 sides are smaller by so much; all others differ by rounding.
      expect(missing + extra, runner).toBeLessThan(runner === 'matter' ? 40 : 3);
    }
    for (const look of looks) expect(await faultsOf(page, look), `${look}`).toEqual([]);
    expect(await overflowing(page, [1280, 640, 390, 320])).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('a race can be stopped and begun anew, and gives a picture', async ({ page }) => {
  const { race, problems } = await open(page);
  const button = race.locator('button.main');
  await button.click();
  await expect(race).toHaveAttribute('data-state', 'running');
  await button.click();
  await expect(race).toHaveAttribute('data-state', 'stopped');
  await button.click();
  await expect(race).toHaveAttribute('data-state', 'done', { timeout: 150_000 });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('sepax-race.png');
  const file = readFileSync(await download.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(problems).toEqual([]);
});

test('“Many bodies” leads to the race, and nothing of others is loaded before it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('./stress/');
  await page.getByRole('link', { name: 'See other libraries do the same' }).click();
  await expect(page.locator('h1')).toHaveText('A race of libraries');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /rapier|box2d|matter|flatbush|detect/i.test(url))).toEqual([]);
});
