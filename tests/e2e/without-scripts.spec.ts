import { readFileSync } from 'node:fs';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { lessonNames } from '../../web/figures/registry.js';
import { paths } from '../../web/site/pages.js';
import { type Sourced, sourceAddress } from '../../web/site/source-address.js';
import { docsFiles } from './support/docs-files.js';
import { watchShifts } from './support/layout-shifts.js';

const languages = ['en', 'ko'] as const;
type Language = (typeof languages)[number];

const placeOf = (path: string, language: Language): string =>
  language === 'en' ? `./${path}` : `./ko/${path}`;

const source = sourceAddress(packageJson as Sourced);
const hrefs = (all: readonly Element[]): string[] =>
  all.map((link) => (link as HTMLAnchorElement).href);

/** What search engines and browsers are told of a page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const links = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href);
    return {
      title: document.title,
      language: document.documentElement.lang,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
      canonical: links('link[rel="canonical"]'),
      english: links('link[hreflang="en"]:not([type])'),
      korean: links('link[hreflang="ko"]:not([type])'),
      locale: document.querySelector('meta[property="og:locale"]')!.getAttribute('content'),
      card: document.querySelector('meta[property="og:image"]')!.getAttribute('content')!,
      data: JSON.parse(document.querySelector('script[type*="ld+json"]')!.textContent!),
    };
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`each page says what it is and leads to the others, ${language}`, async ({
      page,
      baseURL,
    }) => {
      const seen = new Set<string>();
      const led = new Set<string>();
      for (const path of paths) {
        await page.goto(placeOf(path, language));
        const address = new URL(placeOf(path, language), baseURL).href;
        const head = await headOf(page);
        expect(head.language, path).toBe(language);
        expect(head.title, path).toContain('sepax');
        expect(head.description.length, path).toBeGreaterThan(30);
        expect(/\p{Script=Hangul}/u.test(head.description), path).toBe(language === 'ko');
        expect(head.canonical, path).toEqual([address]);
        expect(head.english, path).toEqual([new URL(path, baseURL).href]);
        expect(head.korean, path).toEqual([new URL(`ko/${path}`, baseURL).href]);
        expect(head.locale, path).toBe({ en: 'en_US', ko: 'ko_KR' }[language]);
        expect(head.data, path).toMatchObject({ url: expect.any(String), inLanguage: language });
        expect((await page.request.get(new URL(head.card, address).href)).ok(), head.card).toBe(
          true,
        );
        for (const text of [head.title, head.description]) {
          expect(seen.has(text), text).toBe(false);
          seen.add(text);
        }
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expect(page.getByRole('navigation').first(), path).toBeVisible();
        const sources = await page.locator('footer a').evaluateAll(hrefs);
        expect(sources, path).toEqual(source === undefined ? [] : [source]);
        const links = await page.locator('a[href]').evaluateAll(hrefs);
        for (const link of links) led.add(link.split('#')[0]!);
      }
      for (const path of paths) {
        expect(led, path).toContain(new URL(placeOf(path, language), baseURL).href);
      }
    });

    test(`each lesson has its picture, each step and its prose, ${language}`, async ({ page }) => {
      for (const name of lessonNames) {
        await page.goto(placeOf(`lessons/${name}/`, language));
        const picture = page.locator('still-stage svg');
        await expect(picture, name).toBeVisible();
        expect(await picture.locator('path, rect, circle').count(), name).toBeGreaterThan(4);
        const steps = await page.locator('.all-steps li').allInnerTexts();
        expect(steps.length, name).toBeGreaterThan(1);
        const prose = await page.locator('.prose p, .prose li').allInnerTexts();
        expect(prose.length, name).toBeGreaterThan(4);
        const said = [...steps, ...prose].join('');
        expect(/\p{Script=Hangul}/u.test(said), name).toBe(language === 'ko');
        expect(await page.locator('pre .line').count(), name).toBeGreaterThan(5);
        await expect(page.locator('.katex').first(), name).toBeAttached();
      }
    });
  }

  test('each demo has a picture of itself, light or dark', async ({ page }) => {
    for (const [language, colorScheme] of [
      ['en', 'light'],
      ['ko', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(placeOf('demos/', language));
      const pictures = page.locator('main a img:visible');
      await expect(pictures).toHaveCount(5);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        const address = new URL((await picture.getAttribute('src'))!, page.url()).href;
        expect(/\bdark\b/.test(address), address).toBe(colorScheme === 'dark');
        const marks = await (await page.request.get(address)).text();
        expect(marks.match(/<(?:path|circle|rect|polygon)/g)!.length, address).toBeGreaterThan(10);
        expect(marks, address).not.toContain('NaN');
      }
    }
  });

  for (const [path, fields] of [
    ['game/', 1],
    ['stress/', 1],
    ['examples/worker/', 2],
  ] as const) {
    test(`/${path} has a picture of what moves there`, async ({ page }) => {
      await page.goto(`./${path}`);
      const pictures = page.locator('.field > svg');
      await expect(pictures).toHaveCount(fields);
      for (const picture of await pictures.all()) {
        await expect(picture).toBeVisible();
        const marks = await picture.innerHTML();
        expect(marks.length).toBeGreaterThan(2000);
        expect(marks).not.toContain('NaN');
      }
    });
  }
});

/**
 * Holds back the scripts of a page: of all that is asked for, only they come by way of here, and what browsers have
 * kept of earlier pages they still take from there. Returns what lets them start; it tells how many those were.
 */
async function holdScripts(session: CDPSession): Promise<() => Promise<number>> {
  let held = 0;
  const hold = (): unknown => (held += 1);
  session.on('Fetch.requestPaused', hold);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.js' }] });
  return async () => {
    session.off('Fetch.requestPaused', hold);
    await session.send('Fetch.disable');
    return held;
  };
}

/**
 * Opens a page, and lets its scripts start when all that is still has been shown in its fonts, whose late coming would
 * break lines anew. Returns how far that shifts what is there.
 */
async function startLate(
  page: Page,
  session: CDPSession,
  address: string,
  shifted: () => Promise<number>,
): Promise<number> {
  const start = await holdScripts(session);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('sepax-footer footer').waitFor();
  // The style sheets are there, the fonts that they ask for, and a frame with both.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' && [...document.fonts].some((f) => f.status === 'loaded'),
  );
  await page.waitForTimeout(300);
  expect(await page.locator('sepax-footer:defined').count(), `${address} has started`).toBe(0);
  const before = await shifted();
  expect(await start(), address).toBeGreaterThan(0);
  await page.waitForLoadState('load');
  // The home page waits for somebody.
  await page.mouse.move(5, 5, { steps: 2 });
  await page.locator('main > sepax-lesson, main > :defined').first().waitFor();
  await page.waitForTimeout(400);
  return (await shifted()) - before;
}

for (const language of languages) {
  for (const width of [1280, 390]) {
    test(`nothing moves when the scripts start, ${language}, ${width}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      const shifted = await watchShifts(page);
      const session = await page.context().newCDPSession(page);
      const moved: Record<string, number> = {};
      for (const path of paths) {
        moved[path] = await startLate(page, session, placeOf(path, language), shifted);
      }
      expect(Object.entries(moved).filter(([, shift]) => shift > 0)).toEqual([]);
    });
  }
}

test('addresses with ?lang lead to the page in that language, and keep what is shown', async ({
  page,
}) => {
  await page.goto('./lessons/shadows/?lang=ko#v1&step=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveURL(/\/ko\/lessons\/shadows\/#v1&/);
  await page.goto('./ko/board/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/:\d+\/board\/$/);
});

test('the map of the site has every page, and robots are told where it is', async () => {
  const map = readFileSync('build/site/sitemap.xml', 'utf8');
  const locations = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!);
  const below = (folder: string): string[] =>
    locations.filter((place) => new URL(place).pathname.startsWith(folder));
  const korean = docsFiles('ko/').filter((file) =>
    /<article lang="ko"/.test(readFileSync(file, 'utf8')),
  );
  expect(korean.length).toBeGreaterThan(40);
  expect(below('/docs/')).toHaveLength(docsFiles('').length);
  expect(below('/ko/docs/')).toHaveLength(korean.length);
  expect(locations).toHaveLength(2 * paths.length + docsFiles('').length + korean.length);
  expect(new Set(locations).size).toBe(locations.length);
  expect(readFileSync('build/site/robots.txt', 'utf8')).toContain('/sitemap.xml');
});
