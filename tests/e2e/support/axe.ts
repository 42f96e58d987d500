import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { markRepeatedColours, REPEATED } from './repeated-colours.js';

/** What axe checks. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  const axe = new AxeBuilder({ page }).exclude(`[${REPEATED}]`);
  return faultsBy(axe, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

function faultsBesideColours(page: Page): Promise<string[]> {
  return faultsBy(new AxeBuilder({ page }), {
    runOnly: { type: 'tag', values: rules },
    rules: { 'color-contrast': { enabled: false } },
  });
}

/**
 * It runs in the page itself and tells of faults alone, in a third of the time that it takes to describe all that
 * is well in a page of its own.
 */
async function faultsBy(axe: AxeBuilder, question: RunOptions): Promise<string[]> {
  const options: RunOptions = { ...question, resultTypes: ['violations'] };
  const { violations } = await axe.setLegacyMode(true).options(options).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !standsWhereItMust(id, html)).map(({ html }) => `${id}: ${html}`),
  );
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
