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

/** What a cell of the table says, and the reason if that is less than elsewhere. */
export interface Promised {
  readonly mark: string;
  readonly reason?: string;
}

export interface PairQuery {
  readonly call: string;
  readonly about: string;
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
const SLID: Promised = {
  mark: 'contact',
  reason:
    'With several pieces `mtv` leaves the shapes in contact, having slid along all that was in the way, but ' +
    'need not be the shortest correction; between `enter` and `exit` the shapes may be apart for a while. A ' +
    'point or a segment that meets a seam between pieces exactly may end in it.',
};
const OUTERMOST: Promised = {
  mark: 'ends',
  reason:
    'With several pieces the points are the outermost two along the tangent, each within 1e-12: a deeper one ' +
    'between them is left out, and there is none where the push ends at pieces that do not overlap yet.',
};
const SEAM: Promised = {
  mark: 'rounding',
  reason:
    'Exact but for a point or a segment in a seam between pieces, which is inside within rounding.',
};
const UNION: Promised = {
  mark: 'rounding',
  reason:
    'Exact where each piece of `b` lies within one piece of `a`; where `b` spans several, crossings of ' +
    'edges are computed, and are right within rounding.',
};

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
    depths.length <= 2 && excess <= ROUNDING,
    'must be two at most, no deeper than the collision',
  );
  check(a.pieces || b.pieces || excess >= -ROUNDING, 'must be as deep as the collision');
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

export const PAIR_QUERIES: readonly PairQuery[] = [
  {
    call: 'intersects(a, b)',
    about: 'Yes or no.',
    promise: () => EXACT,
    attempt: tryIntersects,
  },
  {
    call: 'intersects(a, b, { touching: false })',
    about: 'Yes or no.',
    promise: promiseOfOverlaps,
    attempt: tryOverlaps,
  },
  {
    call: 'collide(a, b)',
    about: '`intersects` is exact; `depth`, `mtv` and `normal` as the table says.',
    promise: () => WITHIN,
    attempt: tryCollide,
  },
  {
    call: 'collide(a, b, { velocity })',
    about: '`intersects` and `willIntersect` are exact; times and `mtv` as the table says.',
    promise: (a, b) => (a.pieces || b.pieces ? SLID : WITHIN),
    attempt: tryMoving,
  },
  {
    call: 'contacts(a, b)',
    about:
      'Points and depths as the table says. For shapes of one piece, whether there are any is exact.',
    promise: (a, b) => (a.pieces || b.pieces ? OUTERMOST : WITHIN),
    attempt: tryContacts,
  },
  {
    call: 'distance(a, b)',
    about: 'The sign is exact; distance and points as the table says.',
    promise: () => WITHIN,
    attempt: tryDistance,
  },
  {
    call: 'sweep(a, b, { translationA, translationB })',
    about: 'Whether they meet is as the table says; time, point and normal are within 1e-12.',
    promise: () => EXACT,
    attempt: trySweep(0, ROUNDING),
  },
  {
    call: 'sweep(a, b, { rotationA, rotationB, … })',
    about: '`startsOverlapping` is exact; whether and when they meet is as the table says.',
    promise: () => SAFE,
    attempt: trySweep(3, TURNING),
  },
  {
    call: 'contains(a, b)',
    about: 'Yes or no.',
    promise: promiseOfContains,
    attempt: tryContains,
  },
];

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
