/** Each page in each language, light and dark, wide and narrow: axe finds nothing, and nothing overflows. */
import { expect } from '@playwright/test';
import { paths } from '../../web/site/pages.js';
import { faultsOf, looks, overflowing } from './support/axe.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

for (const language of ['', 'ko/'] as const) {
  for (const path of paths) {
    test(`/${language}${path}: axe finds nothing, and nothing overflows`, async ({ page }) => {
      const problems = problemsOf(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`./${language}${path}`);
      // The home page waits for somebody.
      await page.mouse.move(5, 5, { steps: 2 });
      await page.locator('main > sepax-lesson, main > :defined').first().waitFor();
      for (const look of looks) expect(await faultsOf(page, look), `${look}`).toEqual([]);
      expect(await overflowing(page, [1280, 640, 390, 320])).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}
