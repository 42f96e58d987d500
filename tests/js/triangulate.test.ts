/** Triangles of outlines: exactly the polygon, whatever it looks like. */
import fc from 'fast-check';
import { decompose, type OutlineLike, repair, triangulate, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { coverFault, type Rings } from './oracle/cover.js';
import { seeded } from './support/seed.js';

type Flat = readonly number[];

const square: Flat = [0, 0, 6, 0, 6, 6, 0, 6];
const hole: Flat = [2, 2, 4, 2, 4, 4, 2, 4];

const pointsOf = (flat: ArrayLike<number>): Vector[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({
    x: flat[2 * i] as number,
    y: flat[2 * i + 1] as number,
  }));

/** The triangles by their points. */
function trianglesOf(outline: OutlineLike): Vector[][] {
  const { points, triangles } = triangulate(outline);
  const corners = pointsOf(points);
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [0, 1, 2].map((k) => corners[triangles[3 * t + k] as number] as Vector),
  );
}

function expectCover(rings: Rings): void {
  expect(coverFault([rings], trianglesOf(rings))).toBeNull();
}

describe('the answer', () => {
  test('has the points as they were given, and indices of them', () => {
    const { points, triangles } = triangulate([square, hole]);
    expect(points).toEqual(Float64Array.from([...square, ...hole]));
    expect(triangles).toBeInstanceOf(Uint32Array);
    expect(triangles).toHaveLength(24);
    expect(new Set(triangles)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  });

  test('is the same for every way of writing points', () => {
    const expected = triangulate([square, hole]);
    expect(triangulate([pointsOf(square), new Float32Array(hole)])).toEqual(expected);
    expect(triangulate(pointsOf(square))).toEqual(triangulate(square));
  });

  test('leaves out what repeats or is straight', () => {
    const dirty = [0, 0, 0, 0, 3, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 0];
    const { points, triangles } = triangulate(dirty);
    expect(points).toEqual(Float64Array.from(dirty));
    expect(triangles).toHaveLength(6);
    expect(new Set(triangles)).toEqual(new Set([0, 3, 4, 6]));
  });

  test('is fresh', () => {
    const first = triangulate(square);
    triangulate([square, hole]);
    expect(first).toEqual(triangulate(square));
  });

  test('names faults as decompose does', () => {
    const errorOf = (ask: () => unknown): unknown => {
      try {
        return ask();
      } catch (error) {
        return error;
      }
    };
    for (const outline of [
      [0, 0, 2, 2, 2, 0, 0, 2],
      [0, 0, 1, 1, 2, 2],
      [square, [7, 7, 8, 7, 8, 8]],
      [square, [1, 1]],
      [square, [1, Number.NaN, 2, 2, 3, 3]],
      [],
    ] as OutlineLike[]) {
      const error = errorOf(() => triangulate(outline));
      expect(error).toMatchObject({ name: 'SepaxError' });
      expect(error).toEqual(errorOf(() => decompose(outline)));
    }
  });
});

describe('the triangles are the polygon', () => {
  test.each<[string, Flat[]]>([
    ['a hole', [square, hole]],
    ['a clockwise outline with a counter-clockwise hole', [[0, 6, 6, 6, 6, 0, 0, 0], hole]],
    ['a hole that touches a corner', [square, [0, 0, 3, 1, 1, 3]]],
    ['a hole that touches an edge', [square, [3, 0, 4, 3, 2, 3]]],
    ['a hole that cuts it into four', [square, [3, 0, 6, 3, 3, 6, 0, 3]]],
    ['an hourglass', [[0, 0, 4, 0, 2, 2, 4, 4, 0, 4, 2, 2]]],
    ['a corner within an edge of the same ring', [[0, 0, 4, 0, 4, 4, 2, 0, 0, 4]]],
    ['sizes far apart', [[0, 0, 1e30, 1e-30, 1e30, 1e30, 1, 1e-3]]],
  ])('%s', (_, rings) => {
    expectCover(rings.map(pointsOf));
  });

  const whole = fc.integer({ min: 0, max: 9 });
  const unit = fc.double({ min: -1, max: 1, noNaN: true, noDefaultInfinity: true });
  const scribbles = (coordinate: fc.Arbitrary<number>): fc.Arbitrary<number[][][]> => {
    const point = fc.tuple(coordinate, coordinate);
    const ring = fc.array(point, { minLength: 3, maxLength: 12 });
    return fc.array(ring, { minLength: 1, maxLength: 3 });
  };

  test.each([
    ['whole numbers, which touch often', whole],
    ['doubles', unit],
  ])('of scribbles of %s', (_, coordinate) => {
    let holes = 0;
    fc.assert(
      fc.property(scribbles(coordinate), fc.boolean(), (scribble, turn) => {
        for (const polygon of repair(scribble).polygons) {
          holes += polygon.length - 1;
          expectCover(turn ? polygon.map((ring) => [...ring].reverse()) : polygon);
        }
      }),
      seeded(300),
    );
    expect(holes).toBeGreaterThan(0);
  });

  test('of stars', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }),
        (radii) => {
          const ring = radii.map((radius, i): Vector => {
            const angle = (2 * Math.PI * i) / radii.length;
            return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
          });
          expectCover([ring]);
          expect(triangulate(ring).triangles.length / 3).toBeLessThanOrEqual(radii.length - 2);
        },
      ),
      seeded(200),
    );
  });
});
