/** Shapes of several pieces against shapes of every kind: pushes, distances, symmetry, containment. */
import {
  Box,
  Circle,
  Compound,
  ConcavePolygon,
  collide,
  contacts,
  contains,
  distance,
  intersects,
  type PlacementOptions,
  Point,
  Polyline,
  type Shape,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { anyPlacement, type Copyable, kinds } from './support/kinds.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

/** A square of 40 with the upper right quarter missing. */
const L = [0, 0, 40, 0, 40, 20, 20, 20, 20, 40, 0, 40];
const letter = (placement?: PlacementOptions) => new ConcavePolygon(L, placement);

describe('an L', () => {
  const twoBoxes = () =>
    new Compound([new Box(40, 20, { x: 20, y: 10 }), new Box(20, 40, { x: 10, y: 20 })]);

  describe.each(Object.entries({ 'one outline': () => letter(), 'two boxes': twoBoxes }))(
    'of %s',
    (_, make) => {
      const shape: Shape = make();

      test('has a notch, and what is in the notch is no hit', () => {
        const box = new Box(10, 10, { x: 30, y: 30 });
        expect(intersects(shape, box)).toBe(false);
        expect(collide(shape, box)).toMatchObject({ intersects: false, depth: 0 });
        expect(distance(shape, box).distance).toBe(5);
        expect(contacts(shape, box)).toEqual([]);
      });

      test('touches what fills the notch', () => {
        const box = new Box(20, 20, { x: 30, y: 30 });
        expect(collide(shape, box)).toMatchObject({ intersects: true, depth: 0 });
        expect(distance(shape, box).distance).toBe(0);
        expect(intersects(shape, new Box(20, 20, { x: 30.000000001, y: 30.000000001 }))).toBe(
          false,
        );
      });

      test('pushes out of its corner by 20, not by 20 for each part', () => {
        const box = new Box(20, 20, { x: 10, y: 10 });
        const { depth, mtv } = collide(box, shape);
        expect(depth).toBe(20);
        expect(Math.hypot(mtv.x, mtv.y)).toBe(20);
        box.translate(mtv.x, mtv.y);
        expect(distance(box, shape).distance).toBe(0);
      });

      test('pushes across both parts if that is the way out', () => {
        // Each part alone would be left by 11 to the right or upwards: into the other one.
        const box = new Box(2, 2, { x: 10, y: 10 });
        const { mtv } = collide(box, shape);
        box.translate(mtv.x, mtv.y);
        expect(distance(box, shape).distance).toBeCloseTo(0, 12);
        expect(Math.hypot(mtv.x, mtv.y)).toBe(11);
      });

      test('has the measures of an L', () => {
        const outline = letter();
        expect(outline.area).toBe(1200);
        expect(outline.bounds).toEqual({ minX: 0, minY: 0, maxX: 40, maxY: 40 });
        expect(shape.bounds).toEqual(outline.bounds);
        const sixth = 50 / 3;
        expect(outline.centroid.x).toBeCloseTo(sixth, 12);
        expect(outline.centroid.y).toBeCloseTo(sixth, 12);
      });
    },
  );
});

describe('a hole', () => {
  const frame = new ConcavePolygon([
    [0, 0, 30, 0, 30, 30, 0, 30],
    [10, 10, 10, 20, 20, 20, 20, 10],
  ]);

  test('is outside', () => {
    expect(intersects(frame, new Point({ x: 15, y: 15 }))).toBe(false);
    const marble = new Circle(2, { x: 15, y: 15 });
    expect(intersects(frame, marble)).toBe(false);
    expect(distance(frame, marble).distance).toBe(3);
    expect(frame.area).toBe(800);
  });

  test('touches what fits it exactly', () => {
    expect(collide(frame, new Circle(5, { x: 15, y: 15 }))).toMatchObject({
      intersects: true,
      depth: 0,
    });
    expect(collide(frame, new Box(10, 10, { x: 15, y: 15 }))).toMatchObject({
      intersects: true,
      depth: 0,
    });
  });

  test('takes back what pokes into the frame a little', () => {
    const marble = new Circle(2, { x: 18.5, y: 15 });
    const { depth, mtv } = collide(marble, frame);
    expect(depth).toBe(0.5);
    expect(mtv).toEqual({ x: -0.5, y: 0 });
  });

  test('does not take what does not fit: that leaves on the outside', () => {
    const disc = new Circle(6, { x: 15, y: 15 });
    const { depth, mtv } = collide(disc, frame);
    expect(depth).toBe(21);
    disc.translate(mtv.x, mtv.y);
    expect(distance(disc, frame).distance).toBe(0);
  });
});

describe('a polyline', () => {
  test('has no inside, even if closed', () => {
    const loop = new Polyline([0, 0, 10, 0, 10, 10, 0, 10], { closed: true });
    expect(intersects(loop, new Circle(1, { x: 5, y: 5 }))).toBe(false);
    expect(intersects(loop, new Point({ x: 0, y: 5 }))).toBe(true);
    expect(loop.area).toBe(0);
    const open = new Polyline([0, 0, 10, 0, 10, 10, 0, 10]);
    expect(intersects(open, new Point({ x: 0, y: 5 }))).toBe(false);
  });
});

/** All pairs of kinds, each with itself, too. */
const pairsOfKinds = Object.keys(kinds).flatMap((a) => Object.keys(kinds).map((b) => [a, b]));
const ROUNDS = 126;

interface Pair {
  readonly a: Copyable;
  readonly b: Copyable;
  /** The larger extent of the two, and what coordinates add to it in rounding. */
  readonly size: number;
}

function extentOf(shape: Shape): number {
  const { minX, minY, maxX, maxY } = shape.bounds;
  return Math.max(
    maxX - minX,
    maxY - minY,
    Math.abs(minX),
    Math.abs(maxX),
    Math.abs(minY),
    Math.abs(maxY),
  );
}

function make(random: Random, kind: string, placement: PlacementOptions): Copyable {
  const maker = kinds[kind];
  if (maker === undefined) throw new Error(kind);
  return maker(random, placement);
}

/** Near one another, by turns: coincident centres, one in the other, a copy of itself, or anywhere. */
function randomPair(random: Random, [kindA, kindB]: readonly string[], round: number): Pair {
  const a = make(random, kindA as string, anyPlacement(random, kindA as string, 1.5));
  const b =
    kindA === kindB && round % 8 === 1
      ? a.clone()
      : make(random, kindB as string, anyPlacement(random, kindB as string, 1.5));
  if (round % 8 === 2) b.moveTo(a.x, a.y);
  if (round % 8 === 3) {
    const shrink = 0.2;
    b.scale = { x: b.scale.x * shrink, y: b.scale.y * shrink };
  }
  return { a, b, size: Math.max(extentOf(a), extentOf(b)) };
}

describe('every kind with every kind', () => {
  const count = { pairs: 0, hits: 0, worstPush: 0, worstDepth: 0 };

  test.each(pairsOfKinds)('%s and %s', (kindA, kindB) => {
    const random = new Random(SEED, `${kindA} and ${kindB}`);
    for (let round = 0; round < ROUNDS; round++) {
      const { a, b, size } = randomPair(random, [kindA as string, kindB as string], round);
      using first = a;
      using second = b;
      const evidence = `round ${round}`;
      const bound = 1e-12 * size;
      const hit = intersects(first, second);
      expect(intersects(second, first), evidence).toBe(hit);

      const apart = distance(first, second);
      expect(apart.distance > 0, evidence).toBe(!hit);
      expect(Math.abs(distance(second, first).distance - apart.distance), evidence).toBeLessThan(
        bound,
      );
      expect(Math.abs(Math.hypot(apart.normal.x, apart.normal.y) - 1), evidence).toBeLessThan(
        1e-14,
      );

      const { intersects: now, depth, normal, mtv } = collide(first, second);
      expect(now, evidence).toBe(hit);
      count.pairs += 1;
      if (!hit) {
        expect([depth, mtv.x, mtv.y].map(Math.abs), evidence).toEqual([0, 0, 0]);
        continue;
      }
      count.hits += 1;
      expect(Math.hypot(mtv.x + depth * normal.x, mtv.y + depth * normal.y)).toBeLessThan(bound);
      count.worstDepth = Math.max(count.worstDepth, Math.abs(depth + apart.distance) / size);
      expect(Math.abs(depth + apart.distance), evidence).toBeLessThan(bound);
      first.translate(mtv.x, mtv.y);
      const left = distance(first, second).distance;
      count.worstPush = Math.max(count.worstPush, Math.abs(left) / size);
      expect(Math.abs(left), evidence).toBeLessThan(bound);
    }
  });

  test('was tried on more than 20,000 pairs, hits and misses', () => {
    console.log('pushes of all kinds:', count);
    expect(count.pairs).toBeGreaterThanOrEqual(20_000);
    expect(count.hits).toBeGreaterThan(4_000);
    expect(count.pairs - count.hits).toBeGreaterThan(4_000);
  });
});

describe('the push is the shortest', () => {
  test.each(pairsOfKinds)('%s and %s', (kindA, kindB) => {
    const random = new Random(SEED, `shortest: ${kindA} and ${kindB}`);
    for (let round = 0; round < 12; round++) {
      const { a, b, size } = randomPair(random, [kindA as string, kindB as string], round);
      using first = a;
      using second = b;
      const { intersects: hit, depth } = collide(first, second);
      if (!hit || depth < 1e-6 * size) continue;
      const { x, y } = first;
      const begin = random.angle();
      for (let i = 0; i < 48; i++) {
        const angle = begin + (i * 2 * Math.PI) / 48;
        // Whatever is shorter leaves them overlapping.
        const length = depth * (i % 2 === 0 ? 1 - 1e-6 : random.next());
        first.moveTo(x + length * Math.cos(angle), y + length * Math.sin(angle));
        expect(intersects(first, second), `round ${round}`).toBe(true);
      }
      first.moveTo(x, y);
    }
  });
});

describe('what one shape contains', () => {
  test.each(Object.keys(kinds))('%s', (kind) => {
    const random = new Random(SEED, `contains: ${kind}`);
    let held = 0;
    for (let round = 0; round < 200; round++) {
      using shape = make(random, kind, anyPlacement(random, kind, 1));
      using probe = new Circle(random.magnitude(-3, -0.5), {
        x: random.between(-1, 1),
        y: random.between(-1, 1),
      });
      using center = new Point({ x: probe.x, y: probe.y });
      const inside = contains(shape, probe);
      // It is inside if and only if it leaves no room between the centre and the boundary.
      const depth = -distance(shape, center).distance;
      if (Math.abs(depth - probe.radius) > 1e-9) expect(inside).toBe(depth > probe.radius);
      if (inside) held += 1;
      expect(contains(probe, shape) && extentOf(shape) > 10 * extentOf(probe)).toBe(false);
      expect(contains(shape, shape)).toBe(true);
    }
    if (!/point|segment|^polyline/.test(kind)) expect(held).toBeGreaterThan(5);
  });
});

test('contacts of several pieces have different names', () => {
  const floor = new Box(40, 10, { y: 5 });
  const zigzag = new Polyline([-6, -4, -3, 0.5, 0, -4, 3, 0.5, 6, -4]);
  const feet = new Compound([
    new Box(2, 2, { x: -5, angle: Math.PI / 4 }),
    new Box(2, 2, { x: 5, angle: Math.PI / 4 }),
  ]);
  for (const shape of [zigzag, feet]) {
    for (const found of [contacts(shape, floor), contacts(floor, shape)]) {
      const names = found.map(({ shape: side, piece, vertex }) => `${side} ${piece} ${vertex}`);
      expect(new Set(names).size).toBe(2);
    }
  }
  expect(contacts(new Box(2, 2), floor)[0]?.piece).toBe(0);
});

test('a step goes no further than contact, and where it slides past the end of pieces it ends apart', () => {
  const mover = new Box(10, 10);
  const two = new Compound([new Box(2, 2, { x: 7 }), new Box(2, 2, { x: 9 })]);
  const { mtv } = collide(mover, two, { velocity: [6, 12] });
  expect(mtv).toEqual({ x: -5, y: 0 });
  mover.translate(6 + mtv.x, 12 + mtv.y);
  // From y = -1 to 1, they lie beside the mover no more.
  expect(distance(mover, two).distance).toBe(6);
});
