/** Convex outlines with corners at whole numbers, counter-clockwise where y points up. */
import type { Random } from './random.js';
import type { CheckPoint, Outline } from './shapes.js';

/** Ways of whole numbers whose length is one, too: a circle touches what it lies upon exactly. */
export const pythagorean: readonly (readonly [x: number, y: number, length: number])[] = [
  [1, 0, 1],
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [15, 8, 17],
].flatMap(([x, y, length]) => [
  [x!, y!, length!] as const,
  [-y!, x!, length!] as const,
  [-x!, -y!, length!] as const,
  [y!, -x!, length!] as const,
]);

/** Above zero where r is to the left of the way from p to q; exact for whole numbers below 2^25. */
export const turn = (p: CheckPoint, q: CheckPoint, r: CheckPoint): number =>
  (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

function chain(sorted: Outline): CheckPoint[] {
  const found: CheckPoint[] = [];
  for (const point of sorted) {
    while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
    found.push(point);
  }
  return found.slice(0, -1);
}

/** The corners of the convex hull (Andrew's monotone chain). */
export function hullOf(points: Outline): CheckPoint[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The hull of points that `make` gives, tried again until it has an area. */
export function hullOfRandom(count: number, make: () => CheckPoint): CheckPoint[] {
  for (;;) {
    const hull = hullOf(Array.from({ length: count }, make));
    if (hull.length >= 3) return hull;
  }
}

/** A polygon of 3 to 8 corners, whose coordinates are multiples of four. */
export const blob = (random: Random, reach: number): CheckPoint[] =>
  hullOfRandom(random.integer(3, 8), () => ({
    x: 4 * random.integer(-reach, reach),
    y: 4 * random.integer(-reach, reach),
  }));

/** A polygon of which an edge goes along a Pythagorean way; that edge is its first. */
export function blobOnEdge(
  random: Random,
  [x, y]: readonly [number, number, number],
): CheckPoint[] {
  const to = { x: 4 * x, y: 4 * y };
  const from = { x: 0, y: 0 };
  for (;;) {
    const rest = blob(random, 12).filter((point) => turn(from, to, point) > 0);
    const hull = hullOf([from, to, ...rest]);
    const first = hull.findIndex((corner) => corner.x === 0 && corner.y === 0);
    const turned = [...hull.slice(first), ...hull.slice(0, first)];
    if (turned.length >= 3 && turned[1]!.x === to.x && turned[1]!.y === to.y) return turned;
  }
}

/** A triangle or a quadrilateral that is up to a million times as long as it is wide. */
export function sliver(random: Random): CheckPoint[] {
  const length = 2 ** random.integer(10, 20);
  const [x, y] = [random.integer(-length, length), random.integer(-length, length)];
  return hullOfRandom(random.integer(3, 4), () => {
    const share = random.integer(-8, 8);
    return { x: share * x + random.integer(-2, 2), y: share * y + random.integer(-2, 2) };
  });
}

/** The outline with a corner more in the middle of some edges. */
export const withMiddles = (random: Random, outline: Outline): CheckPoint[] =>
  outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    return random.chance(0.6) ? [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }] : [from];
  });

/** The corner that is farthest along a way. */
export const farthest = (outline: Outline, x: number, y: number): CheckPoint =>
  outline.reduce((best, corner) =>
    x * corner.x + y * corner.y > x * best.x + y * best.y ? corner : best,
  );
