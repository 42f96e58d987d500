import { expect, test } from 'vitest';
import { readingTime } from '../../../web/figure/voice/reading-time.js';

test('a sentence has the time of its words', () => {
  expect(readingTime('Take the next edge.', 'en')).toBe(2000);
  const nine = 'On axis a0 the two shadows overlap by 24.45.';
  expect(readingTime(nine, 'en')).toBe(3000);
  expect(readingTime(`${nine} ${nine}`, 'en')).toBe(6000);
});

test('Korean has the time of its syllables, and of the numbers between them', () => {
  expect(readingTime('다음 변을 고릅니다.', 'ko')).toBe(2000);
  // 21 syllables, and a name and a number.
  const said = '축 a0 위에서 두 그림자가 모두 24.45만큼 겹쳐 있는 것입니다.';
  expect(said.match(/\p{Script=Hangul}/gu)).toHaveLength(21);
  expect(readingTime(said, 'ko')).toBe(3667);
});
