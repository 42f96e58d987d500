/**
 * What the world does not know of its bodies, under their numbers. One array holds all of it, so that a
 * copy of that and a snapshot of the world are the whole game.
 */
const FIELDS = 7;
/** No number of a body comes near it: 300 moths, 15 walls, the sparks in the air. */
const MOST = 512;

export class Notes {
  readonly #all = new Float64Array(FIELDS * MOST);
  /** The category, or 0 if no body has the number. */
  readonly kind = this.#field(0);
  /** The velocity, in pixels a tick. */
  readonly vx = this.#field(1);
  readonly vy = this.#field(2);
  /** For how many ticks more a spark flies, or a moth remembers the lamp. */
  readonly left = this.#field(3);
  /** Where a moth saw the lamp last. */
  readonly seenX = this.#field(4);
  readonly seenY = this.#field(5);
  /** Whether a moth and the lamp see one another: 1 or 0. */
  readonly sees = this.#field(6);

  #field(index: number): Float64Array {
    return this.#all.subarray(index * MOST, (index + 1) * MOST);
  }

  /** The numbers of all bodies of a kind. */
  *of(kind: number): Generator<number> {
    for (let id = 0; id < MOST; id++) if (this.kind[id] === kind) yield id;
  }

  begin(id: number, kind: number, vx: number, vy: number, left = 0): void {
    this.kind[id] = kind;
    this.vx[id] = vx;
    this.vy[id] = vy;
    this.left[id] = left;
    this.sees[id] = 0;
  }

  end(id: number): void {
    this.kind[id] = 0;
  }

  save(): Float64Array {
    return this.#all.slice();
  }

  load(saved: Float64Array): void {
    this.#all.set(saved);
  }
}
