/** The exact answers for two polygons as they stand: the oracle on their world points. */
import type { Polygon } from 'sepax';
import {
  type ContactTimes,
  contactTimes,
  convexHull,
  extent,
  type LatticePoint,
  moved,
  type Point,
  polygonsMeet,
  signedDistance,
  swept,
  toLattice,
} from '../oracle/exact-polygons.js';

export class ExactPair {
  readonly #a: readonly LatticePoint[];
  readonly #b: readonly LatticePoint[];
  readonly #velocity: LatticePoint;
  readonly #unit: number;

  /** `velocity` is the motion of `a`, taken as the doubles that it is. */
  constructor(a: Polygon, b: Polygon, velocity: Point = { x: 0, y: 0 }) {
    const { lists, exponent } = toLattice(a.worldPoints, b.worldPoints, [velocity]);
    const [listA = [], listB = [], [v = { x: 0n, y: 0n }] = []] = lists;
    this.#a = convexHull(listA);
    this.#b = convexHull(listB);
    this.#velocity = v;
    this.#unit = 2 ** exponent;
  }

  /** Whether they share a point now. */
  get intersects(): boolean {
    return polygonsMeet(this.#a, this.#b);
  }

  /** Whether they share a point at some time of the step. */
  get willIntersect(): boolean {
    return polygonsMeet(swept(this.#a, this.#velocity), this.#b);
  }

  /** The first and last time of contact in the step. */
  get contactTimes(): ContactTimes | undefined {
    return contactTimes(this.#a, this.#b, this.#velocity);
  }

  /** Distance, or minus the depth. With the velocity applied if `after`. */
  signedDistance(after = false): number {
    const a = after ? moved(this.#a, this.#velocity) : this.#a;
    return signedDistance(a, this.#b) * this.#unit;
  }

  /** The larger of the two extents: the size of the pair. */
  get size(): number {
    return Math.max(extent(this.#a), extent(this.#b)) * this.#unit;
  }

  /** The greatest magnitude of a coordinate: rounding is in proportion to it. */
  get magnitude(): number {
    const values = [...this.#a, ...this.#b].flatMap(({ x, y }) => [Number(x), Number(y)]);
    return Math.max(...values.map(Math.abs)) * this.#unit;
  }
}
