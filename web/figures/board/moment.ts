import { type Distance, distance } from 'sepax';
import type { BoardFigure } from './board-figure.js';
import { shapeOf } from './shape-of.js';
import type { Thing } from './state.js';

/** The first of the pair at a moment of the step, and how far it is from the second then. */
export interface Moment {
  readonly mover: Thing;
  readonly distance: Distance;
}

/** What is so at the moment that is looked at; `null` if none is, or nothing moves. */
export function momentOf({ moment, mover, state, evaluation }: BoardFigure): Moment | null {
  const { pair } = evaluation;
  if (moment === null || mover === null || pair === null || state.velocity === null) return null;
  const [x, y] = state.velocity;
  const moved = { ...mover, x: mover.x + moment * x, y: mover.y + moment * y };
  const shape = shapeOf(moved);
  const found = distance(shape, pair.b);
  shape.dispose();
  return { mover: moved, distance: found };
}
