/** Rays and segments: exact stretches of lattice outlines, closed forms for circles, sampling for all kinds. */
import {
  type CastStretch,
  Circle,
  Compound,
  ConcavePolygon,
  castRay,
  castRayAll,
  castSegment,
  castSegmentAll,
  Polyline,
  SepaxError,
  type Shape,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { type ExactForm, type ExactStretch, exactStretches } from './oracle/exact-casts.js';
import type { LatticePoint } from './oracle/exact-polygons.js';
import { marginOf, worldForm } from './support/by-hand.js';
import { anyPlacement, kinds, star } from './support/kinds.js';
import { latticeBlob } from './support/outlines.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const REACH = 12;

function wholePoint(random: Random, reach = REACH): Vector {
  return { x: random.integer(-reach, reach), y: random.integer(-reach, reach) };
}

function lattice(points: readonly Vector[]): LatticePoint[] {
  return points.map(({ x, y }) => ({ x: BigInt(x), y: BigInt(y) }));
}

interface Target {
  readonly shape: Shape;
  readonly form: ExactForm;
}

/** A shape with corners at whole numbers, tried again until the library takes the outline. */
const targets: Readonly<Record<string, (random: Random) => Target>> = {
  'convex polygons': (random) => {
    const points = latticeBlob(random, REACH);
    return {
      shape: new ConcavePolygon(points),
      form: { rings: [lattice(points)], closed: true, solid: true },
    };
  },
  'concave polygons': (random) => {
    for (;;) {
      const points = star(random, 2 * REACH).map(({ x, y }) => ({
        x: Math.round(x) + 0,
        y: Math.round(y) + 0,
      }));
      try {
        const shape = new ConcavePolygon(points);
        return { shape, form: { rings: [lattice(points)], closed: true, solid: true } };
      } catch (error) {
        expect(error).toBeInstanceOf(SepaxError);
      }
    }
  },
  'polygons with a hole': (random) => {
    const outer = [-12, -12, 12, -12, 12, 12, -12, 12];
    const hole = latticeBlob(random, REACH - 1);
    const corners = Array.from({ length: 4 }, (_, i) => ({
      x: outer[2 * i] as number,
      y: outer[2 * i + 1] as number,
    }));
    return {
      shape: new ConcavePolygon([corners, hole]),
      form: { rings: [lattice(corners), lattice(hole)], closed: true, solid: true },
    };
  },
  polylines: (random) => {
    const points = Array.from({ length: random.integer(2, 6) }, () => wholePoint(random));
    const closed = random.chance(0.5);
    return {
      shape: new Polyline(points, { closed }),
      form: { rings: [lattice(points)], closed, solid: false },
    };
  },
};

function expectStretches(found: readonly CastStretch[], exact: readonly ExactStretch[]): void {
  expect(found.map(({ entry, exit }) => [entry.fraction, exit.fraction])).toHaveLength(
    exact.length,
  );
  found.forEach(({ entry, exit }, i) => {
    const { enter, exit: leave } = exact[i] as ExactStretch;
    expect(Math.abs(entry.fraction - enter)).toBeLessThan(1e-12);
    expect(Math.abs(exit.fraction - leave)).toBeLessThan(1e-12);
  });
}

/** The points are where the fractions say, and the normals are against the way at entries. */
function expectPlaces(found: readonly CastStretch[], from: Vector, way: Vector): void {
  for (const { startsInside, entry, exit } of found) {
    for (const { fraction, point, normal } of [entry, exit]) {
      expect(Math.abs(point.x - from.x - fraction * way.x)).toBeLessThan(1e-11);
      expect(Math.abs(point.y - from.y - fraction * way.y)).toBeLessThan(1e-11);
      expect(Math.abs(Math.hypot(normal.x, normal.y) - 1)).toBeLessThan(1e-14);
    }
    const against = entry.normal.x * way.x + entry.normal.y * way.y;
    if (!startsInside) expect(against).toBeLessThanOrEqual(1e-12);
  }
}

describe.each(Object.entries(targets))('%s with corners at whole numbers', (name, make) => {
  const random = new Random(SEED, `casts: ${name}`);

  test('segments: every stretch, exactly as many', () => {
    let hits = 0;
    let several = 0;
    for (let i = 0; i < 2500; i++) {
      const { shape, form } = make(random);
      using target = shape;
      const from = wholePoint(random, 16);
      const to = random.chance(0.2)
        ? { ...wholePoint(random, 16), y: from.y }
        : wholePoint(random, 16);
      if (from.x === to.x && from.y === to.y) continue;
      const [[p, q] = []] = [lattice([from, to])];
      const exact = exactStretches(p as LatticePoint, q as LatticePoint, form);
      const found = castSegmentAll(from, to, target);
      expectStretches(found, exact);
      expectPlaces(found, from, { x: to.x - from.x, y: to.y - from.y });
      expect(found[0]?.startsInside ?? false).toBe(exact[0]?.enter === 0);
      expect(castSegment(from, to, target)).toEqual(found[0]?.entry ?? null);
      if (exact.length > 0) hits += 1;
      if (exact.length > 1) several += 1;
    }
    expect(hits).toBeGreaterThan(300);
    if (name !== 'convex polygons') expect(several).toBeGreaterThan(20);
  });

  test('rays: the same, without end', () => {
    const far = 128;
    for (let i = 0; i < 1000; i++) {
      const { shape, form } = make(random);
      using target = shape;
      const origin = wholePoint(random, 16);
      const direction = wholePoint(random, 5);
      if (direction.x === 0 && direction.y === 0) continue;
      const end = { x: origin.x + far * direction.x, y: origin.y + far * direction.y };
      const [p, q] = lattice([origin, end]) as [LatticePoint, LatticePoint];
      const exact = exactStretches(p, q, form).map(({ enter, exit }) => ({
        enter: enter * far,
        exit: exit * far,
      }));
      const found = castRayAll(origin, direction, target);
      expect(found).toHaveLength(exact.length);
      found.forEach(({ entry, exit }, k) => {
        expect(Math.abs(entry.fraction - (exact[k]?.enter as number))).toBeLessThan(1e-11);
        expect(Math.abs(exit.fraction - (exact[k]?.exit as number))).toBeLessThan(1e-11);
      });
      expectPlaces(found, origin, direction);
      expect(castRay(origin, direction, target)).toEqual(found[0]?.entry ?? null);
    }
  });
});

describe('circles', () => {
  test('where the quadratic says', () => {
    const random = new Random(SEED, 'casts: circles');
    let hits = 0;
    for (let i = 0; i < 3000; i++) {
      const radius = random.between(0.2, 3);
      using circle = new Circle(radius, { x: random.between(-3, 3), y: random.between(-3, 3) });
      const [from, to] = [wholePoint(random, 6), wholePoint(random, 6)];
      const way = { x: to.x - from.x, y: to.y - from.y };
      const offset = { x: from.x - circle.x, y: from.y - circle.y };
      const a = way.x ** 2 + way.y ** 2;
      if (a === 0) continue;
      const b = way.x * offset.x + way.y * offset.y;
      const c = offset.x ** 2 + offset.y ** 2 - radius ** 2;
      const root = b * b - a * c;
      if (Math.abs(root) < 1e-6) continue;
      const [enter, exit] = [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a];
      const hit = root > 0 && exit >= 0 && enter <= 1;
      const [found] = castSegmentAll(from, to, circle);
      expect(found !== undefined).toBe(hit);
      if (found === undefined) continue;
      hits += 1;
      expect(Math.abs(found.entry.fraction - Math.max(0, enter))).toBeLessThan(1e-9);
      expect(Math.abs(found.exit.fraction - Math.min(1, exit))).toBeLessThan(1e-9);
      expect(found.startsInside).toBe(c <= 0);
    }
    expect(hits).toBeGreaterThan(500);
  });

  test('a ray from the centre, and one that only touches', () => {
    const circle = new Circle(2);
    expect(castRayAll([0, 0], [3, 0], circle)).toMatchObject([
      { startsInside: true, entry: { fraction: 0 }, exit: { point: { x: 2, y: 0 } } },
    ]);
    const [touch] = castRayAll([-5, 2], [1, 0], circle);
    expect(touch?.entry.point).toEqual({ x: 0, y: 2 });
    expect(touch?.exit.point).toEqual({ x: 0, y: 2 });
    expect(castRay([-5, 2.0000000000000004], [1, 0], circle)).toBeNull();
    expect(castRay([-5, 0], [1, 0], circle, { maxFraction: 2.9 })).toBeNull();
    expect(castRay([-5, 0], [1, 0], circle, { maxFraction: 3 })?.fraction).toBe(3);
  });
});

describe('every kind, placed anyhow, against samples along the way', () => {
  const formed = Object.entries(kinds).filter(([name]) => name !== 'compound');

  test.each(formed)('%s', (kind, make) => {
    const random = new Random(SEED, `sampled: ${kind}`);
    let inside = 0;
    for (let round = 0; round < 120; round++) {
      using shape = make(random, anyPlacement(random, kind, 1));
      const form = worldForm(shape);
      const from = { x: random.between(-3, 3), y: random.between(-3, 3) };
      const to = { x: random.between(-3, 3), y: random.between(-3, 3) };
      const found = castSegmentAll(from, to, shape);
      for (let i = 0; i <= 60; i++) {
        const t = i / 60;
        const p = { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) };
        const margin = marginOf(form, p);
        if (Math.abs(margin) < 1e-9) continue;
        const within = found.some(({ entry, exit }) => entry.fraction <= t && t <= exit.fraction);
        expect(within).toBe(margin < 0);
        if (within) inside += 1;
      }
      for (const { startsInside, entry, exit } of found) {
        if (!startsInside) expect(Math.abs(marginOf(form, entry.point))).toBeLessThan(1e-11);
        if (exit.fraction < 1) expect(Math.abs(marginOf(form, exit.point))).toBeLessThan(1e-11);
      }
    }
    if (!/^(point|segment|polyline)$/.test(kind)) expect(inside).toBeGreaterThan(100);
  });
});

describe('shapes of several pieces', () => {
  test('have no seams', () => {
    const row = new Compound(Array.from({ length: 5 }, (_, i) => tile(i)));
    const all = castRayAll([-3, 0.5], [1, 0], row);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      entry: { point: { x: 0, y: 0.5 }, piece: 0, normal: { x: -1, y: 0 } },
      exit: { point: { x: 5, y: 0.5 }, piece: 4, normal: { x: 1, y: 0 } },
    });
  });

  test('tell the teeth of a comb apart', () => {
    const teeth = [0, 2, 4, 6].flatMap((x) => [x, 5, x, 0, x + 1, 0, x + 1, 5]);
    const comb = new ConcavePolygon([...teeth, 7, 6, 0, 6]);
    const found = castRayAll([-1, 2], [1, 0], comb);
    expect(found.map(({ entry, exit }) => [entry.point.x, exit.point.x])).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
  });
});

function tile(i: number): Shape {
  return new ConcavePolygon([i, 0, i + 1, 0, i + 1, 1, i, 1]);
}
