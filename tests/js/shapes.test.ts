/** The rounded shapes through the public API: circles, capsules, segments, points, boxes, rounded polygons. */
import {
  Box,
  Capsule,
  Circle,
  ConcavePolygon,
  collide,
  distance,
  intersects,
  Point,
  Polygon,
  Polyline,
  Segment,
  SepaxError,
  Shape,
  trace,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { rectangle } from './support/outlines.js';
import { liveShapes } from './support/state.js';
import { nudged } from './support/ulp.js';

const above = (x: number): number => nudged(x, 1);
const below = (x: number): number => nudged(x, -1);

const placement = { x: 3, y: -4, angle: 0.5 };
const makers: Record<string, () => Shape & { clone(): Shape }> = {
  Point: () => new Point(placement),
  Circle: () => new Circle(2, placement),
  Segment: () => new Segment([-1, 0], { x: 5, y: 2 }, placement),
  Capsule: () => new Capsule([-1, 0], { x: 5, y: 2 }, 1.5, placement),
  Box: () => new Box(4, 6, placement),
  Polygon: () => new Polygon(rectangle(0, 0, 4, 2), { ...placement, radius: 0.5 }),
};

describe.each(Object.entries(makers))('%s', (name, make) => {
  test('is a shape and stands where its options say', () => {
    const shape = make();
    expect(shape).toBeInstanceOf(Shape);
    expect(shape.constructor.name).toBe(name);
    expect({ x: shape.x, y: shape.y, angle: shape.angle }).toEqual(placement);
    shape.moveTo(1, 2);
    shape.translate(1, 1);
    shape.rotate(0.25);
    expect([shape.x, shape.y, shape.angle]).toEqual([2, 3, 0.75]);
  });

  test('stands at the origin without options', () => {
    const bareMakers: Record<string, () => Shape> = {
      Point: () => new Point(),
      Circle: () => new Circle(2),
      Segment: () => new Segment([0, 0], [1, 0]),
      Capsule: () => new Capsule([0, 0], [1, 0], 1),
      Box: () => new Box(1, 1),
      Polygon: () => new Polygon(rectangle(0, 0, 1, 1)),
    };
    const bare = bareMakers[name]?.() as Shape;
    expect([bare.x, bare.y, bare.angle]).toEqual([0, 0, 0]);
  });

  test('clones to its own class, independent of the original', () => {
    const shape = make();
    const clone = shape.clone();
    expect(clone.constructor).toBe(shape.constructor);
    expect({ ...clone }).toEqual({ ...shape });
    expect(clone.bounds).toEqual(shape.bounds);
    expect(distance(shape, clone).distance).toBeLessThanOrEqual(0);
    clone.translate(100, 0);
    expect(shape.x).toBe(3);
    shape.dispose();
    expect(clone.disposed).toBe(false);
    expect(clone.bounds.minX).toBeGreaterThan(50);
  });

  test('is disposed of once', () => {
    const other = new Circle(1);
    const before = liveShapes();
    const shape = make();
    expect(liveShapes()).toBe(before + 1);
    shape.dispose();
    shape.dispose();
    expect(liveShapes()).toBe(before);
    expect(shape.disposed).toBe(true);
    for (const query of [intersects, collide, distance]) {
      expect(() => query(shape, other)).toThrow(
        expect.objectContaining({ code: 'disposed', argument: 'a' }),
      );
      expect(() => query(other, shape)).toThrow(
        expect.objectContaining({ code: 'disposed', argument: 'b' }),
      );
    }
    expect(() => shape.bounds).toThrow(SepaxError);
    expect(() => shape.clone()).toThrow(SepaxError);
    expect(liveShapes()).toBe(before);
  });

  test('answers every query against every other kind, both ways round', () => {
    const shape = make();
    for (const makeOther of Object.values(makers)) {
      for (const dx of [0, 2, 5, 50]) {
        const other = makeOther();
        other.translate(dx, 1);
        const hit = intersects(shape, other);
        expect(intersects(other, shape)).toBe(hit);
        const [forward, backward] = [collide(shape, other), collide(other, shape)];
        expect([forward.intersects, backward.intersects]).toEqual([hit, hit]);
        expect(forward.depth).toBeCloseTo(backward.depth, 12);
        const apart = distance(shape, other);
        expect(apart.distance > 0).toBe(!hit);
        if (hit) expect(-apart.distance).toBeCloseTo(forward.depth, 12);
        expect(apart.pointB.x - apart.pointA.x).toBeCloseTo(apart.distance * apart.normal.x, 12);
        expect(apart.pointB.y - apart.pointA.y).toBeCloseTo(apart.distance * apart.normal.y, 12);
        expect(Math.hypot(apart.normal.x, apart.normal.y)).toBeCloseTo(1, 14);
        // After the push they touch.
        const pushed = shape.clone();
        pushed.translate(forward.mtv.x, forward.mtv.y);
        if (hit) expect(Math.abs(distance(pushed, other).distance)).toBeLessThan(1e-12);
      }
    }
  });
});

describe('what the classes tell', () => {
  test('Circle', () => {
    const circle = new Circle(2, { x: 1, y: 1 });
    expect(circle.radius).toBe(2);
    expect(circle.bounds).toEqual({ minX: -1, minY: -1, maxX: 3, maxY: 3 });
    expect(circle.centroid).toEqual({ x: 1, y: 1 });
  });

  test('Capsule and Segment', () => {
    const capsule = new Capsule([0, 0], { x: 4, y: 0 }, 1, { x: 10, y: 10 });
    expect([capsule.start, capsule.end, capsule.radius]).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      1,
    ]);
    expect(capsule.worldPoints).toEqual([
      { x: 10, y: 10 },
      { x: 14, y: 10 },
    ]);
    expect(capsule.bounds).toEqual({ minX: 9, minY: 9, maxX: 15, maxY: 11 });
    expect(Object.isFrozen(capsule.start) && Object.isFrozen(capsule.end)).toBe(true);
    const segment = new Segment([1, 2], [1, 2]);
    expect(segment.worldPoints).toEqual([{ x: 1, y: 2 }]);
    expect(segment.area).toBe(0);
    expect(new Segment([0, 0], [2, 0]).centroid).toEqual({ x: 1, y: 0 });
  });

  test('Box', () => {
    const box = new Box(4, 2, { x: 1 });
    expect([box.width, box.height, box.radius, box.area]).toEqual([4, 2, 0, 8]);
    expect(box).toBeInstanceOf(Polygon);
    expect(box.bounds).toEqual({ minX: -1, minY: -1, maxX: 3, maxY: 1 });
    expect(trace(box, new Box(1, 1)).steps).toHaveLength(8);
    const rounded = new Box(4, 2, { radius: 1 });
    expect(rounded.clone()).toMatchObject({ width: 4, height: 2, radius: 1 });
    expect(rounded.bounds).toEqual({ minX: -3, minY: -2, maxX: 3, maxY: 2 });
  });

  test('rounded Polygon', () => {
    const polygon = new Polygon(rectangle(0, 0, 4, 2), { radius: 1 });
    expect(polygon.radius).toBe(1);
    expect(polygon.points).toHaveLength(4);
    expect(polygon.bounds).toEqual({ minX: -1, minY: -1, maxX: 5, maxY: 3 });
    expect(new Polygon(rectangle(0, 0, 4, 2), { radius: 0 }).radius).toBe(0);
    expect(() => trace(polygon, new Box(1, 1))).toThrow(/a must be a Polygon without a rounding/);
  });
});

describe('what a shape is made of', () => {
  const fixed: [Shape, ...string[]][] = [
    [new Circle(1), 'radius'],
    [new Capsule([0, 0], [4, 0], 1), 'start', 'end', 'radius'],
    [new Segment([0, 0], [4, 0]), 'start', 'end'],
    [new Box(4, 2), 'width', 'height', 'radius', 'points'],
    [new Polygon(rectangle(0, 0, 4, 2), { radius: 1 }), 'points', 'radius'],
    [new ConcavePolygon(rectangle(0, 0, 4, 2)), 'polygons', 'rings', 'radius'],
    [new Polyline([0, 0, 4, 0]), 'points', 'closed', 'radius'],
  ];

  test.each(fixed)("can't be written over: %s", (shape, ...names) => {
    const before = JSON.stringify(shape);
    for (const name of names) {
      expect(() => Object.assign(shape, { [name]: 9 }), name).toThrow(TypeError);
    }
    expect(JSON.stringify(shape)).toBe(before);
  });
});

describe('touching counts, one ulp apart does not', () => {
  const cases: [string, () => [Shape, Shape], () => [Shape, Shape]][] = [
    [
      'circles by a Pythagorean triple',
      () => [new Circle(2), new Circle(3, { x: 3, y: 4 })],
      () => [new Circle(2), new Circle(below(3), { x: 3, y: 4 })],
    ],
    [
      'a circle on a corner',
      () => [new Circle(5, { x: 5, y: 6 }), new Box(4, 4)],
      () => [new Circle(5, { x: 5, y: above(6) }), new Box(4, 4)],
    ],
    [
      'a circle on an edge',
      () => [new Circle(1, { y: 3 }), new Box(4, 4)],
      () => [new Circle(1, { y: above(3) }), new Box(4, 4)],
    ],
    [
      'capsules side by side',
      () => [new Capsule([0, 0], [9, 0], 1), new Capsule([4, 3], [20, 3], 2)],
      () => [new Capsule([0, 0], [9, 0], 1), new Capsule([4, 3], [20, 3], below(2))],
    ],
    [
      'a point on a slanted segment',
      () => [new Point({ x: 3, y: 4 }), new Segment([0, 0], [6, 8])],
      () => [new Point({ x: 3, y: above(4) }), new Segment([0, 0], [6, 8])],
    ],
  ];

  test.each(cases)('%s', (_, touching, apart) => {
    const [a, b] = touching();
    expect(intersects(a, b)).toBe(true);
    expect(collide(a, b)).toMatchObject({ intersects: true });
    expect(distance(a, b).distance).toBe(0);
    const [c, d] = apart();
    expect(intersects(c, d)).toBe(false);
    expect(collide(c, d)).toMatchObject({ intersects: false, depth: 0 });
    expect(distance(c, d).distance).toBeGreaterThan(0);
  });
});

describe('moving', () => {
  test('a bullet does not tunnel, and slides', () => {
    const bullet = new Circle(0.1);
    const wall = new Segment([5, -10], [5, 10]);
    for (const speed of [10, 1e3, 1e6]) {
      const hit = collide(bullet, wall, { velocity: [speed, speed / 10] });
      expect(hit).toMatchObject({ intersects: false, willIntersect: true });
      if (hit.enter * speed < 1) throw new Error('too early');
      expect(hit.normal).toEqual({ x: 1, y: 0 });
      expect(hit.mtv.y).toBe(0);
      expect((speed + hit.mtv.x - 4.9) / speed).toBeCloseTo(0, 12);
      expect((hit.enter * speed - 4.9) / speed).toBeCloseTo(0, 12);
    }
  });

  test('shapes that pass one another are no hit', () => {
    const a = new Circle(1);
    expect(collide(a, new Circle(1, { x: 10, y: 10 }), { velocity: [20, 0] }).willIntersect).toBe(
      false,
    );
    expect(collide(a, new Circle(1, { x: 10, y: 2 }), { velocity: [20, 0] }).willIntersect).toBe(
      true,
    );
  });
});
