/** What is told to those who listen: copies that are refused, what a search finds, where a page begins. */
import { expect, test } from '@playwright/test';
import { problemsOf } from './support/page.js';

for (const [path, button] of [
  ['', 'Copy'],
  ['lessons/authors/', 'Copy'],
] as const) {
  test(`a browser that allows no copy is told about, /${path}`, async ({ page }) => {
    const problems = problemsOf(page);
    await page.addInitScript(() => {
      const refuse = async (): Promise<never> => {
        throw new DOMException("Failed to execute 'writeText' on 'Clipboard'", 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await page.goto(`./${path}?lang=en`);
    await page.mouse.move(5, 5, { steps: 2 });
    // Before its scripts run, the page has a picture of the button.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'did not allow it' })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('what a search finds is told when typing pauses, the newest alone', async ({ page }) => {
  // Time goes on by itself until it is stopped.
  await page.clock.install({ time: 0 });
  await page.goto('./guides/');
  const field = page.getByRole('searchbox');
  const status = page.locator('sepax-search [role=status]');
  await field.fill('swe');
  await expect(page.locator('.search-found li').first()).toBeVisible();
  await page.clock.pauseAt(3_600_000);
  const before = await status.textContent();
  await field.fill('qq');
  await expect(page.locator('.search-status')).toContainText('“qq”');
  await page.clock.runFor(200);
  await field.fill('qqx');
  await expect(page.locator('.search-status')).toContainText('“qqx”');
  await page.clock.runFor(300);
  expect(await status.textContent()).toBe(before);
  await page.clock.runFor(300);
  await expect(status).toHaveText('Nothing found for “qqx”.');
});

for (const [path, lang, name] of [
  ['', 'en', 'Skip to content'],
  ['ko/board/', 'ko', '본문으로 건너뛰기'],
  ['lessons/shadows/', 'en', 'Skip to content'],
  ['docs/guides/collide/', 'en', 'Skip to content'],
  ['game/', 'en', 'Skip to content'],
] as const) {
  test(`the first stop of /${path} leads past the head`, async ({ page }) => {
    await page.goto(`./${path}?lang=${lang}`);
    await page.locator('sepax-masthead header').waitFor();
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    // Somebody is there: what the page shows by itself takes the place of its picture.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('#main')!.contains(document.activeElement)),
    ).toBe(true);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['', 'ko/board/', 'docs/guides/collide/']) {
    test(`/${path} has the way past its head`, async ({ page }) => {
      await page.goto(`./${path}`);
      const link = page.locator('a.skip');
      await expect(link).toHaveAttribute('href', /#main$/);
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await expect(page.locator('#main')).toBeVisible();
    });
  }
});

test('languages that can be chosen are in their own', async ({ page }) => {
  await page.goto('./lessons/authors/?lang=en');
  await expect(page.locator('option', { hasText: '한국어' })).toHaveAttribute('lang', 'ko');
});
