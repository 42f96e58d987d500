import { made } from '../memory.js';
import { checkOptions, hasOwn } from '../options.js';
import { PIECES, present, STATE, stateBy } from '../presentation.js';
import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { worldSnapshotsPart } from '../raw/wasm/worldSnapshots.js';
import { inputBytes, resultRecord, viewAt } from '../raw/wasm.js';
import { snapshot, snapshotFaults } from '../raw/world-layout.js';
import { bytesOf, type OwnBytes, type OwnFloats } from '../typed-arrays.js';
import { checkChoice, checkInteger, checkRange, mismatch } from '../validate.js';
import { AskableWorld } from './askable-world.js';
import { Body, idOf, ownerOf } from './body.js';
import type { BodyContact } from './body-contact.js';
import { ContactList, contactsOf } from './contact-list.js';
import { copyPieces, type DebugContext, type DebugDrawOptions, debugDraw } from './debug-draw.js';
import { type DebugLinesOptions, debugLines, type LineArray } from './debug-lines.js';
import {
  type ContactEvents,
  checkKinds,
  type EventFilter,
  Events,
  type EventType,
} from './events.js';
import { readSnapshot } from './snapshot-reader.js';
import { badSnapshot, badWorld, writeSnapshot } from './snapshot-writer.js';
import type { WorldJSON } from './world-json.js';
import { coreOf } from './world-of-bodies.js';

/** Options of {@link World}. */
export interface WorldOptions {
  /** See {@link World.slop}. Default 1e-6. */
  readonly slop?: number | undefined;
}

/** Options of {@link World.separate}. */
export interface SeparateOptions {
  /** How often every contact gives way: 1 to 1000. Default 10. */
  readonly iterations?: number | undefined;
}

declare module './body.js' {
  // Said here, so that a world knows its bodies and no file of theirs a world.
  interface Body<Data = unknown> {
    /** The world that the body is in, or was in. */
    get world(): World<Data>;
  }
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
 * Many bodies: which of them touch, frame after frame, and questions about all of them.
 *
 * Move bodies, `body.x += 1`, or all at once through {@link transforms}; call {@link update} once a frame;
 * read {@link contacts}, or get told with {@link on}. Contacts are those of the last update; queries see the
 * bodies where they are now, and what is written into {@link transforms} from the next {@link update} or
 * {@link refresh} on. Every pair that touches is found, each once; the answers depend on the bodies and
 * their numbers alone, so that equal worlds stay equal, on every platform.
 *
 * An update costs a scan of the transforms, and then what moved and what touches. Nothing needs to be freed:
 * the memory of a world that is no longer reachable is reclaimed. {@link dispose} does it at once.
 *
 * @example
 * ```js
 * import { Box, Circle, World } from 'sepax';
 *
 * const world = new World();
 * world.add(new Box(100, 10, { y: 20 }), { type: 'static', y: 20 });
 * const ball = world.add(new Circle(5), { data: 'ball' });
 * ball.move(0, 11);
 * world.update();
 * world.contacts.at(0).depth; // 1
 * world.separate();
 * ball.y; // 10
 * ```
 *
 * @typeParam Data - What {@link Body.data} of its bodies is. Where some have none, as those of {@link addMany}, give it
 * `undefined`, too: `World<Hero | undefined>`.
 */
export class World<Data = unknown> extends AskableWorld<Data> {
  /** The name of the class, which survives minification. */
  static override readonly name: string = 'World';
  /** @internal For test runners. */
  readonly [STATE]: object;
  readonly #contacts: ContactList<Data>;
  readonly #core = coreOf(this);
  readonly #events = new Events(this.#core);

  static {
    present(World.prototype);
    Object.defineProperty(Body.prototype, 'world', {
      get(this: Body) {
        return ownerOf(this);
      },
      configurable: true,
    });
  }

  /**
   * A world without bodies.
   *
   * @throws {@link SepaxError} `not-an-option`, `not-a-number`, `not-finite` or `out-of-range`.
   */
  constructor(options?: WorldOptions) {
    const { slop } = checkOptions(options, WORLD_OPTIONS);
    if (slop !== undefined) checkSlop(slop);
    super();
    if (slop !== undefined) this.slop = slop;
    this.#contacts = new ContactList(this.#core);
    this[STATE] = stateOf(this);
  }

  /** The contacts as of the last update. Throws `disposed` once the world was. */
  get contacts(): ContactList<Data> {
    this.#core.expectThere();
    return this.#contacts;
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
   * Puts all bodies where they are to stand, fast ones as far as they get, finds the contacts, and calls
   * the handlers of {@link on}. It takes no time step: move bodies as far as they get in one, `body.move(vx * dt, vy * dt)`.
   *
   * @throws {@link SepaxError} `not-finite` or `out-of-range` if a number in {@link transforms} is not a place,
   * with its index, and the same, or `non-uniform`, of {@link scales}, and `out-of-range` if handlers call it without
   * end; then nothing changed. What a handler throws, once all others were called.
   */
  update(): void {
    const core = this.#core;
    this.#events.expectEnd();
    core.rescale();
    worldPart()._worldUpdate(core.handle);
    core.takeLists();
    core.expectPlaces();
    core.moved.forget();
    this.#events.send(this.#contacts);
  }

  /**
   * Lets queries see what was written into {@link transforms} without an {@link update}; what `move`, `x`
   * and the like did, they know anyway. Contacts stay those of the last update. A scan of the transforms, and what
   * moved.
   *
   * @throws {@link SepaxError} as {@link update}; questions throw the same then, until the number is mended.
   */
  refresh(): void {
    this.#core.rescale();
    this.#core.moved.noteAll();
    this.#core.see();
  }

  /**
   * The contacts of a body as of the last update, in the order of the numbers of the others. The body is `a` in
   * all of them, and the normals lead away from it. A scan of all contacts.
   *
   * @throws {@link SepaxError} `not-a-body`, `disposed`.
   */
  contactsOf(body: Body): BodyContact<Data>[] {
    return contactsOf(this.#contacts, idOf(body, this.#core, 'body'));
  }

  /**
   * Calls a handler at the end of each update: for each contact that is new (`'enter'`), was there before
   * (`'stay'`), or is over (`'exit'`), in the order of the numbers; first all that are over, then the others.
   * A handler may do anything to the world; events of bodies that a handler removed are not sent, but for
   * the `'exit'`, with the next update, of contacts that were reported. The events of an update that a handler makes
   * follow those that are left of the one before. A handler that was removed is not called again, not even for the
   * event that is being told; one that was added is called from the next update on.
   *
   * With a filter of categories, such as `{ a: HERO, b: COIN }`, it hears only of contacts in which one body
   * is of the category `a` and the other of `b`, and they come in this order, with the normal from `a` to `b`.
   * If both would do either way, `a` is the one with the lower number. Categories are those of the moment.
   *
   * @returns A function that removes the handler.
   * @throws {@link SepaxError} `not-a-choice`, `not-a-function`, `not-an-option`, `disposed`, or the code of a bad number.
   */
  on<Type extends EventType>(
    type: Type,
    handler: (event: ContactEvents<Data>[Type]) => void,
  ): () => void;
  on<Type extends EventType>(
    type: Type,
    filter: EventFilter,
    handler: (event: ContactEvents<Data>[Type]) => void,
  ): () => void;
  on<Type extends EventType>(
    type: Type,
    ...rest:
      | readonly [handler: (event: ContactEvents<Data>[Type]) => void]
      | readonly [filter: EventFilter, handler: (event: ContactEvents<Data>[Type]) => void]
  ): () => void {
    checkChoice(type, 'type', EVENT_TYPES);
    const handler = rest.length === 1 ? rest[0] : rest[1];
    if (typeof handler !== 'function') {
      throw mismatch('not-a-function', 'handler', null, handler, 'must be a function');
    }
    const kinds = rest.length === 1 ? null : checkKinds(rest[0]);
    // Last: a getter of the filter may dispose of the world.
    this.#core.expectThere();
    // Whoever is told is told of bodies of this world.
    return this.#events.add(type, kinds, handler as (event: ContactEvents[Type]) => void);
  }

  /**
   * Pushes bodies that overlap apart: in each iteration each contact gives way, half of its depth on either
   * side, or all of it where one is static. Sensors neither push nor are pushed. Stops early when nothing
   * overlaps any more. {@link contacts} are then those at the end; no events are sent. Bodies that were moved since
   * the last update are pushed from where they stood then, and what they have to go moves along.
   *
   * Iterated relaxation: one body in a corner or on a row of tiles is free after a few iterations, tall stacks
   * take more.
   *
   * @returns The greatest depth that is left.
   * @throws {@link SepaxError} `not-an-option`, `out-of-range` if `iterations` is no whole number from 1 to 1000, the code
   * of what is no finite number, `disposed`, or as {@link update} of {@link scales}, which it takes.
   */
  separate(options?: SeparateOptions): number {
    const { iterations = 10 } = checkOptions(options, SEPARATE_OPTIONS);
    checkInteger(iterations, 'iterations', 1, MOST_ITERATIONS);
    this.#core.takeScales();
    const left = worldPart()._worldSeparate(this.#core.handle, iterations);
    this.#core.readLists();
    return left;
  }

  /**
   * All that the future of the world depends on, as bytes: for {@link restore}. The same on every platform.
   * Data of bodies and handlers are not in it; what was written into {@link transforms} and {@link scales} is, though
   * it is not taken by this.
   *
   * @throws {@link SepaxError} `not-finite` or `out-of-range` if a number in {@link transforms} is not a place, with
   * its index, the same, or `non-uniform`, of {@link scales}, and `disposed`.
   */
  snapshot(): OwnBytes {
    this.#core.expectTargets();
    this.#events.settle();
    const size = worldSnapshotsPart()._worldSnapshot(this.#core.handle);
    // It changes nothing, but is refused where scales would be.
    if (size === 0) this.#core.takeScales();
    const bytes = viewAt(Uint8Array, at(resultRecord(), snapshot.address), size);
    const copy = made(() => bytes.slice());
    this.#core.noteTaken(copy);
    return copy;
  }

  /**
   * Makes the world what it was when the snapshot was taken, of this world or another. Bodies that are still
   * there, and those that were removed since, if their numbers were not used again, keep their objects with their
   * data; the others get new ones, also those that another `restore` has taken away. Whose number was used again can
   * be told as long as the snapshot is the very array that {@link snapshot} gave, and no copy. No events are sent, not
   * even those that are left if it is called in a handler.
   *
   * @throws {@link SepaxError} `bad-snapshot` if it is not one, is damaged, or was made by another version of the
   * format; then nothing changed.
   */
  restore(bytes: Uint8Array): void {
    const { handle } = this.#core;
    const own = bytesOf(bytes);
    if (own === null) throw badSnapshot(bytes);
    const fault = snapshotFaults[worldSnapshotsPart()._worldRestore(handle, inputBytes(own))];
    if (fault === 'foreign') throw badSnapshot(bytes, 'none');
    if (fault === 'version') throw badSnapshot(bytes, 'one of another version');
    if (fault === 'damaged') throw badSnapshot(bytes, 'damaged');
    this.#takeRestored(bytes);
  }

  /**
   * The world as plain data, for `JSON.stringify(world)`, `structuredClone(world.toJSON())` and `postMessage`, as far as
   * they take the data of its bodies: all that is in a {@link snapshot}, and {@link Body.data}. {@link World.fromJSON} makes a
   * world of it with the same {@link hash}.
   *
   * @throws {@link SepaxError} as {@link snapshot}.
   */
  toJSON(): WorldJSON<Data> {
    const core = this.#core;
    return readSnapshot(this.snapshot(), (id) => core.dataOf(id));
  }

  /**
   * The world that {@link toJSON} has made data of, or a `structuredClone` of it, or what `JSON.parse` makes of its
   * text. It has no handlers.
   *
   * @throws {@link SepaxError} `bad-snapshot`; `not-a-list` for a list that is missing, `not-an-option` for a field that
   * bodies, forms or pieces don't have, or the code of a bad trait. The `argument` leads to the place:
   * `json.bodies[1].mask`. It is `json`, with `bad-snapshot`, for what only the whole shows: numbers out of range,
   * outlines with dents, bodies that are missing, contacts of bodies that there aren't.
   */
  static fromJSON<Data = unknown>(json: WorldJSON<Data>): World<Data> {
    if (typeof json === 'string') {
      throw badWorld('json', 'what toJSON of a world gave, not its text: see JSON.parse', json);
    }
    const bytes = writeSnapshot(json);
    const world = new World<Data>();
    const { handle } = world.#core;
    const snapshots = worldSnapshotsPart();
    const size = inputBytes(bytes);
    snapshots._sealSnapshot(size);
    if (snapshots._worldRestore(handle, size) !== 0) {
      world.dispose();
      throw badWorld('json', 'what toJSON of a world gave', json);
    }
    world.#takeRestored();
    for (const body of json.bodies) {
      if (hasOwn(body, 'data')) world.#core.bodyOf(body.id).data = body.data as Data;
    }
    return world;
  }

  /**
   * 16 hexadecimal digits that worlds with the same future have in common, on every platform, and others most
   * likely not. What was written into {@link scales} counts as soon as it was taken.
   *
   * @throws {@link SepaxError} `disposed`.
   */
  hash(): string {
    this.#events.settle();
    worldSnapshotsPart()._worldHash(this.#core.handle);
    const record = resultRecord();
    return [snapshot.hashHigh, snapshot.hashLow]
      .map((place) => at(record, place).toString(16).padStart(HALF_HASH_DIGITS, '0'))
      .join('');
  }

  /**
   * Draws the bodies and contacts in their coordinates: scale and move the context before. For debugging, not
   * for looks.
   *
   * @throws {@link SepaxError} `not-an-option`, `not-a-function` if `ctx` is no context, the code of a bad number,
   * `disposed`, or the code of a number in {@link transforms} that is no place, if it has to take those of a body: see
   * there.
   */
  debugDraw(ctx: DebugContext, options?: DebugDrawOptions): void {
    debugDraw(this.#core, this.#contacts, ctx, options);
  }

  /**
   * The outlines of bodies as line segments, for renderers that have no {@link debugDraw}: x and y of one end and of
   * the other, of each. Of a body of several pieces the outline of all together; arcs are drawn as lines. Contacts
   * are those of the last update.
   *
   * @example
   * ```ts
   * const lines = world.debugLines();
   * for (let i = 0; i < lines.length; i += 4) {
   *   graphics.lineBetween(lines[i]!, lines[i + 1]!, lines[i + 2]!, lines[i + 3]!);
   * }
   * ```
   *
   * @throws {@link SepaxError} `not-an-option`, `not-a-function`, `not-a-list`, `out-of-range`, `disposed`, or the
   * code of a number in {@link transforms} that is no place, if it has to take those of a body: see there.
   */
  debugLines<Lines extends LineArray = OwnFloats>(options?: DebugLinesOptions<Data, Lines>): Lines {
    return debugLines(this.#core, this.#contacts, options) as Lines;
  }

  /** @internal For links to the board: see {@link copyPieces}. */
  [PIECES](): Float64Array {
    return copyPieces(this.#core.handle);
  }

  #takeRestored(snapshot?: Uint8Array): void {
    this.#core.noteRestored(snapshot);
    this.#events.forget();
    this.#core.moved.noteAll();
    this.#core.readLists();
  }
}

function checkSlop(value: unknown): number {
  return checkRange(value, 'slop', 0, MOST_SLOP);
}
