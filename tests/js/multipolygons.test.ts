/** Several polygons as one outline: everything that takes outlines takes them. */
import fc from 'fast-check';
import {
  ConcavePolygon,
  containsPoint,
  decompose,
  fromJSON,
  intersectOutlines,
  isConvex,
  isSimple,
  locate,
  measure,
  type PolygonsLike,
  repair,
  SepaxError,
  simplify,
  triangulate,
  type Vector,
  validate,
  windingOf,
} from 'sepax';
import { boardLink } from 'sepax/debug';
import { describe, expect, test } from 'vitest';
import { coverFault } from './oracle/cover.js';
import { shoelaceArea } from './oracle/even-odd.js';
import { seeded } from './support/seed.js';

type Polygons = readonly (readonly (readonly Vector[])[])[];

const square = [0, 0, 9, 0, 9, 9, 0, 9];
const hole = [1, 1, 8, 1, 8, 8, 1, 8];
const island = [2, 2, 7, 2, 7, 7, 2, 7];
const beside = [10, 0, 12, 0, 10, 2];
const three = [[square, hole], [beside], [island]];

const errorOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    return error;
  }
};

const trianglesOf = (outline: PolygonsLike): Vector[][] => {
  const { points, triangles } = triangulate(outline);
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [...triangles.subarray(3 * t, 3 * t + 3)].map((i) => ({
      x: points[2 * i] as number,
      y: points[2 * i + 1] as number,
    })),
  );
};

/** The polygons in twice the place, for points in the middle of edges and cells. */
function inside(polygons: Polygons, { x, y }: Vector): boolean | null {
  let within = false;
  for (const ring of polygons.flat()) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] as Vector;
      const turn = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
      const beside = (x - a.x) * (x - b.x) + (y - a.y) * (y - b.y) > 0;
      if (turn === 0 && !beside) return null;
      if (a.y > y !== b.y > y && turn > 0 === b.y > a.y) within = !within;
    }
  }
  return within;
}

/** Random cells by what repair makes of squares: polygons in holes of others, and such as touch. */
const cells: fc.Arbitrary<Polygons> = fc
  .array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 25 })
  .map((places) => {
    const rings = places.map(([x, y]) => [x, y, x + 1, y, x + 1, y + 1, x, y + 1]);
    return repair(rings).polygons;
  })
  .filter((polygons) => polygons.length > 0);

describe('three polygons', () => {
  test('are measured together', () => {
    expect(measure(three)).toMatchObject({ area: 81 - 49 + 2 + 25 });
    expect(measure([[square], [square.map((x) => x + 9)]]).centroid).toEqual({ x: 9, y: 9 });
  });

  test('have points in any of them inside', () => {
    const at = (x: number, y: number): string => locate(three, [x, y]);
    expect([at(0.5, 4), at(1.5, 4), at(4, 4), at(10.5, 0.5), at(7, 4), at(11.5, 1.5)]).toEqual([
      'inside',
      'outside',
      'inside',
      'inside',
      'boundary',
      'outside',
    ]);
  });

  test('are one shape, and the same after a round trip', () => {
    const shape = new ConcavePolygon(three, { x: 100, angle: 0.5 });
    expect(shape.area).toBe(59);
    expect(shape.polygons.map((rings) => rings.length)).toEqual([2, 1, 1]);
    expect(shape.rings).toHaveLength(4);
    expect(Object.isFrozen(shape.polygons[0])).toBe(true);
    const json = JSON.parse(JSON.stringify(shape));
    expect(json.rings).toBeUndefined();
    for (const copy of [fromJSON(json), fromJSON(structuredClone(shape.toJSON())), shape.clone()]) {
      expect((copy as ConcavePolygon).polygons).toEqual(shape.polygons);
      expect((copy as ConcavePolygon).worldPieces).toEqual(shape.worldPieces);
    }
    expect(new ConcavePolygon([[square, hole]]).toJSON()).not.toHaveProperty('polygons');
    const unturned = new ConcavePolygon(three);
    expect(containsPoint(unturned, [4, 4])).toBe(true);
    expect(containsPoint(unturned, [1.5, 4])).toBe(false);
    expect(containsPoint(unturned, [10.5, 0.5])).toBe(true);
  });

  test('go to the board as a compound', () => {
    const link = boardLink(new ConcavePolygon(three), new ConcavePolygon(square));
    expect(link).toContain('compound:(concave:');
  });

  test('are simplified one by one', () => {
    const polygons = simplify(
      three.map((rings) => rings.map((ring) => Float64Array.from(ring))),
      0.1,
    );
    expect(polygons.map((rings) => rings.map((ring) => ring.length))).toEqual([[4, 4], [3], [4]]);
    expect(simplify([Float64Array.from(square)], 0.1)).toHaveLength(1);
  });

  test('have short answers, too', () => {
    expect([isSimple(three), isConvex(three), isConvex([[square]])]).toEqual([true, false, true]);
    expect(windingOf(three)).toBe('ccw');
    expect(isConvex([[square], [beside]])).toBe(false);
  });

  test('cross other outlines in places that name the polygon', () => {
    const bar = [3, 4, 20, 4, 20, 5, 3, 5];
    const found = intersectOutlines(three, bar).map(({ onA }) => [onA.polygon, onA.ring]);
    expect(found).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 1],
      [2, 0],
      [2, 0],
    ]);
  });
});

describe('errors name polygon, ring and index', () => {
  test.each([
    ['a polygon in another', [[square], [island]], 'misplaced-polygon', 'outline', 1],
    [
      'a hole outside',
      [[beside], [square, beside.map((x) => x + 20)]],
      'misplaced-hole',
      'outline[1]',
      1,
    ],
    [
      'a ring of a line',
      [[square, hole], [[0, 20, 1, 20, 2, 20]]],
      'collinear',
      'outline[1][0]',
      null,
    ],
    ['a crossing', [[square], [[20, 0, 22, 2, 22, 0, 20, 2]]], 'self-crossing', 'outline[1][0]', 0],
    [
      'polygons that cross',
      [[square], [[8, 8, 10, 8, 10, 10, 8, 10]]],
      'self-crossing',
      'outline[0][0]',
      1,
    ],
    [
      'a bad number',
      [[square], [[20, 0, 22, Number.NaN, 22, 0]]],
      'not-finite',
      'outline[1][0]',
      1,
    ],
    ['a polygon without rings', [[square], []], 'too-few-points', 'outline[1][0]', null],
    ['a ring among polygons', [[square], square], 'not-points', 'outline[1]', null],
    ['no list among polygons', [[square], 5], 'not-a-list', 'outline[1]', null],
  ])('%s', (_, outline, code, argument, index) => {
    const taken = outline as PolygonsLike;
    for (const ask of [
      () => decompose(taken),
      () => triangulate(taken),
      () => simplify(taken, 1),
      () => measure(taken),
      () => new ConcavePolygon(taken),
    ]) {
      const error = errorOf(ask);
      expect(error).toBeInstanceOf(SepaxError);
      expect(error).toMatchObject({ code, argument, index });
    }
  });
});

describe('any polygons, some in holes of others', () => {
  test('are what is cut of them, exactly', () => {
    let several = 0;
    fc.assert(
      fc.property(cells, (polygons) => {
        if (polygons.length > 1) several += 1;
        expect(validate(polygons)).toMatchObject({ valid: true });
        expect(coverFault(polygons, trianglesOf(polygons))).toBeNull();
        const twice = decompose(polygons).map((piece) =>
          shoelaceArea([piece.map(({ x, y }) => [x, y])]),
        );
        const area = twice.reduce((sum, each) => sum + each, 0);
        expect(measure(polygons).area).toBe(area);
        expect(new ConcavePolygon(polygons).area).toBe(area);
      }),
      seeded(200),
    );
    expect(several).toBeGreaterThan(50);
  });

  test('have points where looking at every edge finds them', () => {
    const half = fc.nat(12).map((x) => x / 2);
    fc.assert(
      fc.property(
        cells,
        fc.array(fc.record({ x: half, y: half }), { maxLength: 20 }),
        (polygons, points) => {
          const shape = new ConcavePolygon(polygons);
          for (const point of points) {
            const within = inside(polygons, point);
            expect(locate(polygons, point)).toBe(
              within === null ? 'boundary' : within ? 'inside' : 'outside',
            );
            expect(containsPoint(shape, point)).toBe(within !== false);
          }
          shape.dispose();
        },
      ),
      seeded(200),
    );
  });

  test('need no repair: what repair gives, repair takes', () => {
    fc.assert(
      fc.property(cells, (polygons) => {
        const again = repair(polygons);
        expect(again.polygons).toEqual(polygons);
        expect(Object.values(again.changes).every((count) => count === 0)).toBe(true);
      }),
      seeded(200),
    );
  });
});
