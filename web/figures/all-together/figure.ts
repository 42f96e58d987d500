import type { Figure } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { words } from '../../figure/voice/words.js';
import { playPad } from '../game/play-pad.js';
import { formulas } from './formulas.js';
import { hillSlope, steepest } from './looks.js';
import { paintTogether } from './painter.js';
import type { Place } from './place.js';
import { held, type Play } from './play.js';
import { restart, scene } from './scene.js';
import { parts, stepsOf } from './steps.js';
import { extentOf } from './view.js';

export const figure: Figure<Place, Play, Step> = {
  scene,
  start: 'hero=290&hill=210,-84&turret=584',
  challenges: [
    { key: 'try.flag', isSolved: ({ evaluation: { won } }) => won },
    {
      key: 'try.steep',
      isSolved: ({ evaluation, state }) => hillSlope(evaluation, state) > steepest,
    },
    { key: 'try.dodge', isSolved: ({ evaluation: { dodged } }) => dodged > 0 },
  ],
  steps: stepsOf,
  formulas,
  paint: paintTogether,
  extent: extentOf,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => phase === parts[thing]?.[0]),
  live: {
    waits: true,
    followed: true,
    advance: ({ evaluation }, seconds) => evaluation.advance(seconds),
    restart,
    pad: (run) => playPad(held, run, { label: words('play.label'), keys: words('play.keys') }),
  },
};
