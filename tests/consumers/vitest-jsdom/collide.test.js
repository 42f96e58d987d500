import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import './main.js';

test('answers beside a document', async () => {
  expect(document.body).toBeInstanceOf(HTMLElement);
  writeFileSync('answers.json', JSON.stringify(await globalThis.answers));
});
