import { boundingBox, convexHull, measure, orientedBox, simplify, type Vector } from 'sepax';
import { degreesOf } from '../../stage/angles.js';
import { distance } from '../../stage/vector-math.js';
import type { Thing } from './state.js';

/** How far a hand strays from the radius of a circle, as parts of it: on the whole, and at most. */
const straying = { mean: 0.06, most: 0.16 } as const;
/** An outline with fewer corners is no circle. */
const fewestOfCircle = 7;
/** An outline that is so much of a box around it is meant to be that box. */
const partOfBox = 0.9;
/** One with more corners, without the trembling, is no box. */
const mostOfBox = 5;
/** A box that is turned less is meant to be upright, and one whose sides differ less, to be a square. */
const upright = { degrees: 6, sides: 0.08 } as const;

/** An outline that is less of its convex hull has a dent. */
const withoutDent = 0.9;
/** How far the sides of a box wander, as a part of its size. */
const wandering = 0.03;

/** The circle or the box that an outline of a hand is meant to be; `null` if it is neither. */
export function recognised(outline: readonly Vector[]): Thing | null {
  const hull = convexHull(outline);
  if (measure(outline).area < withoutDent * measure(hull).area) return null;
  return circleOf(hull) ?? boxOf(hull);
}

function circleOf(outline: readonly Vector[]): Thing | null {
  if (outline.length < fewestOfCircle) return null;
  const { area, centroid } = measure(outline);
  const radius = Math.sqrt(area / Math.PI);
  const strays = outline.map((corner) => Math.abs(distance(corner, centroid) / radius - 1));
  const mean = strays.reduce((sum, stray) => sum + stray, 0) / strays.length;
  if (mean > straying.mean || Math.max(...strays) > straying.most) return null;
  return { form: { kind: 'circle', radius }, ...centroid, degrees: 0 };
}

function boxOf(outline: readonly Vector[]): Thing | null {
  const { center, axis, width: along, height: across } = orientedBox(outline);
  const { area } = measure(outline);
  const { minX, minY, maxX, maxY } = boundingBox(outline);
  const [smooth] = simplify(outline, wandering * Math.max(maxX - minX, maxY - minY));
  if (smooth!.length > mostOfBox || area < partOfBox * along * across) return null;
  const angle = degreesOf(axis);
  // Of the four ways to say it, that with the least turn.
  const quarters = Math.round(angle / 90);
  const turn = angle - 90 * quarters;
  const [width, height] = quarters % 2 === 0 ? [along, across] : [across, along];
  // What is drawn wanders on both sides of what is meant.
  const shrink = Math.sqrt(area / (along * across));
  const sides = [width * shrink, height * shrink];
  const mean = (sides[0]! + sides[1]!) / 2;
  const isSquare = Math.abs(sides[0]! - sides[1]!) < upright.sides * mean;
  const [w, h] = isSquare ? [mean, mean] : (sides as [number, number]);
  return {
    form: { kind: 'box', width: w, height: h, radius: 0 },
    ...center,
    degrees: Math.abs(turn) < upright.degrees ? 0 : Math.round(turn),
  };
}
