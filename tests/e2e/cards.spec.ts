import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { titles } from '../../web/figures/titles.en.js';
import { titles as titlesKo } from '../../web/figures/titles.ko.js';
import { test } from './support/kept-page.js';

const site = 'build/site';

/** How many colours there are in the parts of a card, by areas of 8 values each of red, green and blue. */
const coloursIn = (page: Page, png: Buffer): Promise<{ texts: number; figure: number }> =>
  page.evaluate(async (bytes) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const count = (x: number, y: number, width: number, height: number): number => {
      const { data } = context.getImageData(x, y, width, height);
      const found = new Set<number>();
      for (let i = 0; i < data.length; i += 4) {
        found.add(((data[i]! >> 5) << 6) | ((data[i + 1]! >> 5) << 3) | (data[i + 2]! >> 5));
      }
      return found.size;
    };
    return { texts: count(40, 140, 390, 450), figure: count(460, 60, 690, 510) };
  }, png.toString('base64'));

test('each lesson has a picture for links, in both languages', async ({ page }) => {
  const seen = new Set<string>();
  for (const name of [...lessonNames, 'playground']) {
    for (const language of ['en', 'ko']) {
      const png = readFileSync(join(site, 'embed', `${name}.${language}.png`));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      const { texts, figure } = await coloursIn(page, png);
      expect(texts, `${name}.${language}`).toBeGreaterThan(5);
      expect(figure, `${name}.${language}`).toBeGreaterThan(5);
      seen.add(png.toString('base64'));
    }
  }
  expect(seen.size).toBe(2 * (lessonNames.length + 1));
});

/** What a page has before its body. */
const headOf = (file: string): string =>
  new TextDecoder().decode(readFileSync(file)).split('</head>')[0]!;

test('pages tell what to show of them where they are shared', async ({ page }) => {
  const pages = ['', 'playground/', 'lessons/', ...lessonNames.map((name) => `lessons/${name}/`)];
  const korean = pages.map((folder) => `ko/${folder}`);
  const framed = lessonNames.map((name) => `embed/${name}.html`);
  for (const path of [...pages, ...korean].map((folder) => `${folder}index.html`).concat(framed)) {
    const tags = await page.evaluate(
      (html) => {
        const { head } = new DOMParser().parseFromString(html, 'text/html');
        const metas = [...head.querySelectorAll('meta[property], meta[name]')];
        return Object.fromEntries(
          metas.map((meta) => [
            meta.getAttribute('property') ?? meta.getAttribute('name'),
            meta.getAttribute('content'),
          ]),
        );
      },
      headOf(join(site, path)),
    );
    expect(tags['twitter:card'], path).toBe('summary_large_image');
    expect(existsSync(join(site, dirname(path), tags['og:image']!)), tags['og:image']!).toBe(true);
    const name = lessonNames.find((lesson) => path.includes(`/${lesson}`));
    if (name === undefined) continue;
    const [language, texts] = path.startsWith('ko/') ? ['ko', titlesKo] : ['en', titles];
    expect(tags).toMatchObject({
      'og:title': texts[`${name}.title`],
      'og:description': texts[`${name}.summary`],
    });
    expect(tags['og:image']).toContain(`${name}.${language}.png`);
  }
});
