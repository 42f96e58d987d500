/** What other collision libraries answer wrongly or in surprising ways, one test for each. */
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  castRayAll,
  collide,
  containsPoint,
  distance,
  intersectSegments,
  intersects,
  isConvex,
  isSimple,
  Polygon,
  Segment,
  type SepaxError,
  sweep,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { ExactPair } from './support/exact-answers.js';
import { blob } from './support/outlines.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';
import { nudged } from './support/ulp.js';

const square: readonly Vector[] = [
  { x: -20, y: -20 },
  { x: 20, y: -20 },
  { x: 20, y: 20 },
  { x: -20, y: 20 },
];
const bowTie = [0, 0, 4, 4, 4, 0, 0, 4];
/** A square of 40 without its upper right quarter. */
const letterL = [0, 0, 40, 0, 40, 20, 20, 20, 20, 40, 0, 40];

const lengthOf = ({ x, y }: Vector): number => Math.hypot(x, y);

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as SepaxError).code;
  }
  return 'none';
}

describe('SAT.js', () => {
  test('misses a circle in a polygon whose points run the other way round', () => {
    for (const points of [square, [...square].reverse()]) {
      expect(collide(new Circle(5), new Polygon(points))).toMatchObject({
        intersects: true,
        depth: 25,
      });
      expect(collide(new Polygon(points), new Circle(5))).toMatchObject({ depth: 25 });
      expect(collide(new Circle(5), new ConcavePolygon(points))).toMatchObject({ depth: 25 });
    }
  });

  test('and collider2d, check2d: have no way to push concentric circles apart', () => {
    const [a, b] = [new Circle(5, { x: 7, y: 7 }), new Circle(3, { x: 7, y: 7 })];
    const { depth, normal, mtv } = collide(a, b);
    expect(depth).toBe(8);
    expect(lengthOf(normal)).toBe(1);
    a.translate(mtv.x, mtv.y);
    expect(distance(a, b).distance).toBe(0);
  });

  test('keeps the overlap of the last call in a response that is not cleared', () => {
    const box = new Box(2, 2);
    expect(collide(box, new Box(2, 2, { x: 1.5 })).depth).toBe(0.5);
    expect(collide(box, new Box(2, 2, { x: 1 })).depth).toBe(1);
    expect(collide(box, new Box(2, 2, { x: 9 }))).toMatchObject({
      intersects: false,
      depth: 0,
      pieceA: 0,
      pieceB: 0,
    });
    expect(lengthOf(collide(box, new Box(2, 2, { x: 9 })).mtv)).toBe(0);
  });

  test('takes collinear segments for a hit across a gap', () => {
    const a = new Segment([0, 0], [10, 0]);
    const hitsFrom = (x: number): boolean => intersects(a, new Segment([x, 0], [30, 0]));
    expect([20, nudged(10, 1), 10, 5].map(hitsFrom)).toEqual([false, false, true, true]);
    expect(distance(a, new Segment([20, 0], [30, 0])).distance).toBe(10);
  });

  test('says nothing definite of a point in a bow-tie; it is refused here, and so is a single point', () => {
    expect(codeOf(() => new Polygon(bowTie))).toBe('self-crossing');
    expect(codeOf(() => new ConcavePolygon(bowTie))).toBe('self-crossing');
    expect(codeOf(() => new Polygon([1, 1]))).toBe('too-few-points');
    // Small polygons are no less exact than large ones.
    const speck = new Polygon([0, 0, 1e-9, 0, 0, 1e-9]);
    expect(containsPoint(speck, [4e-10, 4e-10])).toBe(true);
    expect(containsPoint(speck, [6e-10, 6e-10])).toBe(false);
  });

  test('hits a box in the notch of an L; Box2D and planck make the L its hull without a word', () => {
    expect(codeOf(() => new Polygon(letterL))).toBe('concave');
    const notch = new Box(10, 10, { x: 30, y: 30 });
    expect(intersects(new ConcavePolygon(letterL), notch)).toBe(false);
    expect(collide(new ConcavePolygon(letterL), notch).depth).toBe(0);
    // No limit of 8 or 12 corners either.
    expect(Polygon.regular(500, 1).points).toHaveLength(500);
  });
});

describe('collider2d', () => {
  test('hands out one object that every call writes to; and false where there is no hit', () => {
    const [a, near, far] = [new Circle(2), new Circle(2, { x: 3 }), new Circle(2, { y: 2 })];
    const first = collide(a, near);
    const kept = structuredClone(first);
    expect(collide(a, far)).not.toBe(first);
    expect(distance(a, far)).not.toBe(distance(a, far));
    expect(first).toEqual(kept);
    expect(collide(a, new Circle(1, { x: 99 }))).toMatchObject({ intersects: false });
  });
});

describe('check2d', () => {
  test('adds the pushes of the parts up: 40 out of the corner of an L where 20 is enough', () => {
    for (const shape of [
      new ConcavePolygon(letterL),
      new Compound([new Box(40, 20, { x: 20, y: 10 }), new Box(20, 40, { x: 10, y: 20 })]),
    ]) {
      const box = new Box(20, 20, { x: 10, y: 10 });
      const { depth, mtv } = collide(box, shape);
      expect(depth).toBe(20);
      expect(lengthOf(mtv)).toBe(20);
      box.translate(mtv.x, mtv.y);
      expect(distance(box, shape).distance).toBe(0);
    }
  });

  test('always tells an overlap of 1 of a concave shape', () => {
    const shape = new ConcavePolygon(letterL);
    for (const deep of [0.25, 3, 7]) {
      expect(collide(new Box(10, 10, { x: -5 + deep, y: 10 }), shape).depth).toBe(deep);
    }
  });

  test('collides with a corner of NaN', () => {
    expect(codeOf(() => new Polygon([0, 0, 4, 0, Number.NaN, 4]))).toBe('not-finite');
    expect(codeOf(() => new ConcavePolygon([0, 0, 4, 0, Number.NaN, 4]))).toBe('not-finite');
    const box = new Box(1, 1);
    expect(codeOf(() => box.moveTo(Number.NaN, 0))).toBe('not-finite');
    expect(box.x).toBe(0);
  });

  test('calls a bow-tie convex', () => {
    expect(isSimple(bowTie)).toBe(false);
    expect(isConvex(bowTie)).toBe(false);
  });

  test('tunnels through a wall at 50 on the way from 0 to 200', () => {
    const [bullet, wall] = [new Circle(1), new Box(2, 100, { x: 50 })];
    expect(collide(bullet, wall, { velocity: [200, 0] })).toMatchObject({
      intersects: false,
      willIntersect: true,
      enter: 0.24,
    });
    expect(sweep(bullet, wall, { translationA: [200, 0] })?.time).toBe(0.24);
  });

  test('has no answer for a ray that starts inside', () => {
    const [only] = castRayAll([5, 5], [1, 0], new Polygon(square));
    expect(only).toMatchObject({
      startsInside: true,
      entry: { fraction: 0, point: { x: 5, y: 5 } },
      exit: { point: { x: 20, y: 5 }, normal: { x: 1, y: 0 } },
    });
  });

  test('and intersects: no answer for collinear segments that overlap', () => {
    const overlap = intersectSegments(
      [
        [0, 0],
        [6, 0],
      ],
      [
        [4, 0],
        [9, 0],
      ],
    );
    expect(overlap).toMatchObject({
      meeting: 'overlap',
      start: { x: 4, y: 0 },
      end: { x: 6, y: 0 },
    });
  });
});

describe('flatten-js', () => {
  test('lists crossings several times; here each stretch comes once', () => {
    // Along the diagonal both corners belong to two edges each.
    const found = castRayAll([-30, -30], [1, 1], new ConcavePolygon(square));
    expect(found.map(({ entry, exit }) => [entry.point, exit.point])).toEqual([
      [
        { x: -20, y: -20 },
        { x: 20, y: 20 },
      ],
    ]);
  });

  test('measures from a contained shape to the boundary; here it is a depth, with a sign', () => {
    const [inner, outer] = [new Box(2, 2, { x: 17 }), new Polygon(square)];
    expect(distance(inner, outer).distance).toBe(-4);
    expect(intersects(inner, outer)).toBe(true);
    const { mtv } = collide(inner, outer);
    expect(mtv).toEqual({ x: 4, y: 0 });
  });
});

describe('each library its own way', () => {
  test('identical shapes: a shortest push, and the same one every time', () => {
    for (const make of [
      () => new Box(4, 2),
      () => new Circle(1),
      () => new Capsule([0, 0], [4, 0], 1),
      () => new Compound([new Box(4, 2)]),
    ]) {
      const hit = collide(make(), make());
      expect(hit).toMatchObject({ intersects: true, depth: 2 });
      expect(lengthOf(hit.mtv)).toBe(2);
      expect(collide(make(), make())).toEqual(hit);
    }
  });

  test('matter misses touching edges, SAT.js hits them: here touching is a hit of depth 0', () => {
    const box = new Box(2, 2);
    expect(collide(box, new Box(2, 2, { x: 2 }))).toMatchObject({ intersects: true, depth: 0 });
    expect(intersects(box, new Box(2, 2, { x: 2, y: 2 }))).toBe(true);
    expect(intersects(box, new Box(2, 2, { x: nudged(2, 1) }))).toBe(false);
  });

  test('signs: the normal points from a to b, the push moves a out', () => {
    const [a, b] = [new Circle(2), new Circle(2, { x: 3 })];
    expect(collide(a, b)).toMatchObject({ normal: { x: 1, y: 0 }, depth: 1, mtv: { x: -1, y: 0 } });
    expect(collide(b, a)).toMatchObject({ normal: { x: -1, y: 0 }, depth: 1, mtv: { x: 1, y: 0 } });
    const shape = new ConcavePolygon(letterL);
    expect(collide(new Circle(5, { x: -4, y: 10 }), shape)).toMatchObject({
      normal: { x: 1, y: 0 },
      mtv: { x: -1, y: 0 },
    });
  });

  test('single precision: an overlap of 0.1 stays 0.1 at a million from the origin', () => {
    const far = 1e6;
    const { depth } = collide(new Box(2, 2, { x: far }), new Box(2, 2, { x: far + 1.9 }));
    expect(Math.abs(depth - 0.1)).toBeLessThan(1e-9);
  });
});

describe('"2D Polygon Collision Detection" (Cozic, 2006)', () => {
  test('takes shapes that pass one another for a hit', () => {
    const box = (x: number) => new Polygon([x, 0, x + 1, 0, x + 1, 1, x, 1]);
    expect(collide(box(0), box(4), { velocity: [8, 8] }).willIntersect).toBe(false);
    expect(sweep(box(0), box(4), { translationA: [8, 8] })).toBeNull();
  });

  test('leaves shapes overlapping after the push, or pushes too far', () => {
    const random = new Random(SEED, 'pushes of the article');
    let hits = 0;
    for (let i = 0; i < 2000; i++) {
      using a = new Polygon(blob(random, 5), { x: random.between(-4, 4) });
      using b = new Polygon(blob(random, random.pick([0.5, 5])), { y: random.between(-4, 4) });
      const { intersects: hit, depth, mtv } = collide(a, b);
      if (!hit) continue;
      hits += 1;
      const exact = new ExactPair(a, b, mtv);
      expect(Math.abs(depth + exact.signedDistance())).toBeLessThan(1e-12 * exact.size);
      expect(Math.abs(exact.signedDistance(true))).toBeLessThan(1e-12 * exact.size);
    }
    expect(hits).toBeGreaterThan(700);
  });
});
