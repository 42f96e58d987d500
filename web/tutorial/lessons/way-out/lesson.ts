import { html } from 'lit';
import '../../playground/axis-table.js';
import { type PairLesson, pairScene } from '../pair-scene.js';
import { formulas } from './formulas.js';
import { extentOf, figureOf, paintWayOut } from './painter.js';
import { distinctSteps, stepsOf } from './steps.js';
import { lines as cpp } from './way-out.cpp?code';
import { lines as js } from './way-out.js?code';

/** Two ways out count as equally long if they differ by less, in units. */
const tie = 0.5;

export const lesson: PairLesson = {
  name: 'way-out',
  scene: pairScene,
  start: 'a=-70,40_10,-80_60,40@-42,8~12&b=-75,-45_75,-45_75,45_-75,45@52,-38~-18',
  code: { js, cpp },
  room: 'code',
  challenges: [
    {
      key: 'try.tie',
      isSolved: ({ evaluation }) => {
        const [least, second] = distinctSteps(evaluation)
          .map(({ overlap }) => overlap)
          .sort((p, q) => p - q);
        return least! >= 0 && second! - least! < tie;
      },
    },
    {
      key: 'try.inside',
      isSolved: ({ evaluation: { trace } }) =>
        trace.steps.every(({ a, b }) => a.min >= b.min && a.max <= b.max),
    },
    {
      key: 'try.shallow',
      isSolved: ({ evaluation: { trace } }) =>
        trace.result.intersects && trace.result.depth > 0 && trace.result.depth < 1,
    },
  ],
  steps: stepsOf,
  formulas,
  table: (view) => html`<sepax-axis-table .figure=${figureOf(view)}></sepax-axis-table>`,
  paint: paintWayOut,
  extent: extentOf,
  pointAt: (view, at, camera, size) => figureOf(view).stepAt(at, camera, size),
  placeOf: ({ steps }, axis) =>
    steps.findIndex((step) => step.axis === axis && step.phase === 'overlap'),
};
