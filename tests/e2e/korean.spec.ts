import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { paths } from '../../web/site/pages.js';
import { docsFiles } from './support/docs-files.js';

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

test.describe('in Korean', () => {
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
