import { checkOption } from './options.js';
import { crossing, record, stretch } from './raw/layout.js';
import { at, indexOrNull, vectorAt } from './raw/read.js';
import { castsPart } from './raw/wasm/casts.js';
import { pointsPart } from './raw/wasm/points.js';
import { output, type RawHandle, resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { checkLimit, checkVector, expectDirection, mismatch } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import type { Body } from './world/body.js';

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
  /**
   * Where it comes in; from inside, the start, with the normal of the nearest boundary point of the piece that it starts
   * in, which may be a seam.
   */
  readonly entry: Crossing;
  /** Where it comes out; or its end, if that is inside. The same as the entry where it only touches. */
  readonly exit: Crossing;
}

/** Options of {@link castRay} and {@link castRayAll}. */
export interface RayOptions {
  /** How far to look, in lengths of the direction. Default: without end. */
  readonly maxFraction?: number | undefined;
}

const RAY_OPTIONS = ['maxFraction'] as const;

/**
 * Where a ray first meets a shape, or `null` if it does not. From inside, that is its start.
 *
 * Shapes are closed sets: touching counts. Whether an endless ray meets the shape is exact; what lies
 * beyond `maxFraction`, as computed, is left out. Points are right to within 1e-12 of the sizes, across the
 * boundary. O(n) for each piece, by clipping (Cyrus and Beck, 1978).
 *
 * @param origin - Where the ray starts.
 * @param direction - Where to; any length but zero.
 * @throws {@link SepaxError} `zero-vector`, `not-a-shape`, `disposed`, `not-an-option`, or the code of a
 * bad number.
 * @example
 * ```js
 * import { Box, castRay } from 'sepax';
 *
 * const wall = new Box(2, 40, { x: 100 });
 * const hit = castRay([0, 0], [50, 0], wall);
 * hit.fraction; // 1.98: so many times the direction
 * hit.point; // { x: 99, y: 0 }
 * hit.normal; // { x: -1, y: 0 }
 * castRay([0, 0], [50, 0], wall, { maxFraction: 1 }); // null: beyond its reach
 * ```
 */
export function castRay(
  origin: VectorLike,
  direction: VectorLike,
  shape: Shape | Body,
  options?: RayOptions,
): Crossing | null {
  const [handle, x, y, dx, dy, limit] = checkRay(origin, direction, shape, options);
  return readFirst(castsPart()._castRay(handle, x, y, dx, dy, limit, false));
}

/**
 * All that a ray has in common with a shape: separate stretches, in order. A convex shape gives one at
 * most. Seams between the pieces of a shape are not crossings.
 *
 * @throws {@link SepaxError} as {@link castRay}.
 * @example
 * ```js
 * import { castRayAll, ConcavePolygon } from 'sepax';
 *
 * const fork = new ConcavePolygon([[0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]]);
 * const stretches = castRayAll([-1, 6], [1, 0], fork);
 * stretches.map(({ entry, exit }) => `${entry.point.x} to ${exit.point.x}`); // ['0 to 3', '6 to 9']
 * castRayAll([-1, 6], [1, 0], fork, { maxFraction: 5 }).length; // 1: the second tine is farther away
 * ```
 */
export function castRayAll(
  origin: VectorLike,
  direction: VectorLike,
  shape: Shape | Body,
  options?: RayOptions,
): CastStretch[] {
  const ray = checkRay(origin, direction, shape, options);
  const [handle, x, y, dx, dy, limit] = ray;
  // First: it writes into the record.
  const endsInside =
    limit < Infinity && pointsPart()._containsPoint(handle, x + limit * dx, y + limit * dy);
  return readStretches(castsPart()._castRay(...ray, true), endsInside);
}

/** The handle of the shape, the numbers of a ray, and its limit. */
type RawRay = readonly [RawHandle, number, number, number, number, number];

function checkRay(
  origin: VectorLike,
  direction: VectorLike,
  shape: Shape | Body,
  options: RayOptions | undefined,
): RawRay {
  const maxFraction = options === undefined ? options : checkOption(options, RAY_OPTIONS);
  const limit = checkLimit(maxFraction, 'maxFraction');
  const [x, y] = checkVector(origin, 'origin');
  const way = checkVector(direction, 'direction');
  // Before the length of the way is looked at: a shape in the place of the origin is best told by its own place.
  const handle = handleOf(shape, 'shape');
  return [handle, x, y, ...expectDirection(way, direction, 'direction'), limit];
}

/**
 * Where the way from one point to another first meets a shape, or `null` if it does not. From inside,
 * that is its start. The points may be equal. The decision is exact; otherwise as {@link castRay}.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option` if there are options as of {@link castRay}, or
 * the code of a bad number.
 * @example
 * ```js
 * import { Box, castSegment } from 'sepax';
 *
 * const wall = new Box(2, 40, { x: 100 });
 * castSegment([0, 0], [200, 0], wall).point; // { x: 99, y: 0 }
 * castSegment([0, 0], [50, 0], wall); // null: nothing is in between
 * ```
 */
export function castSegment(from: VectorLike, to: VectorLike, shape: Shape | Body): Crossing | null;
export function castSegment(
  from: VectorLike,
  to: VectorLike,
  shape: Shape | Body,
  options?: unknown,
): Crossing | null {
  const [handle, x0, y0, x1, y1] = checkSegment(from, to, shape, options);
  return readFirst(castsPart()._castSegment(handle, x0, y0, x1, y1, false));
}

/**
 * All that the way from one point to another has in common with a shape: separate stretches, in order.
 *
 * @throws {@link SepaxError} as {@link castSegment}.
 * @example
 * ```js
 * import { castSegmentAll, Circle } from 'sepax';
 *
 * const [stretch] = castSegmentAll([-10, 0], [10, 0], new Circle(5));
 * stretch.entry.point; // { x: -5, y: 0 }
 * stretch.exit.point; // { x: 5, y: 0 }
 * castSegmentAll([-10, 9], [10, 9], new Circle(5)); // []
 * ```
 */
export function castSegmentAll(
  from: VectorLike,
  to: VectorLike,
  shape: Shape | Body,
): CastStretch[];
export function castSegmentAll(
  from: VectorLike,
  to: VectorLike,
  shape: Shape | Body,
  options?: unknown,
): CastStretch[] {
  const segment = checkSegment(from, to, shape, options);
  const [handle, , , x, y] = segment;
  const endsInside = pointsPart()._containsPoint(handle, x, y);
  return readStretches(castsPart()._castSegment(...segment, true), endsInside);
}

function checkSegment(
  from: VectorLike,
  to: VectorLike,
  shape: Shape | Body,
  options: unknown,
): [RawHandle, number, number, number, number] {
  // Where rays take their options: silence would be taken for consent.
  if (options !== undefined) {
    throw mismatch(
      'not-an-option',
      'options',
      null,
      options,
      'must be left out, as "to" ends the way',
    );
  }
  const [x0, y0] = checkVector(from, 'from');
  const [x1, y1] = checkVector(to, 'to');
  return [handleOf(shape, 'shape'), x0, y0, x1, y1];
}

function readFirst(count: number): Crossing | null {
  return count === 0 ? null : readCrossing(resultRecord(), record.firstEntry);
}

function readStretches(count: number, endsInside: boolean): CastStretch[] {
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
