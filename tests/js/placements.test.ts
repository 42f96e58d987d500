/** Scale, mirror and pivot against shapes of points that were transformed by hand. */
import {
  Box,
  Circle,
  Compound,
  ConcavePolygon,
  closestPoint,
  containsPoint,
  distance,
  Point,
  Polygon,
  Polyline,
  type Shape,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { type Form, formOf, marginOf, placed, worldForm } from './support/by-hand.js';
import { anyPlacement, type Copyable, kinds } from './support/kinds.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const ROUNDS = 150;
const formed = Object.entries(kinds).filter(([name]) => name !== 'compound');

/** A shape of points that stand where they are. */
function fromForm({ rings, closed, solid, radius }: Form): Shape {
  const [ring = []] = rings;
  if (solid) return new ConcavePolygon(rings, { radius });
  if (ring.length > 1) return new Polyline(ring, { radius, closed });
  return radius > 0 ? new Circle(radius, ring[0] as Vector) : new Point(ring[0] as Vector);
}

function anywhere(random: Random): Vector {
  return { x: random.between(-4, 4), y: random.between(-4, 4) };
}

function expectSame(shape: Shape, other: Shape): void {
  const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-12 * 100);
  for (const name of ['minX', 'minY', 'maxX', 'maxY'] as const) {
    near(shape.bounds[name], other.bounds[name]);
  }
  near(shape.area, other.area);
}

describe.each(formed)('%s', (kind, make) => {
  const some = (stream: string): [Random, () => Copyable] => {
    const random = new Random(SEED, `${stream}: ${kind}`);
    return [random, () => make(random, anyPlacement(random, kind, 2))];
  };

  test('stands where its points do', () => {
    const [random, next] = some('stands');
    for (let round = 0; round < ROUNDS; round++) {
      using shape = next();
      using built = fromForm(worldForm(shape));
      // The area and moments of overlapping round parts are sums over the parts: those of one kind only.
      if (kind !== 'polyline' && kind !== 'rounded polyline' && kind !== 'rounded concave') {
        expectSame(shape, built);
        expect(Math.abs(shape.centroid.x - built.centroid.x)).toBeLessThan(1e-11);
        expect(Math.abs(shape.centroid.y - built.centroid.y)).toBeLessThan(1e-11);
        expect(Math.abs(shape.inertia - built.inertia)).toBeLessThan(1e-11 * (1 + built.inertia));
      }
      using probe = new Box(1, 0.3, { ...anywhere(random), angle: random.angle() });
      expect(
        Math.abs(distance(shape, probe).distance - distance(built, probe).distance),
      ).toBeLessThan(1e-11);
    }
  });

  test('holds the points that it should, and is as far from others', () => {
    const [random, next] = some('holds');
    let inside = 0;
    for (let round = 0; round < ROUNDS; round++) {
      using shape = next();
      const form = worldForm(shape);
      const { minX, minY, maxX, maxY } = shape.bounds;
      for (let i = 0; i < 20; i++) {
        const p = {
          x: random.between(minX - 0.2, maxX + 0.2),
          y: random.between(minY - 0.2, maxY + 0.2),
        };
        const margin = marginOf(form, p);
        if (Math.abs(margin) < 1e-9) continue;
        expect(containsPoint(shape, p)).toBe(margin < 0);
        const found = closestPoint(shape, p);
        expect(Math.sign(found.distance)).toBe(Math.sign(margin));
        // Deep in a round shape with dents the nearest boundary is not that of the sharp form.
        if (margin > 0 || form.radius === 0) {
          expect(Math.abs(found.distance - margin)).toBeLessThan(1e-12 * 10);
        }
        expect(
          Math.abs(Math.hypot(p.x - found.point.x, p.y - found.point.y) - Math.abs(found.distance)),
        ).toBeLessThan(1e-11);
        if (margin < 0) inside += 1;
      }
    }
    if (hasInside(make)) expect(inside).toBeGreaterThan(200);
  });

  test('follows its setters as it does its options', () => {
    const [, next] = some('setters');
    for (let round = 0; round < 40; round++) {
      using shape = next();
      using copy = shape.clone();
      const { x, y, angle, scale, pivot } = shape;
      const look = shape.bounds;
      copy.pivot = [9, -9];
      copy.scale = -3;
      copy.rotate(2);
      copy.scale = scale;
      copy.angle = angle;
      copy.pivot = pivot;
      copy.moveTo(x, y);
      expect(copy.bounds).toEqual(look);
      expect(copy.scale).toEqual(scale);
      expect(copy.pivot).toEqual(pivot);
    }
  });
});

function hasInside(make: (typeof kinds)[string]): boolean {
  using shape = make(new Random(SEED), {});
  const form = formOf(shape);
  return form.solid || form.radius > 0;
}

describe('what scale and pivot do', () => {
  test('a mirrored triangle stays a polygon that runs counter-clockwise', () => {
    const triangle = new Polygon([0, 0, 4, 0, 0, 2], { scale: [-1, 1] });
    expect(triangle.bounds).toEqual({ minX: -4, minY: 0, maxX: 0, maxY: 2 });
    expect(triangle.area).toBe(4);
    const [a, b, c] = triangle.worldPoints as [Vector, Vector, Vector];
    expect(Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))).toBe(8);
    expect(containsPoint(triangle, [-1, 0.5])).toBe(true);
    expect(containsPoint(triangle, [1, 0.5])).toBe(false);
  });

  test('a shape turns about its pivot, which stays where it is', () => {
    const door = new Box(10, 1, { pivot: [-5, 0], x: 3, y: 4 });
    const hinge = placed({ x: -5, y: 0 }, door);
    expect(hinge).toEqual({ x: 3, y: 4 });
    expect(door.bounds).toEqual({ minX: 3, minY: 3.5, maxX: 13, maxY: 4.5 });
    door.rotate(Math.PI / 2);
    const { minX, minY, maxX, maxY } = door.bounds;
    [minX - 2.5, minY - 4, maxX - 3.5, maxY - 14].forEach((rest) => {
      expect(Math.abs(rest)).toBeLessThan(1e-14);
    });
  });

  test('area grows with the square, inertia with the fourth power', () => {
    const box = new Box(2, 3);
    const { inertia } = box;
    expect(inertia).toBeCloseTo((6 * (4 + 9)) / 12, 12);
    box.scale = -2;
    expect(box.area).toBe(24);
    expect(box.inertia).toBeCloseTo(16 * inertia, 10);
    box.scale = { x: 1, y: 4 };
    expect(box.area).toBe(24);
    expect(box.scale).toEqual({ x: 1, y: 4 });
    expect(Object.isFrozen(box.scale) && Object.isFrozen(box.pivot)).toBe(true);
  });

  test('a compound of mirrored shapes can be mirrored back', () => {
    const hook = new ConcavePolygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 3, 0, 3], { scale: [-1, 1] });
    const back = new Compound([hook], { scale: { x: -1, y: 1 } });
    expect(back.bounds).toEqual({ minX: 0, minY: 0, maxX: 4, maxY: 3 });
    expect(containsPoint(back, [3, 0.5])).toBe(true);
    expect(containsPoint(back, [3, 2])).toBe(false);
    expect(back.area).toBe(hook.area);
  });
});
