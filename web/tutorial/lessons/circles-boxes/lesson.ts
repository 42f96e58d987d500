import { circleOutline } from '../../../stage/rounded-outline.js';
import { boundsOf } from '../../../stage/vector-math.js';
import type { Lesson } from '../lesson.js';
import type { LessonStep } from '../lesson-step.js';
import { lines as cpp } from './circles-boxes.cpp?code';
import { lines as js } from './circles-boxes.js?code';
import { formulas } from './formulas.js';
import { paintCircleBox } from './painter.js';
import { regionTable } from './region-table.js';
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

export const lesson: Lesson<CircleBoxState, CircleBoxEvaluation, LessonStep, CircleBoxView> = {
  name: 'circles-boxes',
  scene,
  start: 'circle=112,-52,56&box=150,90@0,0~15',
  code: { js, cpp },
  room: 'code',
  challenges: [
    {
      key: 'try.grown',
      isSolved: ({ evaluation: { trace, inGrown } }) => inGrown && !trace.intersects,
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
  table: regionTable,
  paint: paintCircleBox,
  extent: ({ state: { circle }, evaluation }, scale) =>
    boundsOf([...evaluation.grown, ...circleOutline(circle, circle.radius + nameRoom / scale)]),
  pointAt: ({ state }, at) => regionAt(state, at),
  placeOf: ({ steps }) => steps.findIndex(({ phase }) => phase === 'region'),
};
