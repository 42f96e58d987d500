import type { Random } from '../../support/random.js';

/** Plane geometry from its definitions, without the library. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Outline = readonly Place[];

const edges = (outline: Outline): [Place, Place][] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length]!]);

const side = (from: Place, to: Place, point: Place): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/** By the crossings of a ray with the edges. */
export const holds = (outline: Outline, { x, y }: Place): boolean =>
  edges(outline).filter(
    ([p, q]) => p.y > y !== q.y > y && x < p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y),
  ).length %
    2 ===
  1;

export function toSegment(point: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const part = Math.min(1, Math.max(0, t));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

export const toOutline = (point: Place, outline: Outline): number =>
  Math.min(...edges(outline).map(([from, to]) => toSegment(point, from, to)));

const cross = ([p, q]: [Place, Place], [r, s]: [Place, Place]): boolean =>
  side(p, q, r) > 0 !== side(p, q, s) > 0 && side(r, s, p) > 0 !== side(r, s, q) > 0;

/** Whether a way meets an outline or what is in it. */
export const meets = (outline: Outline, way: [Place, Place]): boolean =>
  holds(outline, way[0]) || edges(outline).some((edge) => cross(edge, way));

/** Whether two outlines have a point in common. */
export const overlap = (p: Outline, q: Outline): boolean =>
  holds(p, q[0]!) ||
  holds(q, p[0]!) ||
  edges(q).some((edge) => edges(p).some((one) => cross(one, edge)));

export const shifted = (outline: Outline, { x, y }: Place): Place[] =>
  outline.map((point) => ({ x: point.x + x, y: point.y + y }));

/** Corners on an ellipse: convex. */
export function convexOutline(random: Random): [number, number][] {
  const count = random.integer(3, 8);
  const [wide, high] = [random.between(30, 90), random.between(30, 90)];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * (i + random.between(0, 0.7))) / count;
    return [wide * Math.cos(angle), high * Math.sin(angle)];
  });
}

export const placeIn = (random: Random, reach: number): Place => ({
  x: random.between(-reach, reach),
  y: random.between(-reach, reach),
});
