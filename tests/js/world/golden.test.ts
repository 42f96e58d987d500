import { expect, test } from 'vitest';
import { GOLDEN_HASH, goldenRun } from '../support/golden-run.js';

test('a long run has the golden hash, as natively and in the browser', () => {
  expect(goldenRun()).toBe(GOLDEN_HASH);
});
