/** Building blocks: support points and shadows, boxes of bounds, ellipses, points next to shapes and on segments. */
import {
  Box,
  Circle,
  Compound,
  castRayAll,
  castSegmentAll,
  closestOnSegment,
  collide,
  containsPoint,
  Polygon,
  Polyline,
  project,
  Segment,
  supportPoint,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { failing } from './support/failing.js';
import { anyPlacement, kinds } from './support/kinds.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const ROUNDS = 300;
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
describe('supportPoint and project', () => {
  test('agree with the corners, one by one', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const radius = random.pick([0, 3]);
      const polygon = new Polygon([0, 0, 9, 1, 12, 7, 4, 11], {
        ...{ radius, angle: random.between(-4, 4), scale: -1.5 },
        ...{ x: random.between(-99, 99), y: random.between(-99, 99) },
      });
      const axis = { x: random.between(-2, 2), y: random.between(-2, 2) };
      const length = Math.hypot(axis.x, axis.y);
      const heights = polygon.worldPoints.map((corner) => dot(corner, axis));
      const { min, max, minPoint, maxPoint } = project(polygon, axis);
      expect(max).toBeCloseTo(Math.max(...heights) + 1.5 * radius * length, 9);
      expect(min).toBeCloseTo(Math.min(...heights) - 1.5 * radius * length, 9);
      expect(dot(maxPoint, axis)).toBe(max);
      expect(dot(minPoint, axis)).toBe(min);
      expect(supportPoint(polygon, axis)).toEqual(maxPoint);
    }
  });

  test.each(Object.keys(kinds))('hold all of a shape between them: %s', (name) => {
    const random = new Random(SEED, name);
    for (let round = 0; round < 20; round++) {
      const shape = kinds[name]!(random, anyPlacement(random, name, 5));
      const angle = random.between(-4, 4);
      const axis = { x: Math.cos(angle), y: Math.sin(angle) };
      const { min, max } = project(shape, axis);
      const { minX, minY, maxX, maxY } = shape.bounds;
      const size = Math.max(maxX - minX, maxY - minY, Math.abs(maxX), Math.abs(maxY), 1);
      // A thin wall at either end touches, and one a little farther does not.
      for (const [place, way] of [
        [max, 1],
        [min, -1],
      ] as const) {
        for (const gap of [-1e-9, 1e-9]) {
          const middle = place + way * gap * size;
          const wall = new Segment([0, -9 * size], [0, 9 * size], {
            ...{ x: middle * axis.x, y: middle * axis.y, angle },
          });
          const solid = max - min > 1e-6 * size;
          if (solid || gap > 0) expect(collide(shape, wall).intersects, name).toBe(gap < 0);
        }
      }
    }
  });

  test('take the axis as it is, of any length', () => {
    const box = new Box(4, 2, { x: 10 });
    expect(project(box, [3, 0])).toMatchObject({ min: 24, max: 36 });
    expect(project(new Circle(5), [1e-140, 0]).max).toBeCloseTo(5e-140, 150);
    expect(project(new Circle(5), [1e100, 0]).max).toBe(5e100);
    expect(supportPoint(new Circle(5, { x: 1 }), [0, 1e-140])).toEqual({ x: 1, y: 5 });
    const pair = new Compound([new Circle(1), new Box(2, 2, { x: 7 })]);
    expect(supportPoint(pair, { x: -1, y: 0 })).toEqual({ x: -1, y: 0 });
    expect(supportPoint(pair, { x: 1, y: 0.5 })).toEqual({ x: 8, y: 1 });
  });
});

describe('Box.fromBounds', () => {
  test('fills the bounds of a shape', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const out = 10 ** random.between(-3, 6);
      const { bounds } = new Polygon([0, 0, 5, 1, 2, 7], {
        ...{ angle: random.between(0, 6), x: random.between(-out, out), y: out },
      });
      const found = Box.fromBounds(bounds).bounds;
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const) {
        expect(Math.abs(found[side] - bounds[side])).toBeLessThanOrEqual(2 ** -51 * (out + 10));
      }
    }
  });

  test('stands in the middle, and may be rounded and turned about it', () => {
    const box = Box.fromBounds({ minX: 2, minY: -4, maxX: 8, maxY: 0 }, { radius: 1, angle: 2 });
    expect(box).toMatchObject({ x: 5, y: -2, width: 6, height: 4, radius: 1, angle: 2 });
    const far = Box.fromBounds({ minX: -1e100, minY: 9e99, maxX: 0, maxY: 1e100 });
    expect(far).toMatchObject({ width: 1e100, x: -5e99 });
    expect(far.y / 1e99).toBeCloseTo(9.5, 12);
  });

  test('refuses what is no box, and a place', () => {
    const good = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
    const make = (bounds: object, options?: object) => () =>
      Box.fromBounds(bounds as never, options);
    expect(make({})).toThrow(failing('not-a-vector', 'bounds'));
    expect(make({ ...good, maxX: -1 })).toThrow(failing('out-of-range', 'bounds.maxX'));
    expect(make({ ...good, minY: Number.NaN })).toThrow(failing('not-finite', 'bounds.minY'));
    expect(make({ ...good, maxX: 0 })).toThrow(
      failing('out-of-range', 'bounds.maxX - bounds.minX'),
    );
    expect(make(good, { x: 1 })).toThrow(failing('not-an-option', 'options'));
  });
});

describe('Polygon.ellipse', () => {
  test('stays within the tolerance, on the ellipse with its corners', () => {
    for (const [radiusX, radiusY] of [
      [3, 2],
      [1, 50],
      [7, 7],
      [1e-100, 1],
      [4e99, 1],
    ] as const) {
      for (const part of [0.5, 0.01, 1e-5]) {
        const greater = Math.max(radiusX, radiusY);
        const polygon = Polygon.ellipse(radiusX, radiusY, { tolerance: part * greater });
        const { points } = polygon;
        expect(points.length % 4).toBe(0);
        for (const [i, { x, y }] of points.entries()) {
          expect((x / radiusX) ** 2 + (y / radiusY) ** 2).toBeCloseTo(1, 12);
          // The middle of the arc over the edge, whose parameter is between those of its ends.
          const next = points[(i + 1) % points.length]!;
          const middle = { x: (x + next.x) / 2, y: (y + next.y) / 2 };
          const parameter = Math.atan2(middle.y / radiusY, middle.x / radiusX);
          const arc = { x: radiusX * Math.cos(parameter), y: radiusY * Math.sin(parameter) };
          const gap = closestOnSegment([[x, y], next], arc).distance;
          expect(gap / greater).toBeLessThanOrEqual(part * (1 + 1e-9));
        }
      }
    }
  });

  test('has a corner on each half of its axes, exactly', () => {
    for (const tolerance of [20, 1, 0.01, 5e-8]) {
      const { points } = Polygon.ellipse(40, 25, { tolerance });
      const onAxes = points.filter(({ x, y }) => x === 0 || y === 0);
      expect(onAxes).toEqual([
        { x: 40, y: 0 },
        { x: 0, y: 25 },
        { x: -40, y: 0 },
        { x: 0, y: -25 },
      ]);
    }
  });

  test('has its ends, and no more corners than it needs', () => {
    const polygon = Polygon.ellipse(4, 2, { x: 10, angle: 0 });
    expect(Polygon.ellipse(4, 2, { radius: 1 }).bounds.maxX).toBe(5);
    expect(Polygon.regular(4, 2, { radius: 1 }).bounds.maxX).toBe(3);
    expect(polygon.bounds).toEqual({ minX: 6, minY: -2, maxX: 14, maxY: 2 });
    expect(Polygon.ellipse(4, 2, { tolerance: 4 }).points).toHaveLength(4);
    // A regular n-gon in the unit circle leaves 1 - cos(pi / n).
    const sides = Polygon.ellipse(1, 1, { tolerance: 1e-4 }).points.length;
    expect(1 - Math.cos(Math.PI / sides)).toBeLessThanOrEqual(1e-4);
    expect(1 - Math.cos(Math.PI / (sides - 4))).toBeGreaterThan(1e-4);
  });
});

describe('containsPoint with a distance', () => {
  test('takes in points that were computed beside the boundary', () => {
    const box = new Box(2, 2, { angle: 0.3 });
    const corner = box.worldPoints[1]!;
    const next = box.worldPoints[2]!;
    let outside = 0;
    for (let i = 1; i < 100; i++) {
      const part = i / 100;
      const point = {
        x: corner.x + part * (next.x - corner.x),
        y: corner.y + part * (next.y - corner.y),
      };
      if (!containsPoint(box, point)) outside++;
      expect(containsPoint(box, point, { within: 1e-12 })).toBe(true);
    }
    expect(outside).toBeGreaterThan(0);
  });

  test('measures from the boundary, and takes all that is inside', () => {
    const disc = new Circle(5);
    expect(containsPoint(disc, [7, 0], { within: 2 })).toBe(true);
    expect(containsPoint(disc, [7.01, 0], { within: 2 })).toBe(false);
    expect(containsPoint(disc, [0, 0], { within: 0 })).toBe(true);
    expect(containsPoint(disc, [5.01, 0], {})).toBe(false);
    const line = new Polyline([0, 0, 10, 0, 10, 10]);
    expect(containsPoint(line, [5, 1], { within: 1 })).toBe(true);
    expect(containsPoint(line, [5, 1], { within: 0.5 })).toBe(false);
  });
});

describe('closestOnSegment', () => {
  test('is nearer than any other point of the segment', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const any = (): [number, number] => [random.between(-9, 9), random.between(-9, 9)];
      const [start, end, point] = [any(), any(), any()];
      const found = closestOnSegment([start, end], point);
      for (let i = 0; i <= 50; i++) {
        const x = start[0] + (i / 50) * (end[0] - start[0]) - point[0];
        const y = start[1] + (i / 50) * (end[1] - start[1]) - point[1];
        expect(found.distance).toBeLessThanOrEqual(Math.hypot(x, y) + 1e-12);
      }
      expect(found.point.x).toBeCloseTo(start[0] + found.fraction * (end[0] - start[0]), 12);
      expect(found.point.y).toBeCloseTo(start[1] + found.fraction * (end[1] - start[1]), 12);
    }
  });

  test('gives ends to the bit, and knows segments where they stand', () => {
    expect(
      closestOnSegment(
        [
          [0.1, 0.2],
          [0.7, 0.3],
        ],
        [9, 9],
      ),
    ).toMatchObject({
      ...{ point: { x: 0.7, y: 0.3 }, fraction: 1 },
    });
    expect(
      closestOnSegment(
        [
          [1, 1],
          [1, 1],
        ],
        [4, 5],
      ),
    ).toEqual({
      ...{ point: { x: 1, y: 1 }, fraction: 0, distance: 5 },
    });
    const rail = new Segment([0, 0], [10, 0], { x: 5, y: 5, angle: Math.PI / 2 });
    const { point, fraction, distance } = closestOnSegment(rail, [7, 7]);
    expect(point.x).toBeCloseTo(5, 12);
    expect(fraction).toBeCloseTo(0.2, 12);
    expect(distance).toBeCloseTo(2, 12);
  });

  test('works where squares would leave the range of numbers', () => {
    for (const size of [1e-146, 1e100]) {
      const found = closestOnSegment(
        [
          [-size, 0],
          [size, 0],
        ],
        [size / 2, size / 4],
      );
      expect(found.fraction).toBeCloseTo(0.75, 12);
      expect(found.distance / size).toBeCloseTo(0.25, 12);
    }
  });
});

describe('endsInside', () => {
  const frame = new Compound([new Box(2, 2), new Box(2, 2, { x: 10 })]);

  test('says so of the last stretch alone', () => {
    const ends = (x: number) =>
      castSegmentAll([-5, 0], [x, 0], frame).map(({ endsInside }) => endsInside);
    expect(ends(10)).toEqual([false, true]);
    expect(ends(9)).toEqual([false, true]);
    expect(ends(5)).toEqual([false]);
    expect(ends(1)).toEqual([true]);
    expect(ends(0)).toEqual([true]);
    expect(ends(-2)).toEqual([]);
  });

  test('of rays where they end, if they do', () => {
    const ends = (maxFraction?: number) =>
      castRayAll([-5, 0], [2, 0], frame, { ...(maxFraction && { maxFraction }) }).map(
        ({ endsInside }) => endsInside,
      );
    expect(ends(7.5)).toEqual([false, true]);
    expect(ends(3)).toEqual([true]);
    expect(ends(4)).toEqual([false]);
    expect(ends()).toEqual([false, false]);
  });

  test('means that the exit is where the way ends', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const from: [number, number] = [random.between(-9, 9), random.between(-9, 9)];
      const to: [number, number] = [random.between(-9, 9), random.between(-9, 9)];
      const disc = new Circle(random.between(1, 6));
      const last = castSegmentAll(from, to, disc).at(-1);
      expect(last?.endsInside ?? false).toBe(containsPoint(disc, to));
      if (last?.endsInside) expect(last.exit.fraction).toBeCloseTo(1, 12);
    }
  });
});
