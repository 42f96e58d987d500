import { expect, type Locator, type Page } from '@playwright/test';
import type { SepaxFigure } from '../../../web/embed/sepax-figure.js';

/** Whether a figure is shown, or says why it is not. */
export const isSettled = (figure: Element): boolean => {
  const inside = figure.shadowRoot;
  const stage = inside?.querySelector('.canvas')?.firstElementChild;
  return (
    stage?.shadowRoot?.querySelector('[data-id]') != null ||
    inside?.querySelector('.problem:not([hidden])') != null
  );
};

/** Goes through the page until each of its figures has come near, and is shown. */
export async function showAll(page: Page): Promise<void> {
  for (const figure of await page.locator('sepax-figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await settledFigure(figure);
  }
}

export async function settledFigure(figure: Locator): Promise<void> {
  await expect.poll(() => figure.evaluate(isSettled)).toBe(true);
}

/** What is written in a figure; nothing while it is loaded anew. */
export const textOf = (figure: Locator): Promise<string> =>
  figure.evaluate(
    (element) => element.shadowRoot!.querySelector('.say')?.textContent?.trim() ?? '',
  );

/** A property of a figure. */
export const propertyOf = <Key extends keyof SepaxFigure>(
  figure: Locator,
  key: Key,
): Promise<SepaxFigure[Key]> =>
  figure.evaluate((element, name) => (element as SepaxFigure)[name as Key], key as string);
