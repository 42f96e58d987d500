/** The inset of B − A: which side of it stands out, where the way from the origin ends, and what lies on top. */
import type { TraceStep, Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { paintDifference } from '../../../web/figure/pair/difference-inset.js';
import type { Evaluation } from '../../../web/figure/pair/evaluation.js';
import { Camera } from '../../../web/stage/camera.js';
import { roughMeasure, schemeTheme } from '../../../web/stage/still-theme.js';
import { svgMarks } from '../../../web/stage/svg-picture.js';
import {
  boundsOf,
  distanceToSegment,
  dot,
  middle,
  subtract,
} from '../../../web/stage/vector-math.js';
import { figureOf, viewOf } from '../figures/lessons/support.js';
import { attribute, textsIn } from './marks.js';

const figure = await figureOf('way-out');
const theme = schemeTheme('light');

const box = '-50,-30_50,-30_50,30_-50,30';
const wedge = '0,-70_60,50_-60,50';

const evaluationOf = (a: string, b: string): Evaluation =>
  viewOf(figure, `a=${a}&b=${b}`).evaluation as Evaluation;

const bestOf = ({ trace }: Evaluation): TraceStep => trace.steps[trace.normalStep]!;

/** The corners of a path. */
const cornersIn = (mark: string): Vector[] =>
  [...attribute(mark, 'd').matchAll(/[ML](\S+) ([\d.-]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

/** The middle of a dot. */
const middleOf = (mark: string): Vector => {
  const corners = [...attribute(mark, 'd').matchAll(/([\d.-]+) ([\d.-]+)(?=A|$)/g)];
  const { minX, minY, maxX, maxY } = boundsOf(
    corners.map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
};

/** The inset alone, with the way along one axis. */
function insetOf(evaluation: Evaluation, step = bestOf(evaluation)) {
  const marks = svgMarks({
    size: { width: 760, height: 520 },
    camera: new Camera(1, 0, 0),
    theme,
    handles: [],
    measure: roughMeasure,
    paint: (pen) => paintDifference(pen, { evaluation, ways: [{ step, part: 1 }], taken: [] }),
  });
  const shapes = marks.split('<').filter((mark) => mark.startsWith('path'));
  const isSide = (mark: string): boolean => attribute(mark, 'stroke-width') === '5';
  const isTip = (mark: string): boolean =>
    [theme.mtv, theme.decide].includes(attribute(mark, 'fill'));
  const tip = shapes.find(isTip);
  return {
    outline: cornersIn(shapes.find((mark) => attribute(mark, 'fill') === theme.muted)!),
    side: cornersIn(shapes.find(isSide)!) as [Vector, Vector],
    tip: tip === undefined ? null : cornersIn(tip)[0]!,
    origin: middleOf(shapes.find((mark) => attribute(mark, 'fill') === theme.ink)!),
    last: shapes.at(-1)!,
    texts: textsIn(marks),
  };
}

describe.each(Array.from({ length: 12 }, (_, i) => (Math.PI * i) / 6))(
  'a at %f around b',
  (angle) => {
    const placed = (reach: number): string =>
      `${box}@${Math.round(reach * Math.cos(angle))},${Math.round(reach * Math.sin(angle))}`;

    test.each([`${box}@0,0`, `${wedge}@0,0`])(
      'the push ends on the side that stands out: %s',
      (b) => {
        const { outline, side, tip, origin } = insetOf(evaluationOf(placed(45), b));
        expect(distanceToSegment(tip!, ...side)).toBeLessThan(0.1);
        const out = subtract(tip!, origin);
        const reach = dot(out, out);
        for (const corner of outline) {
          expect(dot(subtract(corner, origin), out)).toBeLessThan(reach + 1);
        }
      },
    );

    test('of two that are apart the origin lies beyond it', () => {
      const { outline, side, tip, origin } = insetOf(evaluationOf(placed(160), `${box}@0,0`));
      const inwards = subtract(tip!, origin);
      const gap = dot(inwards, inwards);
      expect(dot(subtract(middle(...side), origin), inwards)).toBeCloseTo(gap, -1);
      for (const corner of outline) {
        expect(dot(subtract(corner, origin), inwards)).toBeGreaterThan(gap - 1);
      }
    });
  },
);

test('sides of both shapes that lie in one line stand out together', () => {
  const { outline, side } = insetOf(evaluationOf(`${box}@0,50`, `${box}@0,0`));
  const { minX, maxX } = boundsOf(outline);
  expect(Math.abs(side[1].x - side[0].x)).toBeCloseTo(maxX - minX, 1);
});

test('where the shorter way leads past a corner, that stands out, and no way is drawn', () => {
  const evaluation = evaluationOf('0,-40_40,30_-40,30@0,-75~180', `${wedge}@0,0`);
  const level = evaluation.trace.steps.find(({ normal }) => Math.abs(normal.y) > 0.99)!;
  const { side, tip } = insetOf(evaluation, level);
  expect(side[0]).toEqual(side[1]);
  expect(tip).toBeNull();
});

test('the origin lies on top of all else, and is called 0', () => {
  const { last, texts } = insetOf(evaluationOf(`${box}@0,50`, `${box}@0,0`));
  expect(attribute(last, 'fill')).toBe(theme.ink);
  expect(texts.map(({ text }) => text).sort()).toEqual(['0', 'B − A']);
});
