import { zeros } from '../memory.js';
import type { OwnIndices } from '../typed-arrays.js';

/** How many indices are kept room for. */
const KEPT = 1024;

/** Room for the next list: to ask an engine for a typed array takes as long as many a search. */
let spare: Uint32Array | undefined;

function takeRoom(): Uint32Array {
  const items = spare ?? new Uint32Array(KEPT);
  spare = undefined;
  return items;
}

/** A list of indices that grows: what a search finds, whose number nobody knows before. */
export class IndexList {
  #items = takeRoom();
  /** How many there are. */
  length = 0;

  push(index: number): void {
    if (this.length === this.#items.length) this.#grow();
    this.#items[this.length++] = index;
  }

  /** Two, the lower first. */
  pushPair(a: number, b: number): void {
    this.push(Math.min(a, b));
    this.push(Math.max(a, b));
  }

  /** The indices, in a fresh array. The list is done with. */
  toArray(): OwnIndices {
    const found = this.#items.slice(0, this.length);
    if (this.#items.length === KEPT) spare = this.#items;
    return found;
  }

  #grow(): void {
    const larger = new Uint32Array(zeros(this.#items.length).buffer);
    larger.set(this.#items);
    this.#items = larger;
  }
}
