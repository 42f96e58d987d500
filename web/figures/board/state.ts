import type { Point } from '../../figure/pair/state.js';
import type { Thing } from '../../lib/debug/board-text.js';

export type { Form, Thing } from '../../lib/debug/board-text.js';

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
}
