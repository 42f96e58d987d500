import type { Point } from '../../figure/pair/state.js';
import type { Thing as Shaped } from '../../lib/debug/board-text.js';
import type { Question } from './questions/question.js';

export type { Form } from '../../lib/debug/board-text.js';

/** A form, where it stands, and what somebody has called it. */
export interface Thing extends Shaped {
  readonly name?: string;
}

/** What can be drawn over the shapes. */
export const overlayNames = [
  'axes',
  'projections',
  'push',
  'contacts',
  'regions',
  'difference',
  'sweep',
  'bounds',
  'grid',
] as const;

export type OverlayName = (typeof overlayNames)[number];

/** Two places that a length is measured between. */
export interface Ruler {
  readonly from: Point;
  readonly to: Point;
}

/** Everything that the board shows, as plain JSON. */
export interface BoardState {
  readonly things: readonly Thing[];
  /** The two that are looked at, by their places in the list: the first is the one that gives way. */
  readonly pair: readonly [number, number] | null;
  /** How far the first of the pair moves in the step; `null`: it stands still. */
  readonly velocity: Point | null;
  readonly overlays: readonly OverlayName[];
  readonly ruler: Ruler | null;
  /** What else the library is asked; if missing, nothing. */
  readonly question?: Question;
}
