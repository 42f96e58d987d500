import { endsOf, type SegmentLike } from './segments.js';
import { checkVector } from './validate.js';
import type { Vector, VectorLike } from './vector.js';

/** What {@link closestOnSegment} found. A fresh object each time. */
export interface ClosestOnSegment {
  /** The point of the segment that is nearest. An end is given as it is, to the bit. */
  readonly point: Vector;
  /** Where on the segment: 0 at its start, 1 at its end. */
  readonly fraction: number;
  /** How far the given point is from there: 0 or more. */
  readonly distance: number;
}

/**
 * Where a segment is nearest to a point: for what follows a path, or is to be put on a line. Within 1e-12 of the
 * sizes; on a segment of no length, fraction 0. O(1).
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, or the code of a bad vector.
 * @example
 * ```js
 * import { closestOnSegment } from 'sepax';
 *
 * const { point, fraction } = closestOnSegment([[0, 0], [10, 0]], [4, 3]);
 * point; // { x: 4, y: 0 }
 * fraction; // 0.4: of the way from the first end to the other
 * ```
 */
export function closestOnSegment(segment: SegmentLike, point: VectorLike): ClosestOnSegment {
  const [px, py] = checkVector(point, 'point');
  const [x0, y0, x1, y1] = endsOf(segment, 'segment');
  const fraction = fractionOf(px - x0, py - y0, x1 - x0, y1 - y0);
  // From the nearer end: that loses no digits, and gives the end itself at 1.
  const nearest =
    fraction < 0.5
      ? { x: x0 + fraction * (x1 - x0), y: y0 + fraction * (y1 - y0) }
      : { x: x1 + (1 - fraction) * (x0 - x1), y: y1 + (1 - fraction) * (y0 - y1) };
  return { point: nearest, fraction, distance: Math.hypot(px - nearest.x, py - nearest.y) };
}

/** The part of the way (dx, dy) at which the foot of the point (px, py) is, between 0 and 1. */
function fractionOf(px: number, py: number, dx: number, dy: number): number {
  const size = Math.max(Math.abs(dx), Math.abs(dy));
  if (size === 0) return 0;
  // Of a size that has a square, however small or large the segment is.
  const [ux, uy] = [dx / size, dy / size];
  const along = (px / size) * ux + (py / size) * uy;
  return Math.min(Math.max(along / (ux * ux + uy * uy), 0), 1);
}
