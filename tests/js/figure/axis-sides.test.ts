/** Axes stay on their side of the shapes while something is dragged. */
import { expect, test } from 'vitest';
import { axesAround } from '../../../web/figure/pair/axis-layout.js';
import { type Evaluation, evaluate } from '../../../web/figure/pair/evaluation.js';
import type { PlaygroundState } from '../../../web/figure/pair/state.js';
import { dot } from '../../../web/stage/vector-math.js';

const size = { width: 700, height: 500 };

const turnedBy = (degrees: number): PlaygroundState => ({
  a: {
    points: [
      [-26, -18],
      [30, 0],
      [-26, 18],
    ],
    x: -88,
    y: 62,
    degrees: degrees - 30,
  },
  b: {
    points: [
      [-24, -34],
      [24, -34],
      [24, 34],
      [-24, 34],
    ],
    x: 62,
    y: 36,
    degrees: 20,
  },
  velocity: [170, -110],
  step: 'all',
});

/** The direction in which each axis stands off the shapes. */
const directions = (evaluation: Evaluation) =>
  new Map(
    axesAround(evaluation, 2, size).map(({ step, placement }) => [step.index, placement.across]),
  );

test('no axis changes its side while a shape is turned all the way round', () => {
  let before = evaluate(turnedBy(0));
  for (let degrees = 1; degrees <= 360; degrees += 1) {
    const now = evaluate(turnedBy(degrees), before);
    const [was, is] = [directions(before), directions(now)];
    for (const [index, across] of is) {
      const old = was.get(index);
      if (old !== undefined)
        expect(dot(across, old), `axis ${index} at ${degrees}°`).toBeGreaterThan(0.9);
    }
    before = now;
  }
});

test('on their own the sides would change: that is what is remembered', () => {
  const flips = Array.from({ length: 360 }, (_, degrees) => {
    const [was, is] = [
      directions(evaluate(turnedBy(degrees))),
      directions(evaluate(turnedBy(degrees + 1))),
    ];
    return [...is].some(([index, across]) => {
      const old = was.get(index);
      return old !== undefined && dot(across, old) < 0;
    });
  });
  expect(flips).toContain(true);
});

test('axes that come to be parallel on one side are drawn in lanes of their own', () => {
  let evaluation = evaluate(turnedBy(0));
  for (let degrees = 0.5; degrees <= 360; degrees += 0.5) {
    evaluation = evaluate(turnedBy(degrees), evaluation);
    const placed = axesAround(evaluation, 2, size);
    for (const [i, { placement: p }] of placed.entries()) {
      for (const { placement: q } of placed.slice(0, i)) {
        if (dot(p.across, q.across) < 0.9999) continue;
        expect(Math.abs(p.offset - q.offset) * 2).toBeGreaterThan(40);
      }
    }
  }
});
