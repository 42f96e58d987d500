import { type Accepted, UndoableModel } from '../../figure/state/undoable-model.js';
import { type BoardEvaluation, evaluateBoard } from './evaluation.js';
import type { BoardState, OverlayName } from './state.js';
import { withPair } from './things.js';

/** The state of the board, what the library says about it, and the way back. */
export class BoardModel extends UndoableModel<BoardState, BoardEvaluation> {
  constructor(start: BoardState) {
    super(start, { accept });
  }

  /** Shows an overlay or not: that is no change of the shapes, so there is nothing to undo. */
  show(name: OverlayName, shown: boolean): void {
    this.touch((state) => {
      const others = state.overlays.filter((overlay) => overlay !== name);
      return { ...state, overlays: shown ? [...others, name] : others };
    });
  }

  override undo(): boolean {
    return this.#asShown(() => super.undo());
  }

  override redo(): boolean {
    return this.#asShown(() => super.redo());
  }

  /** Goes to another state, and shows it with the overlays of this one. */
  #asShown(go: () => boolean): boolean {
    const { overlays } = this.state;
    const gone = go();
    this.touch((state) => ({ ...state, overlays }));
    return gone;
  }
}

/** Asks the library about a state. */
export function accept(next: BoardState): Accepted<BoardState, BoardEvaluation> {
  const state = withPair(next);
  return { state, evaluation: evaluateBoard(state) };
}

/** A board with nothing on it. */
export const emptyBoard: BoardState = {
  things: [],
  pair: null,
  velocity: null,
  overlays: [],
  ruler: null,
};
