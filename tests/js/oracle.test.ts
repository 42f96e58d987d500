/** The oracle itself, by cases that can be checked by hand: it shares nothing with the library. */
import { describe, expect, test } from 'vitest';
import {
  contactTimes,
  convexHull,
  type LatticePoint,
  type Point,
  polygonsMeet,
  signedDistance,
  swept,
  toLattice,
} from './oracle/exact-polygons.js';
import { dyadic, quotient, quotientRoot, Rational } from './oracle/rational.js';
import { Random } from './support/random.js';
import { nudged } from './support/ulp.js';

const polygon = (...flat: number[]): LatticePoint[] => {
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) {
    points.push({ x: flat[i] as number, y: flat[i + 1] as number });
  }
  return points.map(({ x, y }) => ({ x: BigInt(x), y: BigInt(y) }));
};
const square = polygon(0, 0, 4, 0, 4, 4, 0, 4);
const at = (x: number, y: number) =>
  square.map((p) => ({ x: p.x + BigInt(x), y: p.y + BigInt(y) }));

describe('numbers', () => {
  test('a double is taken apart without loss', () => {
    const random = new Random(1);
    const samples = [1, -0.1, 5e-324, 2 ** -1022, Number.MAX_VALUE, -1 / 3, 1e100];
    for (let i = 0; i < 1000; i++) samples.push(random.sign() * random.magnitude(-300, 300));
    for (const x of samples) {
      const { mantissa, exponent } = dyadic(x);
      expect(quotient(mantissa << 1074n, 1n << BigInt(1074 - exponent)), `${x}`).toBe(x);
      expect(Rational.of(x).toNumber()).toBe(x);
    }
  });

  test('quotients and roots are those of the digits', () => {
    expect(quotient(1n, 3n)).toBe(1 / 3);
    expect(quotient(-(10n ** 400n), 10n ** 399n)).toBe(-10);
    expect(quotientRoot(2n, 1n)).toBe(Math.SQRT2);
    expect(quotientRoot(10n ** 600n, 1n) / 1e300).toBeCloseTo(1, 15);
  });

  test('fractions compare exactly', () => {
    const tenth = Rational.of(0.1);
    expect(tenth.compare(new Rational(1n, 10n))).toBe(1);
    expect(new Rational(2n, -4n).compare(new Rational(-1n, 2n))).toBe(0);
  });

  test('neighbours of a double', () => {
    expect(nudged(1, 1)).toBe(1 + Number.EPSILON);
    expect(nudged(-1, 1)).toBe(-1 + Number.EPSILON / 2);
    expect(nudged(0, -1)).toBe(-Number.MIN_VALUE);
    expect(nudged(nudged(0.3, 7), -7)).toBe(0.3);
  });
});

describe('polygons', () => {
  test('the lattice of two lists is common to both', () => {
    const { lists, exponent } = toLattice([{ x: 0.5, y: 3 }], [{ x: -0.25, y: 0 }]);
    const unit = 2 ** exponent;
    expect(lists.map(([p]) => [Number(p?.x) * unit, Number(p?.y) * unit])).toEqual([
      [0.5, 3],
      [-0.25, 0],
    ]);
  });

  test('hulls: repeated, collinear and inner points are no corners', () => {
    const points = polygon(0, 0, 2, 0, 4, 0, 4, 4, 1, 1, 0, 4, 0, 4);
    expect(convexHull(points)).toEqual(square);
    expect(convexHull(polygon(0, 0, 1, 1, 3, 3))).toEqual(polygon(0, 0, 3, 3));
    expect(convexHull(polygon(2, 2, 2, 2))).toEqual(polygon(2, 2));
  });

  test.each<[string, readonly LatticePoint[], boolean]>([
    ['overlapping', at(3, 3), true],
    ['crossing like a plus sign', polygon(1, -5, 2, -5, 2, 9, 1, 9), true],
    ['inside', polygon(1, 1, 2, 1, 1, 2), true],
    ['around', polygon(-9, -9, 9, -9, 9, 9, -9, 9), true],
    ['along an edge', at(4, 1), true],
    ['at a corner', at(4, 4), true],
    ['apart in x', at(5, 0), false],
    ['apart on a diagonal only', polygon(9, 0, 9, 9, 0, 9), false],
    ['a point inside', polygon(2, 2), true],
    ['a point on the edge', polygon(4, 2), true],
    ['a point outside', polygon(5, 2), false],
    ['a segment through', polygon(-1, -1, 9, 9), true],
    ['a segment past', polygon(9, 0, 0, 9), false],
  ])('meet or not: %s', (_, other, expected) => {
    expect([polygonsMeet(square, other), polygonsMeet(other, square)]).toEqual([
      expected,
      expected,
    ]);
  });

  test('signed distance: apart, touching, overlapping, inside', () => {
    expect(signedDistance(square, at(7, 8))).toBe(5);
    expect(signedDistance(square, at(4, 0))).toBe(-0);
    expect(signedDistance(square, at(3, 1))).toBe(-1);
    expect(signedDistance(polygon(1, 1, 2, 1, 2, 2, 1, 2), square)).toBe(-2);
    expect(signedDistance(square, polygon(9, 0, 9, 9, 0, 9))).toBeCloseTo(Math.SQRT1_2, 14);
  });

  test('swept: what lies beside the way is not met', () => {
    expect(polygonsMeet(swept(square, { x: 20n, y: 20n }), at(9, 9))).toBe(true);
    expect(polygonsMeet(swept(square, { x: 20n, y: 20n }), at(16, 0))).toBe(false);
    expect(polygonsMeet(swept(square, { x: 20n, y: 20n }), at(10, 2))).toBe(true);
    expect(polygonsMeet(swept(square, { x: 20n, y: 20n }), at(10, 1))).toBe(false);
  });

  test('times of contact', () => {
    const through = contactTimes(square, at(12, 0), { x: 32n, y: 0n });
    expect([through?.enter.toNumber(), through?.exit.toNumber()]).toEqual([0.25, 0.5]);
    const graze = contactTimes(square, at(8, 4), { x: 16n, y: 0n });
    expect([graze?.enter.toNumber(), graze?.exit.toNumber()]).toEqual([0.25, 0.75]);
    const resting = contactTimes(square, at(1, 4), { x: 16n, y: 0n });
    expect([resting?.enter.toNumber(), resting?.exit.toNumber()]).toEqual([0, 0.3125]);
    expect(contactTimes(square, at(16, 0), { x: 32n, y: 32n })).toBeUndefined();
    const still = contactTimes(square, square, { x: 0n, y: 0n });
    expect([still?.enter.toNumber(), still?.exit.toNumber()]).toEqual([0, 1]);
  });
});
