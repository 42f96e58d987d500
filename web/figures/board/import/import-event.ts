import type { BoardState, Thing } from '../state.js';

/** Shapes from elsewhere are wanted on the board. */
export class ImportEvent extends Event {
  static readonly type = 'things-import';
  constructor(
    readonly things: readonly Thing[],
    /** A board that was saved as a whole, if that is wanted in the place of what is there. */
    readonly board: BoardState | null,
    /** Whether what is on the board goes away. */
    readonly replace: boolean,
  ) {
    super(ImportEvent.type, { bubbles: true, composed: true });
  }
}
