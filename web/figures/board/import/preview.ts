import type { Bounds } from 'sepax';
import type { Pen } from '../../../stage/pen.js';
import { BoardFigure } from '../board-figure.js';
import { accept, emptyBoard } from '../board-model.js';
import { paintThings } from '../paint-things.js';
import { ringsOf } from '../rings.js';
import type { Thing } from '../state.js';
import { boundsOfThings } from './fit.js';

/** Shapes before they are on the board, painted as they will be there. */
export class Preview {
  readonly #figure: BoardFigure;
  readonly #bounds: Bounds;

  constructor(things: readonly Thing[]) {
    const { state, evaluation } = accept({ ...emptyBoard, things });
    // Which of them touch is told when they are on the board.
    this.#figure = new BoardFigure(state, { ...evaluation, touching: [] }, null, []);
    this.#bounds = boundsOfThings(things);
  }

  get corners(): number {
    const rings = this.#figure.state.things.flatMap(({ form }) => ringsOf(form));
    return rings.reduce((sum, { length }) => sum + length, 0);
  }

  readonly paint = (pen: Pen): void => paintThings(pen, this.#figure);

  readonly extent = (): Bounds => this.#bounds;
}
