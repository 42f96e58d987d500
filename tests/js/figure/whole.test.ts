import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whole } from '../../../web/figure/voice/whole.js';
import { seeded } from '../support/seed.js';

const format = new Intl.NumberFormat('en');

test('whole numbers have their thousands apart, as formatters write them', () => {
  for (const value of [0, 7, 999, 1000, 99_999, 100_000, 1_234_567, -1, -999, -1000]) {
    expect(whole(value)).toBe(format.format(value));
  }
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(whole(value)).toBe(format.format(value));
    }),
    seeded(500),
  );
});
