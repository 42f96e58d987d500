import type { Lesson } from '../lesson.js';
import type { LessonStep } from '../lesson-step.js';
import { playPad } from '../parts/play-pad.js';
import { lines as cpp } from './all-together.cpp?code';
import { lines as js } from './all-together.js?code';
import { formulas } from './formulas.js';
import { hillSlope, steepest } from './looks.js';
import { paintTogether } from './painter.js';
import { partsTable } from './parts-table.js';
import type { Place } from './place.js';
import { held, type Play } from './play.js';
import { restart, scene } from './scene.js';
import { parts, stepsOf } from './steps.js';
import { extentOf } from './view.js';

export const lesson: Lesson<Place, Play, LessonStep> = {
  name: 'all-together',
  scene,
  start: 'hero=262&hill=210,-84&turret=584',
  code: { js, cpp },
  room: 'code',
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
  table: partsTable,
  paint: paintTogether,
  extent: extentOf,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => phase === parts[thing]?.[0]),
  live: {
    waits: true,
    followed: true,
    advance: ({ evaluation }, seconds) => evaluation.advance(seconds),
    restart,
    pad: (run) => playPad(held, run),
  },
};
