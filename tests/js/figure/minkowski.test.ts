/** B − A, by what it is: all ways from a point of `a` to a point of `b`. */
import { convexHull, type Vector } from 'sepax';
import { expect, test } from 'vitest';
import { minkowskiDifference, sideFacing } from '../../../web/figure/pair/minkowski.js';

/** A convex polygon about a point, counter-clockwise. */
const polygon = (count: number, x: number, y: number, size: number): Vector[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count + x;
    return { x: x + size * Math.cos(angle), y: y + 0.6 * size * Math.sin(angle) };
  });

const reach = (points: readonly Vector[], angle: number): number =>
  Math.max(...points.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle)));

test('it reaches as far in every direction as the hull of all differences of corners', () => {
  for (let i = 0; i < 60; i += 1) {
    const a = polygon(3 + (i % 5), 3 * i, -i, 20 + i);
    const b = polygon(3 + (i % 4), -i, 40, 35);
    const all = b.flatMap((q) => a.map((p) => ({ x: q.x - p.x, y: q.y - p.y })));
    const found = minkowskiDifference(a, b);
    expect(found).toHaveLength(a.length + b.length);
    expect(convexHull(found).length).toBeGreaterThanOrEqual(3);
    for (let angle = 0; angle < 6.28; angle += 0.1) {
      expect(reach(found, angle)).toBeCloseTo(reach(all, angle), 9);
    }
  }
});

test('the side that faces a direction is the edge with that normal, or a corner', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  expect(sideFacing(square, { x: 1, y: 0 })).toEqual([square[1], square[2]]);
  expect(sideFacing(square, { x: 0, y: -1 })).toEqual([square[0], square[1]]);
  expect(sideFacing(square, { x: 0.6, y: -0.8 })).toEqual([square[1], square[1]]);
});
