/** Reads worlds as data out of their snapshots: cpp/src/world/snapshot.cpp says what is where. */
import { bodyFlag } from '../raw/world-layout.js';
import type { Vector } from '../vector.js';
import { ALL_BITS, type BodyTraits } from './body-traits.js';
import type {
  BodyJSON,
  FormJSON,
  ImpactJSON,
  PieceJSON,
  PoseJSON,
  WorldJSON,
} from './world-json.js';

/** Magic and version. */
const HEADER = 8;

/** Takes one number after the other. */
class Cursor {
  readonly #view: DataView;
  #at = HEADER;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  integer(): number {
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  number(): number {
    this.#at += 8;
    return this.#view.getFloat64(this.#at - 8, true);
  }

  vector(): Vector {
    return { x: this.number(), y: this.number() };
  }

  pose(): PoseJSON {
    return { x: this.number(), y: this.number(), angle: this.number() };
  }

  /** A list with its length before it. */
  list<Value>(read: () => Value, group = 1): Value[] {
    return Array.from({ length: group * this.integer() }, read);
  }
}

/** `dataOf` is asked about each body. */
export function readSnapshot<Data>(
  bytes: Uint8Array,
  dataOf: (id: number) => Data | undefined,
): WorldJSON<Data> {
  const cursor = new Cursor(bytes);
  const integer = (): number => cursor.integer();
  const forms: FormJSON[] = [];
  /** By the number of the first body that has it. */
  const formOf = new Map<number, number>();
  const bodies: BodyJSON<Data>[] = [];
  let id = -1;
  const generations = cursor.list(() => {
    id += 1;
    const generation = cursor.integer();
    if (cursor.integer() === 1) bodies.push(readBody(cursor, id, forms, formOf, dataOf(id)));
    return generation;
  });
  return {
    kind: 'world',
    version: 1,
    ...readRest(cursor, integer),
    forms,
    bodies,
    generations,
  };
}

function readRest(cursor: Cursor, integer: () => number) {
  const free = cursor.list(integer);
  const numbers = cursor.list(integer);
  const touching = cursor.list(integer, 2);
  const impacts = cursor.list(() => readImpact(cursor));
  const slop = cursor.number();
  const ignored = cursor.list(integer, 2);
  const removed = numbers.map((id) => ({ id, category: cursor.integer() }));
  return { slop, free, removed, touching, impacts, ignored };
}

function readBody<Data>(
  cursor: Cursor,
  id: number,
  forms: FormJSON[],
  formOf: Map<number, number>,
  data: Data | undefined,
): BodyJSON<Data> {
  const traits = readTraits(cursor);
  const seen = cursor.integer() === 1;
  const stands = cursor.pose();
  const target = cursor.pose();
  const first = cursor.integer();
  if (first === id) {
    formOf.set(id, forms.length);
    forms.push(readForm(cursor));
  }
  const isThere = stands.x === target.x && stands.y === target.y && stands.angle === target.angle;
  return {
    id,
    form: formOf.get(first) as number,
    ...target,
    ...traits,
    ...(!isThere && { stands }),
    ...(!seen && { unseen: true }),
    ...(data !== undefined && { data }),
  };
}

function readTraits(cursor: Cursor): BodyTraits {
  const [flags, category, mask] = [cursor.integer(), cursor.integer(), cursor.integer()];
  return {
    ...(flags & bodyFlag.static && { type: 'static' as const }),
    ...(flags & bodyFlag.fast && { fast: true }),
    ...(flags & bodyFlag.sensor && { sensor: true }),
    ...(flags & bodyFlag.disabled && { enabled: false }),
    ...(category !== 1 && { category }),
    ...(mask !== ALL_BITS && { mask }),
  };
}

function readForm(cursor: Cursor): FormJSON {
  const scale = cursor.vector();
  const pivot = cursor.vector();
  const pieces = cursor.list(() => readPiece(cursor));
  return {
    ...((scale.x !== 1 || scale.y !== 1) && { scale }),
    ...((pivot.x !== 0 || pivot.y !== 0) && { pivot }),
    pieces,
  };
}

function readPiece(cursor: Cursor): PieceJSON {
  const radius = cursor.number();
  const points = cursor.list(() => cursor.number(), 2);
  return { points, ...(radius !== 0 && { radius }) };
}

function readImpact(cursor: Cursor): ImpactJSON {
  const [a, b] = [cursor.integer(), cursor.integer()];
  return { a, b, normal: cursor.vector(), depth: cursor.number() };
}
