import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { type LessonName, lessonNames } from '../../web/figures/registry.js';
import { paths } from '../../web/site/pages.js';
import { Loads } from './support/loads.js';

/**
 * What the first visit of a page may load: kilobytes (of 1000 bytes, gzipped) and requests. Measured when
 * the numbers were last set, and 2 % of room, or 2 requests; who needs more says why in the commit that
 * raises them. No lesson may load more than 450 kB.
 */
const budgets: Record<
  LessonName | 'home' | 'playground' | 'contents' | 'demos',
  readonly [kilobytes: number, requests: number]
> = {
  home: [125, 14],
  playground: [191, 19],
  contents: [148, 24],
  demos: [112, 15],
  shadows: [320, 21],
  'separating-axis': [335, 23],
  'way-out': [334, 26],
  'moving-shapes': [358, 25],
  'circles-boxes': [332, 25],
  segments: [331, 25],
  'which-way': [356, 27],
  planes: [363, 23],
  'fast-bullets': [367, 29],
  'turned-boxes': [370, 28],
  thousands: [446, 31],
  'dents-holes': [360, 27],
  'all-together': [455, 35],
};

/** The pages, and what is there when all is. */
const pages = [
  { name: 'home', address: './', shown: 'still-stage svg' },
  { name: 'playground', address: './playground/', shown: 'sepax-stage .placed' },
  { name: 'demos', address: './demos/?lang=en', shown: '.contents' },
  { name: 'contents', address: './lessons/?lang=en', shown: '.contents' },
  ...lessonNames.map((name) => ({
    name,
    address: `./lessons/${name}/?lang=en`,
    shown: 'sepax-stage .placed',
  })),
] as const;

/** The letters of 한국어: 29 kB and 2 requests where no usual font has them. */
const ofMachine = /\/(?:noto-sans-kr|korean)-[^/]*\.(?:woff2|css)$/;

/** What is compressed already. */
const packed = /\.woff2$/;

/** What files weigh on their way, with a server that compresses. */
const weights = new Map<string, Promise<number>>();

async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  return packed.test(response.url()) ? body.length : gzipSync(body, { level: 9 }).length;
}

function weightOf(response: Response): Promise<number> {
  const url = response.url();
  if (!weights.has(url)) weights.set(url, weigh(response));
  return weights.get(url)!;
}

/** Has each visit be the first one. */
async function forgetVisits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Opens a page and waits for all that it loads; what came of it. */
async function visit(page: Page, address: string, shown: string): Promise<Response[]> {
  const responses: Response[] = [];
  const note = (response: Response): unknown => responses.push(response);
  const loads = new Loads(page);
  page.on('response', note);
  await page.goto(address);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await loads.end();
  page.off('response', note);
  return responses;
}

/** What would keep the first words from being shown until it is there, or hide words meanwhile. */
const hindrances = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
      .filter(({ type, async, defer }) => type !== 'module' && !async && !defer)
      .map(({ src }) => src);
    const elsewhere = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .map(({ href }) => href)
      .filter((href) => new URL(href).origin !== window.location.origin);
    const fonts = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-display') !== 'swap')
      .map(({ cssText }) => cssText);
    return [...scripts, ...elsewhere, ...fonts];
  });

test('the first visit of each page loads no more than its budget, and nothing waits', async ({
  page,
}) => {
  await forgetVisits(page);
  const loaded: Record<string, readonly [number, number]> = {};
  for (const { name, address, shown } of pages) {
    const all = await visit(page, address, shown);
    const responses = all.filter((response) => !ofMachine.test(response.url()));
    const each = await Promise.all(responses.map(weightOf));
    const bytes = each.reduce((sum, weight) => sum + weight, 0);
    loaded[name] = [Math.ceil(bytes / 1000), responses.length];
    expect(await hindrances(page), name).toEqual([]);
    const images = responses
      .filter((response) => response.request().resourceType() === 'image')
      // Drawings that lead to other pages, which no words wait for.
      .filter((response) => !/\/(?:embed|demos)\/[\w.-]+\.svg$/.test(response.url()));
    expect(
      images.map((image) => image.url()),
      name,
    ).toEqual([]);
  }
  const over = Object.entries(budgets).filter(([name, [kilobytes, requests]]) => {
    const [weight, count] = loaded[name]!;
    return weight > kilobytes || count > requests;
  });
  expect(over.map(([name, budget]) => ({ name, budget, loaded: loaded[name] }))).toEqual([]);
  // A page that loads nothing has not been measured.
  for (const [weight, count] of Object.values(loaded)) {
    expect(Math.min(weight / 50, count / 5)).toBeGreaterThan(1);
  }
});

/** What the letters of a page in Korean may take: kilobytes and requests. */
const koreanLetters = [160, 26] as const;

test('the letters of a page in Korean are few', async ({ page }) => {
  await forgetVisits(page);
  const loaded: Record<string, readonly [number, number]> = {};
  for (const path of [...paths, 'docs/guides/world/']) {
    const responses = await visit(page, `./ko/${path}`, 'main :defined');
    const letters = responses.filter((response) => /\/noto-sans-kr-/.test(response.url()));
    const each = await Promise.all(letters.map(weightOf));
    loaded[path] = [Math.ceil(each.reduce((sum, one) => sum + one, 0) / 1000), letters.length];
  }
  const [kilobytes, requests] = koreanLetters;
  const isOver = ([weight, count]: readonly [number, number]): boolean =>
    weight > kilobytes || count > requests;
  expect(Object.entries(loaded).filter(([, each]) => isOver(each))).toEqual([]);
  expect(Math.min(...Object.values(loaded).map(([, count]) => count))).toBeGreaterThan(10);
});

/** A line of 1.6 Mbit/s, in bytes, and the time that a question and its answer take there: a phone in a poor place. */
const line = { perSecond: 200_000, round: 0.15 } as const;

/** Pages whose first view is words. */
const ofWords: readonly string[] = ['guides/', 'race/', 'check/'];

/** The pictures that are in view, and the files of those that have one. */
const picturesInView = (page: Page): Promise<(string | null)[]> =>
  page.locator('main svg, main img').evaluateAll((all) =>
    all
      .filter((picture) => {
        const { width, height, top } = picture.getBoundingClientRect();
        return picture.checkVisibility() && width > 100 && height > 60 && top < window.innerHeight;
      })
      .map((picture) => (picture instanceof HTMLImageElement ? picture.currentSrc : null)),
  );

// No clock: on a machine that is busy everything is late.
for (const language of ['', 'ko/']) {
  test(`before any script the first picture is there within a second, /${language}`, async ({
    browser,
  }) => {
    const took: Record<string, number> = {};
    for (const path of paths) {
      // Each with nothing in its cache.
      const page = await browser.newPage({ javaScriptEnabled: false });
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(`./${language}${path}`, { waitUntil: 'load' });
      const pictures = await picturesInView(page);
      expect(pictures.length > 0, path).toBe(!ofWords.includes(path));
      const waitedFor = responses.filter(
        (response) =>
          ['document', 'stylesheet'].includes(response.request().resourceType()) ||
          pictures.includes(response.url()),
      );
      const each = await Promise.all(waitedFor.map(weightOf));
      const bytes = each.reduce((sum, weight) => sum + weight, 0);
      expect(bytes, path).toBeGreaterThan(5000);
      // The page, and then all that it names.
      took[path] = 2 * line.round + bytes / line.perSecond;
      await page.close();
    }
    expect(Object.entries(took).filter(([, seconds]) => seconds > 1)).toEqual([]);
  });
}
