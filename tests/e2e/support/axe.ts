import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions, type SerialContextObject } from 'axe-core';
import { markRepeatedColours, REPEATED } from './repeated-colours.js';

/** What axe checks. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** What axe finds on a page: the rule, and where. In the dark only colours are others. */
export async function faultsOf(page: Page, [width, colorScheme]: Look): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  const colours = await faultsOfColours(page);
  return colorScheme === 'dark' ? colours : [...colours, ...(await faultsBesideColours(page))];
}

async function faultsOfColours(page: Page): Promise<string[]> {
  await page.evaluate(markRepeatedColours, REPEATED);
  const unlikeOthers = { exclude: [`[${REPEATED}]`] };
  return faultsBy(page, unlikeOthers, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

function faultsBesideColours(page: Page): Promise<string[]> {
  return faultsBy(
    page,
    { include: ['html'] },
    {
      runOnly: { type: 'tag', values: rules },
      rules: { 'color-contrast': { enabled: false } },
    },
  );
}

/**
 * `AxeBuilder` would bring the whole of axe into the page for each question anew, which takes as long as the
 * answer. It tells of faults alone, in a third of the time that it takes to describe all that is well.
 */
async function faultsBy(
  page: Page,
  context: SerialContextObject,
  question: RunOptions,
): Promise<string[]> {
  await bringAxe(page);
  const options: RunOptions = { ...question, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    ([context, options]) => window.axe.run<AxeResults>(context, options),
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !standsWhereItMust(id, html)).map(({ html }) => `${id}: ${html}`),
  );
}

/** Into the page and the frames in it, as long as these are there. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
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
