import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';

test('the first formulas and handles wait for no KaTeX, and those that follow have it', async ({
  page,
}) => {
  let allow = (): void => undefined;
  const allowed = new Promise<void>((done) => {
    allow = done;
  });
  await page.route(/\/katex-[^/]*\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('./lessons/way-out/');
  await page.locator('sepax-stage .placed').first().waitFor({ state: 'attached' });
  const formulas = page.locator('sepax-lesson .formulas sepax-formula');
  const texOf = (): Promise<string> =>
    formulas.first().evaluate((formula) => (formula as unknown as { tex: string }).tex);
  const shown = formulas.first().locator('annotation');
  await expect(formulas.first().locator('.katex-html')).toBeVisible();
  expect(await shown.textContent()).toBe(await texOf());
  const first = await texOf();
  await page.locator('sepax-stepper .buttons button').nth(2).click();
  await expect.poll(texOf).not.toBe(first);
  allow();
  await expect(shown).toHaveText(await texOf());
  for (const formula of await formulas.all()) {
    await expect(formula.locator('.katex-html')).toBeVisible();
  }
});
