/** What the facade says about outlines; the geometry itself is tested in tests/cpp/algorithm. */
import { readFileSync } from 'node:fs';
import {
  boundingBox,
  boundingCircle,
  convexHull,
  decompose,
  isConvex,
  isSimple,
  locate,
  measure,
  orientedBox,
  Polygon,
  SepaxError,
  simplify,
  validate,
  windingOf,
} from 'sepax';
import { describe, expect, test } from 'vitest';

const square = [0, 0, 6, 0, 6, 6, 0, 6];
const hole = [2, 2, 4, 2, 4, 4, 2, 4];
const arrow = [
  [0, 0],
  [4, 0],
  [4, 4],
  [2, 1],
  [0, 4],
] as const;
const bowTie = [0, 0, 2, 2, 2, 0, 0, 2];

const codes = (outline: Parameters<typeof validate>[0], convex = false): string[] =>
  validate(outline, { convex }).problems.map(({ code }) => code);

/** Twice the signed area, for small integers. */
function twiceArea(points: readonly { x: number; y: number }[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as { x: number; y: number };
    return sum + p.x * q.y - p.y * q.x;
  }, 0);
}

describe('validate', () => {
  test('a good outline has no problems', () => {
    expect(validate(arrow)).toEqual({
      valid: true,
      winding: 'ccw',
      simple: true,
      convex: false,
      problems: [],
      truncated: false,
    });
  });

  test('each problem has its code, its place and its words', () => {
    expect(validate(bowTie).problems).toEqual([
      {
        code: 'crossing',
        severity: 'error',
        polygon: 0,
        ring: 0,
        index: 0,
        otherPolygon: 0,
        otherRing: 0,
        other: 2,
        message: 'Edge 0 crosses edge 2.',
      },
    ]);
    expect(validate([0, 0, 0, 0, 2, 0, 4, 0, 4, 4, 0, 0]).problems).toMatchObject([
      {
        code: 'repeated',
        severity: 'note',
        index: 1,
        other: 0,
        message: 'Point 1 repeats point 0.',
      },
      { code: 'repeated', severity: 'note', index: 5, other: 0 },
      { code: 'straight', severity: 'note', index: 2 },
    ]);
  });

  test('names every kind', () => {
    expect(codes([0, 0, Number.NaN, 1, 2e100, 0])).toEqual(['not-finite', 'too-large']);
    expect(codes([])).toEqual(['too-few-points']);
    expect(codes([0, 0, 1, 1, 2, 2])).toEqual(['collinear']);
    expect(codes([0, 0, 5, 0, 2, 0, 2, 2, 0, 2])).toEqual(['spike', 'touching']);
    expect(codes([0, 0, 4, 0, 4, 4, 2, 0, 0, 4])).toEqual(['touching', 'disconnected']);
    expect(codes([square, [3, 0, 4, 2, 2, 2]])).toEqual(['touching']);
    expect(codes([square, [2, 0, 4, 0, 4, 2, 2, 2]])).toEqual(['overlapping-edges', 'touching']);
    expect(codes([[square], [hole]])).toEqual(['nested-shells']);
    expect(codes([square, hole])).toEqual([]);
    expect(codes([square, [7, 7, 8, 7, 8, 8]])).toEqual(['hole-outside']);
    expect(codes([square, hole, [2.5, 2.5, 3, 2.5, 3, 3]])).toEqual(['hole-in-hole']);
    expect(codes([square, [5, 2, 7, 2, 7, 4, 5, 4]])).toEqual(['crossing', 'crossing']);
  });

  test('tells of a hole in holes once, and of no more than a thousand', () => {
    const nested = (n: number) =>
      Array.from({ length: n }, (_, i) => [i, i, 4 * n - i, i, 4 * n - i, 4 * n - i, i, 4 * n - i]);
    const { problems, truncated } = validate(nested(5));
    expect(problems.map(({ ring, otherRing }) => [ring, otherRing])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(truncated).toBe(false);
    expect(validate(nested(2000))).toMatchObject({ valid: false, truncated: true });
    expect(validate(nested(2000)).problems).toHaveLength(1000);
  });

  test('what is simple does not depend on where rings are', () => {
    const outside = [square, [20, 0, 22, 0, 20, 2]];
    expect(validate(outside)).toMatchObject({ valid: false, simple: true, convex: false });
    expect(isSimple(outside)).toBe(true);
    expect(isSimple([square, hole, [2.5, 2.5, 3, 2.5, 3, 3]])).toBe(true);
    expect(isSimple([[square], [hole]])).toBe(true);
    expect(isSimple([square, [6, 3, 8, 2, 8, 4]])).toBe(false);
  });

  test('dents and holes are errors where a convex outline is wanted', () => {
    expect(validate(arrow, { convex: true })).toMatchObject({
      valid: false,
      problems: [{ code: 'concave', index: 3, message: 'Point 3 makes a dent.' }],
    });
    expect(codes([square, hole], true)).toEqual(['hole']);
    expect(codes(square, true)).toEqual([]);
  });

  test('lists without points are rings that have too few', () => {
    for (const empty of [[], [[]], [[], []], [[[]]], [[], [[]]], [new Float64Array()]]) {
      const { valid, problems } = validate(empty as unknown as number[]);
      expect(valid).toBe(false);
      expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['too-few-points']));
    }
    expect(validate([[]]).problems).toHaveLength(1);
    expect(validate([square, []]).problems).toMatchObject([{ code: 'too-few-points', ring: 1 }]);
    expect(validate([[], square]).problems).toMatchObject([{ code: 'too-few-points', ring: 0 }]);
    // Of polygons one that has no rings.
    expect(validate([[square], []]).problems).toMatchObject([
      { code: 'too-few-points', polygon: 1, ring: 0 },
    ]);
    expect(() => decompose([[]])).toThrow(
      'outline is faulty: Three different points at least make an outline, but ring 0 has 0.',
    );
  });

  test('an inside that falls apart is told by the point where it does', () => {
    const diamond = [3, 0, 6, 3, 3, 6, 0, 3];
    expect(validate([square, diamond])).toMatchObject({ valid: true, simple: false });
    expect(validate([square, diamond]).problems.at(-1)).toMatchObject({
      code: 'disconnected',
      severity: 'note',
      ring: 1,
      index: 0,
      message:
        'The inside falls apart at point 0 of ring 1: beyond it is a part that only touches.',
    });
    // Two polygons that touch are no inside that falls apart.
    expect(codes([[square], [[6, 6, 8, 6, 8, 8]]])).toEqual(['touching']);
  });

  test('problems of holes name their ring', () => {
    const [problem] = validate([square, bowTie.map((x) => x + 1)]).problems;
    expect(problem).toMatchObject({
      ring: 1,
      otherRing: 1,
      message: 'Edge 0 of ring 1 crosses edge 2 of ring 1.',
    });
  });

  test('problems of several polygons name polygon and ring', () => {
    const beside = square.map((x) => x + 7);
    const [problem] = validate([[square], [beside, bowTie.map((x) => x + 9)]]).problems;
    expect(problem).toMatchObject({
      ring: 1,
      polygon: 1,
      otherPolygon: 1,
      otherRing: 1,
      message: 'Edge 0 of ring 1 of polygon 1 crosses edge 2 of ring 1 of polygon 1.',
    });
    expect(validate([[beside], [square, hole, [2.5, 2.5, 3, 2.5, 3, 3]]]).problems).toMatchObject([
      {
        message: 'Ring 2 of polygon 1, a hole, is inside ring 1 of polygon 1, another hole.',
        index: null,
      },
    ]);
    expect(validate([[square], [hole]]).problems).toMatchObject([
      { message: 'Polygon 1 is inside polygon 0.', polygon: 1, ring: 0, otherPolygon: 0 },
    ]);
    expect(codes([[square], [beside]], true)).toEqual(['second-polygon']);
    expect(codes([[square], [beside, hole.map((x) => x + 7)]], true)).toEqual([
      'hole',
      'second-polygon',
    ]);
  });

  test('a thousand touches do not hide a crossing', () => {
    // Teeth that touch the bottom edge, and one that goes through it.
    const points: number[] = [0, 0, 3000, 0];
    for (let x = 2999; x > 1; x--) points.push(x, x === 5 ? -1 : x % 2 === 0 ? 5 : 0);
    const report = validate(points);
    expect(report.truncated).toBe(true);
    expect(report.valid).toBe(false);
    expect(() => decompose(points)).toThrow(SepaxError);
  });

  test('says what the constructors say', () => {
    for (const outline of [square, arrow, bowTie, [0, 0, 1, 1, 2, 2], [0, 0, 1, 1]]) {
      let accepted = true;
      try {
        new Polygon(outline as number[]);
      } catch {
        accepted = false;
      }
      expect(validate(outline as number[], { convex: true }).valid).toBe(accepted);
    }
  });

  test('reports are fresh', () => {
    const first = validate(bowTie);
    validate(square);
    expect(first).toEqual(validate(bowTie));
  });

  test('every country of the world has a report', () => {
    const { countries } = JSON.parse(
      readFileSync(new URL('../fixtures/countries.json', import.meta.url), 'utf8'),
    ) as { countries: { rings: number[][] }[] };
    const reports = countries.map(({ rings }) => validate(rings));
    expect(reports.filter(({ valid }) => valid).length).toBeGreaterThan(0.9 * countries.length);
  });
});

test('isSimple, isConvex and windingOf', () => {
  expect([isSimple(arrow), isConvex(arrow), windingOf(arrow)]).toEqual([true, false, 'ccw']);
  expect([isSimple(bowTie), isConvex(bowTie), windingOf(bowTie)]).toEqual([false, false, null]);
  expect(windingOf([...arrow].reverse())).toBe('cw');
  expect([isConvex(square), isConvex([square, hole])]).toEqual([true, false]);
  expect(isSimple([0, 0, 4, 0, 4, 4, 2, 0, 0, 4])).toBe(false);
});

describe('decompose', () => {
  test('gives convex pieces of the same area', () => {
    const pieces = decompose([square, hole]);
    expect(pieces).toHaveLength(4);
    for (const piece of pieces) expect(isConvex(piece)).toBe(true);
    expect(pieces.reduce((sum, piece) => sum + twiceArea(piece), 0)).toBe(64);
    expect(decompose(square)).toEqual([
      [0, 2, 4, 6].map((i) => ({ x: square[i], y: square[i + 1] })),
    ]);
  });

  test('rings may be written in any way, and run either way', () => {
    const pairs = (flat: readonly number[]): [number, number][] =>
      flat.flatMap((x, i) => (i % 2 === 0 ? [[x, flat[i + 1] as number]] : []));
    const expected = decompose([square, hole]);
    expect(decompose([new Float64Array(square), new Int16Array(hole)])).toEqual(expected);
    expect(decompose([pairs(square), pairs(hole)])).toEqual(expected);
    expect(decompose([square, pairs(hole).reverse()]).length).toBe(expected.length);
  });

  test('faults are those that validate names', () => {
    const error = (outline: Parameters<typeof decompose>[0]): unknown => {
      try {
        return decompose(outline);
      } catch (thrown) {
        return thrown;
      }
    };
    expect(error(bowTie)).toMatchObject({ code: 'self-crossing', argument: 'outline', index: 0 });
    expect(error([square, [7, 7, 8, 7, 8, 8]])).toMatchObject({ code: 'misplaced-hole' });
    expect(error([square, [1, 1, 2, 2, 3, 3]])).toMatchObject({
      code: 'collinear',
      argument: 'outline[1]',
    });
    expect(error([square, [1, Number.NaN, 2, 2, 3, 3]])).toMatchObject({
      code: 'not-finite',
      argument: 'outline[1]',
      index: 0,
    });
  });
});

test('simplify', () => {
  const [ring, ...others] = simplify([0, 0, 10, 0, 10, 10, 6, 10, 5, 10.5, 4, 10, 0, 10], 1);
  expect(others).toEqual([]);
  expect(ring).toHaveLength(4);
  expect(simplify([square, hole], 0.1)).toHaveLength(2);
  // An edge has a corner where that of a hole touches it and stays.
  const touching = [2, 2, 3, 6, 4, 2];
  expect(simplify([square, touching], 1).map((points) => points.length)).toEqual([5, 3]);
  // No tolerance is too small for outlines that are as small.
  expect(simplify([0, 0, 1e-120, 0, 0, 1e-120], 1e-125)[0]).toHaveLength(3);
  expect(simplify([0, 0, 1e-120, 0, 2e-120, 1e-126, 0, 1e-120], 1e-125)[0]).toHaveLength(3);
});

test('measure', () => {
  const whole = measure(square);
  expect(whole).toMatchObject({ area: 36, perimeter: 24, centroid: { x: 3, y: 3 } });
  expect(whole.inertia).toBeCloseTo(216, 12);
  const ring = measure([square, hole]);
  expect(ring.area).toBeCloseTo(32, 12);
  expect(ring.perimeter).toBeCloseTo(32, 12);
  expect(ring.inertia).toBeCloseTo(216 - 16 / 6, 10);
  expect(measure([0, 0, 0, 6, 6, 6, 6, 0]).area).toBe(36);
});

test('locate', () => {
  const where = (x: number, y: number): string => locate([square, hole], { x, y });
  expect([where(1, 1), where(3, 3), where(2, 3), where(6, 3), where(7, 3)]).toEqual([
    'inside',
    'outside',
    'boundary',
    'boundary',
    'outside',
  ]);
  expect(locate([], [0, 0])).toBe('outside');
});

test('convexHull', () => {
  expect(convexHull([0, 0, 2, 0, 1, 1, 2, 2, 0, 2, 1, 0])).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ]);
  expect(convexHull([[5, 5]])).toEqual([{ x: 5, y: 5 }]);
});

test('boundingBox, boundingCircle and orientedBox', () => {
  expect(boundingBox(arrow)).toEqual({ minX: 0, minY: 0, maxX: 4, maxY: 4 });
  expect(boundingCircle([0, 0, 6, 0, 3, 1])).toEqual({ center: { x: 3, y: 0 }, radius: 3 });
  const box = orientedBox([0, 0, 3, 3, 2, 4, -1, 1]);
  expect(box.width * box.height).toBeCloseTo(6, 12);
  expect(Math.hypot(box.axis.x, box.axis.y)).toBeCloseTo(1, 15);
  expect(box.center).toEqual({ x: 1, y: 2 });
  expect(twiceArea(box.corners)).toBeCloseTo(12, 12);
});
