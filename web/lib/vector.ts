/** A point or a direction in the plane, as every result of the library gives it. */
export interface Vector {
  /** Along the x axis. */
  readonly x: number;
  /** Along the y axis: up or down, as the program sees it. */
  readonly y: number;
}

/**
 * A point of a list as the library accepts it: `{ x, y }` or `[x, y]`. To TypeScript a list that stands alone is one of
 * any length; with other than two numbers there is an error.
 */
export type PointLike = Vector | readonly number[];

/**
 * A point or a direction as the library accepts it: `{ x, y }` or `[x, y]`, in a typed array too. (So may be the points
 * of lists; but TypeScript takes a typed array in a list for a ring.)
 */
export type VectorLike = PointLike | ArrayLike<number>;

/** An array of numbers of any kind. */
export type NumberList =
  | readonly number[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray;

/**
 * A list of points as the library accepts it: `[[x, y], …]`, `[{ x, y }, …]`, or flat coordinates
 * `[x0, y0, x1, y1, …]` in an array or a typed array. At most a million points.
 */
export type PointsLike = readonly PointLike[] | NumberList;

/**
 * A polygon with holes: a list of {@link PointsLike}, first the outer outline, then the holes, each in
 * either winding; or the outer outline alone, where there are no holes. Rings of flat coordinates are
 * told from points by having six numbers or more.
 */
export type RingsLike = PointsLike | readonly PointsLike[];

/** Several polygons: of each a list of its rings, as in the `coordinates` of a GeoJSON MultiPolygon. */
export type PolygonsLike = readonly (readonly PointsLike[])[];

/**
 * What is inside and what is not, as the library accepts it: an outline, a polygon with holes, or
 * several polygons, which must not overlap, but may touch in points and lie in one another's holes.
 */
export type OutlineLike = RingsLike | PolygonsLike;

/** An axis-aligned box. */
export interface Bounds {
  /** The least x of a point of the box. */
  readonly minX: number;
  /** The least y. */
  readonly minY: number;
  /** The greatest x. */
  readonly maxX: number;
  /** The greatest y. */
  readonly maxY: number;
}
