/** Pairs that touch exactly, and what is made of them. */
import { blob, blobOnEdge, farthest, pythagorean } from './outlines.js';
import type { Random } from './random.js';
import {
  box,
  type CheckBox,
  type CheckCircle,
  type CheckKind,
  type CheckPoint,
  type CheckShape,
  circle,
  mapped,
  type Outline,
  polygon,
} from './shapes.js';

/** Two shapes of one case. */
export type Pair = readonly [a: CheckShape, b: CheckShape];
/** What is tried may not come out: then it is tried again with other numbers. */
export type Attempt = Pair | null;
/** The kinds of two shapes. */
export type Kinds = readonly [a: CheckKind, b: CheckKind];

/** The shape moved, or null if that is no shape of its kind. */
export const moved = (shape: CheckShape, by: CheckPoint): CheckShape | null =>
  mapped(shape, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

export const pairOf = (a: CheckShape | null, b: CheckShape | null): Attempt =>
  a === null || b === null ? null : [a, b];

/** Something about the origin whose coordinates are multiples of four. */
export function shapeOf(random: Random, kind: CheckKind, reach = 8): CheckShape {
  if (kind === 'polygon') return polygon(blob(random, reach));
  if (kind === 'circle') return circle({ x: 0, y: 0 }, 4 * random.integer(1, reach));
  return boxOf(random, reach);
}

function boxOf(random: Random, reach: number): CheckBox {
  const corner = (sign: number): CheckPoint => ({
    x: sign * 4 * random.integer(1, reach),
    y: sign * 4 * random.integer(1, reach),
  });
  return box(corner(-1), corner(1))!;
}

/** A place on an edge, a quarter of it from its ends or at them. */
function onEdge(random: Random, outline: Outline): { foot: CheckPoint; out: CheckPoint } {
  const i = random.integer(0, outline.length - 1);
  const [from, to] = [outline[i]!, outline[(i + 1) % outline.length]!];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const quarter = random.integer(0, 4) / 4;
  return { foot: { x: from.x + quarter * x, y: from.y + quarter * y }, out: { x: y, y: -x } };
}

/** The second lies on an edge of the first with a corner of its own, or an edge. */
function outlinesTouch(random: Random, [first, second]: readonly CheckKind[]): Attempt {
  const a = shapeOf(random, first!) as Exclude<CheckShape, CheckCircle>;
  const { foot, out } = onEdge(random, a.points);
  if (first === second && first === 'polygon' && random.chance(0.4)) {
    // Turned by half a turn about the middle of the edge: all of it is in common.
    const about = random.chance(0.5) ? foot : a.points[0]!;
    return [a, polygon(a.points.map(({ x, y }) => ({ x: 2 * about.x - x, y: 2 * about.y - y })))];
  }
  const b = shapeOf(random, second!) as Exclude<CheckShape, CheckCircle>;
  const corner = farthest(b.points, -out.x, -out.y);
  return pairOf(a, moved(b, { x: foot.x - corner.x, y: foot.y - corner.y }));
}

/** A disc on an edge whose length is a whole number, or at a corner. */
function discTouches(random: Random, kind: CheckKind): Attempt {
  const way = random.pick(pythagorean);
  const [x, y, length] = way;
  const radius = random.integer(1, 6);
  const out = { x: radius * y, y: -radius * x };
  if (kind === 'circle') {
    const own = random.integer(1, 6);
    const center = { x: (own + radius) * x, y: (own + radius) * y };
    return [circle({ x: 0, y: 0 }, own * length), circle(center, radius * length)];
  }
  const other = kind === 'box' ? boxOf(random, 8) : polygon(blobOnEdge(random, way));
  const share = random.integer(0, 4);
  const foot =
    kind === 'box' || random.chance(0.4)
      ? farthest(other.points, out.x, out.y)
      : { x: share * x, y: share * y };
  return [other, circle({ x: foot.x + out.x, y: foot.y + out.y }, radius * length)];
}

/** A pair that touches, in most cases: who asks looks again. */
export function touching(random: Random, kinds: Kinds): Attempt {
  if (!kinds.includes('circle')) return outlinesTouch(random, kinds);
  const pair = discTouches(random, kinds[0] === 'circle' ? kinds[1] : kinds[0]);
  return pair !== null && kinds[0] === 'circle' && kinds[1] !== 'circle'
    ? [pair[1], pair[0]]
    : pair;
}

/** The shape with all coordinates, and its radius, so many times as large. */
export const scaled = (shape: CheckShape, by: number): CheckShape =>
  shape.kind === 'circle'
    ? circle({ x: by * shape.x, y: by * shape.y }, by * shape.radius)
    : mapped(shape, ({ x, y }) => ({ x: by * x, y: by * y }))!;

const double = new Float64Array(1);
const bits = new BigInt64Array(double.buffer);

/** The double `count` places farther from zero, or nearer. Zero stays. */
export function nudged(value: number, count: number): number {
  if (value === 0) return 0;
  double[0] = value;
  bits[0] = bits[0]! + BigInt(count);
  return double[0];
}

/** The bounding box: least x, least y, greatest x, greatest y. */
export function boundsOf(shape: CheckShape): readonly [number, number, number, number] {
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return [x - radius, y - radius, x + radius, y + radius];
  }
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether the bounding boxes share a point. */
export function boundsMeet(a: CheckShape, b: CheckShape): boolean {
  const [p, q] = [boundsOf(a), boundsOf(b)];
  return p[0] <= q[2] && q[0] <= p[2] && p[1] <= q[3] && q[1] <= p[3];
}
