import { expect, test } from '@playwright/test';
import { paths } from '../../web/site/pages.js';

/** Names, units and signs that are the same in Korean. */
const names =
  /^(sepax( [\d.]+)?|English|MTV|SVG|PNG|JSON|GeoJSON|Tiled|JavaScript|C\+\+|HTML|Markdown|MDX|React|Vue|Svelte|Astro|Docusaurus|Eleventy|Hugo|Jekyll|VitePress|WordPress|iframe|npm install sepax|true|false|Tab|Home|Insert|Delete|Esc(ape)?|Enter|Space|Shift|Ctrl|Start|Alt|Ghost|min|max|det|Laurent Cozic,|2D Polygon Collision Detection)$/;

/** Texts of a page that are no code: what is seen, and what is read out instead. */
const textsOf = (): string[] => {
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
  visit(document.body);
  return [document.title, ...found].filter((text) => /[A-Za-z]{3}/.test(text));
};

test.describe('in Korean', () => {
  for (const path of paths) {
    test(`/ko/${path} says nothing in English but names and code`, async ({ page }) => {
      await page.goto(`./ko/${path}`);
      await page.mouse.move(5, 5);
      await page.locator('main > :defined').first().waitFor();
      await page.waitForTimeout(300);
      const texts = await page.evaluate(textsOf);
      const english = texts.filter((text) => !/\p{Script=Hangul}/u.test(text) && !names.test(text));
      expect(english).toEqual([]);
    });
  }
});
