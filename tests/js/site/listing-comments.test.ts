/** Comments of the listings are in the language of the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonNames } from '../../../web/figures/registry.js';
import { comments } from '../../../web/site/lessons/comments.ko.js';

/** The comments that are shown: lines like `//# project` name phases. */
function commentsOf(name: string): string[] {
  const folder = new URL(`../../../web/figures/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file === `${name}.js` || file === `${name}.cpp`)
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .flatMap((line) => /(?:\/\/ (.*)|\/\*\* (.*) \*\/)$/.exec(line)?.slice(1).find(Boolean) ?? []);
}

const all = new Set(lessonNames.flatMap(commentsOf));

test('each comment of a listing has its Korean, and nothing else has', () => {
  expect(all.size).toBeGreaterThan(50);
  expect(Object.keys(comments).sort()).toEqual([...all].sort());
  for (const korean of Object.values(comments)) expect(korean).toMatch(/\p{Script=Hangul}/u);
});
