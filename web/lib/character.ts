/** What a character does besides sliding: it climbs steps, and lands on platforms from above only. */
import { distance } from './queries.js';
import { boundsOf, moveShape, placeOf, type Shape } from './shape.js';
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
function reach(shape: Shape, way: Vector): number {
  const { minX, minY, maxX, maxY } = boundsOf(shape);
  return dot(way, { x: way.x > 0 ? maxX : minX, y: way.y > 0 ? maxY : minY });
}

function extent(shape: Shape): number {
  const { minX, minY, maxX, maxY } = boundsOf(shape);
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
  const isFloorOf = (normal: Vector): boolean => isFloor(normal, down, maxSlope);
  const gap = distance(shape, platform);
  if (gap.distance <= tolerance) return gap.distance >= -tolerance && isFloorOf(gap.normal);
  const impact = sweep(shape, platform, { translationA: [x, y] });
  return impact !== null && isFloorOf(impact.normal);
}

/** Whether a normal is that of a floor, seen along `up`. */
function isFloor(normal: Vector, up: Vector, maxSlope: number): boolean {
  return dot(normal, up) >= Math.cos(maxSlope) - RESTING;
}

/** What stops a shape on a straight way. */
export interface Stop {
  /** How far it gets. */
  readonly translation: Vector;
  /** The unit vector from the obstacle towards the shape. */
  readonly normal: Vector;
}

/** Where a shape stands upright, and how it moves there. */
export interface Walker {
  readonly shape: Shape;
  readonly up: Vector;
  /** The steepest floor, in radians from level. */
  readonly maxSlope: number;
  /** How high it climbs. */
  readonly stepHeight: number;
  /** How far it gets, sliding along what is in its way. */
  readonly slideBy: (motion: Pair) => Vector;
  /** What it meets first on a straight way; `null` if nothing. */
  readonly firstStop: (motion: Pair) => Stop | null;
}

/**
 * The way over a step: lifted by the height at most, on along the floor, and straight down until something
 * stops it: a floor, or the edge of one. `null` if that leads no farther along the floor than `slid`, which
 * a wall stopped, or ends on neither.
 *
 * What is round below meets the edge of a step with its side, however low the step: there the normal says
 * nothing. But then there is a floor within reach ahead; beyond a steep slope there is none.
 */
export function climbStep(walker: Walker, slid: Vector, [x, y]: Pair): Stop | null {
  const { shape, up, maxSlope, stepHeight, slideBy, firstStop } = walker;
  const { x: startX, y: startY } = placeOf(shape);
  const rise = dot({ x, y }, up);
  const level = { x: x - rise * up.x, y: y - rise * up.y };
  const along = (v: Vector): number => dot(v, level);
  const follow = (motion: Pair): Vector => {
    const translation = slideBy(motion);
    const { x, y } = placeOf(shape);
    moveShape(shape, x + translation.x, y + translation.y);
    return translation;
  };
  try {
    const lift = follow([stepHeight * up.x, stepHeight * up.y]);
    const forward = follow([level.x, level.y]);
    // As far as it was lifted, and as far down as it was to go.
    const fall = dot(lift, up) - Math.min(rise, 0);
    const drop: Pair = [-fall * up.x, -fall * up.y];
    const landing = firstStop(drop);
    if (landing === null) return null;
    const translation = sum(lift, forward, landing.translation);
    if (along(translation) - along(slid) <= RESTING * along({ x, y })) return null;
    if (!isFloor(landing.normal, up, maxSlope)) {
      const ahead = unit([level.x, level.y]);
      const reach = extent(shape);
      follow([reach * ahead.x, reach * ahead.y]);
      const beyond = firstStop(drop);
      if (beyond === null || !isFloor(beyond.normal, up, maxSlope)) return null;
    }
    return { translation, normal: landing.normal };
  } finally {
    moveShape(shape, startX, startY);
  }
}

/** Whether the shape rests on the edge of something: neither on a floor, nor in the air. */
export function restsOnEdge({ shape, up, firstStop }: Walker): boolean {
  const little = RESTING * extent(shape);
  const stop = firstStop([-little * up.x, -little * up.y]);
  return stop !== null && dot(stop.normal, up) > RESTING;
}

function sum(...vectors: readonly Vector[]): Vector {
  return {
    x: vectors.reduce((total, { x }) => total + x, 0),
    y: vectors.reduce((total, { y }) => total + y, 0),
  };
}
