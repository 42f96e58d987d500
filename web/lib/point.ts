import { createRounded } from './convex.js';
import { Form, type PlacementOptions, Shape } from './shape.js';

/** A single point: its local origin. */
export class Point extends Shape {
  /** @throws {@link SepaxError} `not-an-option`, or the code of a bad placement. */
  constructor(options?: PlacementOptions) {
    super(new Form(() => createRounded([0, 0], 0)), options);
  }

  /** A point in the same place, independent of this one. */
  clone(): Point {
    return new Point(this.placement);
  }
}
