/** Circles around shapes, large enough that what they say of the shapes holds whatever was rounded. */
import { SMALLEST_COORDINATE } from './validate.js';

/**
 * More than corners are off by when they are put in their place, for each unit of its coordinates: twice half of
 * 2 ** -52.
 */
const PLACE_ROUNDING = 2 ** -50;
/** More than the few roundings of a reach, and of corners that are turned by it. */
const REACH_ROUNDING = 2 ** -40;
/** More than what is stored as zero. Its square is a number still. */
const LEAST_REACH = 1e-140;

/** From here on what is stored as zero is rounded away in a difference of coordinates. */
const DIFFERENCE_OF_STORED = SMALLEST_COORDINATE * 2 ** 60;

/** The radius of a circle about the place of a shape that is in it, from how far the core says that it reaches. */
export function grownReach(reach: number): number {
  return reach * (1 + REACH_ROUNDING) + LEAST_REACH;
}

/** Whether two such circles, wherever they are, are apart. With an infinite radius they never are. */
export function circlesApart(
  ax: number,
  ay: number,
  reachA: number,
  bx: number,
  by: number,
  reachB: number,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const places = Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by);
  const reach = reachA + reachB + PLACE_ROUNDING * places;
  return dx * dx + dy * dy > reach * reach;
}

/** Writes the normal of two discs that are apart, as the core has it, to the bit: see collideCircles in query/collide_rounded.cpp. */
export function writeNormal(
  normal: Float64Array,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  let x = bx - ax;
  let y = by - ay;
  if (Math.abs(x) < DIFFERENCE_OF_STORED || Math.abs(y) < DIFFERENCE_OF_STORED) {
    x = stored(bx) - stored(ax);
    y = stored(by) - stored(ay);
  }
  const inverse = 1 / Math.sqrt(x * x + y * y);
  // Adding zero turns -0 into 0.
  normal[0] = inverse * x + 0;
  normal[1] = inverse * y + 0;
}

/** A coordinate as the core keeps it. */
function stored(x: number): number {
  return Math.abs(x) < SMALLEST_COORDINATE ? 0 : x;
}
