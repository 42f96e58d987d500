import { zeros } from '../memory.js';

/** A list of indices that grows: what a search finds, whose number nobody knows before. */
export class IndexList {
  #items = new Uint32Array(64);
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

  /** The indices, in a fresh array. */
  toArray(): Uint32Array {
    return this.#items.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Uint32Array(zeros(this.#items.length).buffer);
    larger.set(this.#items);
    this.#items = larger;
  }
}
