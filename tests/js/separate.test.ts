/** Out of one shape, to the last bit; tests/cpp/query/separate_test.cpp decides the same in exact integers. */
import { Box, Circle, collide, distance, intersects, type Shape, separate } from 'sepax';
import { describe, expect, test } from 'vitest';
import { anyPlacement, type Copyable, kinds } from './support/kinds.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const PAIRS = 4000;

function extent(shape: Shape): number {
  const { minX, minY, maxX, maxY } = shape.bounds;
  return Math.max(maxX - minX, maxY - minY);
}

function anyOf(random: Random, kind: string, spread: number): Copyable {
  const placement = anyPlacement(random, kind, spread);
  return (kinds[kind] as (typeof kinds)[string])(random, placement);
}

describe('separate(a, b)', () => {
  test(`leaves ${PAIRS} turned pairs of all kinds without overlap and without a gap`, () => {
    const random = new Random(SEED, 'separate');
    const names = Object.keys(kinds);
    let overlapping = 0;
    for (let i = 0; i < PAIRS; i++) {
      const kindA = names[i % names.length] as string;
      const kindB = names[Math.floor(i / names.length) % names.length] as string;
      using a = anyOf(random, kindA, 0.4);
      using b = anyOf(random, kindB, 0.4);
      const before = intersects(a, b, { touching: false });
      const { x, y } = separate(a, b);
      if (!before) {
        expect([x, y]).toEqual([0, 0]);
        continue;
      }
      overlapping += 1;
      a.translate(x, y);
      const size = extent(a) + extent(b);
      const label = `${kindA} ${kindB} ${i}`;
      expect(intersects(a, b, { touching: false }), label).toBe(false);
      expect(distance(a, b).distance, label).toBeLessThanOrEqual(1e-12 * size);
    }
    expect(overlapping).toBeGreaterThan(PAIRS / 2);
  });

  test('after the mtv of collide some pairs overlap, and some are apart, within rounding', () => {
    const random = new Random(SEED, 'mtv');
    let [overlap, apart, pairs] = [0, 0, 0];
    while (pairs < 2000) {
      using a = anyOf(random, 'polygon', 0.4);
      using b = anyOf(random, 'box', 0.4);
      const { mtv, depth } = collide(a, b);
      if (depth === 0) continue;
      pairs += 1;
      a.translate(mtv.x, mtv.y);
      const gap = distance(a, b).distance;
      expect(Math.abs(gap)).toBeLessThan(1e-14 * (extent(a) + extent(b)));
      if (intersects(a, b, { touching: false })) overlap += 1;
      else if (!intersects(a, b)) apart += 1;
    }
    expect(overlap).toBeGreaterThan(pairs / 4);
    expect(apart).toBeGreaterThan(pairs / 4);
  });

  test('takes a shape or a list of one alike, and leaves out the shape itself', () => {
    const crate = new Box(6, 6, { x: 5, y: -7 });
    const tile = new Box(10, 10);
    expect(separate(crate, tile)).toEqual({ x: 0, y: -1 });
    expect(separate(crate, [tile])).toEqual({ x: 0, y: -1 });
    expect(separate(crate, crate)).toEqual({ x: 0, y: 0 });
    expect([crate.x, crate.y]).toEqual([5, -7]);
  });

  test('is nothing for shapes that touch or are apart', () => {
    expect(separate(new Circle(1), new Circle(1, { x: 2 }))).toEqual({ x: 0, y: 0 });
    expect(separate(new Circle(1), new Circle(1, { x: 3 }))).toEqual({ x: 0, y: 0 });
  });
});
