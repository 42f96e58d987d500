import type { Scene } from '../../figure/element/scene.js';
import type { Workbench } from '../../figure/pair/hands-on.js';
import { BoardFigure } from './board-figure.js';
import { accept, emptyBoard } from './board-model.js';
import { bodiesOf } from './bodies.js';
import type { BoardEvaluation } from './evaluation.js';
import { handlesOf } from './handles.js';
import { type Workbench as BoardBench, BoardHands } from './hands.js';
import { readState, writeState } from './link.js';
import type { BoardState } from './state.js';

/** What is to be seen of a board where nothing is chosen or drawn. */
export const plainFigure = (state: BoardState, evaluation: BoardEvaluation): BoardFigure =>
  new BoardFigure(state, evaluation, null, []);

/** A board in a figure: its shapes are moved and turned, and stay what they are. */
export const boardScene: Scene<BoardState, BoardEvaluation> = {
  accept,
  write: writeState,
  read: readState,
  handles: ({ state }) => handlesOf(state, null),
  bodies: ({ state, evaluation }) => bodiesOf(plainFigure(state, evaluation)),
  hands: (bench) => new BoardHands(benchOf(bench)),
  format: (evaluation) => plainFigure(emptyBoard, evaluation).format,
};

/** The bench of a figure, as the hands of the board know it: nothing is chosen, added or taken away. */
function benchOf(bench: Workbench<BoardState, BoardEvaluation>): BoardBench {
  const nothing = (): void => {};
  return {
    model: bench.model,
    selected: null,
    chosen: [],
    snap: null,
    get scale() {
      return bench.scale;
    },
    change: (next) => {
      const wanted = next();
      bench.change(wanted);
      return bench.model.state === wanted;
    },
    settle: (amend) => bench.settle(amend),
    quiet: () => bench.notify(null),
    focusHandle: (id) => bench.focusHandle(id),
    rest: () => bench.rest(),
    visit: nothing,
    take: nothing,
    point: nothing,
    leave: nothing,
    duplicate: nothing,
    remove: nothing,
    keepCorner: nothing,
  };
}
