// How likely bits are: as cpp/unpack learns it.
import { SIZE } from './kinds.mjs';

/** A bit counts the less, the more of its kind there have been, up to so many. */
const MOST_SEEN = 80;

/** What a bit costs, in bits, whose chance is so many of 4096. */
const COSTS = Float64Array.from({ length: 4097 }, (_, chance) => -Math.log2((chance + 0.5) / 4096));

export class Chances {
  #chances = new Uint16Array(SIZE).fill(0x8000);
  #seen = new Uint8Array(SIZE);

  /** Others that go on from what these have learnt. */
  copy() {
    const others = new Chances();
    others.#chances.set(this.#chances);
    others.#seen.set(this.#seen);
    return others;
  }

  /** That the next bit of a kind is 0, of 4096. */
  of(kind) {
    return this.#chances[kind] >>> 4;
  }

  cost(kind, bit) {
    const chance = this.of(kind);
    return COSTS[bit === 0 ? chance : 4096 - chance];
  }

  learn(kind, bit) {
    const [chance, count] = [this.#chances[kind], this.#seen[kind]];
    const rate = Math.floor(32768 / (2 * count + 3));
    if (count < MOST_SEEN) this.#seen[kind] = count + 1;
    this.#chances[kind] =
      bit === 0 ? chance + (((0x10000 - chance) * rate) >>> 14) : chance - ((chance * rate) >>> 14);
  }
}
