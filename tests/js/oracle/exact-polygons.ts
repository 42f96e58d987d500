/**
 * Convex polygons in exact arithmetic, from first principles: two closed polygons share a point
 * exactly when two of their edges do or one polygon lies in the other. No separating axes, nothing
 * from the library, and no speed worth speaking of.
 *
 * Polygons here are lists of lattice points: integers times one power of two that the whole pair has
 * in common (see {@link toLattice}).
 */
import {
  abs,
  commonExponent,
  quotient,
  quotientRoot,
  Rational,
  scaledInteger,
  signOf,
} from './rational.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point whose coordinates are multiples of a power of two. */
export interface LatticePoint {
  readonly x: bigint;
  readonly y: bigint;
}

/** Lattice points and the exponent of their unit, 2^exponent. */
export interface Lattice {
  readonly lists: readonly (readonly LatticePoint[])[];
  readonly exponent: number;
}

/** Puts lists of points, as the doubles that they are, on one common lattice. */
export function toLattice(...lists: readonly (readonly Point[])[]): Lattice {
  const exponent = commonExponent(lists.flat().flatMap(({ x, y }) => [x, y]));
  return {
    exponent,
    lists: lists.map((list) =>
      list.map(({ x, y }) => ({ x: scaledInteger(x, exponent), y: scaledInteger(y, exponent) })),
    ),
  };
}

function minus(a: LatticePoint, b: LatticePoint): LatticePoint {
  return { x: a.x - b.x, y: a.y - b.y };
}

function plus(a: LatticePoint, b: LatticePoint): LatticePoint {
  return { x: a.x + b.x, y: a.y + b.y };
}

function cross(a: LatticePoint, b: LatticePoint): bigint {
  return a.x * b.y - a.y * b.x;
}

function dot(a: LatticePoint, b: LatticePoint): bigint {
  return a.x * b.x + a.y * b.y;
}

function same(a: LatticePoint, b: LatticePoint): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Twice the signed area of the triangle a, b, c; positive if counter-clockwise with y up. */
export function orientation(a: LatticePoint, b: LatticePoint, c: LatticePoint): bigint {
  return cross(minus(b, a), minus(c, a));
}

/** Whether p, known to lie on the line through a and b, lies between them or on one of them. */
function between(a: LatticePoint, p: LatticePoint, b: LatticePoint): boolean {
  return dot(minus(a, p), minus(b, p)) <= 0n;
}

type Edge = readonly [LatticePoint, LatticePoint];

function edgesOf(polygon: readonly LatticePoint[]): Edge[] {
  return polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length] as LatticePoint]);
}

function segmentsMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const abc = signOf(orientation(a, b, c));
  const abd = signOf(orientation(a, b, d));
  const cda = signOf(orientation(c, d, a));
  const cdb = signOf(orientation(c, d, b));
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && between(a, c, b)) ||
    (abd === 0 && between(a, d, b)) ||
    (cda === 0 && between(c, a, d)) ||
    (cdb === 0 && between(c, b, d))
  );
}

/** Whether p lies strictly inside: a ray from p to the right crosses the outline an odd number of times. */
function inside(p: LatticePoint, polygon: readonly LatticePoint[]): boolean {
  let odd = false;
  for (const [a, b] of edgesOf(polygon)) {
    if (a.y > p.y === b.y > p.y) continue;
    const turn = orientation(a, b, p);
    if (b.y > a.y ? turn > 0n : turn < 0n) odd = !odd;
  }
  return odd;
}

/** Whether two closed convex polygons (points and segments included) share a point. */
export function polygonsMeet(p: readonly LatticePoint[], q: readonly LatticePoint[]): boolean {
  const edgesOfQ = edgesOf(q);
  return (
    edgesOf(p).some((edge) => edgesOfQ.some((other) => segmentsMeet(edge, other))) ||
    inside(p[0] as LatticePoint, q) ||
    inside(q[0] as LatticePoint, p)
  );
}

/** The corners of the convex hull, counter-clockwise: one for equal points, two for collinear ones. */
export function convexHull(points: readonly LatticePoint[]): LatticePoint[] {
  const sorted = [...points]
    .sort((a, b) => signOf(a.x - b.x) || signOf(a.y - b.y))
    .filter((p, i, all) => i === 0 || !same(p, all[i - 1] as LatticePoint));
  if (sorted.length < 3) return sorted;
  const chain = (list: readonly LatticePoint[]): LatticePoint[] => {
    const corners: LatticePoint[] = [];
    for (const p of list) {
      while (
        corners.length >= 2 &&
        orientation(corners.at(-2) as LatticePoint, corners.at(-1) as LatticePoint, p) <= 0n
      ) {
        corners.pop();
      }
      corners.push(p);
    }
    return corners.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Every place that a convex polygon passes while it moves by v: the hull of both ends of the way. */
export function swept(polygon: readonly LatticePoint[], v: LatticePoint): LatticePoint[] {
  return convexHull([...polygon, ...polygon.map((p) => plus(p, v))]);
}

/** The polygon moved by v. */
export function moved(polygon: readonly LatticePoint[], v: LatticePoint): LatticePoint[] {
  return polygon.map((p) => plus(p, v));
}

/** The hull of q - p over all points of both: it holds the origin exactly when they meet. */
function minkowskiDifference(
  p: readonly LatticePoint[],
  q: readonly LatticePoint[],
): LatticePoint[] {
  return convexHull(q.flatMap((b) => p.map((a) => minus(b, a))));
}

/** The distance of the origin from a segment, in lattice units. */
function distanceFromOrigin([a, b]: Edge): number {
  const along = minus(b, a);
  const squaredLength = dot(along, along);
  const reach = -dot(a, along);
  if (squaredLength === 0n || reach <= 0n) return quotientRoot(dot(a, a), 1n);
  if (reach >= squaredLength) return quotientRoot(dot(b, b), 1n);
  const area = cross(a, b);
  return quotientRoot(area * area, squaredLength);
}

/**
 * By brute force over all differences of corners: the distance between two convex polygons if they
 * are apart, and minus the length of the shortest translation that separates them if they meet.
 * In lattice units, within a few units in the last place.
 */
export function signedDistance(p: readonly LatticePoint[], q: readonly LatticePoint[]): number {
  const difference = minkowskiDifference(p, q);
  const nearest = Math.min(...edgesOf(difference).map(distanceFromOrigin));
  return polygonsMeet(p, q) ? -nearest : nearest;
}

/** The first and the last time in [0, 1] at which p, moving by v, shares a point with q. */
export interface ContactTimes {
  readonly enter: Rational;
  readonly exit: Rational;
}

/**
 * When p, moving by v, meets q: contact begins and ends where a corner of one polygon runs onto an
 * edge of the other, so those times are all computed and the least and the greatest taken.
 * `undefined` if they never meet.
 */
export function contactTimes(
  p: readonly LatticePoint[],
  q: readonly LatticePoint[],
  v: LatticePoint,
): ContactTimes | undefined {
  const opposite = { x: -v.x, y: -v.y };
  const times = [
    ...timesOnEdges(p, q, v),
    ...timesOnEdges(q, p, opposite),
    ...(polygonsMeet(p, q) ? [Rational.ZERO] : []),
    ...(polygonsMeet(moved(p, v), q) ? [Rational.ONE] : []),
  ].sort((a, b) => a.compare(b));
  const [enter] = times;
  const exit = times.at(-1);
  return enter === undefined || exit === undefined ? undefined : { enter, exit };
}

/** The times in [0, 1] at which a corner of p, moving by v, lies on an edge of q. */
function timesOnEdges(
  p: readonly LatticePoint[],
  q: readonly LatticePoint[],
  v: LatticePoint,
): Rational[] {
  const times: Rational[] = [];
  for (const corner of p) {
    for (const edge of edgesOf(q)) {
      const time = timeOnEdge(corner, edge, v);
      if (time !== undefined) times.push(time);
    }
  }
  return times;
}

function timeOnEdge(corner: LatticePoint, [a, b]: Edge, v: LatticePoint): Rational | undefined {
  const along = minus(b, a);
  const rate = cross(along, v);
  // Moving along the edge: contact can only begin or end at its ends, each the `a` of some edge.
  if (rate === 0n) return timeAtPoint(corner, a, v);
  const time = new Rational(-cross(along, minus(corner, a)), rate);
  // Where on the edge: corner + time * v = a + place * along, crossed with v.
  const place = new Rational(cross(minus(corner, a), v), rate);
  return inUnitInterval(time) && inUnitInterval(place) ? time : undefined;
}

/** The time in [0, 1] at which the corner, moving by v, is at the target. */
function timeAtPoint(
  corner: LatticePoint,
  target: LatticePoint,
  v: LatticePoint,
): Rational | undefined {
  const way = minus(target, corner);
  if (cross(way, v) !== 0n || (v.x === 0n && v.y === 0n)) return undefined;
  const time = new Rational(dot(way, v), dot(v, v));
  return inUnitInterval(time) ? time : undefined;
}

function inUnitInterval({ numerator, denominator }: Rational): boolean {
  return numerator >= 0n && numerator <= denominator;
}

/**
 * The area and the centre of area of a polygon, by the shoelace formula: not in lattice units, but in
 * those of the doubles that the lattice with this exponent came from.
 */
export function areaAndCentroid(
  polygon: readonly LatticePoint[],
  exponent: number,
): { area: number; centroid: Point } {
  let twiceArea = 0n;
  let x = 0n;
  let y = 0n;
  for (const [a, b] of edgesOf(polygon)) {
    const triangle = cross(a, b);
    twiceArea += triangle;
    x += triangle * (a.x + b.x);
    y += triangle * (a.y + b.y);
  }
  const scaled = (numerator: bigint, denominator: bigint, power: number) =>
    power < 0
      ? quotient(numerator, denominator << BigInt(-power))
      : quotient(numerator << BigInt(power), denominator);
  return {
    area: scaled(abs(twiceArea), 2n, 2 * exponent),
    centroid: { x: scaled(x, 3n * twiceArea, exponent), y: scaled(y, 3n * twiceArea, exponent) },
  };
}

/** The longer side of the box around all points. Lattice units. */
export function extent(points: readonly LatticePoint[]): number {
  const side = (values: readonly bigint[]) => {
    const [first = 0n] = values;
    let low = first;
    let high = first;
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return Number(high - low);
  };
  return Math.max(side(points.map(({ x }) => x)), side(points.map(({ y }) => y)));
}
