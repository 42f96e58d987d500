/** How what a runner found is held against what is right. */
import { expect, test } from 'vitest';
import { compare, medianOf } from '../../../web/site/race/run-race.js';

/** Pairs by their keys: two that touch, one that just does, one that is near. */
const near = new Map([
  [1, -0.5],
  [2, -0.25],
  [3, 0],
  [4, 0.125],
]);

const found = (...pairs: number[]) => compare(Float64Array.from(pairs), near);

test('the right pairs, in any order, differ in nothing', () => {
  expect(found(3, 1, 2)).toEqual({ touching: 3, missing: 0, extra: 0, farthest: 0 });
});

test('what is missing counts by how deep it is, what is too many by how far apart', () => {
  expect(found(1, 3)).toEqual({ touching: 2, missing: 1, extra: 0, farthest: 0.25 });
  expect(found(1, 2, 3, 4)).toEqual({ touching: 4, missing: 0, extra: 1, farthest: 0.125 });
});

test('a pair that is nowhere near, or told twice, is as wrong as can be', () => {
  expect(found(1, 2, 3, 99)).toMatchObject({ extra: 1, farthest: Infinity });
  expect(found(1, 1, 2, 3)).toMatchObject({ touching: 4, extra: 1, farthest: Infinity });
});

test('the median is of the sorted times, and none is no time', () => {
  expect(medianOf([5, 1, 100])).toBe(5);
  expect(medianOf([])).toBe(0);
});
