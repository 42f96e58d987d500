import { SepaxError } from '../errors.js';
import { notAList, takeList } from '../lists.js';
import { made } from '../memory.js';
import { checkOptions } from '../options.js';
import { PIECES, present, STATE, stateBy } from '../presentation.js';
import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { inputBytes, resultRecord, viewAt } from '../raw/wasm.js';
import { world as layout, snapshot, snapshotFaults, traits } from '../raw/world-layout.js';
import type { Shape } from '../shape.js';
import type { SlideResult } from '../slide-result.js';
import { bytesOf } from '../typed-arrays.js';
import { checkChoice, checkInteger, checkRange, mismatch, show } from '../validate.js';
import type { Bounds, NumberList, VectorLike } from '../vector.js';
import { addBodies, addBody, type BodyOptions, type Outlines } from './add-bodies.js';
import { type Body, type BodyTraits, idOf } from './body.js';
import { ContactList } from './contact-list.js';
import { WorldCore } from './core.js';
import { copyPieces, type DebugContext, type DebugDrawOptions, debugDraw } from './debug-draw.js';
import {
  type ContactEvents,
  checkKinds,
  type EventFilter,
  Events,
  type EventType,
} from './events.js';
import { noSuchBody, type QueryFilter } from './query-filter.js';
import type {
  RaycastAllOptions,
  RaycastManyOptions,
  RaycastOptions,
  RayHit,
  RayHits,
  ShapeHit,
} from './world-casts.js';
import * as casts from './world-casts.js';
import type { NearestOptions, PairCollisions, QueryOptions } from './world-queries.js';
import * as queries from './world-queries.js';
import { type BodyWall, moveAndSlide, type WorldSlideOptions } from './world-slide.js';

/** Options of {@link World}. */
export interface WorldOptions {
  /** See {@link World.slop}. Default 1e-6. */
  readonly slop?: number;
}

/** Options of {@link World.separate}. */
export interface SeparateOptions {
  /** How often every contact gives way: 1 to 1000. Default 10. */
  readonly iterations?: number;
}

const WORLD_OPTIONS = ['slop'] as const;
const SEPARATE_OPTIONS = ['iterations'] as const;
const EVENT_TYPES = ['enter', 'stay', 'exit'] as const;
const MOST_ITERATIONS = 1000;
const MOST_SLOP = 1;
const HALF_HASH_DIGITS = 8;

const stateOf = stateBy<World>((world) =>
  world.disposed
    ? { disposed: true }
    : { bodies: world.size, contacts: world.contacts.length, hash: world.hash() },
);

/**
 * Many bodies: who touches whom, frame after frame, and questions about all of them.
 *
 * Move bodies, `body.x += 1`, or all at once through {@link transforms}; call {@link update} once a frame;
 * read {@link contacts}, or get told with {@link on}. Contacts are those of the last update; queries see the
 * bodies where they are now, and what was written into {@link transforms} from the next {@link update} or
 * {@link refresh} on. Every pair that touches is found, each once; the answers depend on the bodies and
 * their numbers alone, so that equal worlds stay equal, on every platform.
 *
 * An update costs a scan of the transforms, and then what moved and what touches. Nothing needs to be freed:
 * the memory of a world that is no longer reachable is reclaimed. {@link dispose} does it at once.
 */
export class World implements Iterable<Body> {
  /** The name of the class, which survives minification. */
  static readonly name: string = 'World';
  /** @internal For test runners. */
  readonly [STATE]: object;
  /** The contacts as of the last update. */
  readonly contacts: ContactList;
  readonly #core: WorldCore;
  readonly #events = new Events();

  static {
    present(World.prototype);
  }

  /**
   * A world without bodies.
   *
   * @throws {@link SepaxError} `not-an-option`, `not-a-number`, `not-finite` or `out-of-range`.
   */
  constructor(options?: WorldOptions) {
    const { slop } = checkOptions(options, WORLD_OPTIONS);
    if (slop !== undefined) checkSlop(slop);
    this.#core = new WorldCore(this);
    if (slop !== undefined) this.slop = slop;
    this.contacts = new ContactList(this.#core);
    this[STATE] = stateOf(this);
  }

  /**
   * Adds a body with the form of a shape, which is copied. Queries see it at once, contacts with the next
   * update. Also in the handler of an event.
   *
   * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, or the code of a bad option.
   */
  add(shape: Shape, options?: BodyOptions): Body {
    return addBody(this.#core, shape, options);
  }

  /**
   * Adds many bodies and returns their numbers. No objects are made: {@link body} makes one when asked.
   *
   * @param forms - One shape for all, or one for each, or convex outlines in typed arrays.
   * @param transforms - x, y and angle of each body.
   * @throws {@link SepaxError} `not-a-shape`, `not-a-list`, `disposed`, `not-an-option`, the code of a bad
   * outline with the index of the body, or that of a bad number. Then no body is added.
   */
  addMany(
    forms: Shape | readonly Shape[] | Outlines,
    transforms: NumberList,
    options?: BodyTraits,
  ): Uint32Array {
    return addBodies(this.#core, forms, transforms, options);
  }

  /**
   * Removes a body; also in the handler of an event. Its contacts end with the next update, which says so.
   *
   * @throws {@link SepaxError} `not-a-body`, `disposed`.
   */
  remove(body: Body): void {
    this.#remove(idOf(body, this.#core, 'body'));
  }

  /**
   * Removes bodies by their numbers.
   *
   * @throws {@link SepaxError} `not-a-list`, or `not-a-body` with the index in the list; then none is removed.
   */
  removeMany(ids: ArrayLike<number>): void {
    const list = takeList(ids, 'ids', () => notAList(ids, 'ids', 'a list of numbers of bodies'));
    const { handle } = this.#core;
    const seen = new Set<number>();
    for (let i = 0; i < list.length; i++) {
      const id = list[i] as number;
      if (seen.has(id) || !isId(id) || !worldPart()._worldHas(handle, id)) {
        throw noSuchBody('ids', i, id);
      }
      seen.add(id);
    }
    for (const id of seen) this.#remove(id);
  }

  /** The number of bodies. */
  get size(): number {
    worldPart()._worldLists(this.#core.handle);
    return at(resultRecord(), layout.size);
  }

  /** The body with this number, or `null`. */
  body(id: number): Body | null {
    return isId(id) && worldPart()._worldHas(this.#core.handle, id) ? this.#core.bodyOf(id) : null;
  }

  /** All bodies, in the order of their numbers. */
  [Symbol.iterator](): Iterator<Body> {
    return this.#core
      .ids()
      .map((id) => this.#core.bodyOf(id))
      [Symbol.iterator]();
  }

  /**
   * x, y and angle of body `id` at `3 * id`: where the bodies are to stand after the next update. Write into
   * it to move them. A view of wasm memory, valid until bodies are added or anything else of the library
   * allocates: ask for it anew each frame, which costs next to nothing. Queries see what was written with
   * the next {@link update} or {@link refresh}.
   */
  get transforms(): Float64Array {
    return this.#core.targets;
  }

  /**
   * How far the bodies of a contact may come apart before it ends, times the sum of the longer sides of their
   * {@link Body.bounds}: 0 to 1, and 1e-6 unless you choose. What rests on something is put there by a push or
   * a slide, which ends within rounding of a touch, on either side of it; without slop such a contact would
   * begin and end all the time. With 0 a contact ends as soon as no point is shared.
   *
   * A contact begins when the bodies share a point, whatever the slop. Counts from the next update on; it is in
   * {@link snapshot} and {@link hash}.
   */
  get slop(): number {
    return worldPart()._worldSlop(this.#core.handle);
  }

  /** @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`. */
  set slop(value: number) {
    worldPart()._worldSetSlop(this.#core.handle, checkSlop(value));
  }

  /**
   * Brings all bodies to where they are to stand, fast ones as far as they get, finds the contacts, and calls
   * the handlers of {@link on}.
   *
   * @throws {@link SepaxError} `not-finite` or `out-of-range` if a number in {@link transforms} is no place,
   * with its index; then nothing changed. What a handler throws, once all others were called.
   */
  update(): void {
    const core = this.#core;
    worldPart()._worldUpdate(core.handle);
    core.takeLists();
    core.expectPlaces();
    core.moved.forget();
    this.#events.send(core, this.contacts);
  }

  /**
   * Lets queries see what was written into {@link transforms} without an {@link update}; of what `move`, `x`
   * and the like did they know. Contacts stay those of the last update. A scan of the transforms, and what
   * moved.
   *
   * @throws {@link SepaxError} `not-finite` or `out-of-range` if a number in {@link transforms} is no place,
   * with its index; then nothing changed.
   */
  refresh(): void {
    this.#core.moved.noteAll();
    this.#core.see();
  }

  /**
   * Calls a handler at the end of each update: for each contact that is new (`'enter'`), was there before
   * (`'stay'`), or is over (`'exit'`), in the order of the numbers; first all that are over, then the others.
   * A handler may do anything to the world; events of bodies that a handler removed are not sent, but for
   * their `'exit'` with the next update.
   *
   * With a filter of categories, as `{ a: HERO, b: COIN }`, it is told of those contacts alone of which one body
   * is of the category `a` and the other of `b`, and they come in this order, with the normal from `a` to `b`.
   * If both would do either way, `a` is the one with the lesser number.
   *
   * @returns A function that takes the handler away.
   * @throws {@link SepaxError} `not-a-choice`, `not-a-function`, `not-an-option`, or the code of a bad number.
   */
  on<Type extends EventType>(type: Type, handler: (event: ContactEvents[Type]) => void): () => void;
  on<Type extends EventType>(
    type: Type,
    filter: EventFilter,
    handler: (event: ContactEvents[Type]) => void,
  ): () => void;
  on<Type extends EventType>(
    type: Type,
    ...rest:
      | readonly [handler: (event: ContactEvents[Type]) => void]
      | readonly [filter: EventFilter, handler: (event: ContactEvents[Type]) => void]
  ): () => void {
    checkChoice(type, 'type', EVENT_TYPES);
    const handler = rest.length === 1 ? rest[0] : rest[1];
    if (typeof handler !== 'function') {
      throw mismatch('not-a-function', 'handler', null, handler, 'must be a function');
    }
    const kinds = rest.length === 1 ? null : checkKinds(rest[0]);
    return this.#events.add(type, kinds, handler);
  }

  /**
   * Pushes bodies that overlap apart: in each iteration each contact gives way, half of its depth on either
   * side, or all of it where one is static. Sensors neither push nor are pushed. Stops early when nothing
   * overlaps any more. {@link contacts} are then those at the end; no events are sent.
   *
   * Iterated relaxation: one body in a corner or on a row of tiles is free after a few iterations, tall stacks
   * take more.
   *
   * @returns The greatest depth that is left.
   */
  separate(options?: SeparateOptions): number {
    const { iterations = 10 } = checkOptions(options, SEPARATE_OPTIONS);
    checkInteger(iterations, 'iterations', 1, MOST_ITERATIONS);
    const left = worldPart()._worldSeparate(this.#core.handle, iterations);
    this.#core.readLists();
    return left;
  }

  /**
   * How a body moves among those that it meets, sensors excepted: see the function `moveAndSlide`. From where
   * it is now. Moves nothing: move the body by the answer. Walls and floor say whose they are.
   *
   * @throws {@link SepaxError} `not-a-body`, `disposed`, `not-an-option`, `zero-vector`, or the code of a bad
   * number.
   */
  moveAndSlide(body: Body, motion: VectorLike, options?: WorldSlideOptions): SlideResult<BodyWall> {
    return moveAndSlide(this.#core, body, motion, options);
  }

  /** The bodies that share a point with a box. Exact. In the order of their numbers. */
  queryBox(box: Bounds, options?: QueryOptions): Body[] {
    return queries.queryBox(this.#core, box, options);
  }

  /** The bodies that a point belongs to. Exact. In the order of their numbers. */
  queryPoint(point: VectorLike, options?: QueryOptions): Body[] {
    return queries.queryPoint(this.#core, point, options);
  }

  /** The bodies that share a point with a circle. Exact. In the order of their numbers. */
  queryCircle(center: VectorLike, radius: number, options?: QueryOptions): Body[] {
    return queries.queryCircle(this.#core, center, radius, options);
  }

  /** The bodies that share a point with a shape, where it stands. Exact. In the order of their numbers. */
  queryShape(shape: Shape, options?: QueryOptions): Body[] {
    return queries.queryShape(this.#core, shape, options);
  }

  /**
   * Up to `count` bodies, nearest first; a body is at distance 0 from points in it. Of equally near ones the
   * lesser number comes first.
   */
  nearest(point: VectorLike, count: number, options?: NearestOptions): Body[] {
    return queries.nearest(this.#core, point, count, options);
  }

  /**
   * What a ray meets first, or `null`: from inside a body, that one, at fraction 0. Of several at the same
   * fraction, the body with the least number. As the function `castRay` has it.
   */
  raycast(origin: VectorLike, direction: VectorLike, options?: RaycastOptions): RayHit | null {
    return casts.raycast(this.#core, origin, direction, options);
  }

  /**
   * What the way from one point to another meets first, or `null`: as {@link raycast} with a fraction of 1 at
   * most.
   *
   * @throws {@link SepaxError} `zero-vector` if the points are equal, `not-an-option`, or the code of a bad
   * number.
   */
  castSegment(from: VectorLike, to: VectorLike, options?: QueryFilter): RayHit | null {
    return casts.castSegment(this.#core, from, to, options);
  }

  /** Whether a ray meets anything. */
  raycastAny(origin: VectorLike, direction: VectorLike, options?: RaycastOptions): boolean {
    return casts.raycastAny(this.#core, origin, direction, options);
  }

  /** All that a ray meets, in order, each body once. */
  raycastAll(origin: VectorLike, direction: VectorLike, options?: RaycastAllOptions): RayHit[] {
    return casts.raycastAll(this.#core, origin, direction, options);
  }

  /**
   * What each of many rays meets first.
   *
   * @param rays - x, y and direction of each: four numbers.
   */
  raycastMany(rays: NumberList, options?: RaycastManyOptions): RayHits {
    return casts.raycastMany(this.#core, rays, options);
  }

  /**
   * What a shape meets first that goes straight by `motion`, or `null`. As the function `sweep` has it; of
   * several at the same time, the body with the least number.
   */
  castShape(shape: Shape, motion: VectorLike, options?: QueryFilter): ShapeHit | null {
    return casts.castShape(this.#core, shape, motion, options);
  }

  /**
   * Whether pairs of bodies share a point: 1 or 0 for each, whatever their masks. Exact.
   *
   * @param ids - The numbers of the bodies, two for each pair.
   */
  intersectPairs(ids: ArrayLike<number>): Uint8Array {
    return queries.intersectPairs(this.#core, ids);
  }

  /**
   * How pairs of bodies collide, whatever their masks: see the function `collide`.
   *
   * @param ids - The numbers of the bodies, two for each pair.
   */
  collidePairs(ids: ArrayLike<number>): PairCollisions {
    return queries.collidePairs(this.#core, ids);
  }

  /**
   * All that the future of the world depends on, as bytes: for {@link restore}. The same on every platform.
   * Data of bodies and handlers are not in it.
   */
  snapshot(): Uint8Array {
    const size = worldPart()._worldSnapshot(this.#core.handle);
    const bytes = viewAt(Uint8Array, at(resultRecord(), snapshot.address), size);
    return made(() => bytes.slice());
  }

  /**
   * Makes the world what it was when the snapshot was taken, of this world or another. Bodies that are still
   * there, and those whose numbers were not used again, keep their objects with their data; the others get new
   * ones. No events are sent.
   *
   * @throws {@link SepaxError} `bad-snapshot` if it is none, is damaged, or was made by another version of the
   * format; then nothing changed.
   */
  restore(bytes: Uint8Array): void {
    const { handle } = this.#core;
    const own = bytesOf(bytes);
    if (own === null) throw badSnapshot(`is ${show(bytes)}`, bytes);
    const fault = snapshotFaults[worldPart()._worldRestore(handle, inputBytes(own))];
    if (fault === 'foreign') throw badSnapshot('is none', bytes);
    if (fault === 'version') throw badSnapshot('was made by another version', bytes);
    if (fault === 'damaged') throw badSnapshot('is damaged', bytes);
    this.#core.noteRestored();
    this.#core.moved.noteAll();
    this.#core.readLists();
  }

  /**
   * 16 hexadecimal digits that worlds with the same future have in common, on every platform, and others most
   * likely not.
   */
  hash(): string {
    worldPart()._worldHash(this.#core.handle);
    const record = resultRecord();
    return [snapshot.hashHigh, snapshot.hashLow]
      .map((place) => at(record, place).toString(16).padStart(HALF_HASH_DIGITS, '0'))
      .join('');
  }

  /**
   * Draws the bodies and contacts in their coordinates: scale and move the context before. For looking at, not
   * for looks.
   */
  debugDraw(ctx: DebugContext, options?: DebugDrawOptions): void {
    debugDraw(this.#core, this.contacts, ctx, options);
  }

  /** @internal For links to the board: see {@link copyPieces}. */
  [PIECES](): Float64Array {
    return copyPieces(this.#core.handle);
  }

  /** Whether {@link dispose} was called. */
  get disposed(): boolean {
    return this.#core.disposed;
  }

  /** Gives the memory back at once. Harmless to repeat; using the world or its bodies then throws `disposed`. */
  dispose(): void {
    this.#core.dispose();
  }

  /** For `using world = …`: the same as {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #remove(id: number): void {
    const { handle } = this.#core;
    worldPart()._worldTraits(handle, id);
    const category = at(resultRecord(), traits.category);
    worldPart()._worldRemove(handle, id);
    this.#core.noteRemoved(id, category);
  }
}

function checkSlop(value: unknown): number {
  return checkRange(value, 'slop', 0, MOST_SLOP);
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 0 && id < 2 ** 32;
}

function badSnapshot(what: string, value: unknown): SepaxError {
  return new SepaxError(
    'bad-snapshot',
    'bytes',
    null,
    value,
    `bytes must be a snapshot of a world, but ${what}.`,
  );
}
