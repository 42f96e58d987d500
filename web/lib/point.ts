import { createRounded } from './convex.js';
import { Form, type PlacementOptions } from './form.js';
import { Shape } from './shape.js';
import type { PointJSON } from './shape-json.js';

/** A single point: its local origin. */
export class Point extends Shape {
  static override readonly name: string = 'Point';
  readonly kind = 'point';

  /** @throws {@link SepaxError} `not-an-option`, or the code of a bad placement. */
  constructor(options?: PlacementOptions) {
    super(new Form(() => createRounded([0, 0], 0), Point.prototype.toJSON), options);
  }

  toJSON(): PointJSON {
    return { kind: this.kind, ...this.placementJSON };
  }

  /** A point in the same place, independent of this one. */
  clone(): Point {
    return new Point(this.placement);
  }
}
