/**
 * Ways to get it wrong, each as code that makes one mistake and no other. Whose answers are wrong in the
 * same cases has probably made it, too.
 */
import type { CheckCase } from './hard-cases.js';
import { boundsOf } from './places.js';
import type { CheckCircle, CheckPoint, CheckShape, Outline } from './shapes.js';

/** What wrong answers look like. */
export type CheckMistake =
  | 'threw'
  | 'always-same'
  | 'inverted'
  | 'bounding-boxes'
  | 'corners-only'
  | 'containment-missed'
  | 'axes-of-one'
  | 'circle-corner'
  | 'circle-as-box'
  | 'not-normalised'
  | 'radii-squared'
  | 'radius-halved'
  | 'radius-doubled'
  | 'touching-missed'
  | 'touching-counted'
  | 'too-generous'
  | 'too-strict'
  | 'rounding'
  | 'other';

/** Answers a case as who makes the mistake does, and who compares by `<`, if strict, or by `<=`. */
export type Suspect = (of: CheckCase, touching: boolean, strict: boolean) => boolean;

/** The right answer, if touching counts or if it does not. */
export const isHit = ({ relation }: CheckCase, touching: boolean): boolean =>
  relation === 'overlapping' || (touching && relation === 'touching');

const dot = (p: CheckPoint, q: CheckPoint): number => p.x * q.x + p.y * q.y;
const minus = (p: CheckPoint, q: CheckPoint): CheckPoint => ({ x: p.x - q.x, y: p.y - q.y });

const edges = (outline: Outline): CheckPoint[] =>
  outline.map((from, i) => minus(outline[(i + 1) % outline.length]!, from));

const normals = (shape: CheckShape): CheckPoint[] =>
  shape.kind === 'circle' ? [] : edges(shape.points).map(({ x, y }) => ({ x: y, y: -x }));

/** The shadow on an axis. A circle's is its radius times the axis's length, which may be taken for one. */
function shadow(shape: CheckShape, axis: CheckPoint, unit: boolean): readonly [number, number] {
  if (shape.kind !== 'circle') {
    const along = shape.points.map((point) => dot(point, axis));
    return [Math.min(...along), Math.max(...along)];
  }
  const [middle, reach] = [
    dot(shape, axis),
    shape.radius * (unit ? 1 : Math.sqrt(dot(axis, axis))),
  ];
  return [middle - reach, middle + reach];
}

interface Along {
  readonly strict: boolean;
  /** Axes are taken for as long as one. */
  readonly unit?: boolean;
}

/** The widest gap on any of the axes; below zero, how deep they overlap. Axes without length say nothing. */
export const gapAlong = (
  a: CheckShape,
  b: CheckShape,
  axes: readonly CheckPoint[],
  unit = false,
): number =>
  axes.reduce((widest, axis) => {
    const [p, q] = [shadow(a, axis, unit), shadow(b, axis, unit)];
    const gap = Math.max(q[0] - p[1], p[0] - q[1]) / Math.sqrt(dot(axis, axis));
    return gap > widest ? gap : widest;
  }, Number.NEGATIVE_INFINITY);

function meetAlong(
  a: CheckShape,
  b: CheckShape,
  axes: readonly CheckPoint[],
  { strict, unit }: Along,
): boolean {
  const gap = gapAlong(a, b, axes, unit);
  return strict ? gap < 0 : gap <= 0;
}

/** The way from a circle's centre to the nearest corner of the other. */
function cornerAxis(disc: CheckCircle, { points }: { readonly points: Outline }): CheckPoint {
  const ways = points.map((corner) => minus(corner, disc));
  return ways.reduce((best, way) => (dot(way, way) < dot(best, best) ? way : best));
}

/** A circle and something with corners, whichever comes first. */
function discAndOutline({
  a,
  b,
}: CheckCase): [CheckCircle, Exclude<CheckShape, CheckCircle>] | null {
  if (a.kind === 'circle' && b.kind !== 'circle') return [a, b];
  return a.kind !== 'circle' && b.kind === 'circle' ? [b, a] : null;
}

const holds = (outline: Outline, point: CheckPoint): boolean =>
  edges(outline).every(({ x, y }, i) => {
    const way = minus(point, outline[i]!);
    return x * way.y - y * way.x >= 0;
  });

/** Whether the shape has the point; corners alone are asked for. */
const holdsPoint = (shape: CheckShape, point: CheckPoint): boolean =>
  shape.kind === 'circle'
    ? dot(minus(point, shape), minus(point, shape)) <= shape.radius ** 2
    : holds(shape.points, point);

const cornersOf = (shape: CheckShape): Outline =>
  shape.kind === 'circle' ? [shape] : shape.points;

/** Whether all of the inner shape is off the outer one's boundary, on its inside. */
function within(outer: CheckShape, inner: CheckShape): boolean {
  if (outer.kind === 'circle') {
    const reach = outer.radius - (inner.kind === 'circle' ? inner.radius : 0);
    return (
      reach > 0 && cornersOf(inner).every((p) => dot(minus(p, outer), minus(p, outer)) < reach ** 2)
    );
  }
  const reach = inner.kind === 'circle' ? inner.radius : 0;
  return normals(outer).every((out, i) =>
    cornersOf(inner).every(
      (p) => dot(out, minus(p, outer.points[i]!)) < -reach * Math.sqrt(dot(out, out)),
    ),
  );
}

/** The case with each circle as the square around it. */
function squared(shape: CheckShape): CheckShape {
  if (shape.kind !== 'circle') return shape;
  const [left, low, right, high] = boundsOf(shape);
  const points = [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
  return { kind: 'polygon', points };
}

/** Right but where one condition holds. */
const wrongWhere =
  (answer: boolean, condition: (of: CheckCase) => boolean): Suspect =>
  (of, touching) =>
    condition(of) ? answer : isHit(of, touching);

const faces = (of: CheckCase): CheckPoint[] => [...normals(of.a), ...normals(of.b)];

/** All axes on which two shapes may be apart. */
export function axesOf(of: CheckCase): CheckPoint[] {
  const found = discAndOutline(of);
  if (found !== null) return [...faces(of), cornerAxis(...found)];
  const [a, b] = [of.a, of.b];
  return a.kind === 'circle' && b.kind === 'circle' ? [minus(b, a)] : faces(of);
}

/** Of two outlines the edges of one alone; circles are done right. */
const axesOfOne =
  (pick: 'a' | 'b'): Suspect =>
  (of, touching, strict) =>
    of.a.kind === 'circle' || of.b.kind === 'circle'
      ? isHit(of, touching)
      : meetAlong(of.a, of.b, normals(of[pick]), { strict });

/** The shape with its radius so many times as large. */
const resized = (shape: CheckShape, by: number): CheckShape =>
  shape.kind === 'circle' ? { ...shape, radius: by * shape.radius } : shape;

/** Circles are larger or smaller than they should be, and else right. */
const radiusTimes =
  (by: number): Suspect =>
  (of, touching, strict) =>
    of.a.kind === 'circle' || of.b.kind === 'circle'
      ? meetAlong(resized(of.a, by), resized(of.b, by), axesOf(of), { strict })
      : isHit(of, touching);

const upright: readonly CheckPoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** In the order in which they are believed, where they explain as much. */
export const suspects: readonly (readonly [CheckMistake, Suspect])[] = [
  ['touching-missed', (of) => isHit(of, false)],
  ['touching-counted', (of) => isHit(of, true)],
  ['always-same', () => true],
  ['always-same', () => false],
  ['inverted', (of, touching) => !isHit(of, touching)],
  ['bounding-boxes', ({ a, b }, _, strict) => meetAlong(a, b, upright, { strict })],
  [
    'circle-as-box',
    ({ a, b }, _, strict) => {
      const [p, q] = [squared(a), squared(b)];
      return meetAlong(p, q, [...normals(p), ...normals(q)], { strict });
    },
  ],
  [
    'circle-as-box',
    (of, touching, strict) =>
      of.a.kind === 'circle' && of.b.kind === 'circle'
        ? meetAlong(of.a, of.b, upright, { strict })
        : isHit(of, touching),
  ],
  [
    'circle-corner',
    (of, touching, strict) =>
      discAndOutline(of) === null
        ? isHit(of, touching)
        : meetAlong(of.a, of.b, faces(of), { strict }),
  ],
  [
    'not-normalised',
    (of, touching, strict) => {
      if (discAndOutline(of) === null) return isHit(of, touching);
      return meetAlong(of.a, of.b, axesOf(of), { strict, unit: true });
    },
  ],
  ['axes-of-one', axesOfOne('a')],
  ['axes-of-one', axesOfOne('b')],
  [
    'corners-only',
    (of, touching) =>
      of.a.kind === 'circle' && of.b.kind === 'circle'
        ? isHit(of, touching)
        : cornersOf(of.a).some((corner) => holdsPoint(of.b, corner)) ||
          cornersOf(of.b).some((corner) => holdsPoint(of.a, corner)),
  ],
  ['containment-missed', wrongWhere(false, ({ a, b }) => within(a, b) || within(b, a))],
  [
    'radii-squared',
    (of, touching) => {
      const { a, b } = of;
      if (a.kind !== 'circle' || b.kind !== 'circle') return isHit(of, touching);
      return dot(minus(a, b), minus(a, b)) <= a.radius ** 2 + b.radius ** 2;
    },
  ],
  ['radius-halved', radiusTimes(0.5)],
  ['radius-doubled', radiusTimes(2)],
  [
    'too-generous',
    wrongWhere(true, ({ family, relation }) => family === 'slight' && relation === 'apart'),
  ],
  ['too-strict', wrongWhere(false, ({ family }) => family === 'slight')],
];
