import { type FigureOfPair, pairScene } from '../../figure/pair/pair-scene.js';
import { formulas } from './formulas.js';
import { extentOf, figureOf, paintTest } from './painter.js';
import { stepsOf } from './steps.js';

export const figure: FigureOfPair = {
  scene: pairScene,
  start: 'a=-55,-50_55,-50_55,50_-55,50@-45,0&b=-120,30_0,-90_25,37@125,45',
  challenges: [
    { key: 'try.overlap', isSolved: ({ evaluation: { trace } }) => trace.result.depth > 0 },
    {
      key: 'try.last',
      isSolved: ({ evaluation: { trace } }) => {
        const distinct = trace.steps.filter(({ duplicateOf }) => duplicateOf === null);
        return trace.decidedBy === distinct.at(-1)!.index;
      },
    },
    {
      key: 'try.touch',
      isSolved: ({ evaluation: { trace } }) => trace.result.intersects && trace.result.depth === 0,
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintTest,
  extent: extentOf,
  pointAt: (view, at, camera, size) => figureOf(view).stepAt(at, camera, size),
  // The parts of an axis follow one another; the last one says what was found.
  placeOf: ({ steps }, axis) =>
    steps.reduce(
      (found, step, place) => (step.axis === axis && step.mark !== 'answer' ? place : found),
      -1,
    ),
};
