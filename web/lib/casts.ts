import { checkOptions } from './options.js';
import { crossing, record, stretch } from './raw/layout.js';
import { at, indexOrNull, vectorAt } from './raw/read.js';
import { castsPart } from './raw/wasm/casts.js';
import { pointsPart } from './raw/wasm/points.js';
import { output, resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { checkDirection, checkRange, checkVector, MAX_COORDINATE } from './validate.js';
import type { Vector, VectorLike } from './vector.js';

/** Where a ray or a segment passes the boundary of a shape. */
export interface Crossing {
  /** How far along the way: 0 at its start, 1 at its end; on a ray, in lengths of its direction. */
  readonly fraction: number;
  /** Where: a point of the boundary. */
  readonly point: Vector;
  /** The outward unit normal of the shape: against the way at an entry, along it at an exit. */
  readonly normal: Vector;
  /** The index of the edge in the shape's `points`, or in its piece; `null` at a corner. */
  readonly edge: number | null;
  /** Which piece of the shape: 0 for a convex one. */
  readonly piece: number;
}

/** What a ray or a segment has in common with a shape: one stretch of it. */
export interface CastStretch {
  /** Whether the way starts in the shape. Exact. If so, {@link entry} is at its start, fraction 0. */
  readonly startsInside: boolean;
  /** Whether the way ends in the shape. Exact. If so, {@link exit} is at its end. Without an end it never does. */
  readonly endsInside: boolean;
  /** Where it comes in; from inside, the start, with the normal of the nearest boundary point. */
  readonly entry: Crossing;
  /** Where it comes out; or its end, if that is inside. The same as the entry where it only touches. */
  readonly exit: Crossing;
}

/** Options of {@link castRay} and {@link castRayAll}. */
export interface RayOptions {
  /** How far to look, in lengths of the direction. Default: without end. */
  readonly maxFraction?: number;
}

const RAY_OPTIONS = ['maxFraction'] as const;

/**
 * Where a ray first meets a shape, or `null` if it does not. From inside, that is its start.
 *
 * Shapes are closed sets: touching counts. Whether an endless ray meets the shape is exact; what lies
 * beyond `maxFraction`, as computed, is left out. Points are right within 1e-12 of the sizes, across the
 * boundary. O(n) for each piece, by clipping (Cyrus and Beck, 1978).
 *
 * @param origin - Where the ray starts.
 * @param direction - Where to; any length but zero.
 * @throws {@link SepaxError} `zero-vector`, `not-a-shape`, `disposed`, `not-an-option`, or the code of a
 * bad number.
 */
export function castRay(
  origin: VectorLike,
  direction: VectorLike,
  shape: Shape,
  options?: RayOptions,
): Crossing | null {
  return readFirst(rayOf(origin, direction, shape, options).count());
}

/**
 * All that a ray has in common with a shape: separate stretches, in order. A convex shape gives one at
 * most. Seams between the pieces of a shape are no crossings.
 *
 * @throws {@link SepaxError} as {@link castRay}.
 */
export function castRayAll(
  origin: VectorLike,
  direction: VectorLike,
  shape: Shape,
  options?: RayOptions,
): CastStretch[] {
  return readStretches(rayOf(origin, direction, shape, options));
}

/** A way, checked. */
interface Cast {
  /** Casts, and returns how many stretches there are. */
  count(): number;
  /** Whether the shape holds the end of the way. */
  endsInside(): boolean;
}

function rayOf(
  origin: VectorLike,
  direction: VectorLike,
  shape: Shape,
  options: RayOptions | undefined,
): Cast {
  const { maxFraction } = checkOptions(options, RAY_OPTIONS);
  const limit =
    maxFraction === undefined
      ? Infinity
      : checkRange(maxFraction, 'maxFraction', 0, MAX_COORDINATE);
  const [x, y] = checkVector(origin, 'origin');
  const [dx, dy] = checkDirection(direction, 'direction');
  const handle = handleOf(shape, 'shape');
  return {
    count: () => castsPart()._castRay(handle, x, y, dx, dy, limit),
    endsInside: () =>
      limit < Infinity && pointsPart()._containsPoint(handle, x + limit * dx, y + limit * dy),
  };
}

/**
 * Where the way from one point to another first meets a shape, or `null` if it does not. From inside,
 * that is its start. The points may be equal. The decision is exact; otherwise as {@link castRay}.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, or the code of a bad number.
 */
export function castSegment(from: VectorLike, to: VectorLike, shape: Shape): Crossing | null {
  return readFirst(segmentOf(from, to, shape).count());
}

/**
 * All that the way from one point to another has in common with a shape: separate stretches, in order.
 *
 * @throws {@link SepaxError} as {@link castSegment}.
 */
export function castSegmentAll(from: VectorLike, to: VectorLike, shape: Shape): CastStretch[] {
  return readStretches(segmentOf(from, to, shape));
}

function segmentOf(from: VectorLike, to: VectorLike, shape: Shape): Cast {
  const [x0, y0] = checkVector(from, 'from');
  const [x1, y1] = checkVector(to, 'to');
  const handle = handleOf(shape, 'shape');
  return {
    count: () => castsPart()._castSegment(handle, x0, y0, x1, y1),
    endsInside: () => pointsPart()._containsPoint(handle, x1, y1),
  };
}

function readFirst(count: number): Crossing | null {
  return count === 0 ? null : readCrossing(resultRecord(), record.firstEntry);
}

function readStretches(cast: Cast): CastStretch[] {
  const endsInside = cast.endsInside();
  const count = cast.count();
  const numbers = output(count * stretch.size);
  return Array.from({ length: count }, (_, i) => {
    const place = i * stretch.size;
    return {
      startsInside: at(numbers, place + stretch.startsInside) === 1,
      endsInside: endsInside && i === count - 1,
      entry: readCrossing(numbers, place + stretch.entry),
      exit: readCrossing(numbers, place + stretch.exit),
    };
  });
}

function readCrossing(numbers: Float64Array, place: number): Crossing {
  return {
    fraction: at(numbers, place + crossing.fraction),
    point: vectorAt(numbers, place + crossing.point),
    normal: vectorAt(numbers, place + crossing.normal),
    edge: indexOrNull(at(numbers, place + crossing.edge)),
    piece: at(numbers, place + crossing.piece),
  };
}
