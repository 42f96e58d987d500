import type { Figure } from '../../figure/element/figure.js';
import { boardScene, plainFigure } from './board-scene.js';
import type { BoardEvaluation } from './evaluation.js';
import { writeState } from './link.js';
import { paintBoard } from './paint-board.js';
import { firstScene, sceneState } from './scenes.js';
import type { BoardState } from './state.js';
import { spokenStatus } from './verdict.js';

/** A board of any shapes, as a figure of steps: its one step is what the library says of them. */
export const figure: Figure<BoardState, BoardEvaluation> = {
  scene: boardScene,
  start: writeState(sceneState(firstScene)).join('&'),
  label: 'board.stage',
  challenges: [],
  steps: (evaluation, state) => [
    {
      phase: 'answer',
      say: 'board.said',
      values: { said: spokenStatus(plainFigure(state, evaluation)) },
      mark: 'answer',
    },
  ],
  paint: (pen, { state, evaluation }) => paintBoard(pen, plainFigure(state, evaluation)),
  extent: ({ state, evaluation }, scale, size) =>
    plainFigure(state, evaluation).extent(scale, size),
  formulas: () => [],
  placeOf: () => -1,
};
