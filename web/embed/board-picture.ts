import { boardScene, plainFigure } from '../tutorial/board/board-scene.js';
import type { BoardEvaluation } from '../tutorial/board/evaluation.js';
import { writeState } from '../tutorial/board/link.js';
import { paintBoard } from '../tutorial/board/paint-board.js';
import { firstScene, sceneState } from '../tutorial/board/scenes.js';
import type { BoardState } from '../tutorial/board/state.js';
import { spokenStatus } from '../tutorial/board/verdict.js';
import type { LessonPicture } from '../tutorial/lessons/lesson.js';

/** A board of any shapes, as the picture of a lesson: its one step is what the library says of them. */
export const board: LessonPicture<BoardState, BoardEvaluation> = {
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
