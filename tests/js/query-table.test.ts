/** docs/queries.md is what the library does now, in each language; `npm run docs` writes it anew. */
import { expect, test } from 'vitest';
import { queryTable } from '../docs/query-table.js';
import { en } from '../docs/query-words.en.js';
import { ko } from '../docs/query-words.ko.js';

test.each([
  ['docs/queries.md', en],
  ['docs/ko/queries.md', ko],
])('the table of queries and shapes is up to date: %s', async (file, words) => {
  await expect(queryTable(words)).toMatchFileSnapshot(`../../${file}`);
});
