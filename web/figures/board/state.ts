import type { Point } from '../../figure/pair/state.js';

/** What a shape is, in its own coordinates: a plain description of each kind that the library has. */
export type Form =
  | { readonly kind: 'point' }
  | { readonly kind: 'circle'; readonly radius: number }
  /** About its centre. */
  | {
      readonly kind: 'box';
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  /** With a radius it is a capsule. */
  | {
      readonly kind: 'segment';
      readonly from: Point;
      readonly to: Point;
      readonly radius: number;
    }
  /** A convex outline. */
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly radius: number }
  /** Any outline, and its holes after it. */
  | {
      readonly kind: 'concave';
      readonly rings: readonly (readonly Point[])[];
      readonly radius: number;
    }
  | {
      readonly kind: 'polyline';
      readonly points: readonly Point[];
      readonly closed: boolean;
      readonly radius: number;
    };

/** A form, and where it stands. */
export interface Thing {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  /** How far it is turned, clockwise on the screen. */
  readonly degrees: number;
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
