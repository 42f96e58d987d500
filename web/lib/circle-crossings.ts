import { Circle } from './circle.js';
import { worldPoints } from './convex.js';
import { handleOf } from './shape.js';
import { notAShape } from './validate.js';
import type { Vector } from './vector.js';

/** What {@link intersectCircles} found. A fresh object each time. */
export interface CircleCrossings {
  /**
   * How the two lines meet: not at all, the circles being apart or one inside the other; in one point, where
   * they touch from outside or inside; in two; or everywhere, being the same.
   */
  readonly meeting: 'none' | 'touch' | 'cross' | 'same';
  /** Where: none, one, or two, of which the first is on the left of the way from `a` to `b`, with y up. */
  readonly points: readonly Vector[];
}

interface Ring {
  readonly centre: Vector;
  readonly radius: number;
}

/** What a double may be off by from the roundings below, for each unit of the numbers in it. */
const FILTER = 2 ** -48;

/**
 * Where the lines of two circles cross. {@link intersects} asks of the discs, {@link collide} how to part them.
 *
 * How they meet is decided exactly. Points are right to within 1e-12 of the sizes; where the circles cross at a small
 * angle, the error grows with the inverse of its sine. O(1).
 *
 * @throws {@link SepaxError} `not-a-shape` if one is not a circle, `disposed`.
 * @example
 * ```js
 * import { Circle, intersectCircles } from 'sepax';
 *
 * const { meeting, points } = intersectCircles(new Circle(5), new Circle(5, { x: 6 }));
 * meeting; // 'cross'
 * points.map(({ x }) => x); // [3, 3]
 * intersectCircles(new Circle(5), new Circle(1)).meeting; // 'none': one is in the other
 * ```
 */
export function intersectCircles(a: Circle, b: Circle): CircleCrossings {
  const first = ringOf(a, 'a');
  const second = ringOf(b, 'b');
  const dx = second.centre.x - first.centre.x;
  const dy = second.centre.y - first.centre.y;
  const outside = compareDistance(first, second, 1);
  const inside = compareDistance(first, second, -1);
  if (outside > 0 || inside < 0) return { meeting: 'none', points: [] };
  if (dx === 0 && dy === 0) return { meeting: 'same', points: [] };
  const distance = Math.hypot(dx, dy);
  const [r, s] = [first.radius, second.radius];
  // How far from the centre of a the chord lies, towards that of b; and half of its length, by Heron's formula.
  const along = (distance + (r - s) * ((r + s) / distance)) / 2;
  // Nothing small is added to radii before these are subtracted: circles may almost be the same.
  const outer = (distance + r + s) * (r + s - distance);
  const lag = (r - s) / distance;
  const touches = outside === 0 || inside === 0;
  const across = touches
    ? 0
    : Math.sqrt(Math.max(outer, 0) * Math.max((1 - lag) * (1 + lag), 0)) / 2;
  const [ux, uy] = [dx / distance, dy / distance];
  const pointAt = (side: number): Vector => ({
    x: first.centre.x + along * ux - side * uy,
    y: first.centre.y + along * uy + side * ux,
  });
  if (touches) return { meeting: 'touch', points: [pointAt(0)] };
  return { meeting: 'cross', points: [pointAt(across), pointAt(-across)] };
}

function ringOf(circle: Circle, argument: string): Ring {
  const handle = handleOf(circle, argument);
  if (!(circle instanceof Circle)) throw notAShape(circle, argument, 'a Circle');
  const [centre] = worldPoints(handle) as [Vector];
  return { centre, radius: Math.abs(circle.scale.x) * circle.radius };
}

/** The sign of the distance of the centres less the sum of the radii; their difference if `sign` is -1. Exact. */
function compareDistance(a: Ring, b: Ring, sign: 1 | -1): number {
  const reach = Math.abs(a.radius + sign * b.radius);
  const distance = Math.hypot(b.centre.x - a.centre.x, b.centre.y - a.centre.y);
  const excess = distance - reach;
  const places = [a.centre.x, a.centre.y, b.centre.x, b.centre.y, a.radius, b.radius];
  const size = places.reduce((sum, place) => sum + Math.abs(place), 0);
  if (Math.abs(excess) > FILTER * size) return Math.sign(excess);
  const [ax, ay, bx, by, r, s] = places.map(whole) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const radii = r + BigInt(sign) * s;
  const square = (bx - ax) ** 2n + (by - ay) ** 2n - radii ** 2n;
  return square > 0n ? 1 : square < 0n ? -1 : 0;
}

/** Every coordinate that is stored is a multiple of 2 ** -537 below 2 ** 333: see kSmallestCoordinate in tolerance.hpp. */
const UNIT = 2 ** 537;

function whole(x: number): bigint {
  return BigInt(Math.round(x * UNIT));
}
