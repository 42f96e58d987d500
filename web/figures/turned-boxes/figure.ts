import { figureOf, onAxes } from './flat-painter.js';
import { formulas } from './formulas.js';
import { extentOf, paintBoxes } from './painter.js';
import { boxesScene, isSpatial } from './scene.js';
import { type BoxesFigure, type BoxesView, faceCount, stepsOf } from './steps.js';
import { meets, volumes, waste } from './volumes.js';

/** The upright box counts as close as the turned one if it wastes less than this much more. */
const closeness = 0.02;

/** Where the lesson speaks of a row of the table of its step. */
function placeOf(view: BoxesView, thing: number): number {
  const { steps } = view;
  if (isSpatial(view.step.phase)) {
    const phase = thing < faceCount ? 'faces' : 'edges';
    return steps.findIndex((one) => one.phase === phase);
  }
  if (onAxes(view)) {
    return steps.findIndex((one) => one.phase === 'axis' && one.axis === thing);
  }
  return steps.findIndex(({ phase }) => phase === volumes[thing]);
}

export const figure: BoxesFigure = {
  scene: boxesScene,
  start: 'a=-46,26,-24,150&b=36,-34,38,130&lift=70&roll=45',
  contrast: { phase: 'edges', holds: 'a=-46,26,-24,150&b=36,-34,38,130&lift=70&roll=0' },
  challenges: [
    {
      key: 'try.plus',
      isSolved: ({ evaluation: { volumes: all, caught } }) =>
        meets(all, 'thing') && ![...caught.a, ...caught.b].includes(true),
    },
    {
      key: 'try.upright',
      isSolved: ({ evaluation: { volumes: all } }) =>
        [all.a, all.b].every((one) => waste(one, 'upright') - waste(one, 'turned') < closeness),
    },
    {
      key: 'try.alarm',
      isSolved: ({ evaluation: { volumes: all } }) => meets(all, 'turned') && !meets(all, 'thing'),
    },
    {
      key: 'try.lower',
      // In the plane it cannot be seen.
      isSolved: ({ evaluation: { solids }, step: { phase } }) =>
        isSpatial(phase) && solids.trace.result.intersects,
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintBoxes,
  extent: extentOf,
  pointAt: (view, at, camera, size) =>
    onAxes(view) ? figureOf(view, 'turned').stepAt(at, camera, size) : null,
  placeOf,
};
