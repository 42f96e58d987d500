import { createRounded } from './convex.js';
import { Form, type PlacementOptions, Shape } from './shape.js';
import { checkSize } from './validate.js';

/** A disc about its local origin. */
export class Circle extends Shape {
  /** The radius. */
  readonly radius: number;

  /**
   * @throws {@link SepaxError} `out-of-range` if `radius` does not lie between 1e-100 and 1e100.
   */
  constructor(radius: number, options?: PlacementOptions) {
    super(new Form(() => createRounded([0, 0], checkSize(radius, 'radius'))), options);
    this.radius = radius;
  }

  /** A circle of the same radius in the same place, independent of this one. */
  clone(): Circle {
    return new Circle(this.radius, this.placement);
  }
}
