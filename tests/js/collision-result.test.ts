/** `collide` into a result that is there already says what it says in a result of its own. */
import {
  Box,
  Circle,
  type CollideOptions,
  type Collision,
  CollisionResult,
  collide,
  Polygon,
  type TraceOptions,
  trace,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { expectRefusal } from './support/refusal.js';
import { SEED } from './support/seed.js';
import { anyShape } from './support/worlds.js';

const ROUNDS = 4000;

const fieldsOf = (result: Collision): Collision => ({ ...result });

describe('into', () => {
  test('has the fields of a fresh result, to the bit, whatever was in it', () => {
    const random = new Random(SEED);
    const result = new CollisionResult();
    const counts = { hits: 0, misses: 0, features: 0, moving: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b] = [anyShape(random, 1.5), anyShape(random, 1.5)];
      const motion = random.next() < 0.5 ? {} : { velocity: [random.between(-3, 3), 1] as const };
      const fresh = collide(a, b, motion);
      const { normal, mtv } = result;
      expect(collide(a, b, { ...motion, into: result })).toBe(result);
      if (!('velocity' in motion)) expect(collide(a, b, new CollisionResult())).toEqual(result);
      expect(fieldsOf(result)).toStrictEqual(fresh);
      expect(result.normal).toBe(normal);
      expect(result.mtv).toBe(mtv);
      counts.hits += Number(fresh.intersects);
      counts.misses += Number(!fresh.intersects);
      counts.features += Number(fresh.feature !== null);
      counts.moving += Number(fresh.willIntersect && !fresh.intersects);
    }
    for (const [what, count] of Object.entries(counts)) {
      expect(count, what).toBeGreaterThan(100);
    }
  });

  test('does not touch what a fresh result has been given to others', () => {
    const result = new CollisionResult();
    const [box, other] = [new Box(10, 10), new Box(10, 10, { x: 8 })];
    const fresh = collide(box, other);
    collide(box, other, { into: result });
    collide(box, new Circle(9, { y: 11 }), { into: result });
    expect(fresh).toStrictEqual(collide(box, other));
  });

  test.each([
    ['a literal', {}],
    ['a result of another call', collide(new Box(1, 1), new Box(1, 1))],
    ['an array', []],
    ['nothing', null],
    ['a number', 7],
  ])('refuses %s, and says what to write', (_, into) => {
    const options = { into } as unknown as CollideOptions;
    const ask = (): unknown => collide(new Box(1, 1), new Box(1, 1), options);
    const error = expectRefusal(ask, 'into', { name: 'into', code: 'not-an-option', value: into });
    expect(error.message).toContain('new CollisionResult()');
  });

  test('refuses a frozen result', () => {
    const into = Object.freeze(new CollisionResult());
    const ask = (): unknown => collide(new Box(1, 1), new Box(1, 1), { into });
    expectRefusal(() => collide(new Box(1, 1), new Box(1, 1), into), 'into', {
      name: 'into',
      code: 'not-an-option',
      value: into,
    });
    const error = expectRefusal(ask, 'into', { name: 'into', code: 'not-an-option', value: into });
    expect(error.message).toContain('frozen');
  });

  test('is no option of trace', () => {
    const square = new Polygon([0, 0, 1, 0, 1, 1, 0, 1]);
    const options: CollideOptions = { into: new CollisionResult() };
    const ask = (): unknown => trace(square, square.clone(), options as TraceOptions);
    const error = expectRefusal(ask, 'options', {
      name: 'into',
      code: 'not-an-option',
      value: 'into',
    });
    expect(error.message).toContain('"into"');
  });
});
