/** The times of frames, by clocks that tick finely and by those that do not. */
import { expect, test } from 'vitest';
import { FrameTimes } from '../../../web/site/frame-times.js';

test('a clock of whole milliseconds has no decimals, whatever rounding adds to it', () => {
  const times = new FrameTimes();
  for (const time of [0, 1, 0, 2, 16.000000000001, 100]) times.add(time, 0, 1);
  expect(times.decimals).toBe(0);
  expect(times.spread('collision')).toEqual({ median: 1, high: 100 });
});

test('a finer one has, from its first fraction on', () => {
  const times = new FrameTimes();
  times.add(1, 0, 2);
  times.add(1, 0.1, 2);
  expect(times.decimals).toBe(1);
  times.clear();
  expect(times.decimals).toBe(1);
});
