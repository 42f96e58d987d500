import { expect, test } from 'vitest';
import { excerpt, excerptOf } from '../../../../web/figures/board/import/excerpt.js';

test.each([
  ['short enough', 12, 'short enough'],
  ['a text that goes on and on', 15, 'a text that…'],
  ['a text that goes on and on', 17, 'a text that goes…'],
  ['onewordwithoutanyblank', 10, 'onewordwi…'],
])('%s in %d characters', (text, room, written) => {
  expect(excerpt(text, room)).toBe(written);
  expect(written.length).toBeLessThanOrEqual(room);
});

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [[1, 'x', { y: 2 }], '[1,"x",{"y":2}]'],
  ['a text that goes on and on, far beyond forty characters', '"a text that goes on and on, far…"'],
  [
    ['a text that goes on and on, far beyond forty characters', 3],
    '["a text that goes on and on, far…",3]',
  ],
  [Array.from({ length: 99 }, (_, i) => i), '[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,…]'],
  [
    { form: { kind: 'circle', radius: 'of a length that nobody knows' }, x: 1 },
    '{"form":{"kind":"circle","radius":"of…"},…}',
  ],
])('%j in 40 characters', (value, written) => {
  expect(excerptOf(value, 40)).toBe(written);
});
