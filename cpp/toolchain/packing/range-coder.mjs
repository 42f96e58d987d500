// Bits as digits of six bits (Martin, "Range encoding: an algorithm for removing redundancy from a digitised
// message", 1979): what is likely takes a small part of a digit.

/** The characters of the digits 0 to 63: no quotes, no backslash, no dollar, nothing that a bundler escapes. */
const characterOf = (digit) => String.fromCharCode(digit < 52 ? digit + 40 : digit + 45);

export class RangeCoder {
  chances;
  #digits = [];
  #low = 0;
  #range = 2 ** 24;

  /** Goes on from chances that were learnt before. */
  constructor(chances) {
    this.chances = chances.copy();
  }

  put(kind, bit) {
    const bound = (this.#range >>> 12) * this.chances.of(kind);
    if (bit === 0) {
      this.#range = bound;
    } else {
      this.#add(bound);
      this.#range -= bound;
    }
    this.chances.learn(kind, bit);
    for (; this.#range < 2 ** 24; this.#range *= 64) this.#shiftOut();
  }

  /** The text of all bits. */
  finish() {
    for (let i = 0; i < 5; ++i) this.#shiftOut();
    // The range leaves nothing for the first.
    return this.#digits.slice(1).map(characterOf).join('');
  }

  #add(value) {
    this.#low += value;
    if (this.#low < 2 ** 30) return;
    this.#low -= 2 ** 30;
    let last = this.#digits.length - 1;
    for (; this.#digits[last] === 63; --last) this.#digits[last] = 0;
    this.#digits[last] += 1;
  }

  #shiftOut() {
    this.#digits.push(this.#low >>> 24);
    this.#low = (this.#low & (2 ** 24 - 1)) << 6;
  }
}
