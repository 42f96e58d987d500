import { createRounded } from './convex.js';
import { Form, type PlacementOptions } from './form.js';
import { Shape } from './shape.js';
import type { PointJSON } from './shape-json.js';

/**
 * A single point: its local origin.
 *
 * @example
 * ```js
 * import { Box, intersects, Point } from 'sepax';
 *
 * intersects(new Point({ x: 5 }), new Box(10, 10)); // true: it lies on the side
 * ```
 */
export class Point extends Shape {
  static override readonly name: string = 'Point';
  readonly kind = 'point';

  /** @throws {@link SepaxError} `not-an-option`, or the code of a bad placement. */
  constructor(options?: PlacementOptions) {
    super(new Form(() => createRounded([0, 0], 0), Point.prototype.toJSON), options);
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): PointJSON {
    return { kind: this.kind, ...this.placementJSON };
  }

  /** A point in the same place, independent of this one. */
  clone(): Point {
    return new Point(this.placement);
  }
}
