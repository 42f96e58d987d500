import type { Bounds, Vector } from 'sepax';
import type { Camera, Size } from './camera.js';
import { add, distance, scale, subtract } from './vector-math.js';

/** How far around the canvas lines are still drawn, in CSS pixels: more than any of them is wide. */
const margin = 64;

/** The canvas and a little around it, in CSS pixels: what lies outside is never seen. */
const sightOf = ({ width, height }: Size): Bounds => ({
  minX: -margin,
  minY: -margin,
  maxX: width + margin,
  maxY: height + margin,
});

/** What of a box of the world can be seen; its least is more than its most where nothing can. */
export function boundsInSight(
  bounds: Bounds,
  { camera, size }: { readonly camera: Camera; readonly size: Size },
): Bounds {
  const sight = sightOf(size);
  const start = camera.toWorld({ x: sight.minX, y: sight.minY });
  const end = camera.toWorld({ x: sight.maxX, y: sight.maxY });
  return {
    minX: Math.max(bounds.minX, start.x),
    minY: Math.max(bounds.minY, start.y),
    maxX: Math.min(bounds.maxX, end.x),
    maxY: Math.min(bounds.maxY, end.y),
  };
}

export function isAllInSight(points: readonly Vector[], size: Size): boolean {
  const { minX, minY, maxX, maxY } = sightOf(size);
  return points.every(({ x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY);
}

/**
 * The parts of a line of screen points that can be seen, for what costs as much as it is long. Dashes of that
 * period stay where they are: what begins out of sight begins with a dash of its own.
 */
export function partsInSight(points: readonly Vector[], size: Size, period: number): Vector[][] {
  const sight = sightOf(size);
  const parts: Vector[][] = [];
  let length = 0;
  let goesOn = false;
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    const ends = clipped(sight, from, to);
    const start = ends?.[0] ?? from;
    if (ends !== null && goesOn && start === from) parts.at(-1)!.push(ends[1]);
    else if (ends !== null) {
      parts.push([dashStart(from, start, length, period), ends[1]]);
    }
    goesOn = ends?.[1] === to;
    length += distance(from, to);
  });
  return parts;
}

/** The ends of what of an edge lies in a box; `null` if it passes it by. */
function clipped(box: Bounds, from: Vector, to: Vector): readonly [Vector, Vector] | null {
  const along = subtract(to, from);
  let [start, end] = [0, 1];
  for (const [least, most, at, way] of [
    [box.minX, box.maxX, from.x, along.x],
    [box.minY, box.maxY, from.y, along.y],
  ] as const) {
    if (way === 0) {
      if (at < least || at > most) return null;
      continue;
    }
    const [first, last] = [(least - at) / way, (most - at) / way];
    start = Math.max(start, Math.min(first, last));
    end = Math.min(end, Math.max(first, last));
  }
  if (start > end) return null;
  // Of an edge that is long enough, the places of its parts are known no better than to many pixels.
  const at = (part: number): Vector => within(box, add(from, scale(along, part)));
  return [start === 0 ? from : at(start), end === 1 ? to : at(end)];
}

const within = ({ minX, minY, maxX, maxY }: Bounds, { x, y }: Vector): Vector => ({
  x: Math.min(maxX, Math.max(minX, x)),
  y: Math.min(maxY, Math.max(minY, y)),
});

/** The last place on an edge, before it comes into sight, where the dashes of the whole line begin anew. */
function dashStart(from: Vector, start: Vector, before: number, period: number): Vector {
  const way = distance(from, start);
  if (way === 0) return start;
  const back = Math.min(way, (before + way) % period || 0);
  return add(start, scale(subtract(from, start), back / way));
}
