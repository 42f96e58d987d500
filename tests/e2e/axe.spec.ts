/** Each page, light and dark, wide and narrow: axe finds nothing, and nothing overflows. */
import { expect } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { paths } from '../../web/site/pages.js';
import { faultsOf, looks, overflowing } from './support/axe.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

/**
 * What is in Korean has the same parts: of lessons, two tell. That none of these pages overflows is asked where their
 * words are read, in korean.spec.ts.
 */
const koreanPaths = paths.filter(
  (path) =>
    ['lessons/way-out/', 'lessons/thousands/'].includes(path) ||
    !lessonNames.some((name) => path === `lessons/${name}/`),
);

for (const path of [...paths, ...koreanPaths.map((path) => `ko/${path}`)]) {
  test(`/${path}: axe finds nothing, and nothing overflows`, async ({ page }) => {
    const problems = problemsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`./${path}`);
    // The home page waits for somebody.
    await page.mouse.move(5, 5, { steps: 2 });
    await page.locator('main > sepax-lesson, main > :defined').first().waitFor();
    for (const look of looks) expect(await faultsOf(page, look), `${look}`).toEqual([]);
    expect(await overflowing(page, [1280, 640, 390, 320])).toEqual([]);
    expect(problems).toEqual([]);
  });
}
