/** What readers have set in their browser as the size of letters is what pages take, and nothing lies over another. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/kept-page.js';
import { settled } from './support/page.js';

const sizes = [20, 24] as const;

const pages = ['', 'lessons/', 'lessons/moving-shapes/', 'ko/lessons/separating-axis/', 'board/'];
const more = [
  'playground/',
  'game/',
  'stress/',
  'check/',
  'docs/guides/moving/',
  'lessons/authors/',
];

/** Words that lie over others, in all trees of shadows: rows of a palette, lines of a head, cells of a table. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const rows = 'button, .masthead a, h1, h2, .say, .trial, .kicker, .question, dt, dd, th, label';
    const visit = (root: Document | ShadowRoot): void => {
      const boxes: { own: DOMRect; words: string }[] = [];
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches(rows) || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        if (element.closest('sepax-stage, .canvas, .hidden, .katex')) continue;
        const range = document.createRange();
        for (const node of element.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
          range.selectNodeContents(node);
          for (const own of range.getClientRects())
            boxes.push({ own, words: node.textContent.trim().slice(0, 30) });
        }
      }
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const wide = Math.min(a.own.right, b.own.right) - Math.max(a.own.left, b.own.left);
          const high = Math.min(a.own.bottom, b.own.bottom) - Math.max(a.own.top, b.own.top);
          // Boxes of lines are higher than letters, those of tight headings above all.
          if (wide > 1 && high > 6 && a.words !== b.words)
            found.push(`“${a.words}” and “${b.words}”`);
        }
      }
    };
    visit(document);
    return [...new Set(found)];
  });

/** Has pages take letters of a size where they say none. */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

// Other tests have the usual ones.
test.afterEach(({ page }) => setLetters(page, 16));

for (const size of sizes) {
  for (const path of [...pages, ...more]) {
    test(`letters of ${size} pixels on /${path}`, async ({ page }) => {
      await setLetters(page, size);
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${size}px`);
      for (const width of [1280, 640, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
        expect(await overlaps(page), `at ${width}`).toEqual([]);
      }
    });
  }
}
