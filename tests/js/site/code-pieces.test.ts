/** Code to copy is shown in pieces: all of it, and none that a phone has no room for. */
import { expect, test } from 'vitest';
import { piecesOf } from '../../../web/site/lessons/authors/code-pieces.js';

const code = `<script type="module" src="https://a.example/npm/sepax@0.1.0/dist/embed.js"></script>
  <a href="https://a.example/embed/way-out.html?lang=en&amp;x=1#v1&a=-1,2_-3,4_-5,6_-7,8_-9,10_-11,12">
{% raw %} 1 / 2 > 0 && x; // “a”`;

test('nothing is lost or added', () => {
  expect(
    piecesOf(code)
      .map(({ part }) => part)
      .join(''),
  ).toBe(code);
});

test('names stay whole, addresses end after a slash, and what is too long may be broken anywhere', () => {
  const whole = piecesOf(code)
    .filter(({ isWhole }) => isWhole)
    .map(({ part }) => part);
  expect(whole).toEqual(
    expect.arrayContaining(['npm/', 'sepax@0.1.0/', 'way-out.html?', '</script>']),
  );
  expect(Math.max(...whole.map(({ length }) => length))).toBeLessThanOrEqual(32);
  expect(whole.some((part) => part.startsWith('a=-1'))).toBe(false);
});
