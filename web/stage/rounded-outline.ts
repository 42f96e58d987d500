import type { Vector } from 'sepax';
import { add, scale, subtract } from './vector-math.js';

/** So many sides look round at any size that a screen has. */
const roundSides = 128;

function arc(
  centre: Vector,
  radius: number,
  from: number,
  to: number,
  sides = roundSides,
): Vector[] {
  const count = Math.max(1, Math.ceil((sides * (to - from)) / (2 * Math.PI)));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    return add(centre, scale({ x: Math.cos(angle), y: Math.sin(angle) }, radius));
  });
}

export const circleOutline = (centre: Vector, radius: number): Vector[] =>
  arc(centre, radius, 0, 2 * Math.PI).slice(0, -1);

/**
 * The outline of all points that are no further than `radius` from a convex core: the corners of a
 * polygon, counter-clockwise with y up, the ends of a segment, or a single point.
 */
export function roundedOutline(
  core: readonly Vector[],
  radius: number,
  sides = roundSides,
): Vector[] {
  if (core.length === 1) return arc(core[0]!, radius, 0, 2 * Math.PI, sides).slice(0, -1);
  if (radius === 0) return [...core];
  return core.flatMap((corner, i) => {
    const before = normalAngle(core.at(i - 1)!, corner);
    const turn = normalAngle(corner, core[(i + 1) % core.length]!) - before;
    // Convex and counter-clockwise: the normal turns forward, by half a turn at most.
    const forward = turn < -Math.PI / 2 ? turn + 2 * Math.PI : Math.max(0, turn);
    return arc(corner, radius, before, before + forward, sides);
  });
}

/** The direction of the outward normal of an edge. */
function normalAngle(from: Vector, to: Vector): number {
  const along = subtract(to, from);
  return Math.atan2(-along.x, along.y);
}
