import { record } from './raw/layout.js';
import { at, planeAt } from './raw/read.js';
import { input, resultRecord } from './raw/wasm.js';
import type { Side } from './results.js';
import { checkPlane, checkPolygon, checkVector3, faultless } from './validate3.js';
import type { Plane, PlaneLike, Points3Like, Vector3Like } from './vector3.js';

/** The side that a sign stands for. */
export function sideOfSign(sign: number): Side {
  return sign > 0 ? 'front' : sign < 0 ? 'behind' : 'on';
}

/**
 * The plane of a polygon. Its normal points to where the outline runs counter-clockwise, concave
 * outlines too, and to either side if its area is zero, as that of a bow tie may be; its point is the mean of the vertices. The normal is right to 12 digits.
 *
 * Newell's method, O(n).
 *
 * @param polygon - Three points or more. Their distance from a common plane must be below 1e-6 of the
 * polygon's size.
 * @throws {@link SepaxError} `too-few-points`, `collinear`, `non-planar` (index: the vertex farthest
 * off), `not-points`, or the code of a bad point.
 * @example
 * ```js
 * import { planeOf } from 'sepax/3d';
 *
 * const { normal, point } = planeOf([[0, 0, 2], [4, 0, 2], [4, 4, 2], [0, 4, 2]]);
 * normal; // { x: 0, y: 0, z: 1 }
 * point; // { x: 2, y: 2, z: 2 }
 * ```
 */
export function planeOf(polygon: Points3Like): Plane {
  const points = checkPolygon(polygon, 'polygon');
  faultless(input(points)._planeOf(points.length / 3), ['polygon', polygon, points]);
  return planeAt(resultRecord(), 0);
}

/**
 * The distance of a point from a plane: positive in front, negative behind, 0 on it; right to 12 digits
 * of itself. With a polygon, the plane is exactly that of its vertices.
 *
 * O(1), O(n) with a polygon.
 *
 * @throws {@link SepaxError} as {@link sideOf}.
 * @example
 * ```js
 * import { signedDistance } from 'sepax/3d';
 *
 * const ground = { normal: [0, 0, 1], point: [0, 0, 0] };
 * signedDistance([7, 7, 3], ground); // 3
 * signedDistance([7, 7, -3], ground); // -3: behind
 * ```
 */
export function signedDistance(point: Vector3Like, plane: PlaneLike): number {
  const place = checkVector3(point, 'point');
  const given = checkPlane(plane, 'plane');
  if ('plane' in given) return input(place, given.plane)._signedDistance();
  const { polygon } = given;
  const wasm = input(place, polygon);
  faultless(wasm._signedPolygonDistance(polygon.length / 3), ['plane', plane, polygon]);
  return at(resultRecord(), record.fromDistance);
}

/**
 * On which side of a plane a point lies. Exact for the plane as given: with a polygon, the side of the
 * plane through its vertices; with a normal, that of the rounded normal.
 *
 * O(1), O(n) with a polygon. Orientation predicate after Shewchuk, "Adaptive Precision Floating-Point
 * Arithmetic and Fast Robust Geometric Predicates" (1997).
 *
 * @throws {@link SepaxError} as {@link planeOf}, or `not-a-shape`, `not-a-vector`, `out-of-range` for a
 * normal without a coordinate of at least 1e-75.
 * @example
 * ```js
 * import { sideOf } from 'sepax/3d';
 *
 * const ground = [[0, 0, 0], [4, 0, 0], [0, 4, 0]];
 * sideOf([1, 1, 1], ground); // 'front'
 * sideOf([1, 1, 0], ground); // 'on'
 * ```
 */
export function sideOf(point: Vector3Like, plane: PlaneLike): Side {
  const place = checkVector3(point, 'point');
  const given = checkPlane(plane, 'plane');
  if ('plane' in given) return sideOfSign(input(place, given.plane)._sideOfPlane());
  const { polygon } = given;
  faultless(input(place, polygon)._sideOfPolygon(polygon.length / 3), ['plane', plane, polygon]);
  return sideOfSign(at(resultRecord(), record.fromSide));
}

/**
 * Six times the volume of the tetrahedron a, b, c, d: positive if d is on the side from which the
 * triangle a, b, c appears counter-clockwise, 0 if the four lie in a plane. The sign is exact, the
 * magnitude rounded.
 *
 * O(1). Shewchuk (1997).
 *
 * @throws {@link SepaxError} `not-a-vector`, or the code of a bad number.
 * @example
 * ```js
 * import { orientation } from 'sepax/3d';
 *
 * orientation([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]); // 1
 * orientation([0, 0, 0], [1, 0, 0], [0, 1, 0], [5, 5, 0]); // 0: in one plane
 * ```
 */
export function orientation(
  a: Vector3Like,
  b: Vector3Like,
  c: Vector3Like,
  d: Vector3Like,
): number {
  const points = [a, b, c, d].flatMap((p, i) => checkVector3(p, 'abcd'[i] as string));
  return input(points)._orientation();
}
