/** Where circles and outlines cross: exact decisions by integers, points by the equations that they solve. */
import {
  Circle,
  intersectCircles,
  intersectOutlines,
  intersectSegments,
  type OutlineCrossing,
  Polygon,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const ROUNDS = 2000;

describe('intersectCircles', () => {
  /** Of circles with whole numbers: no rounding. */
  function truth(dx: number, dy: number, r: number, s: number): string {
    const square = dx * dx + dy * dy;
    if (square === 0 && r === s) return 'same';
    if (square > (r + s) ** 2 || square < (r - s) ** 2) return 'none';
    return square === (r + s) ** 2 || square === (r - s) ** 2 ? 'touch' : 'cross';
  }

  test('decides exactly, whole numbers and places far out', () => {
    const random = new Random(SEED);
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const [dx, dy] = random.pick([
        [3, 4],
        [5, 12],
        [8, 15],
        [0, 0],
        [random.integer(-9, 9), random.integer(-9, 9)],
      ] as const);
      const [r, s] = [random.integer(1, 12), random.integer(1, 12)];
      const out = random.pick([0, 1e3, 2 ** 50]);
      const unit = random.pick([1, 2 ** -320, 2 ** 270]);
      const a = new Circle(r * unit, { x: out * unit, y: -out * unit });
      const b = new Circle(s * unit, { x: (out + dx) * unit, y: (dy - out) * unit });
      const { meeting, points } = intersectCircles(a, b);
      expect(meeting).toBe(truth(dx, dy, r, s));
      expect(points).toHaveLength({ none: 0, same: 0, touch: 1, cross: 2 }[meeting]);
      seen.add(meeting);
    }
    expect(seen.size).toBe(4);
  });

  test('tells what the last bit tells', () => {
    const meet = (radius: number) =>
      intersectCircles(new Circle(2), new Circle(radius, { x: 3, y: 4 })).meeting;
    expect(meet(3)).toBe('touch');
    expect(meet(3 - 2 ** -51)).toBe('none');
    expect(meet(3 + 2 ** -51)).toBe('cross');
    expect(meet(7)).toBe('touch');
    expect(meet(7 - 2 ** -50)).toBe('cross');
    expect(meet(7 + 2 ** -50)).toBe('none');
  });

  test('gives points that lie on both, the first on the left', () => {
    const random = new Random(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const size = 10 ** random.between(-30, 30);
      const [r, s] = [size * random.between(0.3, 3), size * random.between(0.3, 3)];
      const angle = random.between(-4, 4);
      // Neither next to touching from outside nor from inside.
      const distance = Math.abs(r - s) + (r + s - Math.abs(r - s)) * random.between(0.05, 0.95);
      const b = { x: size * Math.cos(angle) * (distance / size), y: distance * Math.sin(angle) };
      const { points } = intersectCircles(new Circle(r), new Circle(s, b));
      expect(points).toHaveLength(2);
      for (const [i, { x, y }] of points.entries()) {
        expect(Math.abs(Math.hypot(x, y) - r)).toBeLessThan(1e-12 * size * 6);
        expect(Math.abs(Math.hypot(x - b.x, y - b.y) - s)).toBeLessThan(1e-12 * size * 6);
        expect(Math.sign(b.x * y - b.y * x)).toBe(i === 0 ? 1 : -1);
      }
    }
  });

  test('gives points that lie on both, of circles that are almost the same', () => {
    const random = new Random(SEED);
    let crossing = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const distance = 10 ** random.between(-30, -2);
      const angle = random.between(-4, 4);
      const x = random.pick([0, 0, 1]);
      const b = { x: x + distance * Math.cos(angle), y: distance * Math.sin(angle) };
      const radius = 4 + random.pick([0, 0.3, -0.6, 0.9]) * distance;
      const { meeting, points } = intersectCircles(new Circle(4, { x }), new Circle(radius, b));
      if (meeting !== 'cross') continue;
      crossing++;
      for (const point of points) {
        expect(Math.abs(Math.hypot(point.x - x, point.y) - 4)).toBeLessThan(1e-13);
        expect(Math.abs(Math.hypot(point.x - b.x, point.y - b.y) - radius)).toBeLessThan(1e-13);
      }
      if (radius !== 4) continue;
      // Across the way from the one centre to the other.
      const [first] = points as [{ x: number; y: number }];
      const along = (first.x - x) * (b.x - x) + first.y * b.y;
      expect(Math.abs(along) / Math.hypot(b.x - x, b.y)).toBeLessThan(distance + 1e-13);
    }
    expect(crossing).toBeGreaterThan(ROUNDS / 2);
  });

  test('knows scale and pivot', () => {
    const a = new Circle(1, { scale: -2, pivot: [1, 0] });
    // Its centre is at (2, 0), its radius 2.
    const { points } = intersectCircles(a, new Circle(2, { x: 2, y: 2 }));
    expect(points[0]!.x).toBeCloseTo(2 - Math.sqrt(3), 12);
    expect(points[0]!.y).toBeCloseTo(1, 12);
  });
});

describe('intersectOutlines', () => {
  const square = [0, 0, 4, 0, 4, 4, 0, 4];

  test('finds crossings, touches and common parts once each, in order', () => {
    const other = [2, -1, 6, -1, 6, 2, 2, 2];
    const found = intersectOutlines(square, other);
    expect(found.map(({ meeting, start }) => [meeting, start])).toEqual([
      ['point', { x: 2, y: 0 }],
      ['point', { x: 4, y: 2 }],
    ]);
    expect(found[0]).toMatchObject({
      onA: { ring: 0, edge: 0, fraction: 0.5 },
      onB: { ring: 0, edge: 3 },
    });
    const beside = intersectOutlines(square, [4, 1, 8, 1, 8, 9, 4, 9]);
    expect(beside).toHaveLength(1);
    expect(beside[0]).toMatchObject({
      ...{ meeting: 'overlap', start: { x: 4, y: 1 }, end: { x: 4, y: 4 } },
      ...{ onA: { edge: 1 }, onB: { edge: 3 } },
    });
    // A corner on an edge, and a corner on a corner.
    expect(intersectOutlines(square, [4, 2, 6, 1, 6, 3]).map(({ start }) => start)).toEqual([
      { x: 4, y: 2 },
    ]);
    expect(intersectOutlines(square, [4, 4, 6, 4, 6, 6]).map(({ start }) => start)).toEqual([
      { x: 4, y: 4 },
    ]);
    expect(intersectOutlines(square, [1, 1, 2, 1, 2, 2])).toEqual([]);
  });

  test('takes holes, shapes where they stand, and rings that repeat a point', () => {
    const holed = [square, [1, 1, 3, 1, 3, 3, 1, 3]];
    const bar = new Polygon([-1, -0.5, 9, -0.5, 9, 0.5, -1, 0.5], { y: 2, pivot: [1, 0] });
    const rings = intersectOutlines(holed, bar.worldPoints).map(({ onA }) => onA.ring);
    expect(rings).toEqual([0, 0, 0, 0, 1, 1, 1, 1].slice(0, rings.length));
    expect(rings).toHaveLength(8);
    const closed = [0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 0, 0];
    const cut = [2, -1, 6, -1, 6, 2, 2, 2, 2, -1];
    expect(intersectOutlines(closed, cut).map(({ start }) => start)).toEqual([
      { x: 2, y: 0 },
      { x: 4, y: 2 },
    ]);
  });

  /** All pairs of edges of lattice outlines, in whole numbers. */
  function bruteForce(a: readonly number[], b: readonly number[]): Set<string> {
    const points = new Set<string>();
    const edges = (list: readonly number[]) =>
      Array.from({ length: list.length / 2 }, (_, i) =>
        [0, 1, 2, 3].map((k) => list[(2 * i + k) % list.length]!),
      );
    for (const [ax, ay, bx, by] of edges(a) as [number, number, number, number][]) {
      for (const [cx, cy, dx, dy] of edges(b) as [number, number, number, number][]) {
        const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
        const cross = ux * vy - uy * vx;
        if (cross === 0) continue;
        const t = ((cx - ax) * vy - (cy - ay) * vx) * Math.sign(cross);
        const u = ((cx - ax) * uy - (cy - ay) * ux) * Math.sign(cross);
        const whole = Math.abs(cross);
        if (t < 0 || u < 0 || t > whole || u > whole) continue;
        points.add(`${(ax + (t * ux) / whole).toFixed(9)},${(ay + (t * uy) / whole).toFixed(9)}`);
      }
    }
    return points;
  }

  test('agrees with all pairs of edges, in whole numbers', () => {
    const random = new Random(SEED);
    const nameOf = ({ start: { x, y } }: OutlineCrossing) =>
      `${(x + 0).toFixed(9)},${(y + 0).toFixed(9)}`;
    for (let round = 0; round < 300; round++) {
      const ring = () =>
        Array.from({ length: 2 * random.integer(3, 9) }, () => random.integer(-6, 6));
      const [a, b] = [ring(), ring()];
      const found = intersectOutlines(a, b);
      const points = new Set(found.filter(({ meeting }) => meeting === 'point').map(nameOf));
      const ends = found
        .filter(({ meeting }) => meeting === 'overlap')
        .flatMap((part) => [nameOf(part), nameOf({ ...part, start: part.end })]);
      const all = new Set(
        [...points, ...ends].map((name) => name.replaceAll('-0.000000000', '0.000000000')),
      );
      for (const point of bruteForce(a, b)) {
        expect(all).toContain(point.replaceAll('-0.000000000', '0.000000000'));
      }
    }
  });

  /** What intersectOutlines says of flat rings, by the plain way: every edge of one beside every edge of the other. */
  function plainly(a: readonly number[], b: readonly number[]): Omit<OutlineCrossing, 'end'>[] {
    const edgesOf = (list: readonly number[]) =>
      Array.from({ length: list.length / 2 }, (_, edge) => {
        const [x0, y0, x1, y1] = [0, 1, 2, 3].map((k) => list[(2 * edge + k) % list.length]!);
        return { edge, ends: [x0!, y0!, x1!, y1!] as const };
      }).filter(({ ends: [x0, y0, x1, y1] }) => x0 !== x1 || y0 !== y1);
    const asSegment = ([x0, y0, x1, y1]: readonly [number, number, number, number]) =>
      [
        [x0, y0],
        [x1, y1],
      ] as const;
    const least = ({ ends }: { ends: readonly number[] }) => Math.min(ends[0]!, ends[2]!);
    const others = edgesOf(b).sort((p, q) => least(p) - least(q));
    const found = edgesOf(a)
      .flatMap(({ edge, ends }) => {
        const onEdge = others.flatMap((other) => {
          const met = intersectSegments(asSegment(ends), asSegment(other.ends));
          return met.meeting === 'none' ? [] : [{ met, edge, other: other.edge }];
        });
        return onEdge.sort((p, q) => p.met.onA.start - q.met.onA.start);
      })
      .map(({ met: { meeting, start, end, onA, onB }, edge, other }) => ({
        crossing: {
          ...{ meeting, start },
          onA: { polygon: 0, ring: 0, edge, fraction: onA.start },
          onB: { polygon: 0, ring: 0, edge: other, fraction: onB.start },
        },
        ends: [`${start.x},${start.y}`, `${end.x},${end.y}`],
      }));
    const seen = new Set(
      found.flatMap(({ crossing, ends }) => (crossing.meeting === 'overlap' ? ends : [])),
    );
    return found
      .filter(({ crossing, ends: [place] }) => {
        if (crossing.meeting === 'overlap') return true;
        const isNew = !seen.has(place!);
        seen.add(place!);
        return isNew;
      })
      .map(({ crossing }) => crossing);
  }

  test('says what all pairs of edges say, in the same order', () => {
    const random = new Random(SEED);
    for (let round = 0; round < 300; round++) {
      const size = random.pick([3, 9, 40]);
      const ring = () =>
        Array.from({ length: 2 * random.integer(3, size) }, () => random.integer(-6, 6));
      const [a, b] = [ring(), ring()];
      const found = intersectOutlines(a, b);
      expect(found.map(({ end: _, ...crossing }) => crossing)).toEqual(plainly(a, b));
    }
  });

  test('takes a point, all that a ring without length is, for one', () => {
    const triangle = [0, 0, 2, 0, 2, 2];
    for (const point of [[1, 1, 1, 1, 1, 1], [[1, 1]], [triangle.map(() => 1)]]) {
      const [crossing, ...others] = intersectOutlines(point, triangle);
      expect(others).toEqual([]);
      expect(crossing).toMatchObject({ meeting: 'point', start: { x: 1, y: 1 } });
      expect(crossing).toMatchObject({ onA: { edge: 0, fraction: 0 }, onB: { edge: 2 } });
      expect(intersectOutlines(triangle, point)).toHaveLength(1);
    }
    expect(intersectOutlines([1, 1, 1, 1], [1, 1])).toHaveLength(1);
    expect(intersectOutlines([1, 1, 1, 1], [1, 1.5])).toEqual([]);
  });

  test('takes a long edge among many short ones in its stride', () => {
    // Where each edge asks all that the long one overlaps, this takes ten minutes.
    const zigzag = (count: number, y: number) =>
      Array.from({ length: count }, (_, i) => [i, y + (i % 2)] as const);
    const count = 80_000;
    const ground = [...zigzag(count, 0), [count, -10] as const, [-1, -10] as const];
    const chain = [
      ...zigzag(count, 0.1).map(([x, y]) => [x + 0.3, y] as const),
      ...zigzag(count, 5).map(([x, y]) => [count - 1 - x + 0.3, y] as const),
    ];
    expect(intersectOutlines(ground, chain).length).toBeGreaterThan(count / 2);
  });
});
