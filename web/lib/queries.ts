import { checkOption } from './options.js';
import { isSharp, type Polygon } from './polygon.js';
import { record, step } from './raw/layout.js';
import { at, indexOrNull, integerAt, vectorAt } from './raw/read.js';
import { collidePart } from './raw/wasm/collide.js';
import { distancePart } from './raw/wasm/distance.js';
import { tracePart } from './raw/wasm/trace.js';
import { output, resultRecord } from './raw/wasm.js';
import type { Collision, Distance, EdgeFeature, Projection, Trace, TraceStep } from './results.js';
import { clearlyApart, handleOf, type Shape, wayBetweenDiscs } from './shape.js';
import { checkBoolean, checkVector, notAShape } from './validate.js';
import type { Vector, VectorLike } from './vector.js';

/** Options of {@link intersects}. */
export interface IntersectsOptions {
  /**
   * Whether shapes that only touch, without one being in the other, count. Exact either way. Default true.
   */
  readonly touching?: boolean;
}

const INTERSECTS_OPTIONS = ['touching'] as const;

/** Options of {@link collide} and {@link trace}. */
export interface CollideOptions {
  /**
   * How far `a` moves during the step, as seen from `b`: for two movers, the velocity of `a` less
   * that of `b`, times the length of the step. Default: no motion.
   */
  readonly velocity?: VectorLike;
}

const COLLIDE_OPTIONS = ['velocity'] as const;
const STANDING = [0, 0] as const;

function velocityOf(options: CollideOptions | undefined): readonly [number, number] {
  if (options === undefined) return STANDING;
  const velocity = checkOption(options, COLLIDE_OPTIONS);
  return velocity === undefined ? STANDING : checkVector(velocity, 'velocity');
}

/**
 * Whether two shapes share a point. Shapes are closed sets: touching counts. Exact for the corners as
 * `worldPoints` gives them: never a false hit, never a miss.
 *
 * Separating-axis test with rotating calipers, O(n + m). O(1), and a few nanoseconds, if the circles around both are
 * apart.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`.
 */
export function intersects(a: Shape, b: Shape, options?: IntersectsOptions): boolean {
  const touching = options === undefined || touchingOf(options);
  if (clearlyApart(a, b)) return false;
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
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
 * `a.translate(mtv.x, mtv.y)` leaves the shapes touching within rounding, also when one contains the other. With a
 * velocity, `mtv` is what to add to it. `depth` and `mtv` are right within 1e-12 of the pair's size;
 * the booleans are exact.
 *
 * Shapes of several pieces count as a whole: standing, `mtv` is the shortest translation that frees every
 * piece; moving, it leaves the shapes in contact, having slid along all that was in the way, but need not
 * be the shortest, and between `enter` and `exit` the shapes may be apart for a while. A point or a segment
 * that meets a seam between pieces exactly may end in it.
 *
 * O(n + m); O(p + q + k log k) as a rule for p and q pieces of which k pairs touch. Names after Laurent Cozic, "2D Polygon Collision
 * Detection" (2006), whose per-axis test of moving shapes is replaced by one with a common time
 * interval: shapes that pass one another are no hit.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, or the code of a bad
 * velocity.
 */
export function collide(a: Shape, b: Shape, options?: CollideOptions): Collision {
  if (options === undefined) {
    const way = wayBetweenDiscs(a, b);
    if (way !== null && clearlyApart(a, b)) return missOfDiscs(way);
  }
  // Options first: a getter among them may do anything, even dispose of a shape.
  const [vx, vy] = velocityOf(options);
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
  collidePart()._collide(handleA, handleB, vx, vy);
  return readCollision(resultRecord());
}

/**
 * How far apart two shapes are, and where: the signed distance and the nearest points.
 *
 * The sign is exact; the distance is right within 1e-12 of the pair's size. O(n + m), through the
 * Minkowski difference.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`.
 */
export function distance(a: Shape, b: Shape): Distance {
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
 * @throws {@link SepaxError} as {@link collide}.
 */
export function trace(a: Polygon, b: Polygon, options?: CollideOptions): Trace {
  const [vx, vy] = velocityOf(options);
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

/** What the core says of discs that are apart, to the bit: see collideCircles in query/collide_rounded.cpp. */
function missOfDiscs({ x, y }: Vector): Collision {
  const inverse = 1 / Math.sqrt(x * x + y * y);
  return {
    intersects: false,
    willIntersect: false,
    // Adding zero turns -0 into 0.
    normal: { x: inverse * x + 0, y: inverse * y + 0 },
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
