import type { Vector } from 'sepax';
import { radians } from '../../figure/pair/evaluation.js';
import { type Point, tidy } from '../../figure/pair/state.js';
import type { Thing } from './state.js';

type Pose = Pick<Thing, 'x' | 'y' | 'degrees'>;

/** Where a point of a thing's own coordinates stands. */
export function toWorld({ x, y, degrees }: Pose, point: Vector): Vector {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return { x: x + cos * point.x - sin * point.y, y: y + sin * point.x + cos * point.y };
}

/** A point of the board in a thing's own coordinates. */
export function toLocal({ x, y, degrees }: Pose, point: Vector): Vector {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  const across = { x: point.x - x, y: point.y - y };
  return { x: cos * across.x + sin * across.y, y: cos * across.y - sin * across.x };
}

export const vectorOf = ([x, y]: Point): Vector => ({ x, y });

/** A point with short coordinates. */
export const tidyPoint = ({ x, y }: Vector, grain: number): Point => [
  tidy(x, grain),
  tidy(y, grain),
];
