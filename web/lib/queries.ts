import type { CollisionResult } from './collision-result.js';
import { checkOption, expectPlain, hasOwn, unknownOption } from './options.js';
import { isSharp, type Polygon } from './polygon.js';
import { record, step } from './raw/layout.js';
import { at, indexOrNull, integerAt, vectorAt } from './raw/read.js';
import { collidePart } from './raw/wasm/collide.js';
import { distancePart } from './raw/wasm/distance.js';
import { tracePart } from './raw/wasm/trace.js';
import { output, resultRecord } from './raw/wasm.js';
import {
  type Collision,
  type Distance,
  type EdgeFeature,
  type Projection,
  type Trace,
  type TraceStep,
  WRITE,
  WRITE_MISS,
} from './results.js';
import { clearlyApart, discsApart, handleOf, handleOfShape, type Shape } from './shape.js';
import { shapeFor } from './shape-for.js';
import {
  checkBoolean,
  checkDisplacement,
  mismatch,
  notAShape,
  ofAnotherCopy,
  show,
} from './validate.js';
import type { VectorLike } from './vector.js';
import type { Body } from './world/body.js';

/** Options of {@link intersects}. */
export interface IntersectsOptions {
  /**
   * Whether shapes that only touch, without one being in the other, count. Exact either way. Default true.
   */
  readonly touching?: boolean | undefined;
}

const INTERSECTS_OPTIONS = ['touching'] as const;

/** Options of {@link trace}. */
export interface TraceOptions {
  /**
   * How far `a` moves during the step, as seen from `b`: for two movers, the velocity of `a` minus
   * that of `b`, times the length of the step. Default: no motion.
   */
  readonly velocity?: VectorLike | undefined;
}

/** Options of {@link collide}. */
export interface CollideOptions extends TraceOptions {
  /** What to write the answer into, and to return. Default: an object of its own for each answer. */
  readonly into?: CollisionResult | undefined;
}

const TRACE_OPTIONS = ['velocity'] as const;
const COLLIDE_OPTIONS = ['velocity', 'into'] as const;
const STANDING = [0, 0] as const;

function checkVelocity(velocity: VectorLike | undefined): readonly [number, number] {
  return velocity === undefined ? STANDING : checkDisplacement(velocity, 'velocity');
}

function checkInto(into: CollisionResult, argument = 'into'): CollisionResult {
  if (isResult(into)) return into;
  const demand = 'must be a CollisionResult, new CollisionResult()';
  const found = isForeignResult(into) ? ofAnotherCopy(into) : undefined;
  throw mismatch('not-an-option', argument, null, into, demand, '', found);
}

/** Whether what is no {@link CollisionResult} of ours is called one. */
function isForeignResult(value: unknown): boolean {
  return show(value) === 'a CollisionResult';
}

/**
 * Whether two shapes share a point. Shapes are closed sets: touching counts. Exact for the corners as
 * `worldPoints` gives them: never a false hit, never a miss.
 *
 * Separating-axis test with rotating calipers, O(n + m). O(1), and a few nanoseconds, if the circles around both are
 * apart.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`.
 * @example
 * ```js
 * import { Box, intersects } from 'sepax';
 *
 * const a = new Box(10, 10);
 * const b = new Box(10, 10, { x: 10 });
 * intersects(a, b); // true: they touch
 * intersects(a, b, { touching: false }); // false
 * ```
 */
export function intersects(a: Shape | Body, b: Shape | Body, options?: IntersectsOptions): boolean {
  const touching = options === undefined || touchingOf(options);
  const shapeA = shapeFor(a, 'a');
  const shapeB = shapeFor(b, 'b');
  if (clearlyApart(shapeA, shapeB)) return false;
  const handleA = handleOfShape(shapeA, 'a');
  const handleB = handleOfShape(shapeB, 'b');
  return touching
    ? collidePart()._intersects(handleA, handleB)
    : collidePart()._overlaps(handleA, handleB);
}

function touchingOf(options: IntersectsOptions): boolean {
  const touching = checkOption(options, INTERSECTS_OPTIONS);
  return touching === undefined || checkBoolean(touching, 'touching');
}

/**
 * How two shapes collide, standing or moving, and how to push them apart.
 *
 * Shapes are closed sets; `normal` is a unit vector from `a` towards `b`; `depth >= 0`;
 * `mtv = -depth * normal` is the shortest translation of **a** that separates the pair, so
 * `a.translate(mtv.x, mtv.y)` leaves the shapes touching to within rounding, even when one contains the other. With a
 * velocity, `mtv` is what to add to it. `depth` and `mtv` are right to within 1e-12 of the pair's size;
 * the booleans are exact.
 *
 * Shapes of several pieces count as a whole: standing, `mtv` is the shortest translation that frees every
 * piece; moving, `velocity + mtv` takes `a` no further than contact, along all that is in the way, and past its end,
 * where the shapes end apart. Then `mtv` need not be the shortest, between `enter` and `exit` the shapes may be apart
 * for a while, and it is right as `moveAndSlide` is: no piece is entered by more than 1e-12 of the sizes and of the
 * velocity together, but out of the tip of a narrow wedge the way is longer, by one over the sine of half its angle.
 * A point or a segment that meets a seam between pieces exactly may end in it.
 *
 * A {@link CollisionResult} in place of the options is what the answer is written into: as `{ into: result }`, but read
 * faster.
 *
 * O(n + m); O(p + q + k log k) as a rule for p and q pieces of which k pairs touch. Names after Laurent Cozic, "2D Polygon Collision
 * Detection" (2006), whose per-axis test of moving shapes is replaced by one with a common time
 * interval: shapes that pass one another are not a hit.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, or the code of a bad
 * velocity.
 * @example
 * ```js
 * import { Box, collide } from 'sepax';
 *
 * const player = new Box(10, 10);
 * const wall = new Box(10, 40, { x: 8 });
 * const { depth, mtv } = collide(player, wall);
 * depth; // 2
 * player.translate(mtv.x, mtv.y);
 * player.x; // -2: they touch now
 * // A step ahead: how much of it is possible.
 * const step = collide(player, wall, { velocity: [3, 0] });
 * step.willIntersect; // true
 * 3 + step.mtv.x; // 0
 * ```
 */
export function collide(a: Shape | Body, b: Shape | Body, into: CollisionResult): CollisionResult;
/**
 * How two shapes collide, standing or moving, and how to push them apart: `mtv` is the shortest translation of `a` that
 * does, and `normal` leads from `a` towards `b`.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, or the code of a bad velocity.
 * @example
 * ```js
 * import { Box, Circle, collide } from 'sepax';
 *
 * const { intersects, normal, mtv } = collide(new Circle(5), new Box(10, 40, { x: 8 }));
 * intersects; // true
 * normal; // { x: 1, y: 0 }
 * mtv; // { x: -2, y: 0 }
 * ```
 */
export function collide(
  a: Shape | Body,
  b: Shape | Body,
  options?: CollideOptions | CollisionResult,
): Collision;
export function collide(
  a: Shape | Body,
  b: Shape | Body,
  options?: CollideOptions | CollisionResult,
): Collision {
  if (options === undefined) return collideStanding(a, b);
  return isResult(options) ? collideInto(a, b, options) : collideAsked(a, b, options);
}

function collideStanding(a: Shape | Body, b: Shape | Body): Collision {
  if (discsApart(a, b, normalApart)) return missOfDiscs();
  askStanding(a, b);
  return readCollision(resultRecord());
}

/** Whether a value is a {@link CollisionResult}, without its code. */
function isResult(value: unknown): value is CollisionResult {
  try {
    return typeof (value as CollisionResult)[WRITE] === 'function';
  } catch {
    // Null, or a proxy that was revoked.
    return false;
  }
}

function collideInto(a: Shape | Body, b: Shape | Body, into: CollisionResult): Collision {
  if (discsApart(a, b, normalApart)) {
    return into[WRITE_MISS](at(normalApart, 0), at(normalApart, 1));
  }
  askStanding(a, b);
  return into[WRITE](resultRecord());
}

/** A function of its own: what is left of its callers is so short that engines make one piece of it with their loop. */
function askStanding(a: Shape | Body, b: Shape | Body): void {
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
  collidePart()._collide(handleA, handleB, 0, 0);
}

function collideAsked(a: Shape | Body, b: Shape | Body, options: CollideOptions): Collision {
  // Options first: a getter among them may do anything, even dispose of a shape.
  try {
    expectPlain(options, COLLIDE_OPTIONS);
  } catch (error) {
    throw isForeignResult(options) ? checkInto(options as CollisionResult, 'options') : error;
  }
  let velocity: VectorLike | undefined;
  let given: CollisionResult | undefined;
  // As checkOptions, without a copy.
  for (const name in options) {
    if (!hasOwn(options, name)) continue;
    if (name === 'velocity') velocity = options.velocity;
    else if (name === 'into') given = options.into;
    else throw unknownOption(name, COLLIDE_OPTIONS);
  }
  const [vx, vy] = checkVelocity(velocity);
  const into = given === undefined ? given : checkInto(given);
  if (velocity === undefined) {
    return into === undefined ? collideStanding(a, b) : collideInto(a, b, into);
  }
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
  collidePart()._collide(handleA, handleB, vx, vy);
  const answer = resultRecord();
  return into === undefined ? readCollision(answer) : into[WRITE](answer);
}

/**
 * How far apart two shapes are, and where: the signed distance and the nearest points.
 *
 * Positive exactly if the shapes are apart; a depth of less than a rounding is 0. The distance is right to within
 * 1e-12 of the pair's size. O(n + m), through the Minkowski difference.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`.
 * @example
 * ```js
 * import { Circle, distance } from 'sepax';
 *
 * const gap = distance(new Circle(2), new Circle(1, { x: 3, y: 4 }));
 * gap.distance; // 2
 * distance(new Circle(2), new Circle(1, { x: 2 })).distance; // -1: they overlap
 * ```
 */
export function distance(a: Shape | Body, b: Shape | Body): Distance {
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
  distancePart()._distance(handleA, handleB);
  const answer = resultRecord();
  return {
    distance: at(answer, record.distance),
    normal: vectorAt(answer, record.distanceNormal),
    pointA: vectorAt(answer, record.pointA),
    pointB: vectorAt(answer, record.pointB),
  };
}

/**
 * Everything that {@link collide} does for the same arguments, step by step: each candidate axis with
 * both projections, the gap or overlap, the times of contact, and what is known so far. For teaching
 * and for debugging; made by the same code, so it can't disagree.
 *
 * O((n + m)²).
 *
 * @throws {@link SepaxError} as {@link collide}; `not-a-shape` for anything but a {@link Polygon} or {@link Box}
 * without a `radius`: rounded ones and bodies are refused, too.
 * @example
 * ```js
 * import { Polygon, trace } from 'sepax';
 *
 * const a = new Polygon([[0, 0], [4, 0], [4, 4], [0, 4]]);
 * const { steps, result, decidedBy } = trace(a, new Polygon([[5, 0], [9, 0], [9, 4], [5, 4]]));
 * result.intersects; // false
 * steps[decidedBy].overlap; // -1: the gap between the shadows
 * ```
 */
export function trace(a: Polygon, b: Polygon, options?: TraceOptions): Trace {
  const [vx, vy] = checkVelocity(
    options === undefined ? undefined : checkOption(options, TRACE_OPTIONS),
  );
  const handleA = sharpHandleOf(a, 'a');
  const handleB = sharpHandleOf(b, 'b');
  const count = tracePart()._trace(handleA, handleB, vx, vy);
  const numbers = output(count * step.size);
  const steps = Array.from({ length: count }, (_, i) =>
    readStep(i, numbers.subarray(i * step.size, (i + 1) * step.size)),
  );
  const answer = resultRecord();
  return {
    steps,
    result: readCollision(answer),
    decidedBy: indexOrNull(at(answer, record.decidedBy)),
    normalStep: at(answer, record.normalStep),
  };
}

/** The handle of a polygon without rounding. */
function sharpHandleOf(shape: Polygon, argument: string): number {
  const handle = handleOf(shape, argument);
  if (isSharp(shape)) return handle;
  throw notAShape(shape, argument, 'a Polygon without a rounding radius');
}

function readFeature(numbers: Float64Array): EdgeFeature | null {
  const edge = integerAt(numbers, record.edge);
  return edge < 0 ? null : { shape: at(numbers, record.side) === 0 ? 'a' : 'b', edge };
}

function readCollision(numbers: Float64Array): Collision {
  return {
    intersects: at(numbers, record.intersects) === 1,
    willIntersect: at(numbers, record.willIntersect) === 1,
    normal: vectorAt(numbers, record.normal),
    depth: at(numbers, record.depth),
    mtv: vectorAt(numbers, record.mtv),
    feature: readFeature(numbers),
    pieceA: integerAt(numbers, record.pieceOfA),
    pieceB: integerAt(numbers, record.pieceOfB),
    enter: at(numbers, record.enter),
    exit: at(numbers, record.exit),
  };
}

/** The normal of the discs that were found apart last: an object for each miss would cost as much as the rest. */
const normalApart = new Float64Array(2);

/** What the core says of discs that are apart. */
function missOfDiscs(): Collision {
  return {
    intersects: false,
    willIntersect: false,
    normal: vectorAt(normalApart, 0),
    depth: 0,
    mtv: { x: 0, y: 0 },
    feature: null,
    pieceA: 0,
    pieceB: 0,
    enter: Number.POSITIVE_INFINITY,
    exit: Number.NEGATIVE_INFINITY,
  };
}

function readProjection(numbers: Float64Array, place: number): Projection {
  return {
    min: at(numbers, place),
    max: at(numbers, place + 1),
    minVertex: at(numbers, place + 2),
    maxVertex: at(numbers, place + 3),
  };
}

const SOURCES = ['a', 'b', 'motion'] as const;

function readStep(index: number, numbers: Float64Array): TraceStep {
  return {
    index,
    source: SOURCES[at(numbers, step.source)] ?? 'motion',
    edge: at(numbers, step.edge),
    normal: vectorAt(numbers, step.normal),
    duplicateOf: indexOrNull(at(numbers, step.duplicateOf)),
    a: readProjection(numbers, step.a),
    b: readProjection(numbers, step.b),
    overlap: at(numbers, step.overlap),
    apart: at(numbers, step.apart) === 1,
    swept: { min: at(numbers, step.swept), max: at(numbers, step.swept + 1) },
    apartThroughout: at(numbers, step.apartThroughout) === 1,
    enter: at(numbers, step.time),
    exit: at(numbers, step.time + 1),
    running: {
      overlap: at(numbers, step.leastOverlap),
      step: at(numbers, step.leastOverlapStep),
      enter: at(numbers, step.commonTime),
      exit: at(numbers, step.commonTime + 1),
    },
  };
}
