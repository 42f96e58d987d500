import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';

/**
 * How the figures looked when they were approved: the canvas with its handles, which has little
 * text, for each build of a browser sets text a little differently. `CONTRIBUTING.md` tells how to
 * approve others.
 */
const looks = {
  'wide-light': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'narrow-dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

/** The pages with a figure: the playground and the lessons. */
const pages = [
  { name: 'playground', address: './playground/' },
  ...lessonNames.map((name) => ({ name, address: `./lessons/${name}/?lang=en` })),
];

/** The height of the picture must not depend on how much room the words beside it take. */
const ownHeight = 'sepax-lesson-figure sepax-stage { flex: none !important; }';

for (const [look, { viewport, colorScheme }] of Object.entries(looks)) {
  test.describe(look, () => {
    // One page after the other in one context: what they share is loaded once.
    test.describe.configure({ mode: 'default' });
    let context: BrowserContext;
    let page: Page;

    test.beforeAll(async ({ browser, baseURL }) => {
      context = await browser.newContext({
        baseURL: baseURL!,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      page = await context.newPage();
    });

    test.afterAll(() => context.close());

    for (const { name, address } of pages) {
      test(`${name} looks as approved, ${look}`, async () => {
        await page.goto(address);
        await page.addStyleTag({ content: ownHeight });
        await page.locator('sepax-stage .placed').waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        await page.locator('sepax-stage').evaluate((stage) => {
          (stage as HTMLElement & { refit(glide: boolean): void }).refit(false);
        });
        await expect(page.locator('sepax-stage')).toHaveScreenshot([look, `${name}.png`]);
      });
    }
  });
}
