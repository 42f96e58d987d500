import { expect, test } from 'vitest';
import { betweenStates } from '../../../web/figure/state/between-states.js';

test('between two states numbers go evenly, and what cannot is that of the end', () => {
  const from = { at: [0, 10], name: 'a', size: { x: 1 }, list: [1] };
  const to = { at: [10, 20], name: 'b', size: { x: 3 }, list: [1, 2] };
  const half = { at: [5, 15], name: 'b', size: { x: 2 }, list: [1, 2] };
  expect(betweenStates(from, to, 0.5)).toEqual(half);
  expect(betweenStates(from, to, 1)).toEqual(to);
});
