import type { Figure } from '../../figure/element/figure.js';
import { edgeAt } from '../../figure/pair/axis-layout.js';
import type { AxisStep } from '../../figure/pair/pair-scene.js';
import { formulas } from './formulas.js';
import { extentOf, paintMoving } from './painter.js';
import { type MovingEvaluation, type MovingState, type MovingView, scene } from './scene.js';
import { classicHit, gapOf, separatingStep, stepsOf } from './steps.js';

/** How near to an edge is on it, in CSS pixels. */
const edgeReach = 7;
/** A false alarm is a gross one if the shapes stay so far apart, in units. */
const wideGap = 15;

export const figure: Figure<MovingState, MovingEvaluation, AxisStep, MovingView> = {
  scene,
  start:
    'a=-26,-18_30,0_-26,18@-88,62~-30&b=-34,24_-34,-24_34,-24_34,24@62,36~110&velocity=170,-110&time=0.4',
  challenges: [
    {
      key: 'try.through',
      isSolved: ({ evaluation: { trace } }) =>
        trace.result.willIntersect && trace.result.enter > 0 && trace.result.exit < 1,
    },
    {
      key: 'try.falseAlarm',
      isSolved: ({ evaluation }) =>
        classicHit(evaluation) &&
        !evaluation.trace.result.willIntersect &&
        gapOf(separatingStep(evaluation)) >= wideGap,
    },
    {
      key: 'try.graze',
      isSolved: ({ evaluation: { trace, moving } }) =>
        moving && trace.result.willIntersect && trace.steps.at(-1)!.overlap === 0,
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintMoving,
  extent: extentOf,
  pointAt: ({ evaluation }, at, camera) =>
    edgeAt(evaluation, at, edgeReach / camera.scale)?.index ?? null,
  placeOf: ({ steps }, axis) =>
    steps.findIndex((step) => step.axis === axis && step.phase === 'times'),
};
