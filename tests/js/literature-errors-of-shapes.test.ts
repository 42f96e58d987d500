/**
 * Mistakes of the literature about segments, circles, compounds and space: literature-errors.test.ts
 * has those about polygons. Each test writes the wrong formula out, shows that it errs on a case, and
 * that sepax does not.
 */
import {
  Box,
  Circle,
  Compound,
  ConcavePolygon,
  collide,
  containsPoint,
  distance,
  intersectSegments,
  intersects,
  Polygon,
  Segment,
  type Vector,
} from 'sepax';
import { collideBoxes, intersectSegmentPlane, planeOf } from 'sepax/3d';
import { describe, expect, test } from 'vitest';

type Point = readonly [number, number];
type Place = readonly [number, number, number];

describe('5. segments by their slopes', () => {
  /** Both lines as y = mx + c. */
  function meetBySlopes([p, q]: readonly [Point, Point], [r, s]: readonly [Point, Point]): boolean {
    const slope = (q[1] - p[1]) / (q[0] - p[0]);
    const other = (s[1] - r[1]) / (s[0] - r[0]);
    const x = (r[1] - other * r[0] - (p[1] - slope * p[0])) / (slope - other);
    const within = (from: number, to: number): boolean =>
      Math.min(from, to) <= x && x <= Math.max(from, to);
    return within(p[0], q[0]) && within(r[0], s[0]);
  }

  test('a vertical segment has none', () => {
    const upright = [
      [2, -1],
      [2, 3],
    ] as const;
    const level = [
      [0, 0],
      [8, 0],
    ] as const;
    expect(meetBySlopes(upright, level)).toBe(false);
    expect(intersectSegments(upright, level)).toMatchObject({
      meeting: 'point',
      start: { x: 2, y: 0 },
    });
    expect(intersects(new Segment(...upright), new Segment(...level))).toBe(true);
  });
});

describe('6. segments and planes by the product of signs', () => {
  const floor = planeOf([0, 0, 0, 4, 0, 0, 0, 4, 0]);
  const meets = (from: Place, to: Place): boolean =>
    intersectSegmentPlane(from, to, floor).intersects;

  test('rejects an end that touches, and accepts a hit beyond the end', () => {
    const rejects = (z0: number, z1: number): boolean => z0 * z1 >= 0;
    expect(rejects(5, 0)).toBe(true);
    expect(meets([1, 1, 5], [1, 1, 0])).toBe(true);
    /** Checks that the hit is not behind the start, but not that it is before the end. */
    const accepts = (z0: number, z1: number): boolean => z0 / (z0 - z1) >= 0;
    expect(accepts(5, 3)).toBe(true);
    expect(meets([1, 1, 5], [1, 1, 3])).toBe(false);
  });
});

describe('7. a point in a polygon by the sum of angles', () => {
  /** Unsigned angles at which the edges are seen: a full turn means inside. */
  function isInsideByAngles(points: readonly Vector[], p: Vector): boolean {
    const sum = points.reduce((total, from, i) => {
      const to = points[(i + 1) % points.length] as Vector;
      const [a, b] = [from, to].map((q) => ({ x: q.x - p.x, y: q.y - p.y })) as [Vector, Vector];
      const cosine = (a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y));
      return total + Math.acos(cosine);
    }, 0);
    return Math.abs(sum - 2 * Math.PI) < 1e-6;
  }

  const ell = new ConcavePolygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]);
  const points = ell.rings[0] as readonly Vector[];

  test('is wrong in a dent and nothing at a corner', () => {
    const inside = { x: 0.5, y: 3.5 };
    expect(isInsideByAngles(points, inside)).toBe(false);
    expect(containsPoint(ell, inside)).toBe(true);
    const corner = { x: 4, y: 0 };
    expect(isInsideByAngles(points, corner)).toBe(false);
    expect(containsPoint(ell, corner)).toBe(true);
  });
});

describe('8. boxes by their corners', () => {
  test('misses a plus sign', () => {
    const wide = new Box(10, 2);
    const tall = new Box(2, 10);
    const holdsCorner = (box: Box, other: Box): boolean =>
      other.worldPoints.some((corner) => containsPoint(box, corner));
    expect(holdsCorner(wide, tall) || holdsCorner(tall, wide)).toBe(false);
    expect(intersects(wide, tall)).toBe(true);
    const slab = { center: [0, 0, 0], halfSizes: [5, 1, 1] } as const;
    const post = { center: [0, 0, 0], halfSizes: [1, 5, 1] } as const;
    expect(collideBoxes(slab, post).intersects).toBe(true);
  });
});

describe('11. circles and windings, segments as polygons', () => {
  /** Outside as soon as it is outside of one edge: for one winding only. */
  function isBeyondAnEdge(points: readonly Point[], [x, y]: Point, radius: number): boolean {
    return points.some(([px, py], i) => {
      const [qx, qy] = points[(i + 1) % points.length] as Point;
      const [dx, dy] = [qx - px, qy - py];
      return (dy * (x - px) - dx * (y - py)) / Math.hypot(dx, dy) > radius;
    });
  }

  test('a circle in a list that runs the other way is missed', () => {
    const square: Point[] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ];
    const reversed = [...square].reverse();
    expect(isBeyondAnEdge(square, [4, 5], 1)).toBe(false);
    expect(isBeyondAnEdge(reversed, [4, 5], 1)).toBe(true);
    for (const points of [square, reversed]) {
      expect(intersects(new Circle(1, { x: 4, y: 5 }), new Polygon(points))).toBe(true);
    }
  });

  test('without an axis along it a segment has no ends', () => {
    // Both shadows on the normal, (0, 1), are the point 0: no gap.
    const [one, other] = [new Segment([0, 0], [1, 0]), new Segment([3, 0], [4, 0])];
    const shadow = ({ worldPoints }: Segment): number[] => worldPoints.map(({ y }) => y);
    expect(new Set([...shadow(one), ...shadow(other)]).size).toBe(1);
    expect(intersects(one, other)).toBe(false);
    expect(distance(one, other).distance).toBe(2);
  });
});

describe('12. the pushes of pieces added up', () => {
  test('are 40 long where 20 are enough', () => {
    const parts = [new Box(40, 20, { x: 20, y: 10 }), new Box(20, 40, { x: 10, y: 20 })];
    const box = new Box(20, 20, { x: 10, y: 10 });
    const sum = parts.reduce((total, part) => total + collide(box, part).depth, 0);
    expect(sum).toBe(40);
    expect(collide(box, new Compound(parts)).depth).toBe(20);
  });
});

describe('13. circle and box, touching decided two ways', () => {
  /** Less than or equal beside an edge, less than beyond a corner. */
  function meets(x: number, y: number, radius: number): boolean {
    const [dx, dy] = [Math.max(Math.abs(x) - 2, 0), Math.max(Math.abs(y) - 2, 0)];
    return dx === 0 || dy === 0 ? dx + dy <= radius : dx * dx + dy * dy < radius * radius;
  }

  test('here it counts in every region, or in none', () => {
    const box = new Box(4, 4);
    const touches: Point[] = [
      [7, 0],
      [0, -7],
      [5, 6],
      [-6, 5],
    ];
    expect(touches.map(([x, y]) => meets(x, y, 5))).toEqual([true, true, false, false]);
    for (const [x, y] of touches) {
      expect(intersects(new Circle(5, { x, y }), box)).toBe(true);
      expect(intersects(new Circle(5, { x, y }), box, { touching: false })).toBe(false);
    }
  });
});
