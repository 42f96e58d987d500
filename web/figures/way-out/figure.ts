import { type FigureOfPair, pairScene } from '../../figure/pair/pair-scene.js';
import { formulas } from './formulas.js';
import { extentOf, figureOf, paintWayOut } from './painter.js';
import { distinctSteps, stepsOf } from './steps.js';

/** Two ways out count as equally long if they differ by less, in units. */
const tie = 0.5;

export const figure: FigureOfPair = {
  scene: pairScene,
  start: 'a=-70,40_10,-80_60,40@-42,8~12&b=-75,-45_75,-45_75,45_-75,45@52,-38~-18',
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
  paint: paintWayOut,
  extent: extentOf,
  pointAt: (view, at, camera, size) => figureOf(view).stepAt(at, camera, size),
  placeOf: ({ steps }, axis) =>
    steps.findIndex((step) => step.axis === axis && step.phase === 'overlap'),
};
