import { boundingBox, convexHull, measure, simplify, type Vector, validate } from 'sepax';
import { pointOf } from '../../figure/pair/points.js';
import { grainAt } from '../../figure/pair/reshape.js';
import { type Point, tidy } from '../../figure/pair/state.js';
import { distance } from '../../stage/vector-math.js';
import { neat } from './import/neat.js';
import { settledLine, settledSolid } from './import/settle.js';
import { recognised } from './recognise.js';
import type { Thing } from './state.js';
import { thinned } from './thin.js';
import { lengthOf, longestLoop, untangled } from './untangle.js';

/** A stroke of fewer pixels is a slip. */
const leastSize = 12;
/** How far a hand trembles, as a part of what it draws; and at least, in pixels. */
const tremble = { part: 0.008, least: 2.5 } as const;
/** The ends of an outline are closer than this part of its length. */
const closedGap = 0.17;
/** A loop that is so much of a line is what was meant. */
const mostOfLength = 0.6;
/** An outline that is so much of its convex hull is meant to be convex. */
const almostConvex = 0.97;
/** One with less of the area of a square around it is a line that comes back. */
const leastArea = 0.02;
/** No drawn form has more corners. */
const mostCorners = 200;

/** A loop that is left out and is so much of a line is worth a word. */
const worthTelling = 0.2;

/** What a stroke is meant to be, and where. */
export interface Drawn extends Omit<Thing, 'rest' | 'scale' | 'pivot'> {
  /** Whether the line ran through itself, and a part of it was left out. */
  readonly crossed: boolean;
}

/**
 * What a stroke of the hand is meant to be: an outline if it comes back to where it began, a circle or a box if it
 * looks like one, else a line, without the trembling. `pixel` is how long a pixel of the screen is, in units. `null`:
 * nothing.
 */
export function strokeToForm(stroke: readonly Point[], pixel: number): Drawn | null {
  const points = stroke.map(([x, y]): Vector => ({ x, y }));
  if (points.length < 2) return null;
  const size = sizeOf(points);
  if (size < leastSize * pixel) return null;
  const detail = Math.max(tremble.part * size, tremble.least * pixel);
  const line = withoutTremble(points, detail);
  const grain = grainAt(1 / pixel);
  const outline = outlineOf(line, detail);
  const { form, x, y, degrees } = outline?.thing ?? settledLine(line.map(pointOf), false, 0);
  return {
    form: neat(form, grain),
    x: tidy(x, grain),
    y: tidy(y, grain),
    degrees,
    crossed: outline?.crossed ?? false,
  };
}

/** The outline that a line goes around, or `null` if it goes around nothing. */
function outlineOf(
  line: readonly Vector[],
  detail: number,
): { readonly thing: Thing; readonly crossed: boolean } | null {
  const loop = loopOf(line);
  if (loop === null) return null;
  const ring = untangled(loop);
  if (!validate(ring).valid) return null;
  const outline = simplify(ring, detail)[0]!;
  const hull = convexHull(outline);
  const { area } = measure(outline);
  if (area < leastArea * sizeOf(line) ** 2) return null;
  const meant = area > almostConvex * measure(hull).area ? hull : outline;
  const thing = recognised(meant) ?? settledSolid([meant.map(pointOf)]);
  return { thing, crossed: lengthOf(loop) - lengthOf(ring) > worthTelling * lengthOf(loop) };
}

/** What of a line is closed: all of it, or the loop that it makes before it comes to its ends. */
function loopOf(line: readonly Vector[]): readonly Vector[] | null {
  const length = lengthOf(line);
  if (distance(line[0]!, line.at(-1)!) < closedGap * length) return line;
  const loop = longestLoop(line);
  return loop !== null && lengthOf(loop) > mostOfLength * length ? loop : null;
}

/** The line with few corners that is hardly ever farther than `detail` away. */
function withoutTremble(points: readonly Vector[], detail: number): readonly Vector[] {
  const kept = thinned(points, detail);
  return kept.length > mostCorners ? withoutTremble(kept, 2 * detail) : kept;
}

function sizeOf(points: readonly Vector[]): number {
  const { minX, minY, maxX, maxY } = boundingBox(points);
  return Math.max(maxX - minX, maxY - minY);
}
