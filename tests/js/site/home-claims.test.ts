/** The home page says no other numbers than those that the tests hold. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../../web/site/home/text.en.js';
import { ko } from '../../../web/site/home/text.ko.js';

const kilobytes = (text: string): number => Number(/([\d.]+) kB/.exec(text)![1]);

test('the size of the whole package is what its limit leaves a little room for', () => {
  const [, limit = ''] = /\['\*', '([\d.]+ kB)'\]/.exec(readFileSync('.size-limit.mjs', 'utf8'))!;
  const said = kilobytes(en['home.size.number']);
  expect(said).toBeLessThanOrEqual(kilobytes(limit));
  expect(said).toBeGreaterThan(0.97 * kilobytes(limit));
  expect(ko['home.size.number']).toBe(en['home.size.number']);
  expect(readFileSync('README.md', 'utf8')).toContain(`as what they import | up to ${said} kB |`);
});

test('the sizes of others are those that the build prints beside it', () => {
  const printed = readFileSync('cpp/toolchain/print-sizes.mjs', 'utf8');
  for (const text of [en['home.size.beside'], ko['home.size.beside']]) {
    const others = [...text.matchAll(/(box2d3-wasm|rapier2d)\D*([\d.]+ kB)/g)];
    expect(others).toHaveLength(2);
    for (const [, name, size] of others) {
      expect(printed).toMatch(new RegExp(`'(?:@dimforge/)?${name}(?:-compat)?', '${size}'`));
    }
  }
});
