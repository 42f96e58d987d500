import type { Figure } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { circleOutline } from '../../stage/rounded-outline.js';
import { boundsOf } from '../../stage/vector-math.js';
import { formulas } from './formulas.js';
import { paintCircleBox } from './painter.js';
import {
  type CircleBoxEvaluation,
  type CircleBoxState,
  type CircleBoxView,
  regionAt,
  scene,
} from './scene.js';
import { stepsOf } from './steps.js';

/** Room around the circle for the name of its region, in CSS pixels. */
const nameRoom = 40;

/** A false hit is a gross one if its gap is this part of the radius; the most is √2 − 1. */
const wide = 1 / 3;

export const figure: Figure<CircleBoxState, CircleBoxEvaluation, Step, CircleBoxView> = {
  scene,
  start: 'circle=138,-55,56&box=150,90@0,0~15',
  contrast: { phase: 'grown', holds: 'circle=112,-52,56&box=150,90@0,0~15' },
  challenges: [
    {
      key: 'try.wide',
      isSolved: ({ evaluation: { trace, inGrown } }) =>
        inGrown && trace.separation > wide * trace.reach,
    },
    { key: 'try.inside', isSolved: ({ evaluation }) => evaluation.trace.region === 'inside' },
    {
      key: 'try.touch',
      isSolved: ({ evaluation: { trace } }) =>
        trace.region === 'corner' && trace.intersects && trace.separation === 0,
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintCircleBox,
  extent: ({ state: { circle }, evaluation }, scale) =>
    boundsOf([...evaluation.grown, ...circleOutline(circle, circle.radius + nameRoom / scale)]),
  pointAt: ({ state }, at) => regionAt(state, at),
  placeOf: ({ steps }) => steps.findIndex(({ phase }) => phase === 'region'),
};
