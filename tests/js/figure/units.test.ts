import { expect, test } from 'vitest';
import { unitsText } from '../../../web/figure/voice/units.js';
import { speakEnglish } from '../figures/board/support/speak-english.js';

test('one unit is no units', () => {
  speakEnglish();
  expect([0.5, 1, 2].map(unitsText)).toEqual(['0.5 units', '1 unit', '2 units']);
});
