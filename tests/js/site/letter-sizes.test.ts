/** Letters are as large as readers have set their browser to, not of so many pixels. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|ts)$/.test(path))
    .map((path) => `${folder}/${path}`);

/** The lines of style sheets, also of those in code, that say a size of letters in this unit. */
function sizesIn(unit: RegExp, folders: readonly string[]): string[] {
  const found: string[] = [];
  for (const path of folders.flatMap(sheetsIn)) {
    for (const [i, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      const [, value = ''] = /^\s*font(?:-size)?: (.*);$/.exec(line) ?? [];
      if (unit.test(value)) found.push(`${path}:${i + 1}: ${value}`);
    }
  }
  return found;
}

test('the pages of the site say sizes of letters by the root, none in pixels', () => {
  expect(sizesIn(/\dpx/, ['web/site'])).toEqual([]);
  expect(sizesIn(/\drem/, ['web/site']).length).toBeGreaterThan(100);
});

test('figures leave the unit to the page they are in', () => {
  expect(sizesIn(/\b(?!1px\))\d+px/, ['web/figure', 'web/figures'])).toEqual([]);
  // Pages of others have a root of their own, with which a figure has nothing to do.
  expect(sizesIn(/\drem/, ['web/figure', 'web/figures', 'web/embed'])).toEqual([]);
});
