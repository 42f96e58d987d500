import { worldPart } from '../raw/wasm/world.js';
import { input, type RawHandle } from '../raw/wasm.js';

/** The bodies that were put elsewhere since queries were told, each once. */
export class MovedBodies {
  /** Of the first {@link #count}. A list that is emptied would give its memory back each frame. */
  readonly #ids: number[] = [];
  #count = 0;
  /** For each number the last round in which it was noted. */
  readonly #noted: number[] = [];
  #round = 1;
  /** The one that was noted last: as a rule x, y and the angle of a body are set together. */
  #last = -1;
  #all = false;

  note(id: number): void {
    if (id === this.#last) return;
    this.#last = id;
    if (this.#noted[id] === this.#round) return;
    // An array with holes is slower.
    while (this.#noted.length <= id) this.#noted.push(0);
    this.#noted[id] = this.#round;
    this.#ids[this.#count++] = id;
  }

  /** Any of them may have been put elsewhere. */
  noteAll(): void {
    this.#all = true;
  }

  get any(): boolean {
    return this.#all || this.#count > 0;
  }

  /** Tells queries. What is wrong with the places is then in the record. */
  tell(world: RawHandle): void {
    if (this.#all) {
      worldPart()._worldRefreshAll(world);
      return;
    }
    this.#ids.length = this.#count;
    worldPart()._worldRefresh(world, input(this.#ids));
  }

  /** Queries know. */
  forget(): void {
    this.#count = 0;
    this.#last = -1;
    this.#round += 1;
    this.#all = false;
  }
}
