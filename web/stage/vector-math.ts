import type { Bounds, Vector } from 'sepax';

export const add = (p: Vector, q: Vector): Vector => ({ x: p.x + q.x, y: p.y + q.y });
export const subtract = (p: Vector, q: Vector): Vector => ({ x: p.x - q.x, y: p.y - q.y });
export const scale = (p: Vector, k: number): Vector => ({ x: p.x * k, y: p.y * k });
export const dot = (p: Vector, q: Vector): number => p.x * q.x + p.y * q.y;
export const cross = (p: Vector, q: Vector): number => p.x * q.y - p.y * q.x;
export const lengthOf = (p: Vector): number => Math.hypot(p.x, p.y);
export const distance = (p: Vector, q: Vector): number => Math.hypot(p.x - q.x, p.y - q.y);
export const middle = (p: Vector, q: Vector): Vector => ({
  x: (p.x + q.x) / 2,
  y: (p.y + q.y) / 2,
});

/** The point a part of the way from one to another; both ends are exact. */
export const between = (p: Vector, q: Vector, part: number): Vector => ({
  x: p.x * (1 - part) + q.x * part,
  y: p.y * (1 - part) + q.y * part,
});

/** An open line from its start to a part of its length. */
export function firstPart(line: readonly Vector[], part: number): Vector[] {
  if (part >= 1) return [...line];
  const lengths = line.slice(1).map((point, i) => distance(line[i]!, point));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  const index = lengths.findIndex((length) => {
    left -= length;
    return left < 0;
  });
  if (index < 0) return [...line];
  const end = between(line[index]!, line[index + 1]!, 1 + left / lengths[index]!);
  return [...line.slice(0, index + 1), end];
}

/** A quarter turn that takes +x to +y: clockwise on a y-down screen. */
export const quarterTurn = (p: Vector): Vector => ({ x: -p.y, y: p.x });

/** Turned by an angle in radians, from +x towards +y. */
export function rotated({ x, y }: Vector, angle: number): Vector {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export function boundsOf(points: Iterable<Vector>): Bounds {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
}

/** Two corners of a box, which have the same bounds as all of it. */
export const cornersOf = ({ minX, minY, maxX, maxY }: Bounds): [Vector, Vector] => [
  { x: minX, y: minY },
  { x: maxX, y: maxY },
];

/** The point of the segment from `from` to `to` that is nearest to `point`. */
export function nearestOnSegment(point: Vector, from: Vector, to: Vector): Vector {
  const along = subtract(to, from);
  const square = dot(along, along);
  const t = square === 0 ? 0 : dot(subtract(point, from), along) / square;
  return add(from, scale(along, Math.min(1, Math.max(0, t))));
}

/** How far `point` is from the segment from `from` to `to`. */
export const distanceToSegment = (point: Vector, from: Vector, to: Vector): number =>
  distance(point, nearestOnSegment(point, from, to));

/** Whether a convex outline, in either winding, has `point` inside or on it. */
export function convexContains(outline: readonly Vector[], point: Vector): boolean {
  let left = false;
  let right = false;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const side = cross(subtract(to, from), subtract(point, from));
    left ||= side > 0;
    right ||= side < 0;
  });
  return !(left && right);
}
