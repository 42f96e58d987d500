/** What is pressed is large enough for a finger. */
import { expect, type Locator } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import { Playground } from './support/playground.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Which of the targets are smaller than 24 × 36 pixels. */
const small = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll((all) => {
    if (all.length === 0) throw new Error('there is nothing to press');
    const found: string[] = [];
    for (const target of all) {
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || (width >= 24 && height >= 36)) continue;
      found.push(`${target.className} ${target.textContent!.trim()}: ${width} × ${height}`);
    }
    return found;
  });

test('the head of a page', async ({ page }) => {
  for (const path of ['', 'ko/board/']) {
    await page.goto(`./${path}`);
    for (const part of ['.places a', '.languages a', 'sepax-theme-toggle button']) {
      const targets = page.locator(`.masthead ${part}`);
      await expect(targets.first()).toBeVisible();
      expect.soft(await small(targets), `${path} ${part}`).toEqual([]);
    }
  }
});

test('the playground', async ({ page }) => {
  const playground = await new Playground(page).open();
  for (const part of ['button.axis', 'summary']) {
    expect.soft(await small(playground.element.locator(part)), part).toEqual([]);
  }
});

test('the board', async ({ page }) => {
  await page.goto('./board/');
  const summaries = page.locator('sepax-board summary');
  await expect(summaries.first()).toBeVisible();
  expect(await small(summaries)).toEqual([]);
});

for (const name of ['dents-holes', 'separating-axis']) {
  for (const language of ['en', 'ko'] as const) {
    test(`the lesson ${name}, ${language}`, async ({ page }) => {
      const { element } = await new Lesson(page, name, language).open();
      for (const part of ['.opener', '.numbers button']) {
        expect.soft(await small(element.locator(part)), part).toEqual([]);
      }
    });
  }
}
