import { Circle, Compound, fromJSON, PiecewiseShape, Point, type Shape, type Vector } from 'sepax';
import { turnOf } from '../../lib/debug/board-text.js';
import { toWorld } from './pose.js';

/** A shape of one convex piece, where it stands: its corners, or the middle of what is round. */
export function coreOf(shape: Shape): readonly Vector[] {
  return shape instanceof Circle || shape instanceof Point
    ? [toWorldOf(shape, { x: 0, y: 0 })]
    : (shape as Shape & { readonly worldPoints: readonly Vector[] }).worldPoints;
}

/** A convex piece of a shape, where it stands: all points no further than `radius` from its core. */
export interface Piece {
  readonly core: readonly Vector[];
  readonly radius: number;
}

/** All convex pieces of a shape. */
export function piecesOf(shape: Shape): Piece[] {
  if (shape instanceof Compound)
    return shape.toJSON().shapes.map(fromJSON).flatMap(placedIn(shape));
  const radius = roundingOf(shape);
  const cores = shape instanceof PiecewiseShape ? shape.worldPieces : [coreOf(shape)];
  return cores.map((core) => ({ core, radius }));
}

/** The pieces of a part of a compound, where the compound stands. */
const placedIn =
  (whole: Compound) =>
  (part: Shape): Piece[] =>
    piecesOf(part).map(({ core, radius }) => ({
      core: core.map((point) => toWorldOf(whole, point)),
      radius: radius * Math.abs(whole.scale.x),
    }));

/** Where a point of a shape's own coordinates stands. */
function toWorldOf({ x, y, angle, scale, pivot }: Shape, point: Vector): Vector {
  const pose = { x, y, ...turnOf(angle) };
  return toWorld({ ...pose, scale: [scale.x, scale.y], pivot: [pivot.x, pivot.y] }, point);
}

export const isConvexShape = (shape: Shape): boolean => !(shape instanceof PiecewiseShape);

/** By how much a shape is larger than its core; what is round has one scale. */
export const roundingOf = (shape: Shape): number =>
  'radius' in shape ? (shape.radius as number) * Math.abs(shape.scale.x) : 0;
