/**
 * `intersects` and `collide` may say no without asking the core, if the circles around both shapes are apart. What
 * they say must be what the core says, to the bit: for places next to touching, next to nothing and far out.
 */
import {
  Box,
  Capsule,
  Circle,
  type Collision,
  CollisionResult,
  Compound,
  ConcavePolygon,
  collide,
  intersects,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { collidePart } from '../../web/lib/raw/wasm/collide.js';
import { clearlyApart, handleOf } from '../../web/lib/shape.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const SIZES = [4e-100, 1e-90, 1e-12, 1, 7.3, 1e9, 1e70, 1e97];
const ROUNDS = 6000;
/** Comparing whole results takes longer than making them. */
const COMPARED = 1500;

const askCore = (a: Shape, b: Shape): boolean =>
  collidePart()._intersects(handleOf(a, 'a'), handleOf(b, 'b'));

/** A velocity, even of zero, is a matter for the core. */
const collideInCore = (a: Shape, b: Shape): Collision => collide(a, b, { velocity: [0, 0] });

/** A shape of any kind and about that size, scaled, turned and with a pivot, or not. */
function shapeOf(random: Random, size: number): Shape {
  const s = (): number => size * random.between(0.5, 1);
  const placement = {
    angle: random.between(-4, 4),
    scale: random.between(0, 1) < 0.5 ? 1 : random.between(0.5, 2),
    ...(random.between(0, 1) < 0.3 && { pivot: [s(), -s()] as const }),
  };
  const make = [
    () => new Circle(s(), placement),
    () => new Circle(s()),
    () => new Box(s(), s(), placement),
    () => new Box(s(), s(), { ...placement, radius: s() }),
    () => new Capsule([-s(), s()], [s(), 0], s(), placement),
    () => new Segment([-s(), s()], [s(), 0], placement),
    () => new Point(placement),
    () => new Polygon([0, 0, s(), 0, s(), s()], { ...placement, scale: [-1.5, 0.7] }),
    () => new Polyline([0, 0, s(), s(), 2 * size, -s()], placement),
    () => new ConcavePolygon([0, 0, size, size / 4, 2 * size, 0, size, 2 * size], placement),
    () => new Compound([new Circle(s(), { x: s() }), new Box(s(), s())], placement),
  ];
  return make[random.integer(0, make.length - 1)]!();
}

/** How far a shape reaches from where it stands, from its corners in the core, which are rounded where it stands. */
function reachOf(shape: Shape): number {
  const { bounds, x, y } = shape;
  return Math.hypot(
    Math.max(bounds.maxX - x, x - bounds.minX),
    Math.max(bounds.maxY - y, y - bounds.minY),
  );
}

describe('a no without the core', () => {
  test('is what the core says, next to touching and far from it', () => {
    const random = new Random(SEED);
    let quick = 0;
    let near = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const size = SIZES[round % SIZES.length]!;
      const a = shapeOf(random, size);
      const b = shapeOf(random, size);
      // Far out corners fall together; next to the origin they do not.
      const out = Math.min(1e98, size * 10 ** random.between(-3, 18));
      a.moveTo(random.between(-out, out), random.between(-out, out));
      const reach = reachOf(a) + reachOf(b);
      const angle = random.between(-4, 4);
      for (const factor of [0.7, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-12, 1.4, 30]) {
        b.moveTo(a.x + factor * reach * Math.cos(angle), a.y + factor * reach * Math.sin(angle));
        const truth = askCore(a, b);
        expect(intersects(a, b)).toBe(truth);
        expect(intersects(b, a)).toBe(truth);
        if (clearlyApart(a, b)) expect(truth, `${a.kind}, ${b.kind}`).toBe(false);
        if (clearlyApart(a, b)) quick++;
        else near++;
      }
    }
    // Both happen, or nothing was tested.
    expect(quick).toBeGreaterThan(ROUNDS);
    expect(near).toBeGreaterThan(ROUNDS);
  });

  test('collide gives the same result to the bit, signs of zeros included', () => {
    const random = new Random(SEED + 1);
    // Written over each time, whatever was in it.
    const into = new CollisionResult();
    let quick = 0;
    for (let round = 0; round < COMPARED; round++) {
      const size = SIZES[round % SIZES.length]!;
      const [a, b] = [shapeOf(random, size), shapeOf(random, size)];
      const [c, d] = [new Circle(size), new Circle(size * random.between(0.3, 1))];
      const angle = random.pick([0, Math.PI / 2, random.between(-4, 4)]);
      const reach = size * random.pick([1.9999, 2, 2 + 1e-15, 2.5, 100]);
      const x = random.pick([
        0,
        -0,
        1e-150,
        -1e-147,
        1e-140,
        size,
        1e8 * size > 1e99 ? 0 : 1e8 * size,
      ]);
      for (const [first, second] of [
        [a, b],
        [c, d],
        [a, c],
      ] as const) {
        first.moveTo(x, -0);
        const dy = random.pick([0, -0, 1e-150, reach * Math.sin(angle)]);
        second.moveTo(x + reach * Math.cos(angle), dy);
        const inCore = collideInCore(first, second);
        expect(collide(first, second)).toStrictEqual(inCore);
        expect({ ...collide(first, second, into) }).toStrictEqual(inCore);
        expect(collide(second, first)).toStrictEqual(collideInCore(second, first));
        if (first.kind === 'circle' && clearlyApart(first, second)) quick++;
      }
    }
    expect(quick).toBeGreaterThan(COMPARED / 4);
  });

  test('circles that just touch, or just do not, are left to the core', () => {
    // 3-4-5: the centres are 5 apart, exactly.
    const a = new Circle(2);
    const b = new Circle(3, { x: 3, y: 4 });
    expect(intersects(a, b)).toBe(true);
    expect(intersects(a, b, { touching: false })).toBe(false);
    b.x = 3 + 2 ** -51;
    expect(clearlyApart(a, b)).toBe(false);
    expect(intersects(a, b)).toBe(false);
  });

  test('knows of scale and pivot', () => {
    const a = new Circle(1);
    const b = new Box(2, 2, { x: 10 });
    expect(intersects(a, b)).toBe(false);
    b.scale = 9;
    expect(intersects(a, b)).toBe(true);
    b.scale = 1;
    expect(clearlyApart(a, b)).toBe(true);
    b.pivot = [9, 0];
    expect(intersects(a, b)).toBe(true);
    const c = new Circle(1, { x: 10 });
    c.pivot = [8.5, 0];
    expect(collide(a, c).intersects).toBe(true);
    c.pivot = [5, 0];
    expect(collide(a, c)).toStrictEqual(collideInCore(a, c));
    expect(collide(a, c).normal).toEqual({ x: 1, y: 0 });
  });

  test('results of misses are fresh, and all of them', () => {
    const a = new Circle(1);
    const b = new Circle(1, { x: 3, y: -4 });
    const first = collide(a, b);
    const second = collide(a, b);
    expect(first).toStrictEqual({
      intersects: false,
      willIntersect: false,
      normal: { x: 3 * (1 / 5), y: -4 * (1 / 5) },
      depth: 0,
      mtv: { x: 0, y: 0 },
      feature: null,
      pieceA: 0,
      pieceB: 0,
      enter: Number.POSITIVE_INFINITY,
      exit: Number.NEGATIVE_INFINITY,
    });
    expect(second).not.toBe(first);
    expect(second.mtv).not.toBe(first.mtv);
  });

  test('what is disposed of or no shape throws as for shapes that meet', () => {
    const a = new Circle(1);
    const gone = new Circle(1, { x: 100 });
    gone.dispose();
    for (const query of [intersects, collide]) {
      expect(() => query(a, gone)).toThrow(
        expect.objectContaining({ code: 'disposed', argument: 'b' }),
      );
      expect(() => query(gone, a)).toThrow(
        expect.objectContaining({ code: 'disposed', argument: 'a' }),
      );
      for (const value of [null, undefined, 7, {}, new Proxy(new Circle(1, { x: 100 }), {})]) {
        expect(() => query(a, value as never)).toThrow(
          expect.objectContaining({ code: 'not-a-shape', argument: 'b' }),
        );
      }
      expect(() => query(a, new Circle(1, { x: 9 }), { nonsense: 1 } as never)).toThrow(
        expect.objectContaining({ code: 'not-an-option' }),
      );
    }
  });
});
