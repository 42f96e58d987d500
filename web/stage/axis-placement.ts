import type { Vector } from 'sepax';
import { add, cross, dot, quarterTurn, scale } from './vector-math.js';

/** Which side of the shapes an axis stands on: along or against a quarter turn of its normal. */
export type Side = 1 | -1;

/** Where the line of an axis is drawn: parallel to `normal`, beside the shapes. World units. */
export interface AxisPlacement {
  /** The axis. */
  readonly normal: Vector;
  /** The unit vector from the shapes to the line. */
  readonly across: Vector;
  /** The dot product of the line's points with {@link across}. */
  readonly offset: number;
}

/** The point of the line whose dot product with the axis is `value`, `away` further out. */
export function pointOnAxis(axis: AxisPlacement, value: number, away = 0): Vector {
  return add(scale(axis.normal, value), scale(axis.across, axis.offset + away));
}

/** Places the line so that it clears all `points` by `gap`. */
export function placeAxis(
  normal: Vector,
  side: Side,
  points: readonly Vector[],
  gap: number,
): AxisPlacement {
  const across = scale(quarterTurn(normal), side);
  const reach = Math.max(...points.map((point) => dot(point, across)));
  return { normal, across, offset: reach + gap };
}

/**
 * Sides that spread several axes around the shapes: every second one in the order of their angles
 * goes to the opposite side. The order starts at the first axis, so that a turn of everything
 * turns the whole picture and no line jumps. Two axes swap only where they are parallel, when
 * nobody can tell them apart.
 */
export function spreadSides(normals: readonly Vector[]): Side[] {
  const first = normals[0];
  if (first === undefined) return [];
  const entries = normals.map((normal, index) => {
    const flipped = cross(first, normal) < 0 || (index > 0 && dot(first, normal) === -1);
    const facing = flipped ? scale(normal, -1) : normal;
    return { index, flipped, angle: Math.atan2(cross(first, facing), dot(first, facing)) };
  });
  entries.sort((p, q) => p.angle - q.angle);
  const sides: Side[] = [];
  entries.forEach(({ index, flipped }, rank) => {
    sides[index] = (rank % 2 === 0) === flipped ? -1 : 1;
  });
  return sides;
}
