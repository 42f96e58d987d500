import type { Vector } from 'sepax';
import { add, scale } from '../../../stage/vector-math.js';

/** So many sides look round at any size that a screen has. */
const sides = 128;

function arc(centre: Vector, radius: number, from: number, to: number): Vector[] {
  const count = Math.ceil((sides * (to - from)) / (2 * Math.PI));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    return add(centre, scale({ x: Math.cos(angle), y: Math.sin(angle) }, radius));
  });
}

export const circleOutline = (centre: Vector, radius: number): Vector[] =>
  arc(centre, radius, 0, 2 * Math.PI).slice(0, -1);

/** All points that are no further than `radius` from a box that is turned by an angle. */
export function roundedOutline(
  corners: readonly Vector[],
  radius: number,
  angle: number,
): Vector[] {
  const quarter = Math.PI / 2;
  // The first corner is before the box on both of its axes: between the normals at -π and -π/2.
  return corners.flatMap((corner, i) => {
    const from = angle + (i - 2) * quarter;
    return arc(corner, radius, from, from + quarter);
  });
}
