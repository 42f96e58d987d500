/**
 * How two shapes lie to one another, in whole numbers of any size. All doubles are multiples of one small
 * power of two, and as multiples of it they are added and multiplied without rounding: nothing here knows
 * an epsilon, and nothing is shared with the library, whose answers are exact by other means.
 */
import type { CheckPoint, CheckShape } from './shapes.js';

/** How two shapes lie to one another: what touches shares its boundary alone. */
export type Relation = 'apart' | 'touching' | 'overlapping';

interface Place {
  readonly x: bigint;
  readonly y: bigint;
}

const double = new Float64Array(1);
const bits = new BigUint64Array(double.buffer);

/** The whole number and the exponent of two that a double is made of. */
function partsOf(value: number): readonly [whole: bigint, exponent: number] {
  double[0] = Math.abs(value);
  const exponent = Number(bits[0]! >> 52n);
  const fraction = bits[0]! & 0xfffffffffffffn;
  const whole = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  return [value < 0 ? -whole : whole, Math.max(exponent, 1)];
}

const numbersOf = (shape: CheckShape): readonly number[] =>
  shape.kind === 'circle'
    ? [shape.x, shape.y, shape.radius]
    : shape.points.flatMap(({ x, y }) => [x, y]);

/** Makes whole numbers of doubles: multiples of what all numbers of the two shapes are multiples of. */
function lattice(a: CheckShape, b: CheckShape): (value: number) => bigint {
  const numbers = [...numbersOf(a), ...numbersOf(b)];
  if (numbers.every(Number.isSafeInteger)) return BigInt;
  const exponents = numbers.filter((value) => value !== 0).map((value) => partsOf(value)[1]);
  const least = Math.min(...exponents);
  return (value) => {
    const [whole, exponent] = partsOf(value);
    return value === 0 ? 0n : whole << BigInt(exponent - least);
  };
}

const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);
const square = ({ x, y }: Place): bigint => x * x + y * y;
const minus = (p: Place, q: Place): Place => ({ x: p.x - q.x, y: p.y - q.y });
const dot = (p: Place, q: Place): bigint => p.x * q.x + p.y * q.y;
/** Above zero where q is to the left of p. */
const cross = (p: Place, q: Place): bigint => p.x * q.y - p.y * q.x;

/** The edges, each from a corner along a way; those without length say nothing. */
const edgesOf = (corners: readonly Place[]): (readonly [from: Place, way: Place])[] =>
  corners
    .map((from, i) => [from, minus(corners[(i + 1) % corners.length]!, from)] as const)
    .filter(([, way]) => square(way) !== 0n);

/** 1 if all of q is beyond the edge, 0 if it touches its line, else -1. */
const beyond = (from: Place, way: Place, q: readonly Place[]): number =>
  Math.min(...q.map((corner) => -sign(cross(way, minus(corner, from)))));

function polygons(p: readonly Place[], q: readonly Place[]): number {
  return Math.max(
    ...edgesOf(p).map(([from, way]) => beyond(from, way, q)),
    ...edgesOf(q).map(([from, way]) => beyond(from, way, p)),
  );
}

/** The sign of a point's distance from an edge, less the radius. */
function fromEdge(centre: Place, radius: bigint, from: Place, way: Place): number {
  const there = minus(centre, from);
  const along = dot(there, way);
  const length = square(way);
  if (along <= 0n) return sign(square(there) - radius * radius);
  if (along >= length) return sign(square(minus(there, way)) - radius * radius);
  return sign(cross(way, there) ** 2n - radius * radius * length);
}

function discAndPolygon(centre: Place, radius: bigint, corners: readonly Place[]): number {
  const edges = edgesOf(corners);
  if (edges.every(([from, way]) => cross(way, minus(centre, from)) > 0n)) return -1;
  return Math.min(...edges.map(([from, way]) => fromEdge(centre, radius, from, way)));
}

/** 1 if the shapes are apart, 0 if they touch, -1 if they overlap. */
function gapSign(a: CheckShape, b: CheckShape): number {
  if (a.kind !== 'circle' && b.kind === 'circle') return gapSign(b, a);
  const whole = lattice(a, b);
  const place = ({ x, y }: CheckPoint): Place => ({ x: whole(x), y: whole(y) });
  if (a.kind !== 'circle') {
    return polygons(a.points.map(place), (b as typeof a).points.map(place));
  }
  if (b.kind !== 'circle') return discAndPolygon(place(a), whole(a.radius), b.points.map(place));
  return sign(square(minus(place(a), place(b))) - (whole(a.radius) + whole(b.radius)) ** 2n);
}

/** How two shapes lie to one another, exactly. */
export function relationOf(a: CheckShape, b: CheckShape): Relation {
  const gap = gapSign(a, b);
  return gap > 0 ? 'apart' : gap === 0 ? 'touching' : 'overlapping';
}
