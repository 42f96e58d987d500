/** The corner that a contact names is where the contact is. */
import { Box, type Contact, contacts, Polygon, Polyline, type Vector } from 'sepax';
import { expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const isAt = (p: Vector, q: Vector): boolean => Math.hypot(p.x - q.x, p.y - q.y) < 1e-9;

/** The corner that a contact of a line with something convex names, and the point of that shape. */
function named(line: Polyline, other: Polygon, found: Contact): readonly [Vector, Vector] {
  if (found.shape === 'b') return [other.worldPoints[found.vertex]!, found.pointB];
  // It stands where its points are.
  const { points } = line;
  return [points[(found.piece + found.vertex) % points.length]!, found.pointA];
}

/** Whether some corner is where they touch: edges that lie along one another may touch beside all. */
const isCorner = (line: Polyline, other: Polygon, { pointA, pointB }: Contact): boolean =>
  line.points.some((corner) => isAt(corner, pointA)) ||
  other.worldPoints.some((corner) => isAt(corner, pointB));

test('of lines with several pieces', () => {
  const random = new Random(SEED, 'contact corners');
  let seen = 0;
  for (let run = 0; run < 6000; run++) {
    const count = random.integer(3, 5);
    const coordinate = (): number => (run % 2 ? random.integer(-12, 12) : random.between(-12, 12));
    const points = Array.from({ length: count }, () => [coordinate(), coordinate()]);
    let line: Polyline;
    try {
      line = new Polyline(points, { closed: random.chance(0.5) });
    } catch {
      continue;
    }
    const place = { x: coordinate(), y: coordinate(), angle: run % 3 ? 0 : random.between(0, 6) };
    const other = random.chance(0.5) ? new Box(4, 6, place) : Polygon.regular(5, 4, place);
    for (const found of contacts(line, other)) {
      if (!isCorner(line, other, found)) continue;
      const [corner, point] = named(line, other, found);
      expect(isAt(corner, point), JSON.stringify([points, line.closed, place, found])).toBe(true);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(1000);
});
