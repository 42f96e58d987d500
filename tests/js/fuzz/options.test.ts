/** A short run of the program that throws hostile arguments at everything; by hand it takes as long as told. */
import * as sepax from 'sepax';
import * as space3 from 'sepax/3d';
import { expect, test } from 'vitest';
import { SEED } from '../support/seed.js';
import { fuzzOptions } from './options.mjs';

test('2000 calls of anything give what they give to plain arguments, or a SepaxError', () => {
  const { calls, compared } = fuzzOptions({ sepax, space3 }, SEED, (steps) => steps < 2000);
  expect(calls).toBe(6000);
  // Not all were refused.
  expect(compared).toBeGreaterThan(1800);
});
