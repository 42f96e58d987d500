/** What is accepted and brought into one form: repeats, collinear points, either winding, any notation. */
import fc from 'fast-check';
import { collide, intersects, type PointsLike, Polygon, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { outline } from './support/arbitraries.js';
import { hullOf } from './support/outlines.js';
import { seeded } from './support/seed.js';

const RUNS = seeded(300);

const square: readonly (readonly [number, number])[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const corners = square.map(([x, y]) => ({ x, y }));

/** The list, begun at its least point: equal for the same ring wherever it starts. */
function ring(points: readonly Vector[]): Vector[] {
  const first = points.reduce((best, { x, y }, i) => {
    const { x: bestX, y: bestY } = points[best] as Vector;
    return x < bestX || (x === bestX && y < bestY) ? i : best;
  }, 0);
  return [...points.slice(first), ...points.slice(0, first)];
}

describe('notations', () => {
  const notations: Record<string, PointsLike> = {
    pairs: square,
    objects: corners,
    'pairs and objects mixed': [[0, 0], { x: 4, y: 0 }, [4, 4], { x: 0, y: 4 }],
    'a flat list': square.flat(),
    'a Float64Array': new Float64Array(square.flat()),
    'a Float32Array': new Float32Array(square.flat()),
    'an Int16Array': new Int16Array(square.flat()),
    'a Uint8ClampedArray': new Uint8ClampedArray(square.flat()),
    'a view into a larger buffer': new Float64Array([9, 9, ...square.flat(), 9]).subarray(2, 10),
    'objects with more in them': corners.map((p) => ({ ...p, name: 'corner', z: Number.NaN })),
    'objects of a class with accessors': square.map(
      ([x, y]) =>
        new (class {
          get x() {
            return x;
          }
          get y() {
            return y;
          }
        })(),
    ),
    frozen: Object.freeze(square.map((p) => Object.freeze([...p] as [number, number]))),
  };

  test.each(Object.entries(notations))('%s', (_, points) => {
    expect(new Polygon(points).points).toEqual(corners);
  });

  test('single precision is taken as it is', () => {
    const { points } = new Polygon(new Float32Array([0.1, 0.1, 0.7, 0.1, 0.1, 0.7]));
    expect(points[0]).toEqual({ x: Math.fround(0.1), y: Math.fround(0.1) });
  });

  test('the list is copied: changing it later changes nothing', () => {
    const list = square.flat();
    const polygon = new Polygon(list);
    list.fill(0);
    expect(polygon.points).toEqual(corners);
    expect(polygon.area).toBe(16);
  });

  test('of velocities and of options', () => {
    const a = new Polygon(square);
    const b = new Polygon(square, { x: 10 });
    const hit = collide(a, b, { velocity: [20, 1] });
    expect(collide(a, b, { velocity: { x: 20, y: 1 } })).toEqual(hit);
    expect(collide(a, b, Object.freeze({ velocity: Object.freeze([20, 1] as const) }))).toEqual(
      hit,
    );
    expect(collide(a, b, Object.assign(Object.create(null), { velocity: [20, 1] }))).toEqual(hit);
  });
});

describe('repeated points', () => {
  test('the last repeats the first, as in GeoJSON rings', () => {
    expect(new Polygon([...square, [0, 0]]).points).toEqual(corners);
    expect(new Polygon([...square, [0, 0]].reverse() as [number, number][]).area).toBe(16);
  });

  test('any number of times, anywhere', () => {
    const stutter = square.flatMap((p) => [p, p, p]);
    expect(new Polygon([...stutter, [0, 0], [0, 0]]).points).toEqual(corners);
  });

  test('zero and minus zero are one place', () => {
    const { points } = new Polygon([0, 0, -0, 0, 4, 0, 4, 4, 0, 4, 0, -0]);
    expect(points).toHaveLength(4);
  });
});

describe('collinear points', () => {
  test('are left out, also at the start of the list', () => {
    const points = [2, 0, 4, 0, 4, 1, 4, 4, 3, 4, 0, 4, 0, 2, 0, 0, 1, 0];
    expect(ring(new Polygon(points).points)).toEqual(corners);
  });

  test('exactly: a point one unit in the last place outside is a corner', () => {
    const nearly = [0, 0, 2, -(2 ** -50), 4, 0, 4, 4, 0, 4];
    expect(new Polygon(nearly).points).toHaveLength(5);
    const inside = [0, 0, 2, 2 ** -50, 4, 0, 4, 4, 0, 4];
    expect(() => new Polygon(inside)).toThrow(
      expect.objectContaining({ code: 'concave', index: 1 }),
    );
  });
});

describe('winding', () => {
  test('either way round gives the same polygon, counter-clockwise with y up', () => {
    const clockwise = new Polygon([...square].reverse());
    expect(ring(clockwise.points)).toEqual(corners);
    expect(clockwise.area).toBe(16);
    expect(clockwise.points[0]).toEqual({ x: 0, y: 4 });
  });

  test('does not matter to any answer', () => {
    fc.assert(
      fc.property(outline, outline, (p, q) => {
        const [a, b] = [new Polygon(p), new Polygon(q)];
        const [c, d] = [new Polygon([...p].reverse()), new Polygon([...q].reverse())];
        expect(intersects(c, d)).toBe(intersects(a, b));
        expect(collide(c, b).depth).toBeCloseTo(collide(a, d).depth, 10);
      }),
      RUNS,
    );
  });
});

describe('every strictly convex outline', () => {
  test('is accepted and kept as it is', () => {
    fc.assert(
      fc.property(outline, fc.nat(), (points, start) => {
        const turned = points.map((_, i) => points[(i + start) % points.length] as Vector);
        expect(new Polygon(turned).points).toEqual(turned);
      }),
      RUNS,
    );
  });

  test('with repeats and points on its edges has the same corners', () => {
    fc.assert(
      fc.property(outline, fc.array(fc.integer({ min: 0, max: 3 })), (points, extras) => {
        const noisy = points.flatMap((p, i) => {
          const next = points[(i + 1) % points.length] as Vector;
          const middle = { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 };
          // Only middles that rounding leaves exactly on the edge.
          const onEdge = hullOf([p, middle, next]).length < 3;
          const extra = extras[i] ?? 0;
          return [p, ...(extra & 1 ? [p] : []), ...(extra & 2 && onEdge ? [middle] : [])];
        });
        expect(ring(new Polygon(noisy).points)).toEqual(ring(points));
      }),
      RUNS,
    );
  });
});
