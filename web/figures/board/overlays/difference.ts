import { convexHull, type Shape, type Vector } from 'sepax';
import { roundedOutline } from '../../../stage/rounded-outline.js';
import { subtract } from '../../../stage/vector-math.js';
import { coreOf, isConvexShape, roundingOf } from '../cores.js';

/** Whether two shapes have a difference that is convex. */
export const hasDifference = (a: Shape, b: Shape): boolean => isConvexShape(a) && isConvexShape(b);

/**
 * The Minkowski difference of two convex shapes: all ways from a point of `a` to a point of `b`. The
 * shapes overlap where it has the way of no length in it.
 */
export function differenceOf(a: Shape, b: Shape): Vector[] {
  const coreA = coreOf(a);
  const ways = coreOf(b).flatMap((to) => coreA.map((from) => subtract(to, from)));
  return roundedOutline(convexHull(ways), roundingOf(a) + roundingOf(b));
}
