import type { Vector } from 'sepax';
import { turned } from '../../figure/pair/reshape.js';
import { angleOf } from '../../lib/debug/board-text.js';
import type { Thing } from './state.js';

type Pose = Omit<Thing, 'form'>;

/** A point of a thing's own coordinates as seen from its place, before it is turned. */
export const toSized = (
  { scale: [sx, sy] = [1, 1], pivot: [px, py] = [0, 0] }: Pose,
  p: Vector,
) => ({
  x: (p.x - px) * sx,
  y: (p.y - py) * sy,
});

/** Where a point of a thing's own coordinates stands. */
export function toWorld(pose: Pose, point: Vector): Vector {
  const angle = angleOf(pose);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { x, y } = toSized(pose, point);
  return { x: pose.x + cos * x - sin * y, y: pose.y + sin * x + cos * y };
}

/** A point of the board in a thing's own coordinates. */
export function toLocal(pose: Pose, point: Vector): Vector {
  const { scale: [sx, sy] = [1, 1], pivot: [px, py] = [0, 0] } = pose;
  const angle = angleOf(pose);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = { x: point.x - pose.x, y: point.y - pose.y };
  return {
    x: (cos * across.x + sin * across.y) / sx + px,
    y: (cos * across.y - sin * across.x) / sy + py,
  };
}

/** A thing that is turned to an angle by hand: no more exactly than that. */
export function turnedTo({ rest, ...thing }: Thing, degrees: number): Thing {
  return turned(thing, degrees);
}
