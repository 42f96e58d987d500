/**
 * What docs/from-sat.md and docs/from-detect-collisions.md say of names, origins and signs, on random pairs. Where
 * several pushes are equally short, or shapes touch within rounding, the libraries may differ; random shapes do not.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import SAT from 'sat';
import {
  Box,
  Circle,
  collide,
  containsPoint,
  convexHull,
  Polygon,
  type Vector,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/headers.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

/** Its ESM files name source maps that it does not have. */
const require = createRequire(import.meta.url);
const theirModule = require('detect-collisions') as typeof import('detect-collisions');
const { System } = theirModule;

const ROUNDS = 400;

/** A convex outline, counter-clockwise with y up, as SAT.js needs it. */
function outline(random: Random): Vector[] {
  const points = Array.from({ length: 7 }, () => ({
    x: random.between(-10, 10),
    y: random.between(-10, 10),
  }));
  return convexHull(points);
}

const theirs = (points: readonly Vector[], { x, y }: Vector, angle = 0): SAT.Polygon => {
  const corners = points.map((point) => new SAT.Vector(point.x, point.y));
  return new SAT.Polygon(new SAT.Vector(x, y), corners).setAngle(angle);
};

function expectSame(
  hit: boolean,
  response: SAT.Response,
  a: Polygon | Circle,
  b: Polygon | Circle,
) {
  const { intersects, depth, normal, mtv } = collide(a, b);
  expect(hit).toBe(intersects);
  if (!hit) return;
  expect(depth).toBeCloseTo(response.overlap, 9);
  expect(normal.x).toBeCloseTo(response.overlapN.x, 7);
  expect(normal.y).toBeCloseTo(response.overlapN.y, 7);
  expect(mtv.x).toBeCloseTo(-response.overlapV.x, 7);
  expect(mtv.y).toBeCloseTo(-response.overlapV.y, 7);
}

describe('SAT.js', () => {
  test('polygons that are placed and turned', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const [p, q] = [outline(random), outline(random)];
      const place = { x: random.between(-12, 12), y: random.between(-12, 12) };
      const angle = random.between(-4, 4);
      const response = new SAT.Response();
      const hit = SAT.testPolygonPolygon(
        theirs(p, { x: 0, y: 0 }),
        theirs(q, place, angle),
        response,
      );
      expectSame(hit, response, new Polygon(p), new Polygon(q, { ...place, angle }));
    }
  });

  test('circles and polygons, either first', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const points = outline(random);
      const place = { x: random.between(-12, 12), y: random.between(-12, 12) };
      const radius = random.between(1, 8);
      const circle = new SAT.Circle(new SAT.Vector(place.x, place.y), radius);
      const polygon = theirs(points, { x: 0, y: 0 });
      const [disc, ours] = [new Circle(radius, place), new Polygon(points)];
      const first = new SAT.Response();
      expectSame(SAT.testCirclePolygon(circle, polygon, first), first, disc, ours);
      const second = new SAT.Response();
      expectSame(SAT.testPolygonCircle(polygon, circle, second), second, ours, disc);
      const point = new SAT.Vector(place.x, place.y);
      expect(SAT.pointInPolygon(point, polygon)).toBe(containsPoint(ours, place));
    }
  });
});

describe('detect-collisions', () => {
  test('a body that is separated from one other', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const size = () => random.between(4, 20);
      const [w, h, radius] = [size(), size(), size()];
      const [x, y] = [random.between(-20, 20), random.between(-20, 20)];
      const angle = random.between(-4, 4);

      const system = new System();
      const ball = system.createCircle({ x, y }, radius);
      system.createBox({ x: 0, y: 0 }, w, h, { isStatic: true, angle });
      system.separate();

      const world = new World();
      const body = world.add(new Circle(radius), { x, y });
      world.add(new Box(w, h, { pivot: [-w / 2, -h / 2] }), { angle, type: 'static' });
      world.update();
      world.separate();
      expect(body.x).toBeCloseTo(ball.x, 7);
      expect(body.y).toBeCloseTo(ball.y, 7);
    }
  });

  test('rays', () => {
    const random = new Random(SEED);
    const system = new System();
    const world = new World();
    for (let i = 0; i < 30; i++) {
      const [x, y] = [random.between(-100, 100), random.between(-100, 100)];
      system.createCircle({ x, y }, 6);
      world.add(new Circle(6), { x, y });
    }
    for (let round = 0; round < ROUNDS; round++) {
      const from = { x: -200, y: random.between(-150, 150) };
      const to = { x: 200, y: random.between(-150, 150) };
      const seen = system.raycast(from, to);
      const way = [to.x - from.x, to.y - from.y] as const;
      const hit = world.raycast(from, way, { maxFraction: 1 });
      expect(hit === null).toBe(seen === undefined);
      if (hit === null || seen === undefined) continue;
      expect(hit.point.x).toBeCloseTo(seen.point.x, 6);
      expect(hit.point.y).toBeCloseTo(seen.point.y, 6);
    }
  });
});

describe('every name of detect-collisions is in the guide', () => {
  const guide = readFileSync(join(ROOT, 'docs/from-detect-collisions.md'), 'utf8');
  const tables = guide.replace(/^```.*?^```$/gms, '');
  const code = [...tables.matchAll(/`([^`]+)`/g)].map(([, text]) => text).join(' ');
  const named = new Set(code.match(/\w+/g));
  /** `protected` in its types; plain JavaScript can't tell. */
  const inner = new Set([
    ...['runWithoutRotation', 'markAsDirty', 'updateConvexPolygonPositions', 'getConvex'],
    ...['updateConvexPolygons', 'updateConvex', 'getOffsetWithAngle', 'pointsBackup', 'centered'],
    ...['scaleVector', 'unscaledRadius', 'offsetCopy', 'radiusBackup', 'ray', 'constructor'],
  ]);

  function membersOf(value: object): string[] {
    const names = new Set<string>();
    for (let at = value; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    }
    return [...names].filter((name) => !name.startsWith('_') && !inner.has(name));
  }

  const system = new System();
  const values: Readonly<Record<string, readonly string[]>> = {
    'what it exports': Object.keys(theirModule),
    'the system': membersOf(system),
    'a polygon': membersOf(system.createPolygon({}, [{ x: 0 }, { x: 1 }, { x: 1, y: 1 }])),
    'a box': membersOf(system.createBox({}, 1, 1)),
    'a circle': membersOf(system.createCircle({}, 1)),
    'an ellipse': membersOf(system.createEllipse({}, 2, 1)),
    'a line': membersOf(system.createLine({ x: 0, y: 0 }, { x: 1, y: 0 })),
    'a response': Object.keys(system.response),
  };

  test.each(Object.keys(values))('%s', (name) => {
    expect(values[name]!.length).toBeGreaterThan(6);
    expect(values[name]!.filter((each) => !named.has(each))).toEqual([]);
  });
});
