import { faultyOutline } from './outline-problem.js';
import { record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { measuresPart } from './raw/wasm/measures.js';
import { resultRecord } from './raw/wasm.js';
import { checkOutline, inputPolygons, type Rings } from './rings.js';
import { checkVector } from './validate.js';
import type { OutlineLike, Vector, VectorLike } from './vector.js';

/**
 * The answer of {@link measure}: each right to within 1e-12 of itself, the centroid of the size, but for what is too
 * small for a double: see {@link inertia}.
 */
export interface Measures {
  /** The area, that of the holes taken away. Not negative, whichever way the outline runs. */
  readonly area: number;
  /** The length of the boundary, holes included. */
  readonly perimeter: number;
  /** The centre of the area, which is not the mean of the corners. */
  readonly centroid: Vector;
  /**
   * The polar second moment of the area about the centroid: the inertia, for a density of 1. A fourth power
   * of lengths: infinite for outlines beyond about 1e77; below about 1e-77 it loses its digits, in the end all.
   */
  readonly inertia: number;
}

/** Where a point lies, as {@link locate} tells it. */
export type PointLocation = 'outside' | 'boundary' | 'inside';

const LOCATIONS = ['outside', 'boundary', 'inside'] as const;

/**
 * The measures of an outline, or of polygons with holes together, in either winding.
 *
 * @throws {@link SepaxError} `too-few-points`, `collinear`, `self-crossing`, `misplaced-hole`,
 * `misplaced-polygon`, or the code of a bad number.
 * @example
 * ```js
 * import { measure } from 'sepax';
 *
 * const { area, centroid } = measure([[0, 0], [4, 0], [4, 3], [0, 3]]);
 * area; // 12
 * centroid; // { x: 2, y: 1.5 }
 * // With a hole: the outline first, then the holes.
 * measure([[[0, 0], [4, 0], [4, 3], [0, 3]], [[1, 1], [2, 1], [2, 2], [1, 2]]]).area; // 11
 * ```
 */
export function measure(outline: OutlineLike): Measures {
  const checked = checkOutline(outline, 'outline');
  if (!measuresPart()._measureOutline(inputPolygons(checked.polygons))) {
    throw faultyOutline(checked);
  }
  const answer = resultRecord();
  return {
    area: at(answer, record.outlineArea),
    perimeter: at(answer, record.perimeter),
    centroid: vectorAt(answer, record.outlineCentroid),
    inertia: at(answer, record.inertia),
  };
}

/**
 * Where a point lies: inside where the outer ring of some polygon winds around it and no hole of that does. Exact, by
 * winding numbers; any list of points will do, in either winding. O(n).
 *
 * @throws {@link SepaxError} the code of a bad point, or of a bad number.
 * @example
 * ```js
 * import { locate } from 'sepax';
 *
 * const lake = [[0, 0], [4, 0], [4, 3], [0, 3]];
 * locate(lake, [1, 1]); // 'inside'
 * locate(lake, [4, 1]); // 'boundary'
 * locate(lake, [5, 1]); // 'outside'
 * ```
 */
export function locate(outline: OutlineLike, point: VectorLike): PointLocation {
  const [x, y] = checkVector(point, 'point');
  const { polygons } = checkOutline(outline, 'outline');
  const answer = measuresPart()._locatePoint(inputPolygons(withoutEmpty(polygons)), x, y);
  return LOCATIONS[answer] ?? 'outside';
}

/** Nothing is inside of a ring without points. */
function withoutEmpty(polygons: readonly Rings[]): Rings[] {
  return polygons
    .filter(([outer]) => outer !== undefined && outer.length > 0)
    .map((rings) => rings.filter((ring) => ring.length > 0));
}
