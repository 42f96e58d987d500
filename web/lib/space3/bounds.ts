import { record } from './raw/layout.js';
import { at, bounds3At, vector3At } from './raw/read.js';
import { input, resultRecord, type Wasm3 } from './raw/wasm.js';
import type { Sphere } from './solids.js';
import { checkPoints3 } from './validate3.js';
import type { Bounds3, Points3Like } from './vector3.js';

type Measure = '_boundsOf' | '_boundingSphere' | '_centroidSphere';

function measure(points: Points3Like, query: Measure & keyof Wasm3): Float64Array {
  const list = checkPoints3(points, 'points', 1);
  input(list)[query](list.length / 3);
  return resultRecord();
}

function readSphere(answer: Float64Array): Sphere {
  return { center: vector3At(answer, record.center), radius: at(answer, record.radius) };
}

/**
 * The least axis-aligned box around points. Exact. O(n).
 *
 * @throws {@link SepaxError} `too-few-points`, `not-points`, or the code of a bad point.
 * @example
 * ```js
 * import { boundsOf } from 'sepax/3d';
 *
 * const { min, max } = boundsOf([[3, 1, 0], [-2, 5, 4]]);
 * min; // { x: -2, y: 1, z: 0 }
 * max; // { x: 3, y: 5, z: 4 }
 * ```
 */
export function boundsOf(points: Points3Like): Bounds3 {
  return bounds3At(measure(points, '_boundsOf'), 0);
}

/**
 * The least sphere around points. Holds every point, exactly; the radius exceeds the least possible one
 * by less than 1e-10 of it and what it costs to round the center.
 *
 * After Welzl, "Smallest Enclosing Disks (Balls and Ellipsoids)" (1991), in Gärtner's order (1999):
 * O(n) for each of the few points that enter.
 *
 * @throws {@link SepaxError} as {@link boundsOf}.
 * @example
 * ```js
 * import { boundingSphere } from 'sepax/3d';
 *
 * const { center, radius } = boundingSphere([[-3, 0, 0], [3, 0, 0], [0, 1, 0]]);
 * center; // { x: 0, y: 0, z: 0 }
 * radius; // 3
 * ```
 */
export function boundingSphere(points: Points3Like): Sphere {
  return readSphere(measure(points, '_boundingSphere'));
}

/**
 * The sphere about the mean of points that holds them all, exactly: simple, often taught, and up to
 * twice as large as {@link boundingSphere}. O(n).
 *
 * @throws {@link SepaxError} as {@link boundsOf}.
 * @example
 * ```js
 * import { boundingSphere, centroidSphere } from 'sepax/3d';
 *
 * const points = [[0, 0, 0], [1, 0, 0], [9, 0, 0]];
 * centroidSphere(points).center.x.toFixed(3); // '3.333': the mean of the points
 * boundingSphere(points).radius < centroidSphere(points).radius; // true
 * ```
 */
export function centroidSphere(points: Points3Like): Sphere {
  return readSphere(measure(points, '_centroidSphere'));
}
