/**
 * Mistakes of the literature about polygons that this library must not repeat; those about other shapes
 * are in literature-errors-of-shapes.test.ts. Each test writes the wrong formula
 * out, shows that it errs on a case, and that sepax does not.
 */
import { collide, intersects, Polygon, trace, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { ExactPair } from './support/exact-answers.js';
import { blob, rectangle } from './support/outlines.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
const times = (s: number, a: Vector): Vector => ({ x: s * a.x, y: s * a.y });

interface Interval {
  readonly min: number;
  readonly max: number;
}

function project(points: readonly Vector[], axis: Vector): Interval {
  const places = points.map((p) => dot(p, axis));
  return { min: Math.min(...places), max: Math.max(...places) };
}

function normalsOf(points: readonly Vector[]): Vector[] {
  return points.map((p, i) => {
    const edge = minus(points[(i + 1) % points.length] as Vector, p);
    const length = Math.hypot(edge.x, edge.y);
    return { x: edge.y / length, y: -edge.x / length };
  });
}

function axesOf(a: Polygon, b: Polygon): Vector[] {
  return [...normalsOf(a.worldPoints), ...normalsOf(b.worldPoints)];
}

/** Cozic's IntervalDistance: negative if the intervals overlap. */
function intervalDistance(a: Interval, b: Interval): number {
  return a.min < b.min ? b.min - a.max : a.min - b.max;
}

function meanOf(points: readonly Vector[]): Vector {
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return times(1 / points.length, sum);
}

const depthOf = (a: Polygon, b: Polygon): number => -new ExactPair(a, b).signedDistance();
const leftAfter = (a: Polygon, b: Polygon, mtv: Vector): number =>
  new ExactPair(a, b, mtv).signedDistance(true);

describe('1. moving shapes, one axis at a time', () => {
  /** Each shadow stretched by the velocity, no common time, no axis across the motion. */
  function willIntersect(a: Polygon, b: Polygon, velocity: Vector): boolean {
    return axesOf(a, b).every((axis) => {
      const onA = project(a.worldPoints, axis);
      const way = dot(axis, velocity);
      const stretched = { min: onA.min + Math.min(way, 0), max: onA.max + Math.max(way, 0) };
      return intervalDistance(stretched, project(b.worldPoints, axis)) <= 0;
    });
  }

  const box = new Polygon(rectangle(0, 0, 1, 1));
  const passed = new Polygon(rectangle(4, 0, 1, 1));
  const velocity = { x: 8, y: 8 };

  test('takes boxes that pass one another for a hit', () => {
    expect(willIntersect(box, passed, velocity)).toBe(true);
    expect(new ExactPair(box, passed, velocity).willIntersect).toBe(false);
    expect(collide(box, passed, { velocity }).willIntersect).toBe(false);
  });

  test('errs towards hits only, and often: sepax never', () => {
    const random = new Random(SEED, 'article');
    const count = { hits: 0, falseHits: 0, misses: 0, wrong: 0 };
    for (let i = 0; i < 3000; i++) {
      using a = new Polygon(blob(random, 5));
      using b = new Polygon(blob(random, 5), {
        x: random.between(-20, 20),
        y: random.between(-20, 20),
      });
      const v = { x: random.between(-15, 15), y: random.between(-15, 15) };
      const truth = new ExactPair(a, b, v).willIntersect;
      const article = willIntersect(a, b, v);
      if (truth) count.hits += 1;
      if (article && !truth) count.falseHits += 1;
      if (!article && truth) count.misses += 1;
      if (collide(a, b, { velocity: v }).willIntersect !== truth) count.wrong += 1;
    }
    expect(count).toMatchObject({ misses: 0, wrong: 0 });
    expect(count.falseHits / (count.hits + count.falseHits)).toBeGreaterThan(0.02);
  });
});

describe('2. the direction from centre to centre, and interval distance as depth', () => {
  /** Cozic's MTV: the axis of least |interval distance|, turned by the centres. */
  function mtvByCentres(a: Polygon, b: Polygon): Vector {
    let least = Number.POSITIVE_INFINITY;
    let best: Vector = { x: 0, y: 0 };
    for (const axis of axesOf(a, b)) {
      const distance = intervalDistance(project(a.worldPoints, axis), project(b.worldPoints, axis));
      if (Math.abs(distance) >= least) continue;
      least = Math.abs(distance);
      const away = dot(minus(meanOf(a.worldPoints), meanOf(b.worldPoints)), axis);
      best = away < 0 ? times(-1, axis) : axis;
    }
    return times(least, best);
  }

  test('the centres send a post the wrong way out of a triangle', () => {
    // The mean of the corners lies at x = 3, left of the post; the middle of the shadow at 4.5.
    const triangle = new Polygon([0, 0, 9, 0, 0, 900]);
    const post = new Polygon(rectangle(3.5, -1000, 0.6, 2000));
    expect(leftAfter(post, triangle, mtvByCentres(post, triangle))).toBeLessThan(-1);
    const { mtv, depth } = collide(post, triangle);
    expect(depth).toBeCloseTo(4.1, 12);
    expect(mtv.x).toBeCloseTo(-4.1, 12);
    expect(Math.abs(leftAfter(post, triangle, mtv))).toBeLessThan(1e-12 * 2000);
  });

  /** The length that the shadows have in common: less than the way out if one contains the other. */
  function commonLength(a: Interval, b: Interval): number {
    return Math.min(a.max, b.max) - Math.max(a.min, b.min);
  }

  test('the common length of shadows leaves an inner shape inside', () => {
    const outer = new Polygon(rectangle(0, 0, 20, 20));
    const inner = new Polygon(rectangle(2, 8, 1, 3));
    const axis = { x: 1, y: 0 };
    const common = commonLength(project(inner.worldPoints, axis), project(outer.worldPoints, axis));
    expect(common).toBe(1);
    expect(leftAfter(inner, outer, { x: -common, y: 0 })).toBe(-2);
    for (const [a, b] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      const { mtv, depth } = collide(a, b);
      expect(depth).toBe(3);
      expect(leftAfter(a, b, mtv)).toBeCloseTo(0, 15);
      expect(trace(a, b).steps[1]?.overlap).toBe(3);
    }
  });
});

describe('3. the axis of greatest overlap', () => {
  /** The overlaps of all axes, the greatest one taken. */
  function greatestOverlap(a: Polygon, b: Polygon): number {
    return Math.max(
      ...axesOf(a, b).map((axis) => {
        const [onA, onB] = [project(a.worldPoints, axis), project(b.worldPoints, axis)];
        return Math.min(onA.max - onB.min, onB.max - onA.min);
      }),
    );
  }

  test('pushes 9 where 1 is enough', () => {
    const a = new Polygon(rectangle(0, 0, 10, 10));
    const b = new Polygon(rectangle(9, 1, 10, 10));
    expect(greatestOverlap(a, b)).toBe(9);
    expect(collide(a, b)).toMatchObject({ depth: 1, mtv: { x: -1, y: 0 } });
  });
});

describe('4. an overlap of 0 read as "no overlap"', () => {
  /** Returns the overlap, 0 for none: touching can't be told from apart. */
  function overlapOrZero(a: Polygon, b: Polygon): number {
    const least = Math.min(
      ...axesOf(a, b).map((axis) => {
        const [onA, onB] = [project(a.worldPoints, axis), project(b.worldPoints, axis)];
        return Math.min(onA.max - onB.min, onB.max - onA.min);
      }),
    );
    return Math.max(0, least);
  }

  const box = new Polygon(rectangle(0, 0, 1, 1));

  test.each([
    ['along an edge', rectangle(1, 0, 1, 1)],
    ['at a corner', rectangle(1, 1, 1, 1)],
    ['corner on edge', rectangle(1, 0.25, 1, 0.5)],
  ])('misses boxes that touch %s', (_, points) => {
    const other = new Polygon(points);
    expect(Boolean(overlapOrZero(box, other))).toBe(false);
    expect(intersects(box, other)).toBe(true);
    expect(collide(box, other)).toMatchObject({ intersects: true, depth: 0 });
  });

  test('and one unit in the last place away, sepax says no', () => {
    const other = new Polygon(rectangle(1 + 2 ** -52, 0, 1, 1));
    expect(intersects(box, other)).toBe(false);
  });
});

describe('9. duplicate axes by equal vectors only', () => {
  /** Keeps an axis unless the very same vector is there already. */
  function withoutEqual(axes: readonly Vector[]): Vector[] {
    return axes.filter((u, i) => !axes.slice(0, i).some((v) => u.x === v.x && u.y === v.y));
  }

  test('keeps four axes of two aligned boxes, and more once rotation rounds them', () => {
    const a = new Polygon(rectangle(0, 0, 2, 1));
    const b = new Polygon(rectangle(1, 0, 3, 1));
    expect(withoutEqual(axesOf(a, b).map(({ x, y }) => ({ x: x + 0, y: y + 0 })))).toHaveLength(4);
    expect(trace(a, b).steps.filter((s) => s.duplicateOf === null)).toHaveLength(2);
    a.rotate(0.7);
    b.rotate(0.7);
    expect(withoutEqual(axesOf(a, b)).length).toBeGreaterThan(4);
    expect(trace(a, b).steps.filter((s) => s.duplicateOf === null)).toHaveLength(2);
  });
});

describe('10. coincident centres, and results that are used again', () => {
  /** The direction from centre to centre: none if they coincide. */
  function mtvAlongCentres(a: Polygon, b: Polygon): Vector {
    const apart = minus(meanOf(a.worldPoints), meanOf(b.worldPoints));
    const length = Math.hypot(apart.x, apart.y);
    return length === 0 ? { x: 0, y: 0 } : times(depthOf(a, b) / length, apart);
  }

  test('a zero MTV leaves equal boxes stuck', () => {
    const a = new Polygon(rectangle(-2, -1, 4, 2));
    const b = a.clone();
    expect(mtvAlongCentres(a, b)).toEqual({ x: 0, y: 0 });
    const { depth, mtv, normal } = collide(a, b);
    expect(depth).toBe(2);
    expect(Math.hypot(normal.x, normal.y)).toBe(1);
    expect(leftAfter(a, b, mtv)).toBeCloseTo(0, 14);
  });

  /** One response for all calls, filled only where the new answer is smaller (as in SAT.js). */
  const response = { overlap: Number.MAX_VALUE };
  function sharedResponse(a: Polygon, b: Polygon): typeof response {
    response.overlap = Math.min(response.overlap, collide(a, b).depth);
    return response;
  }

  test('one shared, uncleared result is stale at the second call', () => {
    const box = new Polygon(rectangle(0, 0, 10, 10));
    const little = new Polygon(rectangle(9.5, 0, 10, 10));
    const more = new Polygon(rectangle(9, 0, 10, 10));
    const first = sharedResponse(box, little);
    const second = sharedResponse(box, more);
    expect(second).toBe(first);
    expect(second.overlap).toBe(0.5);

    const one = collide(box, little);
    const two = collide(box, more);
    expect(two).not.toBe(one);
    expect(two.mtv).not.toBe(one.mtv);
    expect([one.depth, two.depth]).toEqual([0.5, 1]);
  });

  test('after a miss nothing of the last hit is left', () => {
    const box = new Polygon(rectangle(0, 0, 10, 10));
    collide(box, new Polygon(rectangle(9, 0, 10, 10)));
    const miss = collide(box, new Polygon(rectangle(20, 0, 10, 10)));
    expect(miss).toMatchObject({ intersects: false, depth: 0, mtv: { x: 0, y: 0 } });
  });
});
