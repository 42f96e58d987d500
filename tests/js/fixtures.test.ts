/** The corpus of tests/fixtures, which the C++ tests read, too: its README tells the format. */
import { collide, intersects, Polygon, SepaxError, trace, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import outlines from '../fixtures/outlines.json' with { type: 'json' };
import commonPairs from '../fixtures/pairs.json' with { type: 'json' };
import regressions from '../fixtures/regression-pairs.json' with { type: 'json' };
import { ExactPair } from './support/exact-answers.js';

interface PolygonFixture {
  readonly points: readonly number[][];
  readonly position?: readonly number[];
  readonly angle?: number;
}

interface PairFixture {
  readonly name: string;
  readonly a: PolygonFixture;
  readonly b: PolygonFixture;
  readonly velocity?: readonly number[];
  readonly intersects: boolean;
  readonly willIntersect: boolean;
  readonly depth?: number;
  readonly mtv?: readonly number[];
  readonly normal?: readonly number[];
  readonly enter?: number;
  readonly exit?: number;
}

const pairs: readonly PairFixture[] = [
  ...(commonPairs as PairFixture[]),
  ...(regressions as PairFixture[]),
];

function build({ points, position: [x = 0, y = 0] = [], angle = 0 }: PolygonFixture): Polygon {
  return new Polygon(points.flat(), { x, y, angle });
}

function expectClose(value: Vector, expected: readonly number[] | undefined, bound: number): void {
  const [x, y] = expected ?? [value.x, value.y];
  expect(Math.hypot(value.x - (x as number), value.y - (y as number))).toBeLessThanOrEqual(bound);
}

describe('outlines', () => {
  test.each(outlines)('$name', (fixture) => {
    const { points, fault, corners = [] } = fixture;
    const make = () => new Polygon(points.flat());
    if (fault === 'none') {
      const polygon = make();
      const kept = corners.map((i) => ({ x: points[i]?.[0], y: points[i]?.[1] }));
      expect(polygon.points).toEqual(kept);
      if (fixture.area !== undefined) expect(polygon.area / fixture.area).toBeCloseTo(1, 12);
      if (fixture.centroid !== undefined) {
        const { minX, maxX, minY, maxY } = polygon.bounds;
        const size = Math.max(maxX - minX, maxY - minY);
        const [x = 0, y = 0] = fixture.centroid;
        // One rounding of the coordinates, and the promised error of the size.
        const bound = 1e-12 * size + 2 ** -52 * (Math.abs(x) + Math.abs(y));
        expectClose(polygon.centroid, fixture.centroid, bound);
      }
      return;
    }
    expect(make).toThrow(SepaxError);
    const hasPlace = fault === 'concave' || fault === 'self-crossing';
    expect(make).toThrow(
      expect.objectContaining({
        code: fault,
        argument: 'points',
        index: hasPlace ? fixture.first : null,
      }),
    );
    if (fault === 'self-crossing') {
      expect(make).toThrow(expect.objectContaining({ value: [fixture.first, fixture.second] }));
    }
  });
});

describe('pairs', () => {
  test.each(pairs)('$name', (fixture) => {
    const [a, b] = [build(fixture.a), build(fixture.b)];
    const [x = 0, y = 0] = fixture.velocity ?? [];
    const hit = collide(a, b, { velocity: { x, y } });
    expect(intersects(a, b)).toBe(fixture.intersects);
    expect(hit).toMatchObject({
      intersects: fixture.intersects,
      willIntersect: fixture.willIntersect,
    });
    const exact = new ExactPair(a, b, { x, y });
    const bound = 1e-12 * (exact.size + Math.hypot(x, y));
    if (fixture.depth !== undefined) {
      expect(Math.abs(hit.depth - fixture.depth)).toBeLessThanOrEqual(bound);
    }
    expectClose(hit.mtv, fixture.mtv, bound);
    expectClose(hit.normal, fixture.normal, 1e-12);
    if (fixture.enter !== undefined) expect(hit.enter).toBeCloseTo(fixture.enter, 12);
    if (fixture.exit !== undefined) expect(hit.exit).toBeCloseTo(fixture.exit, 12);
    expect(trace(a, b, { velocity: { x, y } }).result).toEqual(hit);
    // The expected values themselves, against the oracle.
    expect([exact.intersects, exact.willIntersect]).toEqual([
      fixture.intersects,
      fixture.willIntersect,
    ]);
  });
});
