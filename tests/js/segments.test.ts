/** Segment with segment: every kind of meeting, the options, and the trace. */
import { intersectSegments, Segment, type SegmentLike, traceSegments } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

type Four = readonly [number, number, number, number];

const ends = ([x0, y0, x1, y1]: Four): SegmentLike => [
  [x0, y0],
  [x1, y1],
];

const cases: Record<
  string,
  { a: Four; b: Four; open: string; notCollinear: string; closed: string }
> = {
  crossing: row([0, 0, 4, 4], [0, 4, 4, 0], 'point', 'point', 'point'),
  'crossing, one vertical': row([2, -1, 2, 3], [0, 0, 8, 0], 'point', 'point', 'point'),
  'end on the inside': row([0, 0, 4, 0], [2, 0, 2, 5], 'point', 'none', 'point'),
  'a common end': row([0, 0, 4, 0], [4, 0, 4, 9], 'point', 'none', 'point'),
  'end to end on one line': row([0, 0, 4, 0], [4, 0, 9, 0], 'point', 'none', 'none'),
  'overlapping on one line': row([0, 0, 4, 0], [2, 0, 9, 0], 'overlap', 'overlap', 'none'),
  'one in the other': row([0, 0, 9, 3], [3, 1, 6, 2], 'overlap', 'overlap', 'none'),
  'the same, reversed': row([0, 0, 4, 1], [4, 1, 0, 0], 'overlap', 'overlap', 'none'),
  'a gap on one line': row([0, 0, 10, 0], [20, 0, 30, 0], 'none', 'none', 'none'),
  parallel: row([0, 0, 10, 0], [0, 1, 10, 1], 'none', 'none', 'none'),
  'a point on a segment': row([0, 0, 4, 0], [2, 0, 2, 0], 'point', 'none', 'none'),
  'a point beside a segment': row([0, 0, 4, 0], [2, 1, 2, 1], 'none', 'none', 'none'),
  'a point on a point': row([1, 2, 1, 2], [1, 2, 1, 2], 'point', 'none', 'none'),
  'lines that cross beyond': row([0, 0, 1, 1], [5, 0, 5, 9], 'none', 'none', 'none'),
};

function row(a: Four, b: Four, closed: string, open: string, notCollinear: string) {
  return { a, b, closed, open, notCollinear };
}

describe('intersectSegments', () => {
  test.each(Object.entries(cases))('%s', (_, { a, b, closed, open, notCollinear }) => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const) {
      const meeting = (options?: Parameters<typeof intersectSegments>[2]) =>
        intersectSegments(ends(p), ends(q), options).meeting;
      expect(meeting()).toBe(closed);
      expect(meeting({ touching: true, collinear: true })).toBe(closed);
      expect(meeting({ touching: false })).toBe(open);
      expect(meeting({ collinear: false })).toBe(notCollinear);
    }
  });

  test('tells where on both', () => {
    expect(intersectSegments(ends([0, 0, 4, 4]), ends([0, 4, 4, 0]))).toEqual({
      meeting: 'point',
      start: { x: 2, y: 2 },
      end: { x: 2, y: 2 },
      onA: { start: 0.5, end: 0.5 },
      onB: { start: 0.5, end: 0.5 },
    });
    expect(intersectSegments(ends([10, 0, 0, 0]), ends([-5, 0, 4, 0]))).toEqual({
      meeting: 'overlap',
      start: { x: 4, y: 0 },
      end: { x: 0, y: 0 },
      onA: { start: 0.6, end: 1 },
      onB: { start: 1, end: 5 / 9 },
    });
    expect(intersectSegments(ends([0, 0, 1, 0]), ends([0, 1, 1, 1]))).toEqual({
      meeting: 'none',
      start: null,
      end: null,
      onA: null,
      onB: null,
    });
  });

  test('takes shapes where they stand, also of zero length', () => {
    const bar = new Segment([-5, 0], [5, 0], { x: 10, y: 3 });
    const hit = intersectSegments(bar, ends([8, 0, 8, 9]));
    expect(hit).toMatchObject({ meeting: 'point', start: { x: 8, y: 3 } });
    const dot = new Segment([1, 1], [1, 1], { x: 9, y: 2 });
    expect(intersectSegments(dot, bar)).toMatchObject({ meeting: 'point', start: { x: 10, y: 3 } });
    bar.dispose();
    expect(() => intersectSegments(dot, bar)).toThrow(
      expect.objectContaining({ code: 'disposed', argument: 'b' }),
    );
  });

  test('options are read before shapes', () => {
    const a = new Segment([0, 0], [1, 0]);
    const options = {
      get touching() {
        a.dispose();
        return true;
      },
    };
    expect(() => intersectSegments(a, ends([0, 0, 1, 1]), options)).toThrow(
      expect.objectContaining({ code: 'disposed', argument: 'a' }),
    );
  });

  test('results are fresh', () => {
    const first = intersectSegments(ends([0, 0, 4, 4]), ends([0, 4, 4, 0]));
    const copy = structuredClone(first);
    intersectSegments(ends([0, 0, 9, 0]), ends([3, 0, 5, 0]));
    expect(first).toEqual(copy);
  });
});

/** (p1 - p0) x (q1 - q0), exactly, for whole numbers below 2^53. */
function crossOf([x0, y0, x1, y1]: Four, [u0, v0, u1, v1]: Four): bigint {
  const [px, py, qx, qy] = [x1 - x0, y1 - y0, u1 - u0, v1 - v0].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  return px * qy - py * qx;
}

const signOf = (x: bigint): number => (x > 0n ? 1 : x < 0n ? -1 : 0);

describe('traceSegments', () => {
  test('shows the matrix form and what settled it', () => {
    const steps = traceSegments(ends([0, 0, 4, 4]), ends([0, 4, 4, 0]));
    expect(steps).toEqual({
      columnA: { x: 4, y: 4 },
      columnB: { x: -4, y: 4 },
      right: { x: 0, y: 4 },
      determinant: 32,
      onA: { value: 0.5, within: true },
      onB: { value: 0.5, within: true },
      sidesOfA: { start: -16, end: 16 },
      sidesOfB: { start: 16, end: -16 },
      settledBy: 'crossing',
      result: intersectSegments(ends([0, 0, 4, 4]), ends([0, 4, 4, 0])),
    });
    const settledBy = (a: Four, b: Four) => traceSegments(ends(a), ends(b)).settledBy;
    expect(settledBy([0, 0, 4, 0], [0, 1, 4, 2])).toBe('b-beside-a');
    expect(settledBy([0, 0, 4, 0], [9, -1, 9, 1])).toBe('a-beside-b');
    expect(settledBy([0, 0, 4, 0], [2, 0, 2, 1])).toBe('touching');
    expect(settledBy([0, 0, 4, 0], [2, 0, 9, 0])).toBe('collinear');
    expect(traceSegments(ends([0, 0, 4, 0]), ends([0, 1, 4, 1]))).toMatchObject({
      determinant: 0,
      onA: null,
      onB: null,
    });
  });

  test('signs and answers against whole numbers of 50 bits', () => {
    const random = new Random(SEED, 'segments');
    const tally: Record<string, number> = {};
    for (let i = 0; i < 100_000; i++) {
      // Small ones meet in every way; large ones make every product round.
      const reach = i % 2 === 0 ? 3 : 2 ** 50;
      const whole = () => random.integer(-reach, reach);
      const a: Four = [whole(), whole(), whole(), whole()];
      const b: Four = [whole(), whole(), whole(), whole()];
      const steps = traceSegments(ends(a), ends(b));
      const sides = [
        signOf(crossOf(b, [b[0], b[1], a[0], a[1]])),
        signOf(crossOf(b, [b[0], b[1], a[2], a[3]])),
        signOf(crossOf(a, [a[0], a[1], b[0], b[1]])),
        signOf(crossOf(a, [a[0], a[1], b[2], b[3]])),
      ] as [number, number, number, number];
      const { sidesOfA, sidesOfB } = steps;
      const found = [sidesOfA.start, sidesOfA.end, sidesOfB.start, sidesOfB.end].map(Math.sign);
      if (found.some((sign, k) => sign !== sides[k])) expect.fail(`${a} ${b}: ${found}, ${sides}`);
      const determinant = signOf(crossOf(a, [b[2], b[3], b[0], b[1]]));
      if (Math.sign(steps.determinant) !== determinant) expect.fail(`${a} ${b}`);
      const meets = sides[0] * sides[1] <= 0 && sides[2] * sides[3] <= 0;
      if (determinant !== 0 && (steps.result.meeting === 'point') !== meets) {
        expect.fail(`${a} ${b}: ${steps.result.meeting}`);
      }
      if (steps.onA !== null && steps.onB !== null) {
        if ((steps.onA.within && steps.onB.within) !== meets) expect.fail(`${a} ${b}: intervals`);
      }
      if (i % 100 === 0) expect(steps.result).toEqual(intersectSegments(ends(a), ends(b)));
      tally[steps.settledBy] = (tally[steps.settledBy] ?? 0) + 1;
    }
    expect(Object.keys(tally).sort()).toEqual([
      'a-beside-b',
      'b-beside-a',
      'collinear',
      'crossing',
      'touching',
    ]);
  });
});
