/** Rays and moving shapes among the bodies of a world: what {@link World} hands on. */
import { checkGroups } from '../lists.js';
import { zeros } from '../memory.js';
import { checkOptions } from '../options.js';
import { at, vectorAt } from '../raw/read.js';
import { worldQueriesPart } from '../raw/wasm/worldQueries.js';
import { input, output, resultRecord, viewAt } from '../raw/wasm.js';
import { batch, hit } from '../raw/world-layout.js';
import { handleOf, type Shape } from '../shape.js';
import {
  checkDirection,
  checkDisplacement,
  checkLimit,
  checkNumber,
  checkVector,
  SMALLEST_COORDINATE,
} from '../validate.js';
import type { NumberList, Vector, VectorLike } from '../vector.js';
import { type Body, idIn } from './body.js';
import type { WorldCore } from './core.js';
import { without } from './exclude.js';
import {
  checkFilter,
  checkInto,
  FILTER_OPTIONS,
  firstAccepted,
  type QueryFilter,
  type RawFilter,
  write,
} from './query-filter.js';

/** Options of {@link World.raycast} and the like. */
export interface RaycastOptions<Data = unknown> extends QueryFilter<Data> {
  /** How far to look, in lengths of the direction. Default: without end. */
  readonly maxFraction?: number | undefined;
}

/** Options of {@link World.raycastAll}. */
export interface RaycastAllOptions<Data = unknown> extends RaycastOptions<Data> {
  /** An array to fill, instead of a new one: it is emptied first, and returned. */
  readonly into?: RayHit<Data>[] | undefined;
}

/** Where a ray meets a body. */
export interface RayHit<Data = unknown> {
  /** What it meets. */
  readonly body: Body<Data>;
  /** How far along the ray, in lengths of its direction: 0 if it starts inside. */
  readonly fraction: number;
  /** Where: a point of the boundary, or the start inside. */
  readonly point: Vector;
  /** The outward unit normal of the body there; from inside that of the nearest boundary point of its piece there. */
  readonly normal: Vector;
}

/** What a moving shape meets. */
export interface ShapeHit<Data = unknown> {
  /** What it meets. */
  readonly body: Body<Data>;
  /** When, 0 to 1: 0 if they overlap at the start. */
  readonly time: number;
  /** Where: a point of the body. */
  readonly point: Vector;
  /** The unit vector from the shape towards the body. */
  readonly normal: Vector;
}

/**
 * The first hits of many rays, each in its place. Views of wasm memory, of which the first
 * {@link count} elements count, valid until the next call.
 */
export interface RayHits {
  /** The number of rays. */
  readonly count: number;
  /** The numbers of the bodies; {@link NO_BODY} where a ray meets none. */
  readonly ids: Uint32Array;
  /** See {@link RayHit.fraction}. 0 where a ray meets nothing, as where it starts inside a body: {@link ids} tells. */
  readonly fractions: Float64Array;
  /** x, y of each: see {@link RayHit.normal}. 0, 0 where a ray meets nothing. */
  readonly normals: Float64Array;
}

/** Options of {@link World.raycastMany}: no function is called for so many. */
export type RaycastManyOptions = Omit<RaycastOptions, 'filter'>;

const RAYCAST_OPTIONS = [...FILTER_OPTIONS, 'maxFraction'] as const;
const RAYCAST_ALL_OPTIONS = [...RAYCAST_OPTIONS, 'into'] as const;
const RAYCAST_MANY_OPTIONS = ['mask', 'sensors', 'exclude', 'maxFraction'] as const;
const NUMBERS_OF_A_RAY = 4;

/** Numbers of a ray and the filter, in the order of the wasm functions. */
type RawRay = readonly [number, number, number, number, number, number, boolean];

/** The ray first, so that a number in the place of the options is not what is blamed. */
function checkRay<Data, Options extends RaycastOptions<Data>>(
  core: WorldCore<Data>,
  origin: VectorLike,
  direction: VectorLike,
  options: Options | undefined,
  names: readonly (keyof Options & string)[],
): { readonly ray: RawRay; readonly filter: RawFilter<Data>; readonly checked: Partial<Options> } {
  const [x, y] = checkVector(origin, 'origin');
  const [dx, dy] = checkDirection(direction, 'direction');
  const checked = checkOptions(options, names);
  const filter = checkFilter(core, checked);
  const limit = checkLimit(checked.maxFraction, 'maxFraction');
  return { ray: [x, y, dx, dy, limit, filter.mask, filter.sensors], filter, checked };
}

export function raycast<Data>(
  core: WorldCore<Data>,
  origin: VectorLike,
  direction: VectorLike,
  options?: RaycastOptions<Data>,
): RayHit<Data> | null {
  const { ray, filter } = checkRay(core, origin, direction, options, RAYCAST_OPTIONS);
  return firstOnRay(core, filter, ray);
}

function firstOnRay<Data>(
  core: WorldCore<Data>,
  filter: RawFilter<Data>,
  ray: RawRay,
): RayHit<Data> | null {
  // Without a closure, as a rule.
  if (filter.accepts === undefined && filter.excluded.length === 0) return askFirst(core, ray);
  return firstAccepted(
    core,
    filter,
    () => askFirst(core, ray),
    () => idsOnRay(core, ray),
  );
}

/** The numbers of all bodies that a ray meets. */
function idsOnRay(core: WorldCore, ray: RawRay): number[] {
  const count = worldQueriesPart()._worldCastRayAll(core.current, ...ray);
  const numbers = output(count * hit.size);
  return Array.from({ length: count }, (_, i) => at(numbers, i * hit.size + hit.body));
}

function askFirst<Data>(
  core: WorldCore<Data>,
  [x, y, dx, dy, limit, mask, sensors]: RawRay,
): RayHit<Data> | null {
  const isHit = worldQueriesPart()._worldCastRay(core.current, x, y, dx, dy, limit, mask, sensors);
  return isHit ? readHit(core, resultRecord(), 0) : null;
}

export function castSegment<Data>(
  core: WorldCore<Data>,
  from: VectorLike,
  to: VectorLike,
  options?: QueryFilter<Data>,
): RayHit<Data> | null {
  const [x, y] = checkVector(from, 'from');
  const [endX, endY] = checkVector(to, 'to');
  const filter = checkFilter(core, checkOptions(options, FILTER_OPTIONS));
  return firstOnRay(core, filter, [x, y, endX - x, endY - y, 1, filter.mask, filter.sensors]);
}

export function raycastAny<Data>(
  core: WorldCore<Data>,
  origin: VectorLike,
  direction: VectorLike,
  options?: RaycastOptions<Data>,
): boolean {
  const { ray, filter } = checkRay(core, origin, direction, options, RAYCAST_OPTIONS);
  if (filter.accepts !== undefined) return firstOnRay(core, filter, ray) !== null;
  return without(filter.excluded, () => worldQueriesPart()._worldRayMeetsAny(core.current, ...ray));
}

export function raycastAll<Data>(
  core: WorldCore<Data>,
  origin: VectorLike,
  direction: VectorLike,
  options?: RaycastAllOptions<Data>,
): RayHit<Data>[] {
  const { ray, filter, checked } = checkRay(core, origin, direction, options, RAYCAST_ALL_OPTIONS);
  const into = checkInto(checked.into);
  const count = without(filter.excluded, () =>
    worldQueriesPart()._worldCastRayAll(core.current, ...ray),
  );
  const numbers = output(count * hit.size);
  const all = Array.from({ length: count }, (_, i) => readHit(core, numbers, i * hit.size));
  const { accepts } = filter;
  const hits = accepts === undefined ? all : all.filter(({ body }) => accepts(body));
  write(into, () => {
    hits.forEach((one, i) => {
      into[i] = one;
    });
    into.length = hits.length;
  });
  return into;
}

function readHit<Data>(core: WorldCore<Data>, numbers: Float64Array, place: number): RayHit<Data> {
  return {
    body: core.bodyOf(at(numbers, place + hit.body)),
    fraction: at(numbers, place + hit.fraction),
    point: vectorAt(numbers, place + hit.point),
    normal: vectorAt(numbers, place + hit.normal),
  };
}

/** The numbers of all bodies near the way of a shape. */
function idsAlong(
  core: WorldCore,
  { bounds: { minX, minY, maxX, maxY } }: Shape | Body,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  { mask, sensors }: Pick<RawFilter<never>, 'mask' | 'sensors'>,
): number[] {
  const count = worldQueriesPart()._worldBox(
    core.current,
    minX + Math.min(0, dx),
    minY + Math.min(0, dy),
    maxX + Math.max(0, dx),
    maxY + Math.max(0, dy),
    mask,
    sensors,
  );
  return Array.from(output(count));
}

export function castShape<Data>(
  core: WorldCore<Data>,
  shape: Shape | Body,
  motion: VectorLike,
  options?: QueryFilter<Data>,
): ShapeHit<Data> | null {
  const [dx, dy] = checkDisplacement(motion, 'motion');
  const filter = checkFilter(core, checkOptions(options, FILTER_OPTIONS));
  const { mask, sensors } = filter;
  const handle = handleOf(shape, 'shape');
  filter.excluded.push(...idIn(core, shape));
  const ask = () => {
    if (!worldQueriesPart()._worldCastShape(core.current, handle, dx, dy, mask, sensors))
      return null;
    const { fraction, ...rest } = readHit(core, resultRecord(), 0);
    return { ...rest, time: fraction };
  };
  return firstAccepted(core, filter, ask, () => idsAlong(core, shape, { dx, dy }, filter));
}

export function raycastMany(
  core: WorldCore,
  list: NumberList,
  options?: RaycastManyOptions,
): RayHits {
  const checked = checkOptions(options, RAYCAST_MANY_OPTIONS);
  const { mask, sensors, excluded } = checkFilter(core, checked);
  const limit = checkLimit(checked.maxFraction, 'maxFraction');
  const taken = checkGroups(list, 'rays', NUMBERS_OF_A_RAY, `${NUMBERS_OF_A_RAY} for each`);
  const count = taken.length / NUMBERS_OF_A_RAY;
  const rays = zeros(taken.length);
  for (let i = 0; i < rays.length; i++) rays[i] = checkNumber(taken[i], 'rays', i);
  for (let i = 0; i < rays.length; i += NUMBERS_OF_A_RAY) checkWay(rays, i);
  const { current: handle } = core;
  without(excluded, () => {
    input(rays);
    worldQueriesPart()._worldCastRays(handle, count, limit, mask, sensors);
  });
  const record = resultRecord();
  return {
    count,
    ids: viewAt(Uint32Array, at(record, batch.ids), count),
    fractions: viewAt(Float64Array, at(record, batch.numbers), count),
    normals: viewAt(Float64Array, at(record, batch.normals), 2 * count),
  };
}

function checkWay(rays: Float64Array, place: number): void {
  const { x, y } = vectorAt(rays, place + 2);
  if (Math.abs(x) >= SMALLEST_COORDINATE || Math.abs(y) >= SMALLEST_COORDINATE) return;
  checkDirection([x, y], 'rays', place + 2);
}
