/** The cases of `sepax/check`: that they are what they say, by two references that share nothing with them. */
import { Circle, intersects, Polygon } from 'sepax';
import { type CheckBox, type CheckPolygon, type CheckShape, hardCases } from 'sepax/check';
import { describe, expect, test } from 'vitest';
import {
  convexHull,
  type LatticePoint,
  orientation,
  type Point,
  signedDistance,
  toLattice,
} from '../oracle/exact-polygons.js';
import { SEED } from '../support/seed.js';

type Solid = CheckPolygon | CheckBox;
type Disc = Exclude<CheckShape, Solid>;

const isDisc = (shape: CheckShape): shape is Disc => shape.kind === 'circle';

const relationOf = (gap: number): string =>
  gap > 0 ? 'apart' : gap < 0 ? 'overlapping' : 'touching';

/** By the difference of all corners, which has the origin inside, on its boundary, or outside. */
function gapOfSolids(a: Solid, b: Solid): number {
  const [p = [], q = []] = toLattice(a.points, b.points).lists;
  return signedDistance(convexHull(p), convexHull(q));
}

const squareOf = (p: LatticePoint, q: LatticePoint): bigint =>
  (p.x - q.x) ** 2n + (p.y - q.y) ** 2n;

/** Four times the square of the distance, of squared lengths of a triangle's sides: by Heron's formula. */
function isFarther(
  centre: LatticePoint,
  from: LatticePoint,
  to: LatticePoint,
  reach: bigint,
): number {
  const [a, b, base] = [squareOf(centre, from), squareOf(centre, to), squareOf(from, to)];
  if (a > b + base || b > a + base || base === 0n) return compare(a < b ? a : b, reach);
  const sixteenAreas = 4n * a * base - (a + base - b) ** 2n;
  return compare(sixteenAreas, 4n * base * reach);
}

const compare = (p: bigint, q: bigint): number => (p > q ? 1 : p < q ? -1 : 0);

function gapOfDisc({ x, y, radius }: Disc, { points }: Solid): number {
  const reaches: readonly Point[] = [{ x: radius, y: 0 }];
  const [[centre] = [], [reach] = [], corners = []] = toLattice([{ x, y }], reaches, points).lists;
  const edges = corners.map((from, i) => [from, corners[(i + 1) % corners.length]!] as const);
  const signs = edges.map(([from, to]) => isFarther(centre!, from, to, reach!.x ** 2n));
  if (edges.every(([from, to]) => orientation(from, to, centre!) > 0n)) return -1;
  return Math.min(...signs);
}

function gapOfDiscs(a: Disc, b: Disc): number {
  const [[p, q] = [], [r, s] = []] = toLattice(
    [a, b],
    [a, b].map(({ radius }) => ({ x: radius, y: 0 })),
  ).lists;
  return compare(squareOf(p!, q!), (r!.x + s!.x) ** 2n);
}

function exactGap(a: CheckShape, b: CheckShape): number {
  if (isDisc(a)) return isDisc(b) ? gapOfDiscs(a, b) : gapOfDisc(a, b);
  return isDisc(b) ? gapOfDisc(b, a) : gapOfSolids(a, b);
}

const shapeOf = (shape: CheckShape) =>
  isDisc(shape) ? new Circle(shape.radius, { x: shape.x, y: shape.y }) : new Polygon(shape.points);

describe.each([1, SEED])('the cases of seed %i', (seed) => {
  const cases = hardCases({ seed, count: seed === 1 ? 4000 : 2000 });

  test('of each relation there are many', () => {
    for (const relation of ['apart', 'touching', 'overlapping']) {
      expect(cases.filter((of) => of.relation === relation).length, relation).toBeGreaterThan(
        cases.length / 8,
      );
    }
  });

  test('each relation is that of rational arithmetic', () => {
    const wrong = cases.filter(({ a, b, relation }) => relationOf(exactGap(a, b)) !== relation);
    expect(wrong).toEqual([]);
  });

  test('each relation is that of the library', () => {
    const wrong = cases.filter(({ a, b, relation }) => {
      using p = shapeOf(a);
      using q = shapeOf(b);
      const [closed, open] = [true, false].map((touching) => intersects(p, q, { touching }));
      return closed !== (relation !== 'apart') || open !== (relation === 'overlapping');
    });
    expect(wrong).toEqual([]);
  });

  test('polygons are convex and counter-clockwise, sums of boxes are not rounded', () => {
    for (const shape of cases.flatMap(({ a, b }) => [a, b])) {
      if (isDisc(shape)) {
        expect(shape.radius).toBeGreaterThan(0);
        continue;
      }
      const [corners = []] = toLattice(shape.points).lists;
      const turns = corners.map((p, i) =>
        orientation(p, corners[(i + 1) % corners.length]!, corners[(i + 2) % corners.length]!),
      );
      expect(turns.every((turn) => turn >= 0n) && turns.some((turn) => turn > 0n)).toBe(true);
      if (shape.kind === 'box') {
        const { x, y, width, height } = shape;
        const far = [
          { x, y },
          { x: width, y: height },
          { x: shape.points[2]!.x, y: shape.points[2]!.y },
        ];
        const [[low, size, high] = []] = toLattice(far).lists;
        expect([low!.x + size!.x, low!.y + size!.y]).toEqual([high!.x, high!.y]);
      }
    }
  });
});

test('a seed gives the same cases each time, another one others, and all are plain data', () => {
  const cases = hardCases({ count: 200 });
  expect(hardCases({ count: 200, seed: 1 })).toEqual(cases);
  expect(hardCases({ count: 200, seed: 2 })).not.toEqual(cases);
  expect(JSON.parse(JSON.stringify(cases))).toEqual(cases);
});

test('kinds are those that are asked for', () => {
  const kinds = new Set(
    hardCases({ count: 300, kinds: ['circle', 'box'] }).flatMap(({ a, b }) => [a.kind, b.kind]),
  );
  expect([...kinds].sort()).toEqual(['box', 'circle']);
  expect(hardCases({ count: 70, kinds: ['box'] })).toHaveLength(70);
});
