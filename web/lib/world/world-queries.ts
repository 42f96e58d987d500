/** Questions about the bodies of a world: what {@link World} hands on. */

import { checkGroups, checkGroupsLength } from '../lists.js';
import { zeros } from '../memory.js';
import { checkOptions } from '../options.js';
import { at } from '../raw/read.js';
import { worldQueriesPart } from '../raw/wasm/worldQueries.js';
import { input, memoryBuffer, output, resultRecord, viewAt } from '../raw/wasm.js';
import { batch } from '../raw/world-layout.js';
import { handleOf, type Shape } from '../shape.js';
import { typedArrayBuffer, typedArrayName } from '../typed-arrays.js';
import { checkBounds, checkInteger, checkLimit, checkRadius, checkVector } from '../validate.js';
import type { Bounds, VectorLike } from '../vector.js';
import { type Body, idIn } from './body.js';
import { ALL_BITS } from './body-traits.js';
import type { WorldCore } from './core.js';
import { without } from './exclude.js';
import {
  checkFilter,
  checkInto,
  FILTER_OPTIONS,
  noSuchBody,
  type QueryFilter,
  type RawFilter,
  write,
} from './query-filter.js';

/** Options of queries for bodies. */
export interface QueryOptions<Data = unknown> extends QueryFilter<Data> {
  /** An array to fill, instead of a new one: it is emptied first, and returned. */
  readonly into?: Body<Data>[] | undefined;
}

/** Options of {@link World.nearest}. */
export interface NearestOptions<Data = unknown> extends QueryOptions<Data> {
  /** How far away bodies may be. Default: any distance. */
  readonly maxDistance?: number | undefined;
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

const QUERY_OPTIONS = [...FILTER_OPTIONS, 'into'] as const;
const NEAREST_OPTIONS = [...QUERY_OPTIONS, 'maxDistance'] as const;
const NONE = new Float64Array();

/** The numbers that a query has found. Taken away while it is in use: see {@link readBodies}. */
let found = new Float64Array();

/**
 * Puts the bodies that a query has found into an array. What is written to may run code that asks
 * something else; so the numbers are not read from wasm meanwhile, but from a list that is kept for this.
 */
function readBodies<Data>(
  core: WorldCore<Data>,
  count: number,
  into: Body<Data>[],
  { accepts }: RawFilter<Data>,
): Body<Data>[] {
  const numbers = output(count);
  const ids = found.length < count ? zeros(2 * count) : found;
  found = NONE;
  for (let i = 0; i < count; i++) ids[i] = at(numbers, i);
  let length = 0;
  for (let i = 0; i < count; i++) {
    const body = core.bodyOf(at(ids, i));
    // Not emptied first: that would throw away the memory of the list.
    if (accepts === undefined || accepts(body)) write(into, () => (into[length++] = body));
  }
  write(into, () => (into.length = length));
  found = ids;
  return into;
}

export function queryBox<Data>(
  core: WorldCore<Data>,
  box: Bounds,
  options?: QueryOptions<Data>,
): Body<Data>[] {
  const [minX, minY, maxX, maxY] = checkBounds(box, 'box');
  const checked = checkOptions(options, QUERY_OPTIONS);
  const filter = checkFilter(core, checked);
  const { mask, sensors, excluded } = filter;
  const into = checkInto(checked.into);
  const ask = () =>
    worldQueriesPart()._worldBox(core.current, minX, minY, maxX, maxY, mask, sensors);
  return readBodies(core, without(excluded, ask), into, filter);
}

export function queryPoint<Data>(
  core: WorldCore<Data>,
  point: VectorLike,
  options?: QueryOptions<Data>,
): Body<Data>[] {
  const [x, y] = checkVector(point, 'point');
  const checked = checkOptions(options, QUERY_OPTIONS);
  const filter = checkFilter(core, checked);
  const { mask, sensors, excluded } = filter;
  const into = checkInto(checked.into);
  const ask = () => worldQueriesPart()._worldAt(core.current, x, y, mask, sensors);
  return readBodies(core, without(excluded, ask), into, filter);
}

export function queryCircle<Data>(
  core: WorldCore<Data>,
  center: VectorLike,
  radius: number,
  options?: QueryOptions<Data>,
): Body<Data>[] {
  const [x, y] = checkVector(center, 'center');
  checkRadius(radius, 'radius');
  const checked = checkOptions(options, QUERY_OPTIONS);
  const filter = checkFilter(core, checked);
  const { mask, sensors, excluded } = filter;
  const into = checkInto(checked.into);
  const ask = () => worldQueriesPart()._worldCircle(core.current, x, y, radius, mask, sensors);
  return readBodies(core, without(excluded, ask), into, filter);
}

export function queryShape<Data>(
  core: WorldCore<Data>,
  shape: Shape | Body,
  options?: QueryOptions<Data>,
): Body<Data>[] {
  const checked = checkOptions(options, QUERY_OPTIONS);
  const filter = checkFilter(core, checked);
  const { mask, sensors, excluded } = filter;
  const into = checkInto(checked.into);
  const handle = handleOf(shape, 'shape');
  excluded.push(...idIn(core, shape));
  const ask = () => worldQueriesPart()._worldOverlaps(core.current, handle, mask, sensors);
  return readBodies(core, without(excluded, ask), into, filter);
}

export function nearest<Data>(
  core: WorldCore<Data>,
  point: VectorLike,
  count: number,
  options?: NearestOptions<Data>,
): Body<Data>[] {
  const [x, y] = checkVector(point, 'point');
  checkInteger(count, 'count', 1, ALL_BITS);
  const checked = checkOptions(options, NEAREST_OPTIONS);
  const filter = checkFilter(core, checked);
  const { mask, sensors, excluded } = filter;
  const limit = checkLimit(checked.maxDistance, 'maxDistance');
  const into = checkInto(checked.into);
  const ask = (most: number): number =>
    worldQueriesPart()._worldNearest(core.current, x, y, most, limit, mask, sensors);
  if (filter.accepts !== undefined) leaveOut(core, filter.accepts, excluded, count, ask);
  const found = without(excluded, () => ask(count));
  return readBodies(core, found, into, { ...filter, accepts: undefined });
}

/**
 * Leaves out what does not count until all that is found does: each body is asked about once. The more did not, the
 * more are looked at together, since a search for each would be quadratic.
 */
function leaveOut<Data>(
  core: WorldCore<Data>,
  accepts: (body: Body<Data>) => boolean,
  excluded: number[],
  count: number,
  ask: (most: number) => number,
): void {
  const accepted = new Set<number>();
  for (let before = -1, most = count; before !== excluded.length; most *= 2) {
    before = excluded.length;
    const found = without(excluded, () => ask(Math.min(most, ALL_BITS)));
    for (const id of Array.from(output(found))) {
      if (accepted.has(id)) continue;
      if (accepts(core.bodyOf(id))) accepted.add(id);
      else excluded.push(id);
    }
  }
}

/** Pairs of numbers, which may be those of bodies, and how many numbers there are. */
type RawPairs = readonly [ids: ArrayLike<number>, length: number];

function checkPairs(list: ArrayLike<number>): RawPairs {
  const length = checkGroupsLength(list, 'ids', 2, 'two for each');
  // Nothing else can be in there, so it needs no copy: unless it is in memory that moves when it grows.
  if (typedArrayName(list) === 'Uint32Array' && typedArrayBuffer(list) !== memoryBuffer()) {
    return [list, length];
  }
  const ids = checkGroups(list, 'ids', 2, 'two for each');
  for (let i = 0; i < ids.length; i++) {
    if (!Number.isInteger(ids[i])) throw noSuchBody('ids', i, ids[i]);
  }
  return [ids as ArrayLike<number>, length];
}

/** Throws if some number was not that of a body. */
function expectBodies(ids: ArrayLike<number>, missing: number): void {
  if (missing < 0) return;
  throw noSuchBody('ids', missing, ids[missing]);
}

export function intersectPairs(core: WorldCore, pairs: ArrayLike<number>): Uint8Array {
  const [ids, length] = checkPairs(pairs);
  const { current: handle } = core;
  const count = input(ids, length) / 2;
  expectBodies(ids, worldQueriesPart()._worldIntersectPairs(handle, count));
  return viewAt(Uint8Array, at(resultRecord(), batch.flags), count);
}

export function collidePairs(core: WorldCore, pairs: ArrayLike<number>): PairCollisions {
  const [ids, length] = checkPairs(pairs);
  const { current: handle } = core;
  const count = input(ids, length) / 2;
  expectBodies(ids, worldQueriesPart()._worldCollidePairs(handle, count));
  const record = resultRecord();
  return {
    count,
    depths: viewAt(Float64Array, at(record, batch.numbers), count),
    normals: viewAt(Float64Array, at(record, batch.normals), 2 * count),
  };
}
