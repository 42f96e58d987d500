/** Outlines with points along straight edges, turned: rounding cuts them into pieces thinner than itself. */
import { ConcavePolygon, closestPoint, collide, distance, Point, Segment, separate } from 'sepax';
import { describe, expect, test } from 'vitest';

type Pair = [number, number];

const OUTLINES: Record<string, Pair[]> = {
  triangle: [
    [0, 0],
    [4, 0],
    [6, 0],
    [3, 5],
  ],
  ell: [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 4],
    [4, 4],
    [4, 10],
    [0, 10],
  ],
  tee: [
    [0, 0],
    [4, 0],
    [8, 0],
    [8, 2],
    [5, 2],
    [5, 6],
    [3, 6],
    [3, 2],
    [0, 2],
  ],
};
/** How deep below each edge points are looked at: nearer to it than to any other. */
const DEPTH = 0.05;

const turned = (points: readonly Pair[], angle: number): Pair[] =>
  points.map(([x, y]) => [
    7 + x * Math.cos(angle) - y * Math.sin(angle),
    3 + x * Math.sin(angle) + y * Math.cos(angle),
  ]);

/** Points below the edges of an outline that runs counter-clockwise. */
function below(outline: readonly Pair[]): Pair[] {
  return outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    const [alongX, alongY] = [nextX - x, nextY - y];
    const size = Math.hypot(alongX, alongY);
    return [0.25, 0.5, 0.75].map(
      (t): Pair => [
        x + t * alongX - (DEPTH * alongY) / size,
        y + t * alongY + (DEPTH * alongX) / size,
      ],
    );
  });
}

describe('edges in several parts, turned', () => {
  test.each(Object.entries(OUTLINES))('of a %s', (_, outline) => {
    const points = below(outline);
    for (let k = 1; k <= 300; k++) {
      const angle = k / 47;
      using shape = new ConcavePolygon(turned(outline, angle));
      for (const point of turned(points, angle)) {
        using spot = new Point({ x: point[0], y: point[1] });
        const found = [
          -closestPoint(shape, point).distance,
          -distance(shape, spot).distance,
          collide(spot, shape).depth,
          Math.hypot(...Object.values(separate(spot, shape))),
        ];
        for (const depth of found) expect(depth, `turned by ${angle}`).toBeCloseTo(DEPTH, 12);
      }
    }
  });

  test('the push of a segment along such an edge', () => {
    using shape = new ConcavePolygon([
      [0, 5],
      [1, 5.1],
      [3, 5.3],
      [10, 6],
      [0, 9],
    ]);
    using segment = new Segment([1.4, 5.64], [1.6, 5.66]);
    expect(collide(segment, shape).depth).toBeCloseTo(0.5 / Math.hypot(1, 0.1), 12);
  });

  test('a boundary is one where a hole is a rounding away from it', () => {
    using shape = new ConcavePolygon([
      [
        [0, 0],
        [8, 0],
        [8, 8],
        [0, 8],
      ],
      [
        [2, 2],
        [4, 7.999999999999999],
        [6, 2],
      ],
    ]);
    expect(closestPoint(shape, [2, 8]).distance).toBe(0);
  });
});
