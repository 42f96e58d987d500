/**
 * Seeded random numbers: sfc32 (Chris Doty-Humphrey, PractRand), the same on every machine.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** Each (seed, stream) has numbers of its own. */
  constructor(seed: number, stream = '') {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 2 ** 32) | 0;
    this.#c = [...stream].reduce((hash, c) => (Math.imul(hash, 31) + c.charCodeAt(0)) | 0, 17);
    for (let i = 0; i < 16; i++) this.#bits();
  }

  #bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** From 0 up to but not including 1, with all 53 bits. */
  next(): number {
    return ((this.#bits() >>> 5) * 2 ** 26 + (this.#bits() >>> 6)) / 2 ** 53;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor((high - low + 1) * this.next());
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  sign(): 1 | -1 {
    return this.chance(0.5) ? 1 : -1;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.integer(0, list.length - 1)] as T;
  }

  angle(): number {
    return this.between(-Math.PI, Math.PI);
  }

  /** A power of ten between two exponents, times something from 1 to 10. */
  magnitude(lowExponent: number, highExponent: number): number {
    return 10 ** this.between(lowExponent, highExponent);
  }
}
