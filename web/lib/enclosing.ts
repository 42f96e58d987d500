import { SepaxError } from './errors.js';
import { checkPoints } from './lists.js';
import { record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { enclosingPart } from './raw/wasm/enclosing.js';
import { output, resultRecord } from './raw/wasm.js';
import { inputPolygons } from './rings.js';
import type { Bounds, PointsLike, Vector } from './vector.js';

/** The answer of {@link boundingCircle}. */
export interface BoundingCircle {
  /** The centre. */
  readonly center: Vector;
  /** The radius; 0 around a single point. */
  readonly radius: number;
}

/** The answer of {@link orientedBox}. */
export interface OrientedBox {
  /** The centre, where the diagonals meet. */
  readonly center: Vector;
  /** The direction of the width: a unit vector along one edge of the convex hull. */
  readonly axis: Vector;
  /** The length along the axis. */
  readonly width: number;
  /** The length across the axis. */
  readonly height: number;
  /** Counter-clockwise with y up. */
  readonly corners: readonly [Vector, Vector, Vector, Vector];
}

/** The coordinates of one point at least. */
function checkSomePoints(points: PointsLike): Float64Array {
  const coordinates = checkPoints(points, 'points');
  if (coordinates.length > 0) return coordinates;
  const message = 'points must hold at least 1 point, but holds none.';
  throw new SepaxError('too-few-points', 'points', null, points, message);
}

/**
 * The corners of the convex hull, counter-clockwise with y up, from the leftmost on, without repeated
 * and collinear points: one point if all are equal, two if all lie on one line. Exact. O(n log n).
 *
 * @throws {@link SepaxError} `too-few-points` if there is none, or the code of a bad number.
 * @example
 * ```js
 * import { convexHull } from 'sepax';
 *
 * convexHull([[0, 0], [4, 0], [2, 1], [4, 3], [0, 3]]).length; // 4: one lies within
 * ```
 */
export function convexHull(points: PointsLike): Vector[] {
  inputPolygons([[checkSomePoints(points)]]);
  const count = enclosingPart()._convexHull();
  const numbers = output(2 * count);
  return Array.from({ length: count }, (_, i) => vectorAt(numbers, 2 * i));
}

/**
 * The smallest axis-aligned box around points. Exact.
 *
 * @throws as {@link convexHull}.
 * @example
 * ```js
 * import { boundingBox } from 'sepax';
 *
 * boundingBox([[3, 1], [-2, 5], [0, 0]]); // { minX: -2, minY: 0, maxX: 3, maxY: 5 }
 * ```
 */
export function boundingBox(points: PointsLike): Bounds {
  const coordinates = checkSomePoints(points);
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let i = 0; i < coordinates.length; i += 2) {
    const { x, y } = vectorAt(coordinates, i);
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}

/**
 * The smallest circle around points, after Welzl (1991) and Gärtner (1999). Right within 1e-12 of the
 * size of the set and of its coordinates together. O(n log n). @throws as {@link convexHull}.
 * @example
 * ```js
 * import { boundingCircle } from 'sepax';
 *
 * const { center, radius } = boundingCircle([[0, 0], [6, 8], [3, 3]]);
 * center; // { x: 3, y: 4 }
 * radius; // 5
 * ```
 */
export function boundingCircle(points: PointsLike): BoundingCircle {
  inputPolygons([[checkSomePoints(points)]]);
  enclosingPart()._boundingCircle();
  const answer = resultRecord();
  return { center: vectorAt(answer, record.center), radius: at(answer, record.radius) };
}

/**
 * A box of least area around points, turned as may be: by rotating calipers (Toussaint, 1983). Right
 * within 1e-12 of the size of the set and of its coordinates together. O(n log n). @throws as {@link convexHull}.
 * @example
 * ```js
 * import { orientedBox } from 'sepax';
 *
 * const { width, height } = orientedBox([[0, 1], [1, 0], [5, 4], [4, 5]]);
 * (width * height).toFixed(6); // '8.000000': of the upright box it would be 25
 * ```
 */
export function orientedBox(points: PointsLike): OrientedBox {
  inputPolygons([[checkSomePoints(points)]]);
  enclosingPart()._orientedBox();
  const answer = resultRecord();
  const center = vectorAt(answer, record.center);
  const axis = vectorAt(answer, record.axis);
  const { x: along, y: across } = vectorAt(answer, record.halfExtents);
  const corner = (s: number, t: number): Vector => ({
    x: center.x + s * along * axis.x - t * across * axis.y,
    y: center.y + s * along * axis.y + t * across * axis.x,
  });
  return {
    center,
    axis,
    width: 2 * along,
    height: 2 * across,
    corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
  };
}
