import type { Figure } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { boundsOf, distance } from '../../stage/vector-math.js';
import { formulas } from './formulas.js';
import { paintSegments } from './painter.js';
import {
  endIds,
  endOf,
  type SegmentsEvaluation,
  type SegmentsState,
  type SegmentsView,
  scene,
} from './scene.js';
import { mapSize } from './sign-map.js';
import { stepsOf } from './steps.js';

/** How near to an end is on it, and how far its name stands off, in CSS pixels. */
const endReach = 16;
const nameRoom = 26;
/** So large a part of the cells must be wrong to be found. */
const manyWrong = 0.1;

export const figure: Figure<SegmentsState, SegmentsEvaluation, Step, SegmentsView> = {
  scene,
  start: 'a=-93,-58_71,45&b=-60,57_64,-60&zoom=48',
  challenges: [
    {
      key: 'try.beside',
      isSolved: ({ evaluation: { trace } }) =>
        trace.determinant === 0 && trace.settledBy === 'b-beside-a',
    },
    {
      key: 'try.touching',
      isSolved: ({ evaluation: { trace } }) => trace.settledBy === 'touching',
    },
    {
      key: 'try.overlap',
      isSolved: ({ evaluation: { trace } }) => trace.result.meeting === 'overlap',
    },
    {
      key: 'try.wrong',
      isSolved: ({ evaluation: { map } }) => map.wrong >= manyWrong * mapSize ** 2,
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintSegments,
  extent({ evaluation }, scale) {
    const { minX, maxX, minY, maxY } = boundsOf([...evaluation.a, ...evaluation.b]);
    const room = nameRoom / scale;
    return { minX: minX - room, maxX: maxX + room, minY: minY - room, maxY: maxY + room };
  },
  pointAt({ evaluation }, at, camera) {
    const found = endIds.findIndex(
      (id) => distance(endOf(evaluation, id), at) < endReach / camera.scale,
    );
    return found < 0 ? null : found;
  },
  placeOf: ({ steps }, end) =>
    steps.findIndex(({ phase }) => phase === (end < 2 ? 'sidesA' : 'sidesB')),
};
