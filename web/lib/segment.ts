import { createRounded, worldPoints } from './convex.js';
import { Form, type PlacementOptions } from './form.js';
import { readSegmentsBy } from './segment-points.js';
import { handleOf, Shape } from './shape.js';
import type { CapsuleJSON, SegmentJSON, ShapeJSON } from './shape-json.js';
import { checkSize, checkVector } from './validate.js';
import type { Vector, VectorLike } from './vector.js';

/** The ends of a segment or a capsule, in local coordinates and where they stand. */
abstract class TwoEnded extends Shape {
  readonly #start: Vector;
  readonly #end: Vector;

  protected constructor(
    start: VectorLike,
    end: VectorLike,
    radius: () => number,
    describe: () => ShapeJSON,
    options?: PlacementOptions,
  ) {
    const [x0, y0] = checkVector(start, 'start');
    const [x1, y1] = checkVector(end, 'end');
    super(new Form(() => createRounded([x0, y0, x1, y1], radius()), describe), options);
    this.#start = Object.freeze({ x: x0, y: y0 });
    this.#end = Object.freeze({ x: x1, y: y1 });
  }

  /** The first end in local coordinates. */
  get start(): Vector {
    return this.#start;
  }

  /** The second end in local coordinates. */
  get end(): Vector {
    return this.#end;
  }

  /** The ends where they stand; a single one if they are equal. */
  get worldPoints(): Vector[] {
    return worldPoints(handleOf(this, 'shape'));
  }
}

/**
 * The straight line between two points. The points may be equal.
 *
 * @example
 * ```js
 * import { Circle, intersects, Segment } from 'sepax';
 *
 * const beam = new Segment([0, 0], [10, 0], { y: 3 });
 * intersects(beam, new Circle(3)); // true: they touch
 * ```
 */
export class Segment extends TwoEnded {
  static override readonly name: string = 'Segment';
  readonly kind = 'segment';
  readonly #isSegment = true;

  static {
    // In truth, and not by its prototype.
    readSegmentsBy((value, argument) =>
      typeof value === 'object' && value !== null && #isSegment in value
        ? worldPoints(handleOf(value, argument))
        : null,
    );
  }

  /** @throws {@link SepaxError} the code of a bad coordinate. */
  constructor(start: VectorLike, end: VectorLike, options?: PlacementOptions) {
    super(start, end, () => 0, Segment.prototype.toJSON, options);
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): SegmentJSON {
    const { kind, start, end, placementJSON } = this;
    return { kind, start, end, ...placementJSON };
  }

  /** A segment with the same ends in the same place, independent of this one. */
  clone(): Segment {
    return new Segment(this.start, this.end, this.placement);
  }
}

/**
 * Everything within a radius of a segment: a pill. The ends may be equal.
 *
 * @example
 * ```js
 * import { Capsule } from 'sepax';
 *
 * const hero = new Capsule([0, -10], [0, 10], 5, { y: -15 });
 * hero.bounds; // { minX: -5, minY: -30, maxX: 5, maxY: 0 }
 * ```
 */
export class Capsule extends TwoEnded {
  static override readonly name: string = 'Capsule';
  readonly kind = 'capsule';
  readonly #radius: number;

  /**
   * @throws {@link SepaxError} `out-of-range` if `radius` does not lie between 1e-100 and 1e100, or
   * the code of a bad coordinate.
   */
  constructor(start: VectorLike, end: VectorLike, radius: number, options?: PlacementOptions) {
    super(start, end, () => checkSize(radius, 'radius'), Capsule.prototype.toJSON, options);
    this.#radius = radius;
  }

  /** The radius. */
  get radius(): number {
    return this.#radius;
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): CapsuleJSON {
    const { kind, start, end, radius, placementJSON } = this;
    return { kind, start, end, radius, ...placementJSON };
  }

  /** A capsule of the same form in the same place, independent of this one. */
  clone(): Capsule {
    return new Capsule(this.start, this.end, this.radius, this.placement);
  }
}
