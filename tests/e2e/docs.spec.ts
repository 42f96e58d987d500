/** Guides and reference are pages of the site: the same head and colours, no faults, and a search. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as alone, expect } from '@playwright/test';
import { guideAt, guides, guideTopics } from '../../web/site/guides/guides.js';
import { faultsOf, looks, overflowing } from './support/axe.js';
import { brokenNames } from './support/broken-names.js';
import { docsFiles } from './support/docs-files.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

/** All guides, and of the reference one page of each template. */
const pages: readonly string[] = [
  'guides/',
  ...guideTopics.flatMap((topic) => guides[topic]).map(guideAt),
  'docs/',
  'docs/modules/sepax/',
  'docs/modules/sepax_async/',
  'docs/functions/sepax.sweep/',
  'docs/classes/sepax.Circle/',
  'docs/interfaces/sepax.SweepOptions/',
  'docs/types/sepax.SepaxErrorCode/',
  'docs/guides/errors/concave/',
];

/** What is in Korean has the same parts: of each kind one page tells. */
const koreanPages = [
  'guides/',
  'docs/',
  ...['moving', 'cpp'].map(guideAt),
  'docs/functions/sepax.sweep/',
  'docs/guides/errors/concave/',
];

for (const path of pages) {
  test(`${path}: axe finds nothing, and nothing overflows`, async ({ page }) => {
    const problems = problemsOf(page);
    const languages = koreanPages.includes(path) ? (['', 'ko/'] as const) : ([''] as const);
    for (const language of languages) {
      await page.goto(`./${language}${path}`);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const look of looks) {
        expect(await faultsOf(page, look), `${language}${look}`).toEqual([]);
      }
      expect(await overflowing(page, [1280, 640, 390])).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

test('the list of pages shows the one that is read, and stays at its start if that is there', async ({
  page,
}) => {
  const inView = (): Promise<boolean> =>
    page.locator('.docs-nav [aria-current="page"]').evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  const scrolled = (): Promise<number> =>
    page.locator('.docs-nav').evaluate(({ scrollTop }) => scrollTop);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['interfaces/sepax.SweepOptions', 'types/sepax.Winding']) {
    await page.goto(`./docs/${path}/`);
    await expect.poll(inView, path).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.goto('./docs/classes/sepax.Circle/');
  expect(await inView()).toBe(true);
  expect(await scrolled()).toBe(0);
});

for (const language of ['', 'ko/'] as const) {
  test(`no page about a code of an error overflows, ${language}`, async ({ page }) => {
    await page.goto(`./${language}docs/guides/errors-and-disposal/`);
    const codes = await page
      .locator('.docs-nav a[href*="/errors/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(codes.length).toBeGreaterThan(20);
    for (const code of codes) {
      await page.goto(code);
      await expect(page.locator('.docs-nav [aria-current="page"]')).toHaveCount(1);
      expect(await overflowing(page, [390]), code).toEqual([]);
    }
  });
}

test('no guide in Korean overflows', async ({ page }) => {
  for (const name of guideTopics.flatMap((topic) => guides[topic])) {
    await page.goto(`./ko/${guideAt(name)}`);
    expect(await overflowing(page, [1280, 640, 390]), name).toEqual([]);
  }
});

for (const language of ['', 'ko/'] as const) {
  test(`no table of a guide breaks a name, ${language}`, async ({ page }) => {
    for (const name of [
      'from-detect-collisions',
      'from-sat',
      '3d',
      'rays-and-points',
      'shapes',
    ] as const) {
      await page.goto(`./${language}${guideAt(name)}`);
      const codes = page.locator('article td code');
      expect(await codes.count()).toBeGreaterThan(3);
      for (const width of [390, 640, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await codes.evaluateAll(brokenNames, '\\w'), `${name} at ${width}`).toEqual([]);
      }
    }
  });
}

test('colours are chosen once for the site and its guides', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./guides/');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Moving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moving' })).toBeVisible();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(paper).toBe('dark');
});

test('a guide is there in the other language, at the same place', async ({ page }) => {
  const placed = (id: string) =>
    page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);
  await page.goto(`./${guideAt('moving')}#sweep`);
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL(/\/ko\/docs\/guides\/moving\/#sweep$/);
  await expect(page.getByRole('heading', { level: 1, name: '움직임' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '페이지', exact: true })).toBeVisible();
  await expect(page.locator('.docs-nav').getByRole('link', { name: '캐릭터' })).toBeVisible();
  await expect(page.locator('.docs-contents').getByRole('link', { name: '훑기' })).toBeVisible();
  await expect.poll(() => placed('훑기')).toBeLessThan(100);
  // Who has chosen Korean gets it at the address in English, too.
  await page.goto(`./${guideAt('moving')}`);
  await expect(page).toHaveURL(/\/ko\/docs\/guides\/moving\/$/);
  await page.goto(`./ko/${guideAt('moving')}#훑기`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moving' })).toBeVisible();
  await expect.poll(() => placed('sweep')).toBeLessThan(100);
});

for (const name of guideTopics.flatMap((topic) => guides[topic])) {
  test(`the guide ${name} has a figure that comes alive, and nothing moves meanwhile`, async ({
    page,
  }) => {
    const problems = problemsOf(page);
    await page.goto(`./${guideAt(name)}`);
    const figure = page.locator('article sepax-figure').first();
    // A font that comes late breaks lines anew, whoever else is there.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => setTimeout(done, 200));
    });
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: readonly { readonly node: Node | null }[];
          };
          const article = document.querySelector('article');
          if (sources.some(({ node }) => article?.contains(node))) {
            (window as unknown as { shifted: number }).shifted += value;
          }
        }
      }).observe({ type: 'layout-shift' });
    });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('canvas').first()).toBeVisible();
    await expect(figure.locator('.problem')).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    expect(problems).toEqual([]);
  });
}

test('the figure of a guide in Korean speaks Korean', async ({ page }) => {
  await page.goto(`./ko/${guideAt('moving')}`);
  const figure = page.locator('article sepax-figure').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.say:not(.unseen)')).toContainText(/\p{Script=Hangul}/u);
  await expect(figure.locator('[slot="caption"]')).toContainText(/\p{Script=Hangul}/u);
});

for (const [from, query, title] of [
  ['guides/', 'tunnel', 'Moving'],
  ['docs/guides/shapes/', 'platform', 'Characters'],
  ['docs/functions/sepax.sweep/', 'push out', 'The way out'],
  ['lessons/', 'separating axis', 'The separating axis'],
  ['ko/guides/', '분리축', '분리축'],
  ['ko/guides/', '터널링', '움직임'],
  ['ko/docs/guides/shapes/', '발판', '캐릭터'],
  ['ko/docs/functions/sepax.sweep/', 'boardLink', 'boardLink'],
] as const) {
  test(`who asks for “${query}” at ${from} is led to “${title}”`, async ({ page }) => {
    await page.goto(`./${from}`);
    await page.getByRole('searchbox').fill(query);
    const found = page.locator('.search-found a', { hasText: title }).first();
    await expect(found).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.search-found a').first()).toBeFocused();
    await found.click();
    await expect(page.locator('h1')).toContainText(title);
  });
}

for (const language of ['', 'ko/'] as const) {
  test(`no code of an error ends a line at a hyphen, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`./${language}${guideAt('errors-and-disposal')}`);
    const codes = page.locator('article td a code');
    expect(await codes.count()).toBeGreaterThan(20);
    expect(await codes.evaluateAll(brokenNames, '\\w-')).toEqual([]);
    expect(await overflowing(page, [390])).toEqual([]);
  });
}

for (const language of ['', 'ko/'] as const) {
  test(`figures have room for their pictures on a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['characters', '3d', 'world'] as const) {
      await page.goto(`./${language}${guideAt(name)}`);
      const figure = page.locator('article sepax-figure').first();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.canvas')).toBeVisible();
      expect((await figure.locator('.canvas').boundingBox())!.height, name).toBeGreaterThan(180);
    }
  });
}

test('what a scene is played with lies below its picture, and off the border', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./${guideAt('characters')}`);
  const figure = page.locator('article sepax-figure').first();
  await figure.scrollIntoViewIfNeeded();
  const pad = figure.locator('.play');
  await expect(pad).toBeVisible();
  const canvas = (await figure.locator('.canvas').boundingBox())!;
  const [around, button] = [
    (await pad.boundingBox())!,
    (await pad.locator('button').first().boundingBox())!,
  ];
  expect(around.y).toBeGreaterThanOrEqual(canvas.y + canvas.height - 1);
  expect(button.x).toBeGreaterThan(around.x + 6);
});

/** What a page is written in: guides as what surrounds them, the reference and what is for contributors in English. */
const languageOf = (file: string, language: string): string =>
  language === 'ko/' && /docs\/(?:index|guides\/(?!changelog|contributing).*)/.test(file)
    ? 'ko'
    : 'en';

/** What the file of a page lacks, by what is said in it before any script runs. */
function faultsOfFile(file: string, language: string, isFile: (path: string) => boolean): string[] {
  const html = readFileSync(file, 'utf8');
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, of]) => of!);
  const wanted = {
    title: /^[^<]*sepax[^<]*$/.test(all(/<title>([^<]*)/g).join()),
    description: all(/<meta name="description" content="([^"]{12,})"/g).length === 1,
    language: all(/<html lang="(\w+)"/g).join() === (language === '' ? 'en' : 'ko'),
    canonical: all(/rel="canonical"()/g).length === 1,
    hreflang: all(/rel="alternate"[^>]*hreflang="([^"]+)"/g).join() === 'en,ko,x-default',
    'one h1': all(/<h1([\s>])/g).length === 1,
    text: /<main class="docs">\s*<article/.test(html),
    'its own language': all(/<article lang="(\w+)"/g).join() === languageOf(file, language),
  };
  const missing = Object.keys(wanted).filter((name) => !wanted[name as keyof typeof wanted]);
  const broken = [...new Set(all(/<a\s[^>]*?href="([^"#]+)/g))].filter(
    (way) =>
      !/^(?:https?|mailto):/.test(way) &&
      !isFile(join(dirname(file), way, way.endsWith('/') ? 'index.html' : '')),
  );
  return [...missing, ...broken].map((what) => `${file}: ${what}`);
}

for (const language of ['', 'ko/'] as const) {
  test(`the file of each page says what it is, and its links lead somewhere, ${language}`, () => {
    const files = docsFiles(language);
    expect(files.length).toBeGreaterThan(250);
    const known = new Map<string, boolean>();
    const isFile = (path: string): boolean => {
      if (!known.has(path)) {
        known.set(path, statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
      }
      return known.get(path)!;
    };
    expect(files.flatMap((file) => faultsOfFile(file, language, isFile))).toEqual([]);
    const titles = files.map((file) => /<title>[^<]*/.exec(readFileSync(file, 'utf8'))![0]);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test(`links to places of guides and reference find them, ${language}`, () => {
    const ids = new Map<string, Set<string>>();
    const idsOf = (file: string): Set<string> => {
      const known = ids.get(file);
      if (known !== undefined) return known;
      const found = [...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)];
      const all = new Set(found.map(([, id]) => id!));
      ids.set(file, all);
      return all;
    };
    const lost = docsFiles(language).flatMap((file) => {
      const links = readFileSync(file, 'utf8').matchAll(/<a\s[^>]*?href="([^":#]*)#([^"]+)"/g);
      return [...new Set([...links].map(([, path, anchor]) => `${path}#${anchor}`))].filter(
        (link) => {
          const [path, anchor] = link.split('#') as [string, string];
          const target = path === '' ? file : join(dirname(file), path, 'index.html');
          return /\bdocs\//.test(target) && !idsOf(target).has(decodeURIComponent(anchor));
        },
      );
    });
    expect(lost).toEqual([]);
  });
}

alone.describe('without scripts', () => {
  alone.use({ javaScriptEnabled: false });

  for (const [language, name] of [
    ['', 'Pages'],
    ['ko/', '페이지'],
  ] as const) {
    alone(
      `a guide has its head, its text and ways to all others, ${language}`,
      async ({ page, request }) => {
        await page.goto(`./${language}${guideAt('moving')}`);
        await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible();
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
        const links = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!));
        for (const link of new Set(links)) expect((await request.get(link)).ok(), link).toBe(true);
      },
    );
  }
});

alone.describe('without scripts, too', () => {
  alone.use({ javaScriptEnabled: false });

  for (const language of ['', 'ko/']) {
    alone(`each guide has a picture of its figure, ${language}`, async ({ page, request }) => {
      for (const name of guideTopics.flatMap((topic) => guides[topic])) {
        await page.goto(`./${language}${guideAt(name)}`);
        const picture = page.locator('article sepax-figure img').first();
        await expect(picture, name).toBeVisible();
        const way = page.locator('article sepax-figure a').first();
        const to = await way.evaluate((link) => (link as HTMLAnchorElement).href);
        expect((await request.get(to)).ok(), to).toBe(true);
        for (const attribute of ['src', 'srcset']) {
          const file = page.locator(`article sepax-figure [${attribute}]`).first();
          const address = new URL((await file.getAttribute(attribute))!, page.url()).href;
          const text = await (await request.get(address)).text();
          expect(text.match(/<(?:path|circle|rect)/g)?.length, address).toBeGreaterThan(4);
        }
      }
    });
  }
});

test('sepax/async has a page of its own, and no copy of the rest', async ({ page }) => {
  await page.goto('./docs/modules/sepax_async/');
  const links = page.locator('article .tsd-index-link, article a.tsd-index-link');
  expect(await links.count()).toBeLessThan(8);
  await expect(page.locator('article')).toContainText('load');
});
