import type { Vector } from 'sepax';
import { add, cross, distance, dot, lengthOf, scale, subtract } from '../../stage/vector-math.js';

/** All points whose dot product with the unit vector `normal` is at most `limit`. */
interface HalfPlane {
  readonly normal: Vector;
  readonly limit: number;
}

/** The half-plane to the left of the line from `from` to `to`, and clear of it by the margin. */
function leftOf(from: Vector, to: Vector, start: Vector, margin: number): HalfPlane {
  const along = subtract(to, from);
  const normal = scale({ x: along.y, y: -along.x }, 1 / lengthOf(along));
  const line = dot(normal, from);
  // A vertex that is closer already may stay where it is.
  return { normal, limit: Math.max(line - margin, Math.min(line, dot(normal, start))) };
}

/**
 * Where vertex `index` of a counter-clockwise convex outline may be while the others stay: inside
 * the lines of the two neighbouring edges, and outside the line between its neighbours. `margin`
 * is how close three vertices may come to lying on one line.
 */
export function convexRegion(
  outline: readonly Vector[],
  index: number,
  margin: number,
): HalfPlane[] {
  const at = (shift: number): Vector => outline[(index + shift + outline.length) % outline.length]!;
  const start = at(0);
  const chord = leftOf(at(1), at(-1), start, margin);
  if (outline.length === 3) return [chord];
  return [chord, leftOf(at(-2), at(-1), start, margin), leftOf(at(1), at(2), start, margin)];
}

const slack = 1e-9;

const allows = (region: readonly HalfPlane[], point: Vector): boolean =>
  region.every(({ normal, limit }) => {
    const size = 1 + Math.abs(limit);
    return dot(normal, point) <= limit + slack * size;
  });

function corner(p: HalfPlane, q: HalfPlane): Vector | null {
  const turn = cross(p.normal, q.normal);
  if (Math.abs(turn) < slack) return null;
  return {
    x: (p.limit * q.normal.y - q.limit * p.normal.y) / turn,
    y: (q.limit * p.normal.x - p.limit * q.normal.x) / turn,
  };
}

/** The point of a region that is nearest to `wish`: a drag slides along the boundary. */
export function nearestAllowed(region: readonly HalfPlane[], wish: Vector): Vector {
  if (allows(region, wish)) return wish;
  const feet = region.map(({ normal, limit }) =>
    add(wish, scale(normal, limit - dot(normal, wish))),
  );
  const corners = region.flatMap((p, i) => region.slice(i + 1).map((q) => corner(p, q)));
  let best: Vector | null = null;
  for (const point of [...feet, ...corners]) {
    if (point === null || !allows(region, point)) continue;
    if (best === null || distance(point, wish) < distance(best, wish)) best = point;
  }
  return best ?? wish;
}

/**
 * A new vertex for the edge from `index` to the next: off the middle of the edge, far enough to be
 * seen, near enough to keep the outline convex. `null` if there is no room.
 */
export function bulge(outline: readonly Vector[], index: number, margin: number): Vector | null {
  const at = (shift: number): Vector => outline[(index + shift + outline.length) % outline.length]!;
  const from = at(0);
  const to = at(1);
  const along = subtract(to, from);
  const length = lengthOf(along);
  const outward = scale({ x: along.y, y: -along.x }, 1 / length);
  const foot = scale(add(from, to), 0.5);
  let room = length / 6;
  for (const line of [leftOf(at(-1), from, foot, margin), leftOf(to, at(2), foot, margin)]) {
    const speed = dot(outward, line.normal);
    if (speed > slack) room = Math.min(room, (line.limit - dot(line.normal, foot)) / speed / 2);
  }
  return room < margin / 2 ? null : add(foot, scale(outward, room));
}
