/** Sweeps: bullets and thin walls, turning bars, every kind with every kind against samples of the motion. */
import {
  Box,
  Capsule,
  Circle,
  collide,
  distance,
  type Impact,
  intersects,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
  type SweepOptions,
  sweep,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { kinds } from './support/kinds.js';
import { Motion, someShape, someWay } from './support/motion.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

describe('a bullet and a thin wall', () => {
  const walls: Record<string, () => Shape> = {
    'a segment': () => new Segment([5, -10], [5, 10]),
    'a thin box': () => new Box(1e-6, 20, { x: 5 }),
    'a polyline': () => new Polyline([5, -10, 5, 4, 5, 10]),
    'a capsule': () => new Capsule([5, -10], [5, 10], 1e-6),
  };
  const bullets: Record<string, () => Shape> = {
    'a circle': () => new Circle(0.1),
    'a point': () => new Point(),
    'a box': () => new Box(0.2, 0.2),
    'a slanted box': () => new Box(0.2, 0.2, { angle: 1 }),
  };
  const cases = Object.keys(walls).flatMap((wall) =>
    Object.keys(bullets).map((bullet) => [bullet, wall] as const),
  );

  test.each(cases)('%s against %s: up to 1e6 times its size', (bulletName, wallName) => {
    const bullet = (bullets[bulletName] as () => Shape)();
    const wall = (walls[wallName] as () => Shape)();
    const gap = distance(bullet, wall).distance;
    for (const speed of [10, 1e2, 1e3, 1e4, 1e5, 2e5]) {
      const straight = sweep(bullet, wall, { translationA: [speed, 0] }) as Impact;
      expect(Math.abs(straight.time * speed - gap) / speed).toBeLessThan(1e-15);
      expect(straight.startsOverlapping).toBe(false);
      expect(straight.normal.x).toBeGreaterThan(0.99);
      // The wall flies into the bullet; both fly; and the bullet tumbles as it flies.
      const answers = [
        sweep(bullet, wall, { translationB: [-speed, 0] }),
        sweep(bullet, wall, { translationA: [speed / 2, 0], translationB: [-speed / 2, 0] }),
      ];
      for (const answer of answers) {
        expect(Math.abs((answer as Impact).time - straight.time)).toBeLessThan(1e-12);
      }
      const tumbling = sweep(bullet, wall, { translationA: [speed, 0], rotationA: 100 }) as Impact;
      expect(Math.abs(tumbling.time * speed - gap)).toBeLessThan(0.2);
      expect(sweep(bullet, wall, { translationA: [-speed, 0] })).toBeNull();
      expect(sweep(bullet, wall, { translationA: [speed, 40 * speed] })).toBeNull();
    }
  });
});

describe('a turning bar', () => {
  const bar = new Box(10, 0.2, { pivot: [-5, 0] });

  test('hits a post at the angle that trigonometry says', () => {
    // The upper edge, 0.1 above the pivot's line, comes to the post at distance 4 under 60 degrees.
    const angle = Math.PI / 3;
    const post = new Point({ x: 4 * Math.cos(angle), y: 4 * Math.sin(angle) });
    const impact = sweep(bar, post, { rotationA: Math.PI }) as Impact;
    expect(impact.time * Math.PI).toBeCloseTo(angle - Math.asin(0.1 / 4), 9);
    expect(impact.normal.x).toBeCloseTo(-Math.sin(impact.time * Math.PI), 9);
    expect(sweep(bar, post, { rotationA: -Math.PI / 2 })).toBeNull();
    expect(sweep(bar, post, { rotationA: -2 * Math.PI })).not.toBeNull();
  });

  test('does not skip what lies in its way within a hundred turns', () => {
    for (const distanceOfPost of [1, 4.9, 9.99]) {
      const post = new Circle(1e-3, { x: -distanceOfPost });
      expect(sweep(bar, post, { rotationA: 200 * Math.PI })).not.toBeNull();
    }
    expect(sweep(bar, new Circle(1e-3, { x: -10.01 }), { rotationA: 200 * Math.PI })).toBeNull();
  });

  test('sweeps a pivot that moves', () => {
    const wheel = new Polygon([0, -0.1, 3, -0.1, 3, 0.1, 0, 0.1]);
    const post = new Point({ x: 6, y: 1 });
    const impact = sweep(wheel, post, { translationA: [10, 0], rotationA: 4 * Math.PI }) as Impact;
    using motion = new Motion(wheel, post, {
      translationA: { x: 10, y: 0 },
      rotationA: 4 * Math.PI,
    });
    for (let i = 0; i < 2000; i++) {
      const time = (i / 2000) * impact.time * (1 - 1e-9);
      expect(intersects(...motion.at(time))).toBe(false);
    }
    expect(Math.abs(distance(...motion.at(impact.time)).distance)).toBeLessThan(1e-8);
  });
});

describe('shapes that overlap at the start', () => {
  test('meet at once, and tell how deep they are', () => {
    const impact = sweep(new Circle(2), new Circle(2, { x: 3 }), { translationA: [-9, 0] });
    expect(impact).toMatchObject({ time: 0, startsOverlapping: true, separation: -1 });
    const touching = sweep(new Box(2, 2), new Box(2, 2, { x: 2 }), { translationA: [-9, 0] });
    expect(touching).toMatchObject({ time: 0, startsOverlapping: true });
    expect(sweep(new Circle(1), new Circle(1, { x: 3 }))).toBeNull();
    expect(sweep(new Circle(1), new Circle(1, { x: 2 }), {})).toMatchObject({ time: 0 });
  });
});

const pairsOfKinds = Object.keys(kinds).flatMap((a) => Object.keys(kinds).map((b) => [a, b]));

describe('every kind with every kind: no overlap before the impact, contact at it', () => {
  const count = { sweeps: 0, impacts: 0, misses: 0, worst: 0 };

  /** Samples of the motion: free until `end`. */
  function expectFree(motion: Motion, end: number, evidence: string): void {
    for (let i = 1; i <= 24; i++) {
      expect(intersects(...motion.at((i / 24) * end)), evidence).toBe(false);
    }
  }

  test.each(pairsOfKinds)('%s and %s', (kindA, kindB) => {
    const random = new Random(SEED, `sweep: ${kindA} and ${kindB}`);
    for (let round = 0; round < 24; round++) {
      using a = someShape(random, kindA as string, -4);
      using b = someShape(random, kindB as string, 2);
      const turns = round % 2 === 0;
      const options: SweepOptions = {
        translationA: someWay(random),
        translationB: random.chance(0.5) ? someWay(random) : { x: 0, y: 0 },
        rotationA: turns ? random.between(-6, 6) : 0,
        rotationB: turns && random.chance(0.5) ? random.between(-6, 6) : 0,
      };
      const evidence = `round ${round}`;
      using motion = new Motion(a, b, options);
      const impact = sweep(a, b, options);
      count.sweeps += 1;
      if (impact === null) {
        count.misses += 1;
        expect(intersects(a, b), evidence).toBe(false);
        expectFree(motion, 1, evidence);
      } else if (impact.startsOverlapping) {
        expect(intersects(a, b), evidence).toBe(true);
        expect(impact.time).toBe(0);
      } else {
        count.impacts += 1;
        expectFree(motion, impact.time * (1 - 1e-9), evidence);
        const left = Math.abs(distance(...motion.at(impact.time)).distance);
        count.worst = Math.max(count.worst, left);
        expect(left, evidence).toBeLessThan(1e-8);
        if (!turns) {
          const [wayA, wayB] = [options.translationA as Vector, options.translationB as Vector];
          const velocity = { x: wayA.x - wayB.x, y: wayA.y - wayB.y };
          const { enter } = collide(a, b, { velocity });
          expect(Math.abs(enter - impact.time), evidence).toBeLessThan(1e-11);
        }
      }
    }
  });

  test('was tried on thousands, hits and misses', () => {
    console.log('sweeps of all kinds:', count);
    expect(count.sweeps).toBeGreaterThan(4000);
    expect(count.impacts).toBeGreaterThan(400);
    expect(count.misses).toBeGreaterThan(400);
  });
});
