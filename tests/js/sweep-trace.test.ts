/** Sweeps step by step: the answers of sweep, at times at which nothing has been passed. */
import {
  Box,
  Circle,
  Compound,
  distance,
  intersects,
  Point,
  Polyline,
  type Shape,
  type SweepOptions,
  type SweepStep,
  sweep,
  traceSweep,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Motion, someShape, someWay } from './support/motion.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const length = ({ x, y }: Vector): number => Math.hypot(x, y);
const minus = (p: Vector, q: Vector): Vector => ({ x: p.x - q.x, y: p.y - q.y });

/** What each step claims, by the queries of shapes placed as they are at that time. */
function expectTrue(step: SweepStep, motion: Motion, evidence: string): void {
  const found = distance(...motion.at(step.time));
  expect(Math.abs(found.distance - step.distance), evidence).toBeLessThan(1e-11);
  const way = minus(step.pointB, step.pointA);
  const gap = { x: step.distance * step.normal.x, y: step.distance * step.normal.y };
  expect(length(minus(way, gap)), evidence).toBeLessThan(1e-11);
  const [a, b] = motion.at(step.time);
  expect(distance(a, new Point(step.pointA)).distance, evidence).toBeLessThan(1e-11);
  expect(distance(b, new Point(step.pointB)).distance, evidence).toBeLessThan(1e-11);
}

describe('traceSweep', () => {
  test('shows how a turning bar comes to a post', () => {
    const bar = new Box(10, 0.2, { pivot: [-5, 0] });
    const post = new Circle(0.5, { x: 3, y: 6 });
    const { result, method, inReach, steps } = traceSweep(bar, post, { rotationA: Math.PI });
    expect(result).toEqual(sweep(bar, post, { rotationA: Math.PI }));
    expect(method).toBe('advancement');
    expect(inReach).toEqual({ enter: 0, exit: 1 });
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.length).toBeLessThan(20);
    expect(steps[0]).toMatchObject({ index: 0, time: 0 });
    // The upper edge, 0.1 above the pivot's line, comes to the disc beside that line.
    const reached = Math.atan2(6, 3) - Math.asin(0.6 / Math.hypot(3, 6));
    expect((steps.at(-1) as SweepStep).time * Math.PI).toBeCloseTo(reached, 9);
  });

  test('starts when the shapes come into reach, and ends when nothing can happen any more', () => {
    const options = { translationA: [100, 0], rotationA: 1 } as const;
    const hit = traceSweep(new Box(2, 2), new Box(2, 2, { x: 50 }), options);
    expect(hit.inReach?.enter).toBeCloseTo((50 - 2 * Math.SQRT2) / 100, 9);
    expect(hit.inReach?.exit).toBeCloseTo((50 + 2 * Math.SQRT2) / 100, 9);
    expect(hit.steps[0]?.time).toBe(hit.inReach?.enter);
    const beside = traceSweep(new Box(2, 2), new Box(2, 2, { x: 50, y: 9 }), options);
    expect(beside).toEqual({ result: null, method: 'advancement', inReach: null, steps: [] });
    const nearly = traceSweep(new Box(2, 2), new Box(2, 2, { x: 50, y: 2.6 }), options);
    expect(nearly.result).toBeNull();
    const last = nearly.steps.at(-1) as SweepStep;
    expect(last.time + last.safe).toBeGreaterThan(nearly.inReach?.exit as number);
  });

  test('needs no steps where a formula tells the time', () => {
    const straight = traceSweep(new Circle(1), new Box(2, 2, { x: 5 }), { translationA: [6, 0] });
    expect(straight).toMatchObject({ method: 'closed-form', inReach: null, steps: [] });
    expect(straight.result?.time).toBe(0.5);
    const overlapping = traceSweep(new Box(2, 2), new Box(2, 2), { rotationA: 1 });
    expect(overlapping).toMatchObject({
      method: 'closed-form',
      result: { startsOverlapping: true },
    });
  });

  test('refuses shapes of several pieces', () => {
    const disc = new Circle(1);
    const pieces: Shape[] = [new Polyline([0, 0, 1, 0, 1, 1]), new Compound([disc])];
    for (const shape of pieces) {
      const refusal = { code: 'not-a-shape', index: null, value: shape };
      expect(() => traceSweep(shape, disc)).toThrow(
        expect.objectContaining({ ...refusal, argument: 'a' }),
      );
      expect(() => traceSweep(disc, shape)).toThrow(
        expect.objectContaining({ ...refusal, argument: 'b' }),
      );
    }
  });
});

const CONVEX = [
  'point',
  'segment',
  'capsule',
  'circle',
  'box',
  'polygon',
  'rounded polygon',
] as const;
const ROUNDS = 120;
const pairs = CONVEX.flatMap((a) => CONVEX.map((b) => [a, b] as const));

describe('every step is true: the nearest points, and no contact as long as it is safe', () => {
  const count = { traces: 0, steps: 0, impacts: 0 };

  test.each(pairs)('%s and %s', (kindA, kindB) => {
    const random = new Random(SEED, `sweep trace: ${kindA} and ${kindB}`);
    for (let round = 0; round < ROUNDS; round++) {
      using a = someShape(random, kindA, -4);
      using b = someShape(random, kindB, 2);
      const options: SweepOptions = {
        translationA: someWay(random),
        translationB: random.chance(0.5) ? someWay(random) : { x: 0, y: 0 },
        rotationA: random.between(-6, 6),
        rotationB: random.chance(0.5) ? random.between(-6, 6) : 0,
      };
      using motion = new Motion(a, b, options);
      const { result, steps } = traceSweep(a, b, options);
      expect(result).toEqual(sweep(a, b, options));
      count.traces += 1;
      count.steps += steps.length;
      count.impacts += result === null ? 0 : 1;
      for (const [i, step] of steps.entries()) {
        const evidence = `round ${round}, step ${i}`;
        expect(step.index).toBe(i);
        expectTrue(step, motion, evidence);
        const next = steps[i + 1];
        if (next) expect(next.time, evidence).toBe(step.time + step.safe);
        for (let sample = 1; sample < 8; sample++) {
          const time = step.time + (sample / 8) * Math.min(step.safe, 1 - step.time);
          if (step.distance > 1e-9) expect(intersects(...motion.at(time)), evidence).toBe(false);
        }
      }
    }
  });

  test('was tried on thousands of steps', () => {
    console.log('sweep traces:', count);
    expect(count.traces).toBe(ROUNDS * pairs.length);
    expect(count.steps).toBeGreaterThan(3000);
    expect(count.impacts).toBeGreaterThan(200);
  });
});
