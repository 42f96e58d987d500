/** What a character does besides sliding: it climbs steps, and lands on platforms from above only. */
import { distance } from './queries.js';
import type { Shape } from './shape.js';
import { sweep } from './sweep.js';
import type { Vector } from './vector.js';

/** Two numbers, as options are read. */
export type Pair = readonly [number, number];

/**
 * How far two shapes may overlap or be apart that stand upon one another, relative to their sizes. A slide
 * leaves them in contact within 1e-12.
 */
const RESTING = 1e-9;

/** A unit vector, or zero for zero. */
export function unit([x, y]: Pair): Vector {
  const length = Math.hypot(x, y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 0, y: 0 };
}

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;

/** How far the box about a shape reaches along a direction: as far as the shape at least. */
function reach({ bounds: { minX, minY, maxX, maxY } }: Shape, way: Vector): number {
  return dot(way, { x: way.x > 0 ? maxX : minX, y: way.y > 0 ? maxY : minY });
}

function extent({ bounds: { minX, minY, maxX, maxY } }: Shape): number {
  return maxX - minX + (maxY - minY);
}

/**
 * Whether a platform that can be passed from below and from the sides is in the way: the shape does not
 * rise, and is above the platform, rests on a floor of it, or lands on one.
 */
export function stopsFromAbove(
  shape: Shape,
  platform: Shape,
  [x, y]: Pair,
  up: Vector,
  maxSlope: number,
): boolean {
  if (dot({ x, y }, up) > 0) return false;
  const tolerance = RESTING * (extent(shape) + extent(platform));
  const down = { x: -up.x, y: -up.y };
  if (-reach(shape, down) >= reach(platform, up) - tolerance) return true;
  const isFloor = (normal: Vector): boolean => dot(normal, down) >= Math.cos(maxSlope) - RESTING;
  const gap = distance(shape, platform);
  if (gap.distance <= tolerance) return gap.distance >= -tolerance && isFloor(gap.normal);
  const impact = sweep(shape, platform, { translationA: [x, y] });
  return impact !== null && isFloor(impact.normal);
}

/** A way along the floor, and what it came to. */
export interface Slide {
  readonly translation: Vector;
  readonly onFloor: boolean;
  readonly onWall: boolean;
}

/**
 * The way over a step: lifted by the height at most, on along the floor, and put down on one. `null` if
 * that leads no farther along the floor than `first`, which a wall stopped, or ends on none.
 */
export function climbStep<S extends Slide>(
  shape: Shape,
  first: S,
  [x, y]: Pair,
  up: Vector,
  height: number,
  slideBy: (motion: Pair) => S,
): S | null {
  const { x: startX, y: startY } = shape;
  const follow = (motion: Pair): S => {
    const answer = slideBy(motion);
    shape.translate(answer.translation.x, answer.translation.y);
    return answer;
  };
  const rise = dot({ x, y }, up);
  const along = (v: Vector): number => dot(v, { x: x - rise * up.x, y: y - rise * up.y });
  try {
    const lift = follow([height * up.x, height * up.y]).translation;
    const forward = follow([x - rise * up.x, y - rise * up.y]).translation;
    // As far as it was lifted, and as far down as it was to go.
    const fall = dot(lift, up) - Math.min(rise, 0);
    const landing = follow([-fall * up.x, -fall * up.y]);
    const parts = [lift, forward, landing.translation];
    const translation = {
      x: parts.reduce((sum, part) => sum + part.x, 0),
      y: parts.reduce((sum, part) => sum + part.y, 0),
    };
    const farther = along(translation) - along(first.translation);
    const clear = RESTING * along({ x, y });
    return landing.onFloor && farther > clear ? { ...landing, translation } : null;
  } finally {
    shape.moveTo(startX, startY);
  }
}
