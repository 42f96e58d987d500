/** What is saved of a figure is what it paints: states by chance of each, in light and in dark. */
import { expect, test } from '@playwright/test';
import { playgrounds } from '../../web/embed/wish.js';
import { lessonNames } from '../../web/figures/registry.js';
import { Random } from '../js/support/random.js';
import { SEED } from '../js/support/seed.js';
import { problemsOf } from './support/page.js';
import { paintedStates } from './support/painted-states.js';

/** The same as in playwright.config.ts. */
const NOISE = 60;

/** In each of the two schemes, as the still drawing. */
const STATES = 10;
/** The first of them are saved as the other files, too, which the same painter makes. */
const SAMPLE = 4;
/** How many numbers make a state. */
const NUMBERS = 10;

/** What is drawn as lines is looked at as it is; a PNG has two pixels for each of CSS, as fine screens have. */
const looks = [
  { ratio: 1, files: ['SVG'], sample: ['SVG', 'All steps, animated SVG'], states: STATES },
  { ratio: 2, files: [], sample: ['PNG'], states: SAMPLE },
] as const;

for (const { ratio, files, sample, states } of looks) {
  test.describe(sample.join(' and '), () => {
    test.use({ deviceScaleFactor: ratio, viewport: { width: 720, height: 760 } });

    for (const name of [...lessonNames, ...playgrounds]) {
      test(`of ${name} in ${2 * states} states is what it paints`, async ({ page }) => {
        const problems = problemsOf(page);
        const random = new Random(SEED, name);
        await page.goto(`./embed/${name}.html?lang=en&share`);
        await page.locator('sepax-figure .placed').waitFor({ state: 'attached' });
        const links = new Set<string>();
        const saved = new Set<string>();
        let unlike = 0;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const rows = Array.from({ length: STATES }, () =>
            Array.from({ length: NUMBERS }, () => random.next()),
          );
          const painted = [
            ...(await paintedStates(page, rows.slice(0, SAMPLE), sample)),
            ...(await paintedStates(page, rows.slice(SAMPLE, states), files)),
          ];
          for (const state of painted) {
            for (const [file, count] of Object.entries(state.files)) {
              saved.add(file);
              expect
                .soft(count, `${file}, ${colorScheme} ${state.link}`)
                .toBeLessThanOrEqual(NOISE);
            }
            links.add(state.link);
            if (state.other !== null && state.other > NOISE) unlike += 1;
          }
        }
        // A board has one step: nothing of it moves.
        expect([...saved]).toEqual(name === 'board' ? sample.slice(0, 1) : sample);
        // The states are many, and the comparison tells them apart.
        expect(links.size).toBeGreaterThan(1.5 * states);
        expect(unlike).toBeGreaterThan(0.25 * states);
        expect(problems).toEqual([]);
      });
    }
  });
}
