import { checkOption } from './options.js';
import { record } from './raw/layout.js';
import { at, indexOrNull, vectorAt } from './raw/read.js';
import { containsPart } from './raw/wasm/contains.js';
import { pointsPart } from './raw/wasm/points.js';
import { resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { checkRange, checkVector, MAX_COORDINATE } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import type { Body } from './world/body.js';

/**
 * Whether every point of `b` belongs to `a`. Shapes are closed sets: `b` may touch the boundary of `a`
 * from inside.
 *
 * Exact where `a` is convex, or where each piece of `b` lies within one piece of `a`; else within
 * rounding. O(n m); O(k²) for the k edges of a shape of several pieces.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`.
 * @example
 * ```js
 * import { Box, Circle, contains } from 'sepax';
 *
 * const room = new Box(20, 20);
 * contains(room, new Circle(5, { x: 5 })); // true: touching the wall from inside
 * contains(room, new Circle(5, { x: 6 })); // false
 * ```
 */
export function contains(a: Shape | Body, b: Shape | Body): boolean {
  return containsPart()._contains(handleOf(a, 'a'), handleOf(b, 'b'));
}

/** Options of {@link containsPoint}. */
export interface ContainsPointOptions {
  /**
   * How far outside a point may be and still count: for points that were computed, which rounding puts beside the
   * boundary that they are meant to be on. Default 0.
   */
  readonly within?: number | undefined;
}

const CONTAINS_POINT_OPTIONS = ['within'] as const;

/**
 * Whether a point belongs to a shape, a closed set: its boundary counts. Exact; with `within` as exact as the
 * distance of {@link closestPoint} is. O(n).
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, `out-of-range` if `within` is negative, or
 * the code of a bad point.
 * @example
 * ```js
 * import { Circle, containsPoint } from 'sepax';
 *
 * const button = new Circle(10);
 * containsPoint(button, [6, 8]); // true: on the boundary
 * containsPoint(button, [12, 0]); // false
 * // What fingers hit need not be so exact.
 * containsPoint(button, [12, 0], { within: 4 }); // true
 * ```
 */
export function containsPoint(
  shape: Shape | Body,
  point: VectorLike,
  options?: ContainsPointOptions,
): boolean {
  const within = options === undefined ? 0 : withinOf(options);
  const [x, y] = checkVector(point, 'point');
  const handle = handleOf(shape, 'shape');
  if (pointsPart()._containsPoint(handle, x, y)) return true;
  if (within === 0) return false;
  pointsPart()._closestPoint(handle, x, y);
  return at(resultRecord(), record.distance) <= within;
}

function withinOf(options: ContainsPointOptions): number {
  const within = checkOption(options, CONTAINS_POINT_OPTIONS);
  return within === undefined ? 0 : checkRange(within, 'within', 0, MAX_COORDINATE);
}

/** What {@link closestPoint} found. A fresh object each time. */
export interface ClosestPoint {
  /** The nearest point of the shape's boundary. From outside it is the nearest of the shape. */
  readonly point: Vector;
  /** The outward unit normal there: the given point is `point + distance * normal`. */
  readonly normal: Vector;
  /** From the boundary: positive exactly where the point is outside; on it 0, inside negative, to within a rounding. */
  readonly distance: number;
  /** The index of the edge in the shape's `points`, or in its piece; `null` at a corner. */
  readonly edge: number | null;
  /** Which piece of the shape: 0 for a convex one. */
  readonly piece: number;
}

/**
 * The point of a shape's boundary that is nearest to a point. Of several as near, as at the centre of a
 * circle, one. Right within 1e-12 of the size and the distance. O(n).
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, or the code of a bad point.
 * @example
 * ```js
 * import { Box, closestPoint } from 'sepax';
 *
 * const { point, normal, distance } = closestPoint(new Box(10, 10), [8, 1]);
 * point; // { x: 5, y: 1 }
 * normal; // { x: 1, y: 0 }
 * distance; // 3
 * ```
 */
export function closestPoint(shape: Shape | Body, point: VectorLike): ClosestPoint {
  const [x, y] = checkVector(point, 'point');
  pointsPart()._closestPoint(handleOf(shape, 'shape'), x, y);
  const answer = resultRecord();
  return {
    point: vectorAt(answer, record.pointA),
    normal: vectorAt(answer, record.distanceNormal),
    distance: at(answer, record.distance),
    edge: indexOrNull(at(answer, record.closestEdge)),
    piece: at(answer, record.closestPiece),
  };
}
