import type { OwnIndices } from '../typed-arrays.js';

/** More than a square is off by, and a root. */
const ROUNDING = 2 ** -40;
/** Squares below it may be anything: they have lost digits. */
const LEAST = 2 ** -960;

function squareOf(reach: number): number {
  return reach < 0 ? reach : reach * reach * (1 + ROUNDING) + LEAST;
}

/** The nearest of what was found, so many at most: kept in order by insertion, for there are few. */
export class NearestList {
  readonly #most: number;
  readonly #indices: number[] = [];
  readonly #distances: number[] = [];
  /** What is farther than this is of no interest. */
  reach: number;
  /** What has a greater square of its distance is none, however that was rounded. */
  square: number;

  constructor(most: number, reach: number) {
    this.#most = most;
    this.reach = most === 0 ? -1 : reach;
    this.square = squareOf(this.reach);
  }

  /** Takes in what is as far as that; of those as far, the lower number goes first. */
  add(index: number, distance: number): void {
    if (distance > this.reach) return;
    const indices = this.#indices;
    const distances = this.#distances;
    let place = indices.length;
    if (place === this.#most) {
      place--;
      const farthest = distances[place] as number;
      if (distance === farthest && index > (indices[place] as number)) return;
    }
    for (; place > 0; place--) {
      const other = distances[place - 1] as number;
      if (other < distance || (other === distance && (indices[place - 1] as number) < index)) break;
      distances[place] = other;
      indices[place] = indices[place - 1] as number;
    }
    distances[place] = distance;
    indices[place] = index;
    if (indices.length < this.#most) return;
    this.reach = distances[this.#most - 1] as number;
    this.square = squareOf(this.reach);
  }

  /** The indices, nearest first. */
  toArray(): OwnIndices {
    return new Uint32Array(this.#indices);
  }
}
