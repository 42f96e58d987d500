import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { propertyOf, settledFigure, textOf } from './support/embedded.js';
import { hostPage } from './support/host-page.js';
import { problemsOf } from './support/page.js';

async function open(page: Page, language: 'en' | 'ko'): Promise<void> {
  await page.goto(`./lessons/authors/?lang=${language}`);
  await settledFigure(page.locator('sepax-figure'));
}

const codeOf = (page: Page): Promise<string> => page.locator('.recipe pre').innerText();

test('what is copied shows what was chosen', async ({ page, baseURL }) => {
  const problems = problemsOf(page);
  await open(page, 'en');
  const figure = page.locator('sepax-figure');
  await page.locator('select[name=lesson]').selectOption('way-out');
  await page.locator('select[name=language]').selectOption('ko');
  await expect.poll(() => textOf(figure)).toMatch(/\p{Script=Hangul}/u);
  await figure.locator('[data-id="b"]').press('Shift+ArrowRight');
  await page.locator('select[name=step]').selectOption('2');
  await expect.poll(() => propertyOf(figure, 'step')).toBe(2);
  await settledFigure(figure);
  const state = await propertyOf(figure, 'state');
  const said = await textOf(figure);
  const snippets: string[] = [];
  for (const name of ['HTML', 'iframe']) {
    await page.getByRole('button', { name, exact: true }).click();
    snippets.push(await codeOf(page));
  }
  const host = await hostPage(new URL(baseURL!).origin, snippets.join('\n'), {
    policy: '',
    css: '',
  });
  try {
    await page.goto(host.url);
    const pasted = page.locator('sepax-figure');
    const framed = page.locator('iframe').contentFrame().locator('sepax-figure');
    for (const copy of [pasted, framed]) {
      await settledFigure(copy);
      await expect.poll(() => propertyOf(copy, 'state')).toBe(state);
      expect(await textOf(copy)).toBe(said);
    }
  } finally {
    await host.close();
  }
  expect(problems).toEqual([]);
});

test('there is something to copy for each kind of site', async ({ page, request }) => {
  await open(page, 'ko');
  const buttons = page.locator('.sites button');
  const shown = new Set<string>();
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const code = await codeOf(page);
    shown.add(code);
    expect(code).toContain('separating-axis');
    for (const [address] of code.matchAll(/http[^"\s)]+/g)) {
      expect((await request.get(address)).ok(), address).toBe(true);
    }
  }
  // Hosts that take HTML take the same, and so do those that take Markdown or MDX.
  expect(shown.size).toBe((await buttons.count()) - 7);
});

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ko', 'dark'],
] as const) {
  test(`the page for authors, ${language}: axe, and nothing overflows`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, language);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}

test('the contents lead to the page for authors', async ({ page }) => {
  await page.goto('./lessons/?lang=ko');
  await page.locator('main a[href*="authors/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 글에 그림 넣기');
});
