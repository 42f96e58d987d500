import { Polygon, type PolygonOptions } from './polygon.js';
import { type BoxJSON, roundingJSON } from './shape-json.js';
import { checkSize } from './validate.js';

/**
 * A rectangle about its local origin: axis-aligned at angle 0, an oriented box at any other.
 */
export class Box extends Polygon {
  static override readonly name: string = 'Box';
  override readonly kind = 'box';
  /** The side along the local x axis. */
  readonly width: number;
  /** The side along the local y axis. */
  readonly height: number;

  /**
   * @param options - Where the box stands, and its rounding radius, by which it is grown.
   * @throws {@link SepaxError} `out-of-range` if a side does not lie between 1e-100 and 1e100.
   */
  constructor(width: number, height: number, options?: PolygonOptions) {
    const x = checkSize(width, 'width') / 2;
    const y = checkSize(height, 'height') / 2;
    super([-x, -y, x, -y, x, y, -x, y], options);
    this.width = width;
    this.height = height;
  }

  override toJSON(): BoxJSON {
    const { kind, width, height, radius, placementJSON } = this;
    return { kind, width, height, ...roundingJSON(radius), ...placementJSON };
  }

  override clone(): Box {
    return new Box(this.width, this.height, { ...this.placement, radius: this.radius });
  }
}
