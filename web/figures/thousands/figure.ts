import type { Figure } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { formulas } from './formulas.js';
import { paintThousands } from './painter.js';
import { rows } from './rows.js';
import { field, railY, scene, type ThousandsEvaluation, type ThousandsState } from './scene.js';
import { stepsOf, visitsOf } from './steps.js';

/** A search that finds nothing has looked at this many boxes in vain. */
const inVain = 12;
/** The cells are too small if the bodies lie in so many of them on an average. */
const tooMany = 8;

export const figure: Figure<ThousandsState, ThousandsEvaluation, Step> = {
  scene,
  start: 'bodies=500&cell=6&bar=332&box=520,120,160,120',
  challenges: [
    {
      key: 'try.hundredth',
      isSolved: ({ evaluation: { population } }) =>
        100 * population.comparedInTree < population.pairs,
    },
    {
      key: 'try.waste',
      isSolved: ({ evaluation: { population } }) => population.barShare > 0.5,
    },
    {
      key: 'try.small',
      isSolved: ({ evaluation: { population, cell } }) =>
        population.grid(cell).entries > tooMany * population.count,
    },
    {
      key: 'try.nothing',
      isSolved: ({ evaluation }) => {
        const { looked, found } = visitsOf(evaluation);
        return found === 0 && looked.length >= inVain;
      },
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintThousands,
  extent: (_view, scale) => ({
    minX: 0,
    minY: 0,
    maxX: field.width,
    maxY: railY + 20 / scale,
  }),
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => phase === rows[thing]),
  live: {
    advance: ({ evaluation: { population }, step }, seconds) =>
      population.advance(seconds, step.phase === 'kept'),
  },
};
