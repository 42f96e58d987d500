/** Orientation, turning and steering, against exact integers and a missile that must hit. */
import { Box, orientation, steer, turn, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { commonExponent, scaledInteger, signOf } from './oracle/rational.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';
import { nudged } from './support/ulp.js';

type Pair = readonly [number, number];

/** The sign of a x b, in exact integers. */
function crossSign(a: Pair, b: Pair): number {
  const exponent = commonExponent([...a, ...b]);
  const exact = (x: number) => scaledInteger(x, exponent);
  return signOf(exact(a[0]) * exact(b[1]) - exact(a[1]) * exact(b[0]));
}

describe('orientation', () => {
  test('is 1 for counter-clockwise with y up', () => {
    expect(orientation([0, 0], [4, 0], [0, 4])).toBe(1);
    expect(orientation({ x: 0, y: 0 }, [0, 4], { x: 4, y: 0 })).toBe(-1);
    expect(orientation([0, 0], [1, 1], [5, 5])).toBe(0);
    expect(Object.is(orientation([0, 0], [0, 0], [0, 0]), 0)).toBe(true);
  });

  test('is exact where rounding is not', () => {
    // Half a unit in the last place beside the diagonal, near 12 (after Kettner and others, 2008).
    let wrong = 0;
    for (let i = 0; i < 64; i++) {
      for (let j = 0; j < 64; j++) {
        const p: Pair = [0.5 + i * 2 ** -53, 0.5 + j * 2 ** -53];
        expect(orientation(p, [12, 12], [24, 24])).toBe(Math.sign(j - i));
        const rounded = Math.sign((12 - p[0]) * (24 - p[1]) - (12 - p[1]) * (24 - p[0])) || 0;
        if (rounded !== Math.sign(j - i)) wrong += 1;
      }
    }
    // The plain formula is wrong for many of them: the test means something.
    expect(wrong).toBeGreaterThan(500);
  });
});

describe('turn', () => {
  test('says what a person sees', () => {
    // On a screen: heading up, the target to the right.
    expect(turn([0, -1], [1, 0], { yAxis: 'down' })).toBe('clockwise');
    expect(turn([0, 1], [1, 0], { yAxis: 'up' })).toBe('clockwise');
    expect(turn([0, -1], [-1, 0], { yAxis: 'down' })).toBe('counter-clockwise');
    expect(turn([3, 3], [0.1, 0.1], { yAxis: 'down' })).toBe('ahead');
    expect(turn([3, 3], [-7, -7], { yAxis: 'up' })).toBe('behind');
  });

  test('is exact, and mirrored with the y axis', () => {
    const random = new Random(SEED, 'turn');
    const mirror = {
      clockwise: 'counter-clockwise',
      'counter-clockwise': 'clockwise',
      ahead: 'ahead',
      behind: 'behind',
    } as const;
    for (let i = 0; i < 20_000; i++) {
      const heading: Pair = [random.between(-9, 9), random.between(-9, 9)];
      const factor = random.sign() * 2 ** random.integer(-20, 20);
      const toTarget: Pair = [
        nudged(factor * heading[0], random.integer(-1, 1)),
        factor * heading[1],
      ];
      const sign = crossSign(heading, toTarget);
      const level = factor > 0 ? 'ahead' : 'behind';
      const expected = sign === 0 ? level : sign > 0 ? 'counter-clockwise' : 'clockwise';
      expect(turn(heading, toTarget, { yAxis: 'up' })).toBe(expected);
      expect(turn(heading, toTarget, { yAxis: 'down' })).toBe(mirror[expected]);
    }
  });
});

describe('steer', () => {
  test('agrees with atan2, and never leaves the limit', () => {
    const random = new Random(SEED, 'steer');
    for (let i = 0; i < 20_000; i++) {
      const [a, b] = [random.angle(), random.angle()];
      const difference = Math.atan2(Math.sin(b - a), Math.cos(b - a));
      const heading: Pair = [Math.cos(a), Math.sin(a)];
      const toTarget: Pair = [7 * Math.cos(b), 7 * Math.sin(b)];
      expect(Math.abs(steer(heading, toTarget) - difference)).toBeLessThan(2e-15);
      const maxTurn = random.between(0, 3);
      const limited = steer(heading, toTarget, { maxTurn });
      expect(Math.abs(limited)).toBeLessThanOrEqual(maxTurn);
      if (Math.abs(difference) > maxTurn + 1e-9)
        expect(limited).toBe(Math.sign(difference) * maxTurn);
    }
  });

  test('straight ahead is 0, straight behind half a turn in the positive sense', () => {
    expect(Object.is(steer([2, 1], [4, 2]), 0)).toBe(true);
    expect(steer([2, 1], [-4, -2])).toBe(Math.PI);
    expect(steer([2, 1], [-4, -2], { maxTurn: 0.25 })).toBe(0.25);
    expect(steer([1, 0], [-1, -1e-300 * 1e200], { maxTurn: 0.25 })).toBe(-0.25);
    expect(Object.is(steer([1, 0], [0, -1], { maxTurn: 0 }) + 0, 0)).toBe(true);
  });

  test('its sign is the sense of shape.angle', () => {
    const ship = new Box(2, 1, { angle: 0.3 });
    const target: Vector = { x: -5, y: 4 };
    ship.angle += steer([Math.cos(0.3), Math.sin(0.3)], target);
    expect(Math.cos(ship.angle) * 4 + Math.sin(ship.angle) * 5).toBeCloseTo(0, 14);
  });
});

/**
 * Flies at the target, turning by at most `maxTurn` a step, until it is within a step. Returns the
 * steps, or `Infinity`. On the way, the limit must not be reached both ways: that would be a jump at
 * half a turn.
 */
function flight(from: number, target: Vector, maxTurn: number, yAxis: 'down' | 'up'): number {
  let [x, y, angle, sense] = [0, 0, from, 0];
  for (let step = 0; step < 300; step++) {
    const toTarget: Pair = [target.x - x, target.y - y];
    if (Math.hypot(...toTarget) <= 1) return step;
    const heading: Pair = [Math.cos(angle), Math.sin(angle)];
    const by = steer(heading, toTarget, { maxTurn });
    // The two ways of asking agree.
    const seen = turn(heading, toTarget, { yAxis });
    if (by > 0)
      expect(['behind', yAxis === 'up' ? 'counter-clockwise' : 'clockwise']).toContain(seen);
    if (by < 0) expect(seen).toBe(yAxis === 'up' ? 'clockwise' : 'counter-clockwise');
    if (Math.abs(by) === maxTurn) {
      if (sense * by < 0) return Number.POSITIVE_INFINITY;
      sense = by;
    }
    angle += by;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  return Number.POSITIVE_INFINITY;
}

describe('a homing missile', () => {
  test.each(['down', 'up'] as const)('hits from each of 3600 headings, y %s', (yAxis) => {
    const targets = [
      { x: 40, y: 0 },
      { x: -40, y: 0 },
      { x: 0, y: -40 },
      { x: -35, y: 1e-14 },
    ];
    let worst = 0;
    for (let tenth = 0; tenth < 3600; tenth++) {
      const target = targets[tenth % targets.length] as Vector;
      worst = Math.max(worst, flight((tenth * Math.PI) / 1800, target, 0.1, yAxis));
    }
    expect(worst).toBeLessThan(120);
  });
});
