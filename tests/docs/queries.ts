/**
 * What each query promises for shapes of one piece and of several, and a trial of it: calls on shapes that
 * stand apart, overlap or move, with answers that are known beforehand or confirmed by another query.
 */
import {
  castRay,
  castSegment,
  closestPoint,
  collide,
  contacts,
  contains,
  containsPoint,
  distance,
  intersects,
  project,
  type Shape,
  supportPoint,
  sweep,
} from 'sepax';
import { type Kind, REACH } from './kinds.js';

/** What a cell of the table says. */
export type Mark = 'exact' | '1e-12' | 'contact' | 'ends' | 'safe' | 'rounding';

/** Why it says less than others do. */
export type Reason = 'slid' | 'outermost' | 'seam' | 'union';

export interface Promised {
  readonly mark: Mark;
  readonly reason?: Reason;
}

export interface PairQuery {
  readonly call: string;
  readonly promise: (a: Kind, b: Kind) => Promised;
  readonly attempt: (a: Kind, b: Kind) => void;
}

export interface ShapeQuery {
  readonly call: string;
  readonly promise: (kind: Kind) => Promised;
  readonly attempt: (kind: Kind) => void;
}

/** Far more than the sizes of the shapes. */
const FAR = 32;
/** 1e-12 of the sizes and distances above. */
const ROUNDING = 1e-12 * (FAR + 2 * REACH);
const TURNING = 1e-10 * (FAR + 2 * REACH);

const EXACT: Promised = { mark: 'exact' };
const WITHIN: Promised = { mark: '1e-12' };
const SAFE: Promised = { mark: 'safe' };
/** With several pieces a goes no further than contact, by a way that need not be the shortest, and may end apart. */
const SLID: Promised = { mark: 'contact', reason: 'slid' };
/** With several pieces only the deepest point and the outermost other are told. */
const OUTERMOST: Promised = { mark: 'ends', reason: 'outermost' };
/** A point or a segment in a seam between pieces is inside within rounding. */
const SEAM: Promised = { mark: 'rounding', reason: 'seam' };
/** Where a shape spans several pieces of another, crossings of edges are computed. */
const UNION: Promised = { mark: 'rounding', reason: 'union' };

function promiseOfOverlaps(a: Kind, b: Kind): Promised {
  return (a.pieces && !b.solid) || (b.pieces && !a.solid) ? SEAM : EXACT;
}

function promiseOfContains(a: Kind, b: Kind): Promised {
  return a.pieces && b.name !== 'Point' ? UNION : EXACT;
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** A shape with its anchor at (x, y). */
function at({ make, anchor }: Kind, x: number, y: number, scale = 1): Shape {
  return make({ x, y, pivot: anchor, scale });
}

function overlapping(a: Kind, b: Kind): [Shape, Shape] {
  return [at(a, 0, 0), at(b, 0, 0)];
}

function apart(a: Kind, b: Kind): [Shape, Shape] {
  return [at(a, -FAR / 2, 1), at(b, FAR / 2, 0)];
}

function tryIntersects(a: Kind, b: Kind): void {
  check(intersects(...overlapping(a, b)), 'must meet');
  check(!intersects(...apart(a, b)), 'must be apart');
}

function tryOverlaps(a: Kind, b: Kind): void {
  const pair = overlapping(a, b);
  const deep = collide(...pair).depth > ROUNDING;
  check(
    intersects(...pair, { touching: false }) === deep,
    'must overlap if and only if it is deep',
  );
  check(!intersects(...apart(a, b), { touching: false }), 'must be apart');
}

function tryCollide(a: Kind, b: Kind): void {
  const [one, other] = overlapping(a, b);
  const { intersects: hit, mtv } = collide(one, other);
  check(hit, 'must collide');
  one.translate(mtv.x, mtv.y);
  check(Math.abs(distance(one, other).distance) <= ROUNDING, 'must touch after the push');
}

function tryMoving(a: Kind, b: Kind): void {
  const [one, other] = apart(a, b);
  one.y = 0;
  const { willIntersect, mtv, enter, exit } = collide(one, other, { velocity: [2 * FAR, 0] });
  check(willIntersect && enter > 0 && enter <= exit && exit < 1, 'must meet on the way');
  one.translate(2 * FAR + mtv.x, mtv.y);
  check(distance(one, other).distance >= -ROUNDING, 'must stop at the surface');
}

function tryContacts(a: Kind, b: Kind): void {
  const [one, other] = overlapping(a, b);
  const depths = contacts(one, other).map(({ depth }) => depth);
  const excess = Math.max(...depths) - collide(one, other).depth;
  check(
    depths.length <= 2 && Math.abs(excess) <= ROUNDING,
    'must be two at most, the deepest as deep as the collision',
  );
  check(contacts(...apart(a, b)).length === 0, 'must have no contact');
}

function tryDistance(a: Kind, b: Kind): void {
  const { distance: gap, normal, pointA, pointB } = distance(...apart(a, b));
  const dx = pointB.x - pointA.x - gap * normal.x;
  const dy = pointB.y - pointA.y - gap * normal.y;
  check(gap > 0 && Math.hypot(dx, dy) <= ROUNDING, 'must be the gap between the points');
  check(distance(...overlapping(a, b)).distance <= 0, 'must be negative inside');
}

function trySweep(rotation: number, tolerance: number): PairQuery['attempt'] {
  return (a, b) => {
    const [one, other] = apart(a, b);
    one.y = 0;
    const motion = {
      translationA: [2 * FAR, 0],
      rotationA: rotation,
      rotationB: -rotation,
    } as const;
    const impact = sweep(one, other, motion);
    if (impact === null) throw new Error('must meet on the way');
    const { time } = impact;
    one.translate(2 * FAR * time, 0);
    one.rotate(rotation * time);
    other.rotate(-rotation * time);
    check(Math.abs(distance(one, other).distance) <= tolerance, 'must touch at the time of impact');
    check(sweep(...apart(a, b), { translationA: [0, FAR] }) === null, 'must pass beside');
  };
}

function tryContains(a: Kind, b: Kind): void {
  const small = at(b, 0, 0, 1 / 64);
  const fits = a.solid || b.name === 'Point' || b.name === a.name;
  check(contains(at(a, 0, 0), small) === fits, 'must hold what is small and inside');
  check(!contains(...apart(a, b)), 'must not hold what is far away');
}

export const PAIR_QUERIES = [
  { call: 'intersects(a, b)', promise: () => EXACT, attempt: tryIntersects },
  {
    call: 'intersects(a, b, { touching: false })',
    promise: promiseOfOverlaps,
    attempt: tryOverlaps,
  },
  { call: 'collide(a, b)', promise: () => WITHIN, attempt: tryCollide },
  {
    call: 'collide(a, b, { velocity })',
    promise: (a, b) => (a.pieces || b.pieces ? SLID : WITHIN),
    attempt: tryMoving,
  },
  {
    call: 'contacts(a, b)',
    promise: (a, b) => (a.pieces || b.pieces ? OUTERMOST : WITHIN),
    attempt: tryContacts,
  },
  { call: 'distance(a, b)', promise: () => WITHIN, attempt: tryDistance },
  {
    call: 'sweep(a, b, { translationA, translationB })',
    promise: () => EXACT,
    attempt: trySweep(0, ROUNDING),
  },
  {
    call: 'sweep(a, b, { rotationA, rotationB, … })',
    promise: () => SAFE,
    attempt: trySweep(3, TURNING),
  },
  { call: 'contains(a, b)', promise: promiseOfContains, attempt: tryContains },
] as const satisfies readonly PairQuery[];

/** How such a query is called. */
export type PairCall = (typeof PAIR_QUERIES)[number]['call'];

function tryContainsPoint(kind: Kind): void {
  check(containsPoint(at(kind, 0, 0), [0, 0]), 'must hold its anchor');
  check(!containsPoint(at(kind, 0, 0), [FAR, 0]), 'must not hold a far point');
}

function tryClosestPoint(kind: Kind): void {
  const shape = at(kind, 0, 0);
  const { point, distance: gap } = closestPoint(shape, [FAR, 1]);
  check(Math.abs(Math.hypot(FAR - point.x, 1 - point.y) - gap) <= ROUNDING, 'must be that far');
  check(closestPoint(shape, [0, 0]).distance <= 0, 'must be negative inside');
  check(Math.abs(closestPoint(shape, point).distance) <= ROUNDING, 'must be on the boundary');
}

function trySupportPoint(kind: Kind): void {
  const shape = at(kind, 0, 0);
  const { bounds } = shape;
  const support = supportPoint(shape, [3, 0]);
  check(Math.abs(support.x - bounds.maxX) <= ROUNDING, 'must be at the right end');
  check(Math.abs(closestPoint(shape, support).distance) <= ROUNDING, 'must be on the boundary');
}

function tryProject(kind: Kind): void {
  const shape = at(kind, 0, 0);
  const { min, max } = project(shape, [0, -1]);
  check(Math.abs(min + shape.bounds.maxY) <= ROUNDING, 'must begin at the upper end');
  check(Math.abs(max + shape.bounds.minY) <= ROUNDING, 'must end at the lower end');
}

function tryCast(
  cast: (shape: Shape, y: number) => ReturnType<typeof castRay>,
): ShapeQuery['attempt'] {
  return (kind) => {
    const shape = at(kind, 0, 0);
    const hit = cast(shape, 0);
    if (hit === null) throw new Error('must hit');
    check(Math.abs(closestPoint(shape, hit.point).distance) <= ROUNDING, 'must hit the boundary');
    check(cast(shape, REACH) === null, 'must pass beside');
  };
}

export const SHAPE_QUERIES: readonly ShapeQuery[] = [
  { call: 'containsPoint(shape, point)', promise: () => EXACT, attempt: tryContainsPoint },
  { call: 'closestPoint(shape, point)', promise: () => WITHIN, attempt: tryClosestPoint },
  { call: 'supportPoint(shape, direction)', promise: () => WITHIN, attempt: trySupportPoint },
  { call: 'project(shape, axis)', promise: () => WITHIN, attempt: tryProject },
  {
    call: 'castRay(origin, direction, shape)',
    promise: () => WITHIN,
    attempt: tryCast((shape, y) => castRay([-FAR, y], [1, 0], shape)),
  },
  {
    call: 'castSegment(from, to, shape)',
    promise: () => WITHIN,
    attempt: tryCast((shape, y) => castSegment([-FAR, y], [FAR, y], shape)),
  },
];
