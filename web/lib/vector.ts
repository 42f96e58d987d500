/** A point or a direction in the plane, as every result of the library gives it. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A point or a direction as the library accepts it: `{ x, y }` or `[x, y]`. */
export type VectorLike = Vector | readonly [number, number];

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
export type PointsLike = readonly VectorLike[] | NumberList;

/** An axis-aligned box. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}
