import { SepaxError } from '../errors.js';
import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { memoryBuffer, type RawHandle, resultRecord, viewAt } from '../raw/wasm.js';
import { world as layout, scales } from '../raw/world-layout.js';
import { checkNumber, gone, MAX_ANGLE, MAX_COORDINATE } from '../validate.js';
import { MovedBodies } from './moved-bodies.js';

/** Returns the wasm side of worlds that were dropped without `dispose`. */
const dropped = new FinalizationRegistry<RawHandle>((handle) => {
  worldPart()._destroyWorld(handle);
});

const NONE = new Float64Array();

/** What may change without the views. */
const COUNTS: readonly number[] = [layout.contacts, layout.size];

/**
 * The wasm side of a world: its handle, and views of its lists. It does not know what a world is; `owner` is
 * the one that it belongs to.
 */
export class WorldLists {
  /** x, y and angle of each number. Read through {@link targets}. */
  #targets: Float64Array = NONE;
  #handle: RawHandle;
  /** The memory and the places in it that the views are of. */
  #buffer: ArrayBufferLike | undefined;
  #places = NONE;

  /** The bodies of which queries don't know yet where they are. */
  readonly moved = new MovedBodies();
  /** Whether somebody may scale bodies by the list of all scales, of which the bodies are not told. */
  scaledByList = false;
  /** The number of contacts. */
  contactCount = 0;
  /** The number of pairs that ended. */
  endedCount = 0;
  // With their types: those that are inferred have a parameter, which TypeScript knows from 5.7 on.
  a: Uint32Array = new Uint32Array();
  b: Uint32Array = new Uint32Array();
  normals: Float64Array = NONE;
  depths: Float64Array = NONE;
  kept: Uint8Array = new Uint8Array();
  began: Uint8Array = new Uint8Array();
  ended: Uint32Array = new Uint32Array();

  constructor(readonly owner: object) {
    this.#handle = worldPart()._createWorld();
    if (this.#handle === 0) {
      throw new SepaxError('out-of-memory', 'world', null, null, 'There are too many worlds.');
    }
    dropped.register(owner, this.#handle, this);
  }

  get disposed(): boolean {
    return this.#handle === 0;
  }

  /** Throws `disposed` if there is no wasm side any more. */
  get handle(): RawHandle {
    if (this.#handle !== 0) return this.#handle;
    throw gone(this.owner, 'world');
  }

  /** For what needs no handle, and is to be refused all the same: see {@link handle}. */
  expectThere(): void {
    if (this.#handle === 0) throw gone(this.owner, 'world');
  }

  /** The handle, for questions about the bodies where they are now. Throws what {@link see} throws. */
  get current(): RawHandle {
    if (this.moved.any) this.see();
    return this.handle;
  }

  /** Lets queries see the bodies that were moved. Throws what is wrong with their transforms. */
  see(): void {
    this.moved.tell(this.handle);
    this.expectPlaces();
    this.moved.forget();
  }

  /** Throws what is wrong with the transforms, if the last call said so in the record. */
  expectPlaces(): void {
    const body = at(resultRecord(), layout.faultyBody);
    if (body < 0) return;
    const component = at(resultRecord(), layout.faultyComponent);
    const index = 3 * body + component;
    const limit = component === 2 ? MAX_ANGLE : MAX_COORDINATE;
    checkNumber(at(this.targets, index), 'transforms', index, limit);
  }

  dispose(): void {
    if (this.#handle === 0) return;
    dropped.unregister(this);
    worldPart()._destroyWorld(this.#handle);
    this.#handle = 0;
    this.#targets = NONE;
  }

  /** Where the bodies are to stand; a view of their list as it is now. */
  get targets(): Float64Array {
    // A view whose memory moved has no length.
    if (this.#targets.length === 0) this.readLists();
    return this.#targets;
  }

  /** How the bodies are to be scaled, x and y of each; a view of their list as it is now. */
  get scales(): Float64Array {
    worldPart()._worldScales(this.handle);
    this.scaledByList = true;
    const record = resultRecord();
    return viewAt(Float64Array, at(record, scales.address), 2 * at(record, scales.end));
  }

  /** To be told that the lists may have moved. */
  invalidate(): void {
    this.#targets = NONE;
    this.#buffer = undefined;
  }

  /** Makes views of the lists of contacts that are good now. Throws `disposed`. */
  readContacts(): void {
    if (this.handle !== 0 && this.a.length === 0) this.readLists();
  }

  readLists(): void {
    worldPart()._worldLists(this.handle);
    this.takeLists();
  }

  /** Reads where the lists are, which the last call put into the record. */
  takeLists(): void {
    const record = resultRecord();
    this.contactCount = at(record, layout.contacts);
    this.endedCount = at(record, layout.endedCount);
    if (this.#buffer === memoryBuffer() && this.#samePlaces(record)) return;
    this.#buffer = memoryBuffer();
    this.#places = record.slice(layout.targets, layout.endedCount);
    const room = at(record, layout.contactRoom);
    this.#targets = viewAt(Float64Array, at(record, layout.targets), 3 * at(record, layout.end));
    this.a = viewAt(Uint32Array, at(record, layout.a), room);
    this.b = viewAt(Uint32Array, at(record, layout.b), room);
    this.normals = viewAt(Float64Array, at(record, layout.normals), 2 * room);
    this.depths = viewAt(Float64Array, at(record, layout.depths), room);
    this.kept = viewAt(Uint8Array, at(record, layout.kept), room);
    this.began = viewAt(Uint8Array, at(record, layout.began), at(record, layout.beganRoom));
    const endedRoom = 2 * at(record, layout.endedRoom);
    this.ended = viewAt(Uint32Array, at(record, layout.ended), endedRoom);
  }

  #samePlaces(record: Float64Array): boolean {
    const places = this.#places;
    for (let i = 0; i < places.length; i++) {
      const place = layout.targets + i;
      if (COUNTS.includes(place)) continue;
      if (places[i] !== record[place]) return false;
    }
    return places.length > 0;
  }
}
