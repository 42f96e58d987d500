import { createRounded } from './convex.js';
import { Form, type PlacementOptions } from './form.js';
import { Shape } from './shape.js';
import type { CircleJSON } from './shape-json.js';
import { checkSize } from './validate.js';

/**
 * A disc about its local origin.
 *
 * @example
 * ```js
 * import { Circle, intersects } from 'sepax';
 *
 * const coin = new Circle(4, { x: 10 });
 * intersects(coin, new Circle(6)); // true: they touch
 * ```
 */
export class Circle extends Shape {
  static override readonly name: string = 'Circle';
  readonly kind = 'circle';
  readonly #radius: number;

  /**
   * @throws {@link SepaxError} `out-of-range` if `radius` does not lie between 1e-100 and 1e100.
   */
  constructor(radius: number, options?: PlacementOptions) {
    super(
      new Form(() => createRounded([0, 0], checkSize(radius, 'radius')), Circle.prototype.toJSON),
      options,
    );
    this.#radius = radius;
  }

  /** The radius. */
  get radius(): number {
    return this.#radius;
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): CircleJSON {
    return { kind: this.kind, radius: this.#radius, ...this.placementJSON };
  }

  /** A circle of the same radius in the same place, independent of this one. */
  clone(): Circle {
    return new Circle(this.#radius, this.placement);
  }
}
