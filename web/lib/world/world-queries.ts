/** Questions about the bodies of a world: what {@link World} hands on. */

import type { SepaxError } from '../errors.js';
import { checkGroups, notAList } from '../lists.js';
import { zeros } from '../memory.js';
import { checkOptions } from '../options.js';
import { at, vectorAt } from '../raw/read.js';
import { input, output, resultRecord, viewAt, wasm } from '../raw/wasm.js';
import { batch, hit } from '../raw/world-layout.js';
import { handleOf, type Shape } from '../shape.js';
import {
  checkBoolean,
  checkDirection,
  checkInteger,
  checkNumber,
  checkRadius,
  checkRange,
  checkVector,
  formOf,
  MAX_COORDINATE,
  mismatch,
  SMALLEST_COORDINATE,
} from '../validate.js';
import type { Bounds, NumberList, Vector, VectorLike } from '../vector.js';
import { ALL_BITS, type Body, checkBits } from './body.js';
import type { WorldCore } from './core.js';

/** Which bodies a query is about. Disabled ones never count. */
export interface QueryFilter {
  /** Bodies with a bit of their category in it count. Default: all. */
  readonly mask?: number;
  /** Whether sensors count. Default true. */
  readonly sensors?: boolean;
}

/** Options of queries for bodies. */
export interface QueryOptions extends QueryFilter {
  /** An array to fill, instead of a new one: it is emptied first, and returned. */
  readonly into?: Body[];
}

/** Options of {@link World.nearest}. */
export interface NearestOptions extends QueryOptions {
  /** How far away bodies may be. Default: any distance. */
  readonly maxDistance?: number;
}

/** Options of {@link World.raycast} and the like. */
export interface RaycastOptions extends QueryFilter {
  /** How far to look, in lengths of the direction. Default: without end. */
  readonly maxFraction?: number;
}

/** Options of {@link World.raycastAll}. */
export interface RaycastAllOptions extends RaycastOptions {
  /** An array to fill, instead of a new one: it is emptied first, and returned. */
  readonly into?: RayHit[];
}

/** Where a ray meets a body. */
export interface RayHit {
  /** What it meets. */
  readonly body: Body;
  /** How far along the ray, in lengths of its direction: 0 if it starts inside. */
  readonly fraction: number;
  /** Where: a point of the boundary, or the start inside. */
  readonly point: Vector;
  /** The outward unit normal of the body there; from inside that of its nearest boundary point. */
  readonly normal: Vector;
}

/** What a moving shape meets. */
export interface ShapeHit {
  /** What it meets. */
  readonly body: Body;
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
  /** See {@link RayHit.fraction}. */
  readonly fractions: Float64Array;
  /** x, y of each: see {@link RayHit.normal}. */
  readonly normals: Float64Array;
}

/**
 * How many pairs of bodies collide, each in its place. Views of wasm memory, of which the first
 * {@link count} elements count, valid until the next call.
 */
export interface PairCollisions {
  /** The number of pairs. */
  readonly count: number;
  /** How far they overlap; -1 if they share no point. */
  readonly depths: Float64Array;
  /** The unit vectors from the first body towards the second: x, y of each. */
  readonly normals: Float64Array;
}

const FILTER = ['mask', 'sensors'] as const;
const QUERY_OPTIONS = [...FILTER, 'into'] as const;
const NEAREST_OPTIONS = [...QUERY_OPTIONS, 'maxDistance'] as const;
const RAYCAST_OPTIONS = [...FILTER, 'maxFraction'] as const;
const RAYCAST_ALL_OPTIONS = [...RAYCAST_OPTIONS, 'into'] as const;
const NUMBERS_OF_A_RAY = 4;
const NONE = new Float64Array();

interface Filter {
  readonly mask: number;
  readonly sensors: boolean;
}

function checkFilter({ mask = ALL_BITS, sensors = true }: QueryFilter): Filter {
  return { mask: checkBits(mask, 'mask'), sensors: checkBoolean(sensors, 'sensors') };
}

/** The array for the answers, which is emptied once they are there. */
function checkInto<Element>(into: Element[] | undefined): Element[] {
  if (into === undefined) return [];
  if (formOf(into) !== 'array') throw notAList(into, 'into', 'an array');
  return into;
}

/** The numbers that a query has found. Taken away while it is in use: see {@link readBodies}. */
let found = new Float64Array();

/**
 * Puts the bodies that a query has found into an array. What is written to may run code that asks
 * something else; so the numbers are not read from wasm meanwhile, but from a list that is kept for this.
 */
function readBodies(core: WorldCore, count: number, into: Body[]): Body[] {
  const numbers = output(count);
  const ids = found.length < count ? zeros(2 * count) : found;
  found = NONE;
  for (let i = 0; i < count; i++) ids[i] = at(numbers, i);
  try {
    // Not emptied first: that would throw away the memory of the list.
    for (let i = 0; i < count; i++) into[i] = core.bodyOf(at(ids, i));
    into.length = count;
  } catch (error) {
    throw whyNotWritten(into, error);
  }
  found = ids;
  return into;
}

/** What a setter throws is its own affair; that an array can't be written to is ours to say. */
function whyNotWritten(into: readonly unknown[], error: unknown): unknown {
  return isWritable(into) ? error : notAList(into, 'into', 'an array that can be written to');
}

function isWritable(into: readonly unknown[]): boolean {
  if (formOf(into) === null || !Object.isExtensible(into)) return false;
  const descriptors: Record<string, PropertyDescriptor> =
    Object.getOwnPropertyDescriptors<object>(into);
  const { length, ...elements } = descriptors;
  return (
    length?.writable === true &&
    Object.values(elements).every(({ configurable, writable, set }) => {
      return configurable === true && (writable === true || set !== undefined);
    })
  );
}

export function queryBox(core: WorldCore, box: Bounds, options?: QueryOptions): Body[] {
  const checked = checkOptions(options, QUERY_OPTIONS);
  const { mask, sensors } = checkFilter(checked);
  const [minX, minY, maxX, maxY] = checkBox(box);
  const into = checkInto(checked.into);
  const count = wasm()._worldBox(core.current, minX, minY, maxX, maxY, mask, sensors);
  return readBodies(core, count, into);
}

function checkBox(value: Bounds): readonly [number, number, number, number] {
  const box: unknown = value;
  const sides = ['minX', 'minY', 'maxX', 'maxY'] as const;
  if (formOf(box) === null || sides.some((side) => !(side in value))) {
    throw mismatch('not-a-vector', 'box', null, box, 'must be { minX, minY, maxX, maxY }');
  }
  const minX = checkNumber(value.minX, 'box.minX');
  const minY = checkNumber(value.minY, 'box.minY');
  const maxX = checkRange(value.maxX, 'box.maxX', minX, MAX_COORDINATE);
  return [minX, minY, maxX, checkRange(value.maxY, 'box.maxY', minY, MAX_COORDINATE)];
}

export function queryPoint(core: WorldCore, point: VectorLike, options?: QueryOptions): Body[] {
  const checked = checkOptions(options, QUERY_OPTIONS);
  const { mask, sensors } = checkFilter(checked);
  const [x, y] = checkVector(point, 'point');
  const into = checkInto(checked.into);
  return readBodies(core, wasm()._worldAt(core.current, x, y, mask, sensors), into);
}

export function queryCircle(
  core: WorldCore,
  center: VectorLike,
  radius: number,
  options?: QueryOptions,
): Body[] {
  const checked = checkOptions(options, QUERY_OPTIONS);
  const { mask, sensors } = checkFilter(checked);
  const [x, y] = checkVector(center, 'center');
  checkRadius(radius, 'radius');
  const into = checkInto(checked.into);
  return readBodies(core, wasm()._worldCircle(core.current, x, y, radius, mask, sensors), into);
}

export function queryShape(core: WorldCore, shape: Shape, options?: QueryOptions): Body[] {
  const checked = checkOptions(options, QUERY_OPTIONS);
  const { mask, sensors } = checkFilter(checked);
  const into = checkInto(checked.into);
  const handle = handleOf(shape, 'shape');
  return readBodies(core, wasm()._worldOverlaps(core.current, handle, mask, sensors), into);
}

export function nearest(
  core: WorldCore,
  point: VectorLike,
  count: number,
  options?: NearestOptions,
): Body[] {
  const checked = checkOptions(options, NEAREST_OPTIONS);
  const { mask, sensors } = checkFilter(checked);
  const [x, y] = checkVector(point, 'point');
  checkInteger(count, 'count', 1, ALL_BITS);
  const limit =
    checked.maxDistance === undefined
      ? Infinity
      : checkRange(checked.maxDistance, 'maxDistance', 0, MAX_COORDINATE);
  const into = checkInto(checked.into);
  const found = wasm()._worldNearest(core.current, x, y, count, limit, mask, sensors);
  return readBodies(core, found, into);
}

/** Numbers of a ray and the filter, in the order of the wasm functions. */
type RawRay = readonly [number, number, number, number, number, number, boolean];

function checkRay(origin: VectorLike, direction: VectorLike, options: RaycastOptions): RawRay {
  const { mask, sensors } = checkFilter(options);
  const limit = checkLimit(options.maxFraction);
  const [x, y] = checkVector(origin, 'origin');
  const [dx, dy] = checkDirection(direction, 'direction');
  return [x, y, dx, dy, limit, mask, sensors];
}

function checkLimit(maxFraction: number | undefined): number {
  return maxFraction === undefined
    ? Infinity
    : checkRange(maxFraction, 'maxFraction', 0, MAX_COORDINATE);
}

export function raycast(
  core: WorldCore,
  origin: VectorLike,
  direction: VectorLike,
  options?: RaycastOptions,
): RayHit | null {
  const ray = checkRay(origin, direction, checkOptions(options, RAYCAST_OPTIONS));
  return wasm()._worldCastRay(core.current, ...ray) ? readHit(core, resultRecord(), 0) : null;
}

export function raycastAny(
  core: WorldCore,
  origin: VectorLike,
  direction: VectorLike,
  options?: RaycastOptions,
): boolean {
  const ray = checkRay(origin, direction, checkOptions(options, RAYCAST_OPTIONS));
  return wasm()._worldRayMeetsAny(core.current, ...ray);
}

export function raycastAll(
  core: WorldCore,
  origin: VectorLike,
  direction: VectorLike,
  options?: RaycastAllOptions,
): RayHit[] {
  const checked = checkOptions(options, RAYCAST_ALL_OPTIONS);
  const ray = checkRay(origin, direction, checked);
  const into = checkInto(checked.into);
  const count = wasm()._worldCastRayAll(core.current, ...ray);
  const numbers = output(count * hit.size);
  const hits = Array.from({ length: count }, (_, i) => readHit(core, numbers, i * hit.size));
  try {
    for (let i = 0; i < count; i++) into[i] = hits[i] as RayHit;
    into.length = count;
  } catch (error) {
    throw whyNotWritten(into, error);
  }
  return into;
}

function readHit(core: WorldCore, numbers: Float64Array, place: number): RayHit {
  return {
    body: core.bodyOf(at(numbers, place + hit.body)),
    fraction: at(numbers, place + hit.fraction),
    point: vectorAt(numbers, place + hit.point),
    normal: vectorAt(numbers, place + hit.normal),
  };
}

export function castShape(
  core: WorldCore,
  shape: Shape,
  motion: VectorLike,
  options?: QueryFilter,
): ShapeHit | null {
  const { mask, sensors } = checkFilter(checkOptions(options, FILTER));
  const [dx, dy] = checkVector(motion, 'motion');
  const handle = handleOf(shape, 'shape');
  if (!wasm()._worldCastShape(core.current, handle, dx, dy, mask, sensors)) return null;
  const { fraction, ...rest } = readHit(core, resultRecord(), 0);
  return { ...rest, time: fraction };
}

export function raycastMany(core: WorldCore, list: NumberList, options?: RaycastOptions): RayHits {
  const checked = checkOptions(options, RAYCAST_OPTIONS);
  const { mask, sensors } = checkFilter(checked);
  const limit = checkLimit(checked.maxFraction);
  const taken = checkGroups(list, 'rays', NUMBERS_OF_A_RAY, `${NUMBERS_OF_A_RAY} for each`);
  const count = taken.length / NUMBERS_OF_A_RAY;
  const rays = zeros(taken.length);
  for (let i = 0; i < rays.length; i++) rays[i] = checkNumber(taken[i], 'rays', i);
  for (let i = 0; i < rays.length; i += NUMBERS_OF_A_RAY) checkWay(rays, i);
  const { current: handle } = core;
  input(rays);
  wasm()._worldCastRays(handle, count, limit, mask, sensors);
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

/** Pairs of numbers, which may be those of bodies. */
function checkPairs(list: ArrayLike<number>): ArrayLike<number> {
  const ids = checkGroups(list, 'ids', 2, 'two for each');
  for (let i = 0; i < ids.length; i++) {
    if (!Number.isInteger(ids[i])) throw noSuchBody('ids', i, ids[i]);
  }
  return ids as ArrayLike<number>;
}

/** Throws if some number was not that of a body. */
function expectBodies(ids: ArrayLike<number>, missing: number): void {
  if (missing < 0) return;
  throw noSuchBody('ids', missing, ids[missing]);
}

/** The error of a number that no body has. */
export function noSuchBody(argument: string, index: number | null, id: unknown): SepaxError {
  return mismatch('not-a-body', argument, index, id, 'must be the number of a body of this world');
}

export function intersectPairs(core: WorldCore, pairs: ArrayLike<number>): Uint8Array {
  const ids = checkPairs(pairs);
  const { current: handle } = core;
  const count = input(ids) / 2;
  expectBodies(ids, wasm()._worldIntersectPairs(handle, count));
  return viewAt(Uint8Array, at(resultRecord(), batch.flags), count);
}

export function collidePairs(core: WorldCore, pairs: ArrayLike<number>): PairCollisions {
  const ids = checkPairs(pairs);
  const { current: handle } = core;
  const count = input(ids) / 2;
  expectBodies(ids, wasm()._worldCollidePairs(handle, count));
  const record = resultRecord();
  return {
    count,
    depths: viewAt(Float64Array, at(record, batch.numbers), count),
    normals: viewAt(Float64Array, at(record, batch.normals), 2 * count),
  };
}
