/** The two words of the separating-axis test: how far a shape reaches in a direction, and its shadow on an axis. */
import { record } from './raw/layout.js';
import { vectorAt } from './raw/read.js';
import { supportPart } from './raw/wasm/support.js';
import { type RawHandle, resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { checkVector, expectDirection } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import type { Body } from './world/body.js';

/** What {@link project} found. A fresh object each time. */
export interface ShapeProjection {
  /** The least dot product of a point of the shape with the axis. */
  readonly min: number;
  /** The greatest dot product of a point of the shape with the axis. */
  readonly max: number;
  /** A point of the shape that is at {@link min}. */
  readonly minPoint: Vector;
  /** A point of the shape that is at {@link max}. */
  readonly maxPoint: Vector;
}

/**
 * The support point: the point of a shape that is farthest in a direction. Of several as far within rounding, such
 * as all of an edge, one: a corner.
 *
 * Right within 1e-12 of the coordinates, along the direction. O(n).
 *
 * @param direction - Of any length but zero.
 * @throws {@link SepaxError} `zero-vector`, `not-a-shape`, `disposed`, or the code of a bad vector.
 * @example
 * ```js
 * import { Polygon, supportPoint } from 'sepax';
 *
 * const ship = new Polygon([[0, 0], [40, 10], [0, 20]]);
 * supportPoint(ship, [1, 0]); // { x: 40, y: 10 }
 * supportPoint(ship, [-1, 1]); // { x: 0, y: 20 }
 * ```
 */
export function supportPoint(shape: Shape | Body, direction: VectorLike): Vector {
  const [handle, x, y] = checkAsked(shape, direction, 'direction');
  supportPart()._supportPoint(handle, x, y);
  return vectorAt(resultRecord(), record.support);
}

/**
 * The shadow of a shape on an axis: from the least to the greatest dot product of its points with the axis. On a
 * unit vector these are lengths, from the origin. Two convex shapes are apart if and only if their shadows are on
 * some axis; {@link collide} finds the one with the least overlap.
 *
 * Right within 1e-12 of the coordinates, times the length of the axis. O(n).
 *
 * @param axis - Of any length but zero.
 * @throws {@link SepaxError} `zero-vector`, `not-a-shape`, `disposed`, or the code of a bad vector.
 * @example
 * ```js
 * import { Polygon, project } from 'sepax';
 *
 * const ship = new Polygon([[0, 0], [40, 10], [0, 20]]);
 * const { min, max } = project(ship, [1, 0]);
 * [min, max]; // [0, 40]
 * project(ship, [0, 2]).max; // 40: the axis is two units long
 * ```
 */
export function project(shape: Shape | Body, axis: VectorLike): ShapeProjection {
  const [handle, x, y] = checkAsked(shape, axis, 'axis');
  supportPart()._supportPoint(handle, -x, -y);
  const minPoint = vectorAt(resultRecord(), record.support);
  supportPart()._supportPoint(handle, x, y);
  const maxPoint = vectorAt(resultRecord(), record.support);
  return {
    min: x * minPoint.x + y * minPoint.y,
    max: x * maxPoint.x + y * maxPoint.y,
    minPoint,
    maxPoint,
  };
}

/** The shape first, as far as what is thrown goes, though to read a direction may dispose of it: they may be swapped. */
function checkAsked(
  shape: Shape | Body,
  direction: VectorLike,
  argument: string,
): readonly [RawHandle, number, number] {
  const way = checkVector(direction, argument);
  const handle = handleOf(shape, 'shape');
  return [handle, ...expectDirection(way, direction, argument)];
}
