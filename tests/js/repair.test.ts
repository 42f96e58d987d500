/** What repair makes of dirty outlines: valid polygons, of the area that exact rationals say. */
import fc from 'fast-check';
import { ConcavePolygon, type RepairChanges, repair, type Vector, validate } from 'sepax';
import { describe, expect, test } from 'vitest';
import { evenOddArea, type Ring, shoelaceArea } from './oracle/even-odd.js';
import { seeded } from './support/seed.js';

type Point = readonly [number, number];

const NOTHING: RepairChanges = {
  repeated: 0,
  flat: 0,
  spikes: 0,
  crossings: 0,
  overlaps: 0,
  straight: 0,
};

const square: Point[] = [
  [0, 0],
  [6, 0],
  [6, 6],
  [0, 6],
];

/** An upright box by its corners. */
const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

const listed = (ring: readonly Vector[]): Ring => ring.map(({ x, y }) => [x, y]);

/** The polygons as lists of coordinates, with what was done. */
function repaired(rings: readonly Ring[]): [polygons: Ring[][], changes: Partial<RepairChanges>] {
  const { polygons, changes } = repair(rings);
  const done = Object.entries(changes).filter(([, count]) => count > 0);
  return [polygons.map((polygon) => polygon.map(listed)), Object.fromEntries(done)];
}

describe('what is dirty in known ways', () => {
  test('a good outline stays as it is', () => {
    expect(repair(square)).toEqual({
      polygons: [[square.map(([x, y]) => ({ x, y }))]],
      changes: NOTHING,
    });
    expect(repaired([square, box(2, 2, 4, 4)])).toEqual([
      [
        [
          square,
          [
            [2, 2],
            [2, 4],
            [4, 4],
            [4, 2],
          ],
        ],
      ],
      {},
    ]);
  });

  test('points that repeat, and straight ones', () => {
    const dirty: Point[] = [
      [0, 0],
      [0, 0],
      [3, 0],
      [6, 0],
      [6, 6],
      [6, 6],
      [0, 6],
      [0, 0],
    ];
    expect(repaired([dirty])).toEqual([[[square]], { repeated: 3, straight: 1 }]);
  });

  test('a spike', () => {
    const outward: Point[] = [
      [0, 0],
      [6, 0],
      [9, -3],
      [6, 0],
      [6, 6],
      [0, 6],
    ];
    expect(repaired([outward])).toEqual([[[square]], { spikes: 1, overlaps: 1 }]);
    // Along an edge, and longer than it.
    const along: Point[] = [
      [0, 0],
      [8, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ];
    expect(repaired([along])).toEqual([[[square]], { spikes: 1, overlaps: 1 }]);
  });

  test('a bow, a figure of eight and a pentagram', () => {
    const bow: Point[] = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ];
    expect(repaired([bow])).toEqual([
      [
        [
          [
            [0, 0],
            [2, 2],
            [0, 4],
          ],
        ],
        [
          [
            [2, 2],
            [4, 0],
            [4, 4],
          ],
        ],
      ],
      { crossings: 1 },
    ]);
    const eight: Point[] = [...box(0, 0, 2, 2).slice(2), ...box(0, 0, 2, 2).slice(0, 2)];
    expect(
      repaired([[...eight.slice(0, 1), [4, 2], [4, 4], [2, 4], ...eight]])[0].map(shoelaceArea),
    ).toEqual([4, 4]);
    const star = [0, 2, 4, 1, 3].map((k): Point => {
      const angle = (2 * Math.PI * k) / 5;
      return [Math.cos(angle), Math.sin(angle)];
    });
    const [points, { crossings }] = repaired([star]);
    // Its middle is outside: it is crossed twice on the way there.
    expect(points).toHaveLength(5);
    expect(points.every(([ring]) => ring?.length === 3)).toBe(true);
    expect(crossings).toBe(5);
  });

  test('rings that enclose nothing', () => {
    const flat: Ring[] = [
      [],
      [[1, 1]],
      [
        [1, 1],
        [2, 2],
      ],
      [
        [1, 1],
        [3, 3],
        [2, 2],
      ],
    ];
    expect(repaired([square, ...flat])).toEqual([[[square]], { flat: 4 }]);
    expect(repair([])).toEqual({ polygons: [], changes: { ...NOTHING, flat: 1 } });
  });

  test('a hole that shares an edge with the outline is a notch', () => {
    expect(repaired([square, box(2, 0, 4, 2)])).toEqual([
      [
        [
          [
            [0, 0],
            [2, 0],
            [2, 2],
            [4, 2],
            [4, 0],
            [6, 0],
            [6, 6],
            [0, 6],
          ],
        ],
      ],
      { overlaps: 1 },
    ]);
  });

  test('a hole that shares a corner stays a hole', () => {
    const hole: Point[] = [
      [0, 0],
      [2, 1],
      [1, 2],
    ];
    expect(repaired([square, hole])).toEqual([
      [
        [
          square,
          [
            [0, 0],
            [1, 2],
            [2, 1],
          ],
        ],
      ],
      {},
    ]);
  });

  test('holes that reach from side to side part the polygon', () => {
    const [polygons] = repaired([square, box(2, 0, 4, 6)]);
    expect(polygons).toEqual([[box(0, 0, 2, 6)], [box(4, 0, 6, 6)]]);
  });

  test('a hole outside, one across the outline, and rings that are there twice', () => {
    expect(repaired([square, box(8, 0, 9, 1)])[0]).toEqual([[square], [box(8, 0, 9, 1)]]);
    // Cut out where it is inside, filled where it is not.
    expect(repaired([square, box(5, 2, 8, 4)])[0]).toEqual([
      [
        [
          [0, 0],
          [6, 0],
          [6, 2],
          [5, 2],
          [5, 4],
          [6, 4],
          [6, 6],
          [0, 6],
        ],
      ],
      [box(6, 2, 8, 4)],
    ]);
    expect(repaired([square, square])).toEqual([[], { overlaps: 4 }]);
    expect(repaired([square, box(1, 1, 3, 3), box(1, 1, 3, 3)])).toEqual([
      [[square]],
      { overlaps: 4 },
    ]);
  });

  test('rings in rings are holes and islands by turns', () => {
    const [polygons] = repaired([box(2, 2, 4, 4), square, box(1, 1, 5, 5)]);
    expect(polygons.map((rings) => rings.length)).toEqual([2, 1]);
    expect(polygons.map(shoelaceArea)).toEqual([20, 4]);
  });

  test('bad numbers are named', () => {
    expect(() =>
      repair([
        [0, 0],
        [1, Number.NaN],
        [2, 2],
      ]),
    ).toThrow('outline[1]');
    // biome-ignore lint/suspicious/noExplicitAny: what a caller without types may pass.
    expect(() => repair('no' as any)).toThrow('must be a list of points');
  });
});

const whole = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
const unit = fc.double({ min: -1, max: 1, noNaN: true, noDefaultInfinity: true });
/** Numbers of all sizes make areas that no double holds. */
const tame = unit.map((x) => (Math.abs(x) < 1e-30 ? 0 : x));
const broken = fc.tuple(tame, tame);
/** Within roundings of one line, where crossings are next to one another. */
const slanted = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 3 }))
  .map(([t, step]): Point => [t / 10, t / 30 + step * 2 ** -52]);

const scribble = (point: fc.Arbitrary<Point>) =>
  fc.array(fc.array(point, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 3 });

/** What rounding the crossings may come to: the way around, times some roundings of coordinates. */
function roundingOf(rings: readonly Ring[]): number {
  const reach = Math.max(...rings.flat(2).map(Math.abs));
  const edges = rings.reduce((sum, ring) => sum + ring.length, 0);
  return 32 * edges * reach * reach * 2 ** -52;
}

describe('what is dirty in any way', () => {
  test.each([
    ['whole numbers', whole],
    ['doubles', broken],
    ['points next to a line', slanted],
  ])('%s become valid polygons of the exact area', (_, point) => {
    fc.assert(
      fc.property(scribble(point), (rings) => {
        const { polygons } = repair(rings);
        for (const polygon of polygons) {
          expect(validate(polygon).valid).toBe(true);
          new ConcavePolygon(polygon).dispose();
        }
        const area = shoelaceArea(polygons.flat().map(listed));
        expect(Math.abs(area - evenOddArea(rings))).toBeLessThanOrEqual(roundingOf(rings));
      }),
      seeded(300),
    );
  });

  test('what was repaired needs no repair', () => {
    fc.assert(
      fc.property(scribble(whole), (rings) => {
        const { polygons } = repair(rings);
        // An outline without points counts as a ring that encloses nothing.
        fc.pre(polygons.length > 0);
        const again = repair(polygons.flat());
        expect(again.polygons).toEqual(polygons);
        expect(again.changes).toEqual({ ...NOTHING, straight: 0 });
      }),
      seeded(300),
    );
  });
});
