/** Every step of a trace is what it says, and together the steps are what `collide` did. */
import fc from 'fast-check';
import { collide, Polygon, type Trace, type TraceStep, trace, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { angle, tamePair, velocity } from './support/arbitraries.js';
import { hullOf, rectangle } from './support/outlines.js';
import { build } from './support/pairs.js';
import { seeded } from './support/seed.js';

const RUNS = seeded(500);
const TOLERANCE = 1e-9;

const tested = ({ steps }: Trace): TraceStep[] => steps.filter((s) => s.duplicateOf === null);
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;

/** The ends of the dot products of the points with the axis. */
function shadow(points: readonly Vector[], axis: Vector): { min: number; max: number } {
  const places = points.map((p) => dot(p, axis));
  return { min: Math.min(...places), max: Math.max(...places) };
}

/** Whether rounding left every corner a corner: corners that it flattens give no axis. */
function keepsAllCorners(polygon: Polygon): boolean {
  return hullOf(polygon.worldPoints).length === polygon.points.length;
}

/** Runs `check` on traces of random pairs, moving and standing. */
function forTraces(
  check: (steps: Trace, a: Polygon, b: Polygon, v: Vector, moving: boolean) => void,
): void {
  fc.assert(
    fc.property(tamePair, fc.option(velocity, { nil: undefined }), (spec, motion) => {
      const [a, b] = [build(spec.a), build(spec.b)];
      fc.pre(keepsAllCorners(a) && keepsAllCorners(b));
      const [x, y] = motion ?? [0, 0];
      const steps = trace(a, b, motion === undefined ? undefined : { velocity: motion });
      check(steps, a, b, { x, y }, x !== 0 || y !== 0);
    }),
    RUNS,
  );
}

describe('the list of steps', () => {
  test('edges of a, edges of b, then the axis across the motion', () => {
    forTraces(({ steps }, a, b, _, moving) => {
      const expected = [
        ...a.points.map((_, edge) => ['a', edge]),
        ...b.points.map((_, edge) => ['b', edge]),
        ...(moving ? [['motion', -1]] : []),
      ];
      expect(steps.map(({ source, edge }) => [source, edge])).toEqual(expected);
      expect(steps.map(({ index }) => index)).toEqual(steps.map((_, i) => i));
    });
  });

  test('each normal is the outward unit normal of its edge', () => {
    forTraces(({ steps }, a, b, v) => {
      for (const { source, edge, normal } of steps) {
        expect(Math.hypot(normal.x, normal.y)).toBeCloseTo(1, 14);
        if (source === 'motion') {
          expect(dot(normal, v)).toBeCloseTo(0, 12);
          continue;
        }
        const corners = (source === 'a' ? a : b).worldPoints;
        const from = corners[edge] as Vector;
        const to = corners[(edge + 1) % corners.length] as Vector;
        expect(dot(normal, { x: to.x - from.x, y: to.y - from.y })).toBeCloseTo(0, 12);
        for (const corner of corners) {
          expect(dot(normal, corner)).toBeLessThanOrEqual(dot(normal, from) + 1e-12 * 100);
        }
      }
    });
  });
});

describe('projections', () => {
  test('are the least and greatest dot products, and name the corners that make them', () => {
    forTraces(({ steps }, a, b) => {
      for (const { normal, a: onA, b: onB } of steps) {
        for (const [projection, polygon] of [[onA, a] as const, [onB, b] as const]) {
          const corners = polygon.worldPoints;
          const { min, max } = shadow(corners, normal);
          expect(Math.abs(projection.min - min)).toBeLessThan(TOLERANCE);
          expect(Math.abs(projection.max - max)).toBeLessThan(TOLERANCE);
          const at = (i: number) => dot(corners[i] as Vector, normal);
          expect(Math.abs(at(projection.minVertex) - min)).toBeLessThan(TOLERANCE);
          expect(Math.abs(at(projection.maxVertex) - max)).toBeLessThan(TOLERANCE);
        }
      }
    });
  });

  test('overlap is the shorter way to pull the shadows apart, negative for a gap', () => {
    forTraces(({ steps }) => {
      for (const { a, b, overlap, apart } of steps) {
        const expected = Math.min(a.max - b.min, b.max - a.min);
        expect(Math.abs(overlap - expected)).toBeLessThan(TOLERANCE);
        if (Math.abs(expected) > TOLERANCE) expect(apart).toBe(expected < 0);
      }
    });
  });

  test('the swept shadow covers every place on the way', () => {
    forTraces(({ steps }, _a, _b, v) => {
      for (const { a, normal, swept } of steps) {
        const way = dot(normal, v);
        expect(swept.min).toBeCloseTo(Math.min(a.min, a.min + way), 9);
        expect(swept.max).toBeCloseTo(Math.max(a.max, a.max + way), 9);
      }
    });
  });

  test('enter and exit are when the moving shadow meets the other', () => {
    forTraces(({ steps }, _a, _b, v) => {
      for (const step of steps) {
        const { a, b, normal, apartThroughout, enter, exit } = step;
        if (apartThroughout) {
          expect([enter, exit]).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
          continue;
        }
        expect(0 <= enter && enter <= exit && exit <= 1).toBe(true);
        const way = dot(normal, v);
        const gapAt = (t: number) => Math.max(b.min - a.max - t * way, a.min + t * way - b.max);
        for (const time of [enter, exit]) expect(gapAt(time)).toBeLessThan(TOLERANCE);
        if (enter > TOLERANCE) expect(Math.abs(gapAt(enter))).toBeLessThan(TOLERANCE);
        if (exit < 1 - TOLERANCE) expect(Math.abs(gapAt(exit))).toBeLessThan(TOLERANCE);
      }
    });
  });
});

describe('duplicates', () => {
  test('two aligned boxes: two axes tested, six duplicates', () => {
    const steps = trace(new Polygon(rectangle(0, 0, 2, 1)), new Polygon(rectangle(1, 0, 1, 3)));
    expect(steps.steps).toHaveLength(8);
    expect(tested(steps).map(({ index }) => index)).toEqual([0, 1]);
    expect(steps.steps.map((s) => s.duplicateOf)).toEqual([null, null, 0, 1, 0, 1, 0, 1]);
  });

  test('opposite normals are one axis', () => {
    const steps = trace(new Polygon(rectangle(0, 0, 1, 1)), Polygon.regular(3, 1));
    const [bottom, , top] = steps.steps as [TraceStep, TraceStep, TraceStep];
    expect(bottom.normal.y).toBe(-top.normal.y);
    expect(top.duplicateOf).toBe(0);
  });

  test('boxes turned by the same angle have two axes, whatever the angle', () => {
    fc.assert(
      fc.property(angle, fc.integer({ min: 0, max: 3 }), (turn, quarters) => {
        const a = new Polygon(rectangle(-1, -1, 2, 2), { angle: turn, x: 3, y: -7 });
        const b = new Polygon(rectangle(0, 0, 5, 1), { angle: turn + (quarters * Math.PI) / 2 });
        expect(tested(trace(a, b))).toHaveLength(2);
      }),
      RUNS,
    );
  });

  test('a triangle and its copy: three axes; its mirror image in a point: three, too', () => {
    const triangle = Polygon.regular(3, 1);
    expect(tested(trace(triangle, triangle.clone()))).toHaveLength(3);
    expect(tested(trace(triangle, Polygon.regular(3, 1, { angle: Math.PI })))).toHaveLength(3);
    expect(tested(trace(triangle, Polygon.regular(3, 1, { angle: 0.1 })))).toHaveLength(6);
  });

  test('repeat what the first step with their axis found', () => {
    forTraces(({ steps }) => {
      for (const { index, duplicateOf, normal, overlap, apart } of steps) {
        if (duplicateOf === null) continue;
        const first = steps[duplicateOf] as TraceStep;
        expect(duplicateOf).toBeLessThan(index);
        expect(first.duplicateOf).toBeNull();
        expect(Math.abs(dot(normal, first.normal))).toBeCloseTo(1, 12);
        expect(overlap).toBeCloseTo(first.overlap, 9);
        expect(apart).toBe(first.apart);
      }
    });
  });

  test('axes that are not parallel are no duplicates of one another', () => {
    forTraces((steps) => {
      const axes = tested(steps);
      for (const [i, { normal }] of axes.entries()) {
        for (const other of axes.slice(i + 1)) {
          const sine = normal.x * other.normal.y - normal.y * other.normal.x;
          expect(Math.abs(sine)).toBeGreaterThan(0);
        }
      }
    });
  });
});

describe('running values', () => {
  test('are the least overlap of the edges, the greatest enter and the least exit so far', () => {
    forTraces(({ steps }) => {
      let [overlap, at, enter, exit] = [Number.POSITIVE_INFINITY, 0, 0, 1];
      for (const step of steps) {
        if (step.source !== 'motion' && step.overlap < overlap) {
          [overlap, at] = [step.overlap, step.index];
        }
        enter = Math.max(enter, step.enter);
        exit = Math.min(exit, step.exit);
        expect(step.running.step).toBe(at);
        // Not by toEqual: 0 and -0 are the same number here.
        const { running } = step;
        expect(
          running.overlap === overlap && running.enter === enter && running.exit === exit,
        ).toBe(true);
      }
    });
  });

  test('end at what collide says', () => {
    forTraces(({ steps, result }, _a, _b, _v, moving) => {
      const { running } = steps.at(-1) as TraceStep;
      if (!moving) {
        expect(result.intersects).toBe(steps.every(({ apart }) => !apart));
        if (result.intersects) expect(result.depth).toBeCloseTo(running.overlap, 9);
      }
      if (result.willIntersect) {
        expect(running.enter).toBeCloseTo(result.enter, 9);
        expect(running.exit).toBeCloseTo(result.exit, 9);
      }
    });
  });
});

describe('the outcome', () => {
  test('is what collide returns', () => {
    forTraces((steps, a, b, v) => expect(steps.result).toEqual(collide(a, b, { velocity: v })));
  });

  test('a miss is decided by a step whose shadows stay apart; a hit by none', () => {
    forTraces(({ steps, result, decidedBy }) => {
      expect(decidedBy === null).toBe(result.willIntersect);
      if (decidedBy === null) return;
      const step = steps[decidedBy] as TraceStep;
      expect(step.apart && step.apartThroughout).toBe(true);
      expect(step.duplicateOf).toBeNull();
      // It is the first: collide stopped there.
      const earlier = steps.slice(0, decidedBy);
      expect(earlier.some((s) => s.apartThroughout && s.source !== 'motion')).toBe(false);
    });
  });

  test('normalStep has the axis of result.normal', () => {
    forTraces(({ steps, result, normalStep }) => {
      const { normal } = steps[normalStep] as TraceStep;
      expect(Math.abs(dot(normal, result.normal))).toBeCloseTo(1, 12);
    });
  });

  test('edges that are parallel but for rounding: the first step that separates decides', () => {
    // The edge of b separates exactly, the one of a that it duplicates does not.
    const a = new Polygon([-1, 8, 0, 0, 1, 0], { angle: 1.8385293287765551e-13 });
    const b = new Polygon([0, -1, 1, 0, 0, 0], { y: 8, angle: -3.14159265358961 });
    const { steps, decidedBy } = trace(a, b);
    expect(decidedBy).toBe(steps.findIndex((step) => step.apartThroughout));
  });

  test('a motion parallel to an edge, within rounding: the deciding step still says so', () => {
    // The motion axis alone decides: b lies 1.5e-13 above a, which rises by 2e-13 on its way.
    const gap = 1.5e-13;
    const b = new Polygon(rectangle(0.2, 1 + gap, 0.2, 2));
    const steps = trace(new Polygon(rectangle(0, 0, 1, 1)), b, { velocity: [1, 2e-13] });
    expect(steps.result.willIntersect).toBe(false);
    expect(steps.steps[steps.decidedBy as number]).toMatchObject({
      apart: true,
      apartThroughout: true,
      enter: Number.POSITIVE_INFINITY,
    });
  });
});

describe('by hand', () => {
  const a = new Polygon(rectangle(0, 0, 2, 2));
  const b = new Polygon(rectangle(0, 0, 2, 2), { x: 1.5, y: 0.5 });

  test('two boxes that overlap by 0.5 and 1.5', () => {
    const { steps, result, decidedBy, normalStep } = trace(a, b);
    expect(steps.slice(0, 2)).toEqual([
      {
        index: 0,
        source: 'a',
        edge: 0,
        normal: { x: expect.closeTo(0), y: -1 },
        duplicateOf: null,
        a: { min: -2, max: expect.closeTo(0), minVertex: 2, maxVertex: 0 },
        b: { min: -2.5, max: -0.5, minVertex: 2, maxVertex: 0 },
        overlap: 1.5,
        apart: false,
        swept: { min: -2, max: expect.closeTo(0) },
        apartThroughout: false,
        enter: 0,
        exit: 1,
        running: { overlap: 1.5, step: 0, enter: 0, exit: 1 },
      },
      {
        index: 1,
        source: 'a',
        edge: 1,
        normal: { x: 1, y: expect.closeTo(0) },
        duplicateOf: null,
        a: { min: 0, max: 2, minVertex: 0, maxVertex: 1 },
        b: { min: 1.5, max: 3.5, minVertex: 0, maxVertex: 1 },
        overlap: 0.5,
        apart: false,
        swept: { min: 0, max: 2 },
        apartThroughout: false,
        enter: 0,
        exit: 1,
        running: { overlap: 0.5, step: 1, enter: 0, exit: 1 },
      },
    ]);
    expect(result).toMatchObject({ depth: 0.5, normal: { x: 1 }, mtv: { x: -0.5 } });
    expect([decidedBy, normalStep]).toEqual([null, 1]);
  });

  test('two boxes apart in y stop at the first axis, though all are shown', () => {
    const { steps, decidedBy, result } = trace(a, new Polygon(rectangle(0, 5, 1, 1)));
    expect(steps).toHaveLength(8);
    expect(decidedBy).toBe(0);
    expect(steps[0]).toMatchObject({ apart: true, overlap: -3 });
    expect(result).toMatchObject({ intersects: false, normal: { y: 1 } });
  });

  test('a motion has its own step, across it', () => {
    const moving = trace(a, b, { velocity: [3, 4] });
    const last = moving.steps.at(-1) as TraceStep;
    expect(last).toMatchObject({ index: 8, source: 'motion', edge: -1, duplicateOf: null });
    expect(Math.abs(last.normal.x * 3 + last.normal.y * 4)).toBeLessThan(1e-15);
    expect(trace(a, b, { velocity: [0, 0] }).steps).toHaveLength(8);
  });

  test('a velocity along x stretches shadows on x only', () => {
    const { steps } = trace(a, b, { velocity: [-10, 0] });
    expect(steps[0]?.swept).toEqual({ min: -2, max: expect.closeTo(0) });
    expect(steps[1]?.swept).toEqual({ min: -10, max: 2 });
    expect(steps[1]?.exit).toBeCloseTo(0.05, 14);
  });
});

describe('steps', () => {
  test('are fresh plain data', () => {
    const [a, b] = [Polygon.regular(5, 1), Polygon.regular(4, 1)];
    const first = trace(a, b);
    const kept = structuredClone(first);
    trace(b, a, { velocity: [5, 5] });
    expect(first).toEqual(kept);
    expect(trace(a, b).steps).not.toBe(first.steps);
  });

  test('are finite also where rounding made corners fall together', () => {
    const far = Polygon.regular(6, 1, { x: 1e17 });
    const steps = trace(far, Polygon.regular(3, 1));
    expect(steps.result.intersects).toBe(false);
    for (const { a, b, normal } of steps.steps) {
      expect([a.min, a.max, b.min, b.max, normal.x, normal.y].every(Number.isFinite)).toBe(true);
    }
  });
});
