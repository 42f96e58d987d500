import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOnly, RunOptions, Spec } from 'axe-core';
import { KNOWN, markKnownColours } from './known-colours.js';

/** Half as long as the one that people read, which each page would have to read, too. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe checks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';
/** Of texts it looks at the colours that no text before has had. */
const unlessKnown: Spec = { rules: [{ id: CONTRAST, selector: `*:not([${KNOWN}])` }] };

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** How each page is looked at, in both languages. */
export const looks: readonly Look[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];

/**
 * Handles stand where corners are, as near to one another as those: WCAG 2.5.8 makes an exception of targets
 * whose place is essential.
 */
const standsWhereItMust = (rule: string, html: string): boolean =>
  rule === 'target-size' && html.includes('class="handle ');

/** Colours of texts that axe has found nothing against, on whatever page: they need not be looked at on others. */
const fine = new Set<string>();

/** What axe finds on a page: the rule, and where. In the dark only colours are others. */
export async function faultsOf(page: Page, [width, colorScheme]: Look): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  const { found, isAllKnown } = await page.evaluate(markKnownColours, [KNOWN, [...fine]] as const);
  if (colorScheme === 'dark' && isAllKnown) return [];
  await bringAxe(page);
  const faults = await faultsBy(
    page,
    colorScheme === 'dark'
      ? { type: 'rule', values: [CONTRAST] }
      : { type: 'tag', values: [...tags] },
  );
  if (!faults.some(({ id }) => id === CONTRAST)) for (const look of found) fine.add(look);
  return faults
    .filter(({ id, html }) => !standsWhereItMust(id, html))
    .map(({ id, html }) => `${id}: ${html}`);
}

/**
 * `AxeBuilder` would bring the whole of axe into the page for each question anew, which takes as long as the
 * answer. It tells of faults alone, in a third of the time that it takes to describe all that is well.
 */
async function faultsBy(page: Page, runOnly: RunOnly): Promise<{ id: string; html: string }[]> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (options) => window.axe.run<AxeResults>({ include: ['html'] }, options),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
}

/** Into the page and the frames in it, as long as these are there. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (isThere) continue;
    await frame.evaluate(source);
    await frame.evaluate((spec) => window.axe.configure(spec), unlessKnown);
  }
}

/** The widths at which a page can be scrolled sideways. */
export async function overflowing(page: Page, widths: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(width);
  }
  return found;
}
