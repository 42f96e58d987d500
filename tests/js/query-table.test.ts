/** docs/queries.md is what the library does now; `npm run docs` writes it anew. */
import { expect, test } from 'vitest';
import { queryTable } from '../docs/query-table.js';

test('the table of queries and shapes is up to date', async () => {
  await expect(queryTable()).toMatchFileSnapshot('../../docs/queries.md');
});
