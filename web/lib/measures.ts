import { faultyOutline } from './outline-report.js';
import { record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { measuresPart } from './raw/wasm/measures.js';
import { resultRecord } from './raw/wasm.js';
import { checkRings, inputRings } from './rings.js';
import { checkVector } from './validate.js';
import type { OutlineLike, Vector, VectorLike } from './vector.js';

/** The answer of {@link measure}: each right within 1e-12 of itself, the centroid of the size. */
export interface Measures {
  /** The area, that of the holes taken away. Not negative, whichever way the outline runs. */
  readonly area: number;
  /** The length of the boundary, holes included. */
  readonly perimeter: number;
  /** The centre of the area, which is not the mean of the corners. */
  readonly centroid: Vector;
  /**
   * The polar second moment of the area about the centroid: the inertia, for a density of 1. A fourth power
   * of lengths: infinite for outlines beyond about 1e77.
   */
  readonly inertia: number;
}

/** Where a point lies, as {@link locate} tells it. */
export type PointLocation = 'outside' | 'boundary' | 'inside';

const LOCATIONS = ['outside', 'boundary', 'inside'] as const;

/**
 * The measures of an outline, or of a polygon with holes, in either winding.
 *
 * @throws {@link SepaxError} `too-few-points`, `collinear`, `self-crossing`, `misplaced-hole`, or the
 * code of a bad number.
 */
export function measure(outline: OutlineLike): Measures {
  const rings = checkRings(outline, 'outline');
  if (!measuresPart()._measureOutline(inputRings(rings))) throw faultyOutline(rings, outline);
  const answer = resultRecord();
  return {
    area: at(answer, record.outlineArea),
    perimeter: at(answer, record.perimeter),
    centroid: vectorAt(answer, record.outlineCentroid),
    inertia: at(answer, record.inertia),
  };
}

/**
 * Where a point lies: inside where the outer ring winds around it and no hole does. Exact, by winding
 * numbers; any list of points will do, in either winding. O(n).
 *
 * @throws {@link SepaxError} the code of a bad point, or of a bad number.
 */
export function locate(outline: OutlineLike, point: VectorLike): PointLocation {
  const [x, y] = checkVector(point, 'point');
  const rings = checkRings(outline, 'outline').filter((ring) => ring.length > 0);
  const answer = measuresPart()._locatePoint(inputRings(rings), x, y);
  return LOCATIONS[answer] ?? 'outside';
}
