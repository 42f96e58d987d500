/** The class Polygon: where it stands, what it measures, how it is copied and disposed of. */
import fc from 'fast-check';
import { collide, intersects, Polygon, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { areaAndCentroid, extent, toLattice } from './oracle/exact-polygons.js';
import { angle, outline } from './support/arbitraries.js';
import { lens, rectangle, sliver } from './support/outlines.js';
import { Random } from './support/random.js';
import { SEED, seeded } from './support/seed.js';
import { liveShapes, stateOf } from './support/state.js';

const RUNS = seeded(500);

const place = fc.record({
  x: fc.double({ min: -1000, max: 1000, noNaN: true }),
  y: fc.double({ min: -1000, max: 1000, noNaN: true }),
  angle,
});

/** Area and centroid of the points as they are, in exact arithmetic, and the size of the outline. */
function exactMeasures(points: readonly Vector[]): {
  area: number;
  centroid: Vector;
  size: number;
} {
  const { lists, exponent } = toLattice(points);
  const [list = []] = lists;
  return { ...areaAndCentroid(list, exponent), size: extent(list) * 2 ** exponent };
}

function distance(p: Vector, q: Vector): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

describe('regular', () => {
  test.each([3, 4, 5, 6, 7, 17, 100, 1000])('%i corners on the circle, at equal steps', (sides) => {
    const { points } = Polygon.regular(sides, 5);
    expect(points).toHaveLength(sides);
    expect(points[0]).toEqual({ x: 5, y: 0 });
    for (const [i, { x, y }] of points.entries()) {
      const turn = (2 * Math.PI * i) / sides;
      expect(Math.hypot(x, y)).toBeCloseTo(5, 13);
      expect(x).toBeCloseTo(5 * Math.cos(turn), 12);
      expect(y).toBeCloseTo(5 * Math.sin(turn), 12);
    }
  });

  test('of area n r² sin(2π/n) / 2 around the local origin', () => {
    for (const sides of [3, 4, 6, 50]) {
      const polygon = Polygon.regular(sides, 2, { x: 7, y: -3 });
      expect(polygon.area).toBeCloseTo(2 * sides * Math.sin((2 * Math.PI) / sides), 12);
      expect(distance(polygon.centroid, { x: 7, y: -3 })).toBeLessThan(1e-14 * 10);
    }
  });

  test('from 3 sides to 100,000, from radius 1e-100 to 1e100', () => {
    expect(Polygon.regular(100_000, 1).points).toHaveLength(100_000);
    expect(Polygon.regular(3, 1e-100).points).toHaveLength(3);
    expect(Polygon.regular(7, 1e100).area).toBeGreaterThan(2e200);
    expect(Polygon.regular(3, 1e-100).area).toBeGreaterThan(1e-200);
  });

  test('takes a placement', () => {
    const square = Polygon.regular(4, Math.SQRT2, { x: 1, y: 2, angle: Math.PI / 4 });
    expect(square).toMatchObject({ x: 1, y: 2, angle: Math.PI / 4 });
    const { minX, minY, maxX, maxY } = square.bounds;
    for (const [value, expected] of [
      [minX, 0],
      [minY, 1],
      [maxX, 2],
      [maxY, 3],
    ] as const) {
      expect(value).toBeCloseTo(expected, 14);
    }
  });
});

describe('measures', () => {
  test('area and centroid by exact arithmetic, within 1e-12 of the size', () => {
    fc.assert(
      fc.property(outline, place, (points, where) => {
        const polygon = new Polygon(points, where);
        const local = exactMeasures(points);
        const world = exactMeasures(polygon.worldPoints);
        expect(Math.abs(polygon.area - local.area)).toBeLessThanOrEqual(1e-12 * local.size ** 2);
        const scale = world.size + Math.abs(where.x) + Math.abs(where.y);
        expect(distance(polygon.centroid, world.centroid)).toBeLessThanOrEqual(1e-12 * scale);
      }),
      RUNS,
    );
  });

  test('bounds are those of the world points, to the bit', () => {
    fc.assert(
      fc.property(outline, place, (points, where) => {
        const polygon = new Polygon(points, where);
        const xs = polygon.worldPoints.map(({ x }) => x);
        const ys = polygon.worldPoints.map(({ y }) => y);
        expect(polygon.bounds).toEqual({
          minX: Math.min(...xs),
          minY: Math.min(...ys),
          maxX: Math.max(...xs),
          maxY: Math.max(...ys),
        });
      }),
      RUNS,
    );
  });

  test('the centroid is not the mean of the corners', () => {
    const { centroid } = new Polygon([0, 0, 10, 0, 10, 1, 10, 2, 10, 10, 9.99, 10, 0, 10]);
    expect(centroid.x).toBeCloseTo(5, 1);
    const triangle = new Polygon([0, 0, 3, 0, 0, 3]);
    expect(triangle.centroid).toEqual({ x: 1, y: 1 });
    expect(triangle.area).toBe(4.5);
  });

  test.each([1e-140, 1e-110, 1e-20, 1, 1e20, 1e99])('a triangle of size %s', (size) => {
    const { area, centroid } = new Polygon([0, 0, 3 * size, 0, 0, 3 * size]);
    expect(area / size / size).toBeCloseTo(4.5, 12);
    expect(centroid.x / size).toBeCloseTo(1, 12);
    expect(centroid.y / size).toBeCloseTo(1, 12);
  });

  test('1e6 from the origin in local coordinates', () => {
    const { area, centroid } = new Polygon(rectangle(1e6, -1e6, 2 ** -10, 2 ** -10));
    expect(area).toBe(2 ** -20);
    expect(centroid).toEqual({ x: 1e6 + 2 ** -11, y: -1e6 + 2 ** -11 });
  });

  test('of slivers: the centroid is finite and lies in the polygon, within 1e-12 of its size', () => {
    const random = new Random(SEED, 'thin');
    for (let i = 0; i < 2000; i++) {
      const points = random.chance(0.5) ? sliver(random) : lens(random);
      const polygon = new Polygon(points);
      const { area, centroid, size } = exactMeasures(points);
      const evidence = JSON.stringify(points);
      expect(Math.abs(polygon.area - area), evidence).toBeLessThanOrEqual(1e-12 * size ** 2);
      const { minX, minY, maxX, maxY } = polygon.bounds;
      const { x, y } = polygon.centroid;
      const slack = 1e-12 * size;
      const inside =
        x >= minX - slack && x <= maxX + slack && y >= minY - slack && y <= maxY + slack;
      expect(inside, `${x}, ${y} of ${evidence}; exactly ${JSON.stringify(centroid)}`).toBe(true);
    }
  });

  test('of a triangle with an area that rounds to nothing', () => {
    const thin = new Polygon([0, 0, 1 + 2 ** -52, 1, 1, 1 - 2 ** -53]);
    expect(thin.area).toBeGreaterThanOrEqual(0);
    expect(distance(thin.centroid, { x: 2 / 3, y: 2 / 3 })).toBeLessThan(1e-12);
  });
});

describe('placement', () => {
  const make = () => new Polygon(rectangle(0, 0, 2, 1), { x: 10, y: 20, angle: Math.PI / 2 });

  test('defaults to the origin, unturned', () => {
    const polygon = new Polygon(rectangle(0, 0, 2, 1));
    expect([polygon.x, polygon.y, polygon.angle]).toEqual([0, 0, 0]);
    expect(polygon.worldPoints).toEqual(polygon.points);
  });

  test('turns about the local origin, from x towards y, then moves', () => {
    const { worldPoints } = make();
    const expected = [
      [10, 20],
      [10, 22],
      [9, 22],
      [9, 20],
    ] as const;
    for (const [i, [x, y]] of expected.entries()) {
      expect(distance(worldPoints[i] as Vector, { x, y })).toBeLessThan(1e-14);
    }
  });

  test('world points are the turned and moved local points', () => {
    fc.assert(
      fc.property(outline, place, (points, where) => {
        const polygon = new Polygon(points, where);
        const [cosine, sine] = [Math.cos(where.angle), Math.sin(where.angle)];
        for (const [i, world] of polygon.worldPoints.entries()) {
          const { x, y } = points[i] as Vector;
          const expected = {
            x: where.x + cosine * x - sine * y,
            y: where.y + sine * x + cosine * y,
          };
          expect(distance(world, expected)).toBeLessThan(1e-15 * 4 * 1000);
        }
      }),
      RUNS,
    );
  });

  test('setters, translate, moveTo and rotate', () => {
    const polygon = make();
    polygon.x = 1;
    polygon.y += 5;
    polygon.angle = 0;
    expect([polygon.x, polygon.y, polygon.angle]).toEqual([1, 25, 0]);
    polygon.translate(-3, 0.5);
    expect([polygon.x, polygon.y]).toEqual([-2, 25.5]);
    polygon.moveTo(7, 8);
    expect([polygon.x, polygon.y, polygon.angle]).toEqual([7, 8, 0]);
    polygon.rotate(1.5);
    polygon.rotate(-0.25);
    expect([polygon.x, polygon.y, polygon.angle]).toEqual([7, 8, 1.25]);
  });

  test('is seen at once by everything that depends on it', () => {
    const polygon = new Polygon(rectangle(0, 0, 1, 1));
    const wall = new Polygon(rectangle(5, 0, 1, 1));
    expect(intersects(polygon, wall)).toBe(false);
    polygon.x = 4;
    expect(intersects(polygon, wall)).toBe(true);
    expect(polygon.bounds).toEqual({ minX: 4, minY: 0, maxX: 5, maxY: 1 });
    expect(polygon.centroid).toEqual({ x: 4.5, y: 0.5 });
    polygon.moveTo(0, 0);
    expect(intersects(polygon, wall)).toBe(false);
    expect(polygon.points).toEqual(rectangle(0, 0, 1, 1));
  });

  test('any angle is kept as it was given, also many turns', () => {
    const polygon = Polygon.regular(5, 1);
    for (const turn of [100, -1e6, 1e15]) {
      polygon.angle = turn;
      expect(polygon.angle).toBe(turn);
      const [corner] = polygon.worldPoints as [Vector];
      expect(distance(corner, { x: Math.cos(turn), y: Math.sin(turn) })).toBeLessThan(1e-15 * 4);
    }
  });

  test('sine and cosine are right to a unit in the last place of 1', () => {
    const probe = new Polygon([0, 0, 1, 0, 0, 1]);
    const random = new Random(SEED, 'angles');
    for (let i = 0; i < 5000; i++) {
      const turn = random.sign() * random.magnitude(-3, 12);
      probe.angle = turn;
      const [, { x, y }] = probe.worldPoints as [Vector, Vector];
      expect(Math.abs(x - Math.cos(turn))).toBeLessThanOrEqual(2 ** -52);
      expect(Math.abs(y - Math.sin(turn))).toBeLessThanOrEqual(2 ** -52);
    }
  });
});

describe('points', () => {
  test('are one frozen list, down to its elements', () => {
    const polygon = Polygon.regular(5, 1);
    const { points } = polygon;
    polygon.translate(5, 5);
    expect(polygon.points).toBe(points);
    expect(Object.isFrozen(points)).toBe(true);
    expect(points.every((p) => Object.isFrozen(p))).toBe(true);
  });

  test('can not be spoilt from outside: clones stay right', () => {
    const polygon = new Polygon(rectangle(0, 0, 1, 1));
    // Whether it takes the new value or not, nothing must come of it.
    Reflect.set(polygon.points[0] as Vector, 'x', 0.5);
    expect(polygon.points).toEqual(rectangle(0, 0, 1, 1));
    expect(polygon.clone().points).toEqual(rectangle(0, 0, 1, 1));
  });

  test('worldPoints, bounds and centroid are fresh each time', () => {
    const polygon = Polygon.regular(5, 1);
    const before = { ...polygon.bounds };
    const { worldPoints, bounds, centroid } = polygon;
    (worldPoints[0] as { x: number }).x = 99;
    (bounds as { minX: number }).minX = 99;
    (centroid as { x: number }).x = 99;
    expect(polygon.worldPoints[0]).toEqual({ x: 1, y: 0 });
    expect(polygon.bounds).toEqual(before);
    expect(polygon.centroid.x).not.toBe(99);
  });
});

describe('clone', () => {
  test('has the same outline in the same place, to the bit', () => {
    fc.assert(
      fc.property(outline, place, (points, where) => {
        const polygon = new Polygon(points, where);
        const copy = polygon.clone();
        expect(stateOf(copy)).toEqual(stateOf(polygon));
        expect(copy).not.toBe(polygon);
      }),
      RUNS,
    );
  });

  test('lives on its own', () => {
    const polygon = Polygon.regular(5, 1);
    const copy = polygon.clone();
    copy.translate(10, 0);
    expect(polygon.x).toBe(0);
    polygon.dispose();
    expect(copy.disposed).toBe(false);
    expect(copy.worldPoints).toHaveLength(5);
  });
});

describe('dispose', () => {
  test('gives the slot back at once, and only once', () => {
    const shapes = liveShapes();
    const polygon = Polygon.regular(5, 1);
    expect([polygon.disposed, liveShapes()]).toEqual([false, shapes + 1]);
    polygon.dispose();
    expect([polygon.disposed, liveShapes()]).toEqual([true, shapes]);
    const next = Polygon.regular(5, 1);
    polygon.dispose();
    expect(liveShapes()).toBe(shapes + 1);
    next.dispose();
  });

  test('using disposes at the end of the block, also when it throws', () => {
    const shapes = liveShapes();
    let seen: Polygon | undefined;
    {
      using polygon = Polygon.regular(5, 1);
      seen = polygon;
      expect(polygon.disposed).toBe(false);
    }
    expect(seen.disposed).toBe(true);
    expect(() => {
      using polygon = Polygon.regular(5, 1);
      polygon.x = Number.NaN;
    }).toThrow();
    expect(liveShapes()).toBe(shapes);
  });

  test('Symbol.dispose is the same function by another name', () => {
    const polygon = Polygon.regular(5, 1);
    polygon[Symbol.dispose]();
    expect(polygon.disposed).toBe(true);
  });
});

describe('subclasses', () => {
  class Ship extends Polygon {
    readonly crew = 3;
    constructor() {
      super([0, 0, 4, 1, 0, 2], { x: 1 });
    }
  }

  test('are polygons', () => {
    const ship = new Ship();
    expect(ship).toBeInstanceOf(Polygon);
    expect(ship.crew).toBe(3);
    expect(collide(ship, new Ship()).intersects).toBe(true);
  });
});
