import { Circle, PiecewiseShape, Point, type Shape, type Vector } from 'sepax';

/** A shape of one convex piece, where it stands: its corners, or the middle of what is round. */
export function coreOf(shape: Shape): readonly Vector[] {
  return shape instanceof Circle || shape instanceof Point
    ? [{ x: shape.x, y: shape.y }]
    : (shape as Shape & { readonly worldPoints: readonly Vector[] }).worldPoints;
}

/** The cores of all convex pieces of a shape. */
export const coresOf = (shape: Shape): readonly (readonly Vector[])[] =>
  shape instanceof PiecewiseShape ? shape.worldPieces : [coreOf(shape)];

export const isConvexShape = (shape: Shape): boolean => !(shape instanceof PiecewiseShape);

/** By how much a shape is larger than its core. */
export const roundingOf = (shape: Shape): number =>
  'radius' in shape ? (shape.radius as number) : 0;
