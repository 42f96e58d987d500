import { randomUUID } from 'node:crypto';
import { SLOTS } from './game.js';

/** Who sits in which slot. A seat is known by a key, so that its player can come back to it. */
export class Seats {
  readonly #keys: (string | null)[];

  constructor(keys: readonly (string | null)[] = []) {
    this.#keys = Array.from({ length: SLOTS }, (_, slot) => keys[slot] ?? null);
  }

  get keys(): readonly (string | null)[] {
    return this.#keys;
  }

  /** The slots in use. */
  get taken(): number[] {
    return [...this.#keys.keys()].filter((slot) => this.#keys[slot] !== null);
  }

  /** The slot of a key, or -1. */
  slotOf(key: unknown): number {
    return typeof key === 'string' ? this.#keys.indexOf(key) : -1;
  }

  /** Returns the slot that is taken now, or -1 if there is none. */
  take(): number {
    const slot = this.#keys.indexOf(null);
    if (slot >= 0) this.#keys[slot] = randomUUID();
    return slot;
  }

  free(slot: number): void {
    this.#keys[slot] = null;
  }
}
