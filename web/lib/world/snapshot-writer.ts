/** Writes worlds that are given as data as snapshots. What can't be a world the core refuses to restore. */
import type { SepaxError } from '../errors.js';
import { checkList } from '../lists.js';
import { made } from '../memory.js';
import { unknownOption } from '../options.js';
import { formOf, mismatch } from '../validate.js';
import type { Vector } from '../vector.js';
import { checkTraits, TRAIT_OPTIONS } from './body-traits.js';
import type {
  BodyJSON,
  FormJSON,
  ImpactJSON,
  PieceJSON,
  PoseJSON,
  RemovedJSON,
  WorldJSON,
} from './world-json.js';

/** What data may have of which some may be missing. */
const BODY = [
  'id',
  'form',
  'x',
  'y',
  'angle',
  'stands',
  'unseen',
  'data',
  ...TRAIT_OPTIONS,
] as const satisfies readonly (keyof BodyJSON)[];
const FORM = ['scale', 'pivot', 'pieces'] as const satisfies readonly (keyof FormJSON)[];
const PIECE = ['points', 'radius'] as const satisfies readonly (keyof PieceJSON)[];

/** The error of data that is none of a world. */
export function badWorld(path: string, demand: string, value: unknown): SepaxError {
  return mismatch('bad-snapshot', path, null, value, `must be ${demand}`);
}

/** The error of bytes that are none. */
export function badSnapshot(value: unknown, found?: string): SepaxError {
  const demand = `must be a snapshot of a world${found ? '' : ' (a Uint8Array; for what toJSON gave see fromJSON)'}`;
  return mismatch('bad-snapshot', 'bytes', null, value, demand, '', found);
}

/** Of the first bytes of a snapshot, and of the last: the core writes them. */
const ROOM = 8;

/** Puts one number after the other. */
class Pen {
  #bytes = made(() => new DataView(new ArrayBuffer(1024)));
  #size = ROOM;

  integer(value: unknown, path: string): void {
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= 2 ** 32) {
      throw badWorld(path, 'a whole number from 0 to 4294967295', value);
    }
    this.#grow(4).setUint32(this.#size - 4, value as number, true);
  }

  number(value: unknown, path: string): void {
    if (typeof value !== 'number') throw badWorld(path, 'a number', value);
    this.#grow(8).setFloat64(this.#size - 8, value, true);
  }

  vector(value: unknown, path: string): void {
    const { x, y } = object<Vector>(value, path);
    this.number(x, `${path}.x`);
    this.number(y, `${path}.y`);
  }

  pose(value: unknown, path: string): void {
    const { x, y, angle } = object<PoseJSON>(value, path);
    this.number(x, `${path}.x`);
    this.number(y, `${path}.y`);
    this.number(angle, `${path}.angle`);
  }

  /** A list of numbers, in groups, with the number of groups before it. */
  numbers(value: unknown, path: string, group: number, write: 'integer' | 'number'): void {
    const list = checkList(value, path);
    const { length } = list;
    if (length % group === 1)
      throw badWorld(path, 'a flat list of an even number of numbers', value);
    this.integer(length / group, `${path}.length`);
    list.forEach((element, i) => {
      this[write](element, `${path}[${i}]`);
    });
  }

  /** With room for what completes it. */
  sealed(): Uint8Array {
    this.#grow(ROOM);
    return new Uint8Array(this.#bytes.buffer, 0, this.#size);
  }

  #grow(more: number): DataView {
    this.#size += more;
    if (this.#size > this.#bytes.byteLength) {
      const old = new Uint8Array(this.#bytes.buffer);
      this.#bytes = made(() => new DataView(new ArrayBuffer(2 * this.#size)));
      new Uint8Array(this.#bytes.buffer).set(old);
    }
    return this.#bytes;
  }
}

/**
 * What an object says itself: what some script has put on `Object.prototype` says nothing. Where something may be
 * missing, `names` are all that there may be: a misspelt name must not pass as what is missing.
 */
function object<Value extends object>(
  value: unknown,
  path: string,
  names?: readonly (keyof Value & string)[],
): Value {
  if (formOf(value) !== 'object') throw badWorld(path, 'an object', value);
  const own = { __proto__: null, ...(value as Value) };
  for (const name in own) {
    if (names?.includes(name as never) === false) throw unknownOption(name, names, path);
  }
  return own;
}

/** A snapshot but for its first and last bytes. */
export function writeSnapshot(json: WorldJSON): Uint8Array {
  const world = object<WorldJSON>(json, 'json');
  if (world.kind !== 'world') throw badWorld('json.kind', '"world": see toJSON()', world.kind);
  if (world.version !== 1) throw badWorld('json.version', '1', world.version);
  const pen = new Pen();
  writeBodies(pen, world);
  pen.numbers(world.free, 'json.free', 1, 'integer');
  const removed = removedOf(world.removed);
  pen.integer(removed.length, 'json.removed.length');
  removed.forEach(({ id }, i) => {
    pen.integer(id, `json.removed[${i}].id`);
  });
  pen.numbers(world.touching, 'json.touching', 2, 'integer');
  const impacts = checkList(world.impacts, 'json.impacts');
  pen.integer(impacts.length, 'json.impacts.length');
  impacts.forEach((impact, i) => {
    writeImpact(pen, impact, `json.impacts[${i}]`);
  });
  pen.number(world.slop, 'json.slop');
  pen.numbers(world.ignored, 'json.ignored', 2, 'integer');
  removed.forEach(({ category }, i) => {
    pen.integer(category, `json.removed[${i}].category`);
  });
  return pen.sealed();
}

function writeBodies(pen: Pen, world: WorldJSON): void {
  const generations = checkList(world.generations, 'json.generations');
  const bodies = checkList(world.bodies, 'json.bodies');
  const forms = checkList(world.forms, 'json.forms');
  /** For each form the first body that has it. */
  const firstWith = new Map<unknown, number>();
  let next = 0;
  pen.integer(generations.length, 'json.generations.length');
  generations.forEach((generation, id) => {
    pen.integer(generation, `json.generations[${id}]`);
    const path = `json.bodies[${next}]`;
    const body = next < bodies.length ? object<BodyJSON>(bodies[next], path, BODY) : null;
    const live = body?.id === id;
    pen.integer(live ? 1 : 0, path);
    if (!live) return;
    next += 1;
    writeBody(pen, body, path);
    const { form } = body;
    if (!Number.isInteger(form) || !(form in forms)) {
      throw badWorld(`${path}.form`, 'a place in json.forms', form);
    }
    const first = firstWith.get(form) ?? id;
    firstWith.set(form, first);
    pen.integer(first, path);
    if (first !== id) return;
    writeForm(pen, forms[form], `json.forms[${form}]`);
  });
  if (next < bodies.length) {
    throw badWorld(`json.bodies[${next}]`, 'in the order of the numbers', bodies[next]);
  }
}

function writeBody(pen: Pen, body: BodyJSON, path: string): void {
  const { flags, category, mask } = checkTraits(body, `${path}.`);
  for (const bits of [flags, category, mask]) pen.integer(bits, path);
  pen.integer(body.unseen === true ? 0 : 1, path);
  const { stands } = body;
  if (stands === undefined) pen.pose(body, path);
  else pen.pose(stands, `${path}.stands`);
  pen.pose(body, path);
}

function writeForm(pen: Pen, value: unknown, path: string): void {
  const {
    scale = { x: 1, y: 1 },
    pivot = { x: 0, y: 0 },
    pieces,
  } = object<FormJSON>(value, path, FORM);
  pen.vector(scale, `${path}.scale`);
  pen.vector(pivot, `${path}.pivot`);
  const list = checkList(pieces, `${path}.pieces`);
  pen.integer(list.length, `${path}.pieces.length`);
  list.forEach((piece, i) => {
    const place = `${path}.pieces[${i}]`;
    const { points, radius = 0 } = object<PieceJSON>(piece, place, PIECE);
    pen.number(radius, `${place}.radius`);
    pen.numbers(points, `${place}.points`, 2, 'number');
  });
}

const removedOf = (value: unknown): RemovedJSON[] =>
  checkList(value, 'json.removed').map((one, i) => object<RemovedJSON>(one, `json.removed[${i}]`));

function writeImpact(pen: Pen, value: unknown, path: string): void {
  const { a, b, normal, depth } = object<ImpactJSON>(value, path);
  pen.integer(a, `${path}.a`);
  pen.integer(b, `${path}.b`);
  pen.vector(normal, `${path}.normal`);
  pen.number(depth, `${path}.depth`);
}
