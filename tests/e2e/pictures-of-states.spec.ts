/** What is saved of a figure is what it paints: 20 states by chance of each, in light and in dark. */
import { expect, test } from '@playwright/test';
import { playgrounds } from '../../web/embed/wish.js';
import { lessonNames } from '../../web/figures/registry.js';
import { Random } from '../js/support/random.js';
import { SEED } from '../js/support/seed.js';
import { problemsOf } from './support/page.js';
import { paintedStates } from './support/painted-states.js';

/** The same as in playwright.config.ts. */
const NOISE = 60;

/** In each of the two schemes. */
const STATES = 10;
/** How many numbers make a state. */
const NUMBERS = 10;

/** What is drawn as lines is looked at as it is; a PNG has two pixels for each of CSS, as fine screens have. */
const looks = [
  { ratio: 1, files: ['SVG', 'All steps, animated SVG'] },
  { ratio: 2, files: ['PNG'] },
] as const;

for (const { ratio, files } of looks) {
  test.describe(files.join(' and '), () => {
    test.use({ deviceScaleFactor: ratio, viewport: { width: 720, height: 760 } });

    for (const name of [...lessonNames, ...playgrounds]) {
      test(`of ${name} in 20 states is what it paints`, async ({ page }) => {
        const problems = problemsOf(page);
        const random = new Random(SEED, name);
        await page.goto(`./embed/${name}.html?lang=en&share`);
        await page.locator('sepax-figure .placed').waitFor({ state: 'attached' });
        const links: string[] = [];
        const saved = new Set<string>();
        let unlike = 0;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const rows = Array.from({ length: STATES }, () =>
            Array.from({ length: NUMBERS }, () => random.next()),
          );
          for (const state of await paintedStates(page, rows, files)) {
            for (const [file, count] of Object.entries(state.files)) {
              saved.add(file);
              expect
                .soft(count, `${file}, ${colorScheme} ${state.link}`)
                .toBeLessThanOrEqual(NOISE);
            }
            links.push(state.link);
            if (state.other !== null && state.other > NOISE) unlike += 1;
          }
        }
        // A board has one step: nothing of it moves.
        expect([...saved]).toEqual(name === 'board' ? files.slice(0, 1) : files);
        // The states are many, and the comparison tells them apart.
        expect(new Set(links).size).toBeGreaterThan(15);
        expect(unlike).toBeGreaterThan(5);
        expect(problems).toEqual([]);
      });
    }
  });
}
