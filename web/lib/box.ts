import { checkOptions } from './options.js';
import { Polygon, type PolygonOptions } from './polygon.js';
import { describeBy } from './shape.js';
import { type BoxJSON, roundingJSON } from './shape-json.js';
import { checkBounds, checkSize } from './validate.js';
import type { Bounds } from './vector.js';

/** Options of {@link Box.fromBounds}. */
export type BoundsOptions = Pick<PolygonOptions, 'angle' | 'scale' | 'radius'>;

const BOUNDS_OPTIONS = ['angle', 'scale', 'radius'] as const;

/**
 * A rectangle about its local origin: axis-aligned at angle 0, an oriented box at any other.
 *
 * @example
 * ```js
 * import { Box } from 'sepax';
 *
 * const crate = new Box(20, 10, { x: 100, y: 50 });
 * crate.bounds.minX; // 90: x and y are its centre
 * crate.angle = Math.PI / 2;
 * Math.round(crate.bounds.minX); // 95
 * ```
 */
export class Box extends Polygon {
  static override readonly name: string = 'Box';
  override readonly kind = 'box';
  readonly #width: number;
  readonly #height: number;

  /**
   * @param options - Where the box stands, and its rounding radius, by which it is grown.
   * @throws {@link SepaxError} `out-of-range` if a side does not lie between 1e-100 and 1e100.
   */
  constructor(width: number, height: number, options?: PolygonOptions) {
    const x = checkSize(width, 'width') / 2;
    const y = checkSize(height, 'height') / 2;
    super([-x, -y, x, -y, x, y, -x, y], options);
    this.#width = width;
    this.#height = height;
    describeBy(this, Box.prototype.toJSON);
  }

  /** The side along the local x axis. */
  get width(): number {
    return this.#width;
  }

  /** The side along the local y axis. */
  get height(): number {
    return this.#height;
  }

  /**
   * The box that fills these bounds, such as those of another shape: its sides are right to within a rounding of the
   * coordinates.
   *
   * @param options - Its rounding radius, by which it is grown, and an angle or a scale, about its middle.
   * @throws {@link SepaxError} `out-of-range` if a side does not lie between 1e-100 and 1e100, `not-a-vector` for
   * what are no bounds, `not-an-option` for a place: the bounds say where.
   */
  static fromBounds(bounds: Bounds, options?: BoundsOptions): Box {
    const checked = checkOptions<BoundsOptions>(options, BOUNDS_OPTIONS);
    const [minX, minY, maxX, maxY] = checkBounds(bounds, 'bounds');
    const width = checkSize(maxX - minX, 'bounds.maxX - bounds.minX');
    const height = checkSize(maxY - minY, 'bounds.maxY - bounds.minY');
    // Halves first: the sum might leave the range.
    return new Box(width, height, { ...checked, x: minX / 2 + maxX / 2, y: minY / 2 + maxY / 2 });
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  override toJSON(): BoxJSON {
    const { kind, width, height, radius, placementJSON } = this;
    return { kind, width, height, ...roundingJSON(radius), ...placementJSON };
  }

  override clone(): Box {
    return new Box(this.width, this.height, { ...this.placement, radius: this.radius });
  }
}
