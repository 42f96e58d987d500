import { locate } from 'sepax';
import { formulas } from './formulas.js';
import { extentOf, paintDents } from './painter.js';
import { dentsScene } from './scene.js';
import { type DentsFigure, stepsOf } from './steps.js';

/** As many pieces as a frame around a hole needs. */
const fewPieces = 4;

/** A block with a dent and a hole. */
const outline =
  'b=-120,-80_-65,-80_-65,-22_-10,-8_45,-22_45,-80_120,-80_120,92_-120,92&hole=-45,30_45,30_45,72_-45,72';

export const figure: DentsFigure = {
  scene: dentsScene,
  start: `a=44,-1,90&${outline}`,
  contrast: { phase: 'deepest', holds: `a=30,-50,0&${outline}` },
  challenges: [
    { key: 'try.dent', isSolved: ({ evaluation }) => evaluation.place === 'dent' },
    { key: 'try.hole', isSolved: ({ evaluation }) => evaluation.place === 'hole' },
    { key: 'try.few', isSolved: ({ evaluation }) => evaluation.pieces.length <= fewPieces },
    {
      key: 'try.simple',
      isSolved: ({ evaluation: { ways, place } }) =>
        place === 'overlap' && ways.sum.outcome === 'free' && ways.deepest.outcome === 'free',
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintDents,
  extent: extentOf,
  pointAt: ({ evaluation: { pieces } }, at) => {
    const piece = pieces.findIndex(({ outline }) => locate(outline, at) !== 'outside');
    return piece < 0 ? null : piece;
  },
  placeOf: ({ steps }, thing) => steps.findIndex((step) => step.thing === thing),
};
