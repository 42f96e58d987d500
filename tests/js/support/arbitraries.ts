/** fast-check arbitraries for polygons. They shrink towards few, small, whole-numbered corners. */
import fc from 'fast-check';
import type { Point } from '../oracle/exact-polygons.js';
import { hullOf } from './outlines.js';
import type { PairSpec, PolygonSpec } from './pairs.js';

/** Coordinates nearer to zero than this count as zero in the library: see README.md, Limits. */
const SMALLEST = 1e-145;

const coordinate = fc
  .oneof(
    { weight: 3, arbitrary: fc.double({ min: -10, max: 10, noNaN: true }) },
    { weight: 2, arbitrary: fc.integer({ min: -10, max: 10 }) },
  )
  .map((x) => (Math.abs(x) < SMALLEST ? 0 : x));

const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });

function outlineOf(points: fc.Arbitrary<Point>): fc.Arbitrary<Point[]> {
  return fc
    .array(points, { minLength: 3, maxLength: 9 })
    .map(hullOf)
    .filter((corners) => corners.length >= 3 && isThick(corners));
}

/** Strictly convex outlines within 10 of the origin, at least 0.01 thick. */
export const outline = outlineOf(point);

/** Whether the polygon is no sliver: its area against its length. */
function isThick(corners: readonly Point[]): boolean {
  const [origin] = corners as [Point];
  let twiceArea = 0;
  let reach = 0;
  for (let i = 1; i < corners.length; i++) {
    const p = corners[i - 1] as Point;
    const q = corners[i] as Point;
    twiceArea += (p.x - origin.x) * (q.y - origin.y) - (p.y - origin.y) * (q.x - origin.x);
    reach = Math.max(reach, Math.hypot(q.x - origin.x, q.y - origin.y));
  }
  return reach > 0.01 && twiceArea > 0.01 * reach;
}

export const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

/** Velocities that rounding can tell from standing still. */
export const velocity: fc.Arbitrary<readonly [number, number]> = fc
  .tuple(coordinate, coordinate)
  .map(([x, y]) => [Math.abs(x) < 1e-3 ? 0 : x, Math.abs(y) < 1e-3 ? 0 : y] as const);

function specOf(numbers: fc.Arbitrary<number>, turns: fc.Arbitrary<number>) {
  const points = outlineOf(fc.record({ x: numbers, y: numbers }));
  return fc.record<PolygonSpec>({ points, x: numbers, y: numbers, angle: turns });
}

function pairOf(spec: fc.Arbitrary<PolygonSpec>): fc.Arbitrary<PairSpec> {
  return fc.record({ a: spec, b: spec });
}

/** Two polygons near one another: about half of the pairs overlap. */
export const pair = pairOf(specOf(coordinate, fc.oneof(fc.constant(0), angle)));

/** The same with numbers of few digits: edges are parallel exactly, by a known turn, or clearly not. */
export const tamePair = pairOf(
  specOf(
    fc.integer({ min: -1000, max: 1000 }).map((n) => n / 100),
    fc.oneof(
      fc.constant(0),
      fc.integer({ min: -180, max: 180 }).map((n) => (n * Math.PI) / 180),
    ),
  ),
);

/** One polygon well inside the other. */
export const containment: fc.Arbitrary<PairSpec> = fc
  .record({
    outer: outline,
    shrink: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
    x: coordinate,
    y: coordinate,
    angle,
  })
  .map(({ outer, shrink, x, y, angle: turn }) => {
    const [mx, my] = meanOf(outer);
    const shrunk = outer.map((p) => ({ x: mx + shrink * (p.x - mx), y: my + shrink * (p.y - my) }));
    // Rounding may have bent it.
    const inner = hullOf(shrunk);
    const place = { x, y, angle: turn };
    return { a: { points: inner, ...place }, b: { points: outer, ...place } };
  });

function meanOf(points: readonly Point[]): [number, number] {
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return [sum.x / points.length, sum.y / points.length];
}
