import type { Vector3 } from 'sepax/3d';
import { dot3, length3, subtract3 } from '../../figure/vector3-math.js';
import { degrees } from '../../stage/angles.js';

/** From a sum of the whole circle, less than this in degrees counts as rounding. */
const tolerance = 0.01;

/**
 * The angles under which a point sees the edges of an outline, all added up, in degrees: the test that
 * is often taught, to be compared with the winding. Not a number on a corner.
 */
export function angleSum(point: Vector3, outline: readonly Vector3[]): number {
  const sum = outline.reduce((total, corner, i) => {
    const p = subtract3(corner, point);
    const q = subtract3(outline[(i + 1) % outline.length]!, point);
    return total + Math.acos(dot3(p, q) / (length3(p) * length3(q)));
  }, 0);
  return degrees(sum);
}

/** What the sum is taken to say. */
export const saysInside = (sum: number): boolean => Math.abs(sum - 360) < tolerance;
