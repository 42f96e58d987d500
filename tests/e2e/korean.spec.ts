import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { paths } from '../../web/site/pages.js';
import { docsFiles } from './support/docs-files.js';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

/** Names, units and signs that are the same in Korean. */
const names =
  /^(sepax( [\d.]+)?|English|MTV|SVG|PNG|JSON|GeoJSON|Tiled|JavaScript|C\+\+|HTML|Markdown|MDX|React|Vue|Svelte|Astro|Docusaurus|Eleventy|Hugo|Jekyll|VitePress|WordPress|iframe|npm install sepax|true|false|Tab|Home|Insert|Delete|Esc(ape)?|Enter|Space|Shift|Ctrl|Start|Alt|Ghost|min|max|det|SAT\.js( \+ flatbush)?|detect-collisions|matter-js|rapier|planck|box2d3-wasm|Laurent Cozic,|2D Polygon Collision Detection)$/;

/** In guides, besides: codes of errors, paths, calls and shapes, and programs by their names. */
const namesInGuides = new RegExp(
  `^(?:${[
    ...readdirSync('docs/errors').map((file) => `${file.replace('.md', '')}(?: · sepax)?`),
    String.raw`@?[\w-]+(?:/[\w.-]+)+`,
    String.raw`\w+\(.*\)`,
    'Point|Segment|Circle|Capsule|Box|Polygon|Polyline|ConcavePolygon|Compound',
    'Colyseus|Deno 2, Bun 1|Excalibur|KAPLAY|LittleJS|PixiJS 8|React, Vue, Svelte|Three\\.js|Vite 7|XML|gzip',
  ].join('|')})$`,
);

/** Texts of a page, or of a file, that are no code: what is seen, and what is read out instead. */
const textsOf = (html: string | null): string[] => {
  const { body, title } =
    html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  const apart =
    'code, pre, kbd, script, style, svg, textarea, .katex, .names, [lang="en"], noscript';
  const visit = (root: Element | ShadowRoot): void => {
    for (const node of root.childNodes) {
      if (node instanceof Text) found.push(node.data.trim());
      if (!(node instanceof Element) || node.matches(apart)) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        found.push(node.getAttribute(name) ?? '');
      }
      // A sentence with a word of another language in it is one text.
      const inline = [...node.children].every((child) =>
        child.matches('a, b, strong, em, span, i'),
      );
      if (inline && /\p{Script=Hangul}/u.test(node.textContent!)) continue;
      visit(node);
      if (node.shadowRoot !== null) visit(node.shadowRoot);
    }
  };
  visit(body);
  return [title, ...found].filter((text) => /[A-Za-z]{3}/.test(text));
};

const isEnglish = (text: string): boolean => !/\p{Script=Hangul}/u.test(text) && !names.test(text);

/** What begins a line though it belongs to the sign before: `20°` in one line, and `만` in the next. */
const partedIn = (paragraphs: Element[]): string[] =>
  paragraphs.flatMap((paragraph) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const topOf = (text: Text, at: number): number => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const found: string[] = [];
    for (
      let node = walker.nextNode() as Text | null;
      node;
      node = walker.nextNode() as Text | null
    ) {
      const text = node;
      for (const { index } of text.data.matchAll(/[)°%”’]\u2060?\p{Script=Hangul}/gu)) {
        const end = text.data[index + 1] === '\u2060' ? index + 2 : index + 1;
        if (topOf(text, end) > topOf(text, index) + 4)
          found.push(text.data.slice(index - 8, end + 4));
      }
    }
    return found;
  });

test.describe('in Korean', () => {
  for (const name of ['which-way', 'turned-boxes', 'planes'] as const) {
    test(`${name}: no line begins with what belongs to a sign`, async ({ page }) => {
      const lesson = await new Lesson(page, name, 'ko').open();
      const signs = await lesson.element
        .locator('.prose')
        .evaluateAll((all) => all.map((prose) => prose.textContent).join());
      expect(signs).toMatch(/[)°%”’]\u2060?\p{Script=Hangul}/u);
      for (const width of [360, 375, 390, 414, 640, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const parted = await lesson.element
          .locator('.prose :is(p, li, .caption)')
          .evaluateAll(partedIn);
        expect(parted, `at ${width}`).toEqual([]);
      }
    });
  }

  test('at 640 pixels the tools of a figure and the ways on are one row each', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    const lesson = await new Lesson(page, 'thousands', 'ko').open();
    for (const row of ['sepax-stepper :is(button, [slot="end"])', '.pager a']) {
      const boxes = await lesson.element
        .locator(row)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes.length).toBeGreaterThan(2);
      const middles = boxes.map(({ y, height }) => y + height / 2);
      expect(Math.max(...middles) - Math.min(...middles), row).toBeLessThan(6);
    }
  });

  for (const path of paths) {
    test(`/ko/${path} says nothing in English but names and code`, async ({ page }) => {
      await page.goto(`./ko/${path}`);
      await page.mouse.move(5, 5, { steps: 2 });
      await page.locator('main > :defined').first().waitFor();
      await page.waitForTimeout(300);
      expect((await page.evaluate(textsOf, null)).filter(isEnglish)).toEqual([]);
    });
  }

  test('no guide says anything in English but names and code', async ({ page }) => {
    await page.goto('./ko/guides/');
    const files = docsFiles('ko/')
      .map((file) => [file, readFileSync(file, 'utf8')] as const)
      .filter(([, html]) => html.includes('<article lang="ko"'));
    expect(files.length).toBeGreaterThan(40);
    for (const [file, html] of files) {
      const english = (await page.evaluate(textsOf, html)).filter(isEnglish);
      expect(
        english.filter((text) => !namesInGuides.test(text)),
        file,
      ).toEqual([]);
    }
  });
});

/** The characters of the ranges that a style sheet gives its fonts: `U+ac00`, `U+ac00-ac0f` or `U+ac0?`. */
function coveredBy(css: string): (character: string) => boolean {
  const ranges = [...css.matchAll(/unicode-range:([^;}]+)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(([, from, to]) => {
      const first = Number.parseInt(from!.replaceAll('?', '0'), 16);
      return [first, Number.parseInt(to ?? from!.replaceAll('?', 'f'), 16)] as const;
    }),
  );
  return (character) => {
    const code = character.codePointAt(0)!;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
}

test('the font of the pages in Korean has each of their letters', () => {
  const assets = readdirSync('build/site/assets').map((name) => `build/site/assets/${name}`);
  const isCovered = coveredBy(
    readFileSync(assets.find((name) => /korean-.*css$/.test(name))!, 'utf8'),
  );
  const files = [
    ...docsFiles('ko/'),
    ...paths.map((path) => `build/site/ko/${path}index.html`),
    ...assets.filter((name) => name.endsWith('.js')),
  ];
  const used = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[가-힣]/g) ?? []));
  expect(used.size).toBeGreaterThan(600);
  expect([...used].filter((character) => !isCovered(character))).toEqual([]);
});
