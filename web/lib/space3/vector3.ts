/** A point or a direction in space, as every result of the library gives it. */
export interface Vector3 {
  /** Along the x axis. */
  readonly x: number;
  /** Along the y axis. */
  readonly y: number;
  /** Along the z axis. */
  readonly z: number;
}

/**
 * A point or a direction as the library accepts it: `{ x, y, z }` or `[x, y, z]`, in a typed array too. Coordinates
 * are finite, at most 1e100 in magnitude, and count as 0 if nearer to it than 1e-92. To TypeScript a list that stands
 * alone is one of any length; with other than three numbers there is an error.
 */
export type Vector3Like = Vector3 | readonly number[] | Float32Array | Float64Array;

/**
 * A list of points as the library accepts it: `[[x, y, z], …]`, `[{ x, y, z }, …]`, or flat
 * coordinates `[x0, y0, z0, x1, …]` in an array or a typed array.
 */
export type Points3Like = readonly Vector3Like[] | ArrayLike<number>;

/** A closed segment: both ends belong to it. */
export interface Segment3 {
  /** Where it starts. */
  readonly from: Vector3;
  /** Where it ends. */
  readonly to: Vector3;
}

/** An axis-aligned box, as every result of the library gives it. */
export interface Bounds3 {
  /** The least coordinates of a point of the box. */
  readonly min: Vector3;
  /** The greatest. */
  readonly max: Vector3;
}

/** A plane, as every result of the library gives it. */
export interface Plane {
  /** Points to the front; of unit length. */
  readonly normal: Vector3;
  /** A point of the plane. */
  readonly point: Vector3;
}

/**
 * A plane as the library accepts it: a normal of any length with a point of the plane, or the
 * polygon, of three points or more, that lies in it.
 *
 * Decisions are exact for what is given. A normal is rounded, so that points which are on the plane
 * on paper miss it; of a polygon the plane is exactly that of its vertices.
 */
export type PlaneLike =
  | {
      /** Points to the front; of any length but zero. */
      readonly normal: Vector3Like;
      /** A point of the plane. */
      readonly point: Vector3Like;
    }
  | Points3Like;
