import { createPolygon, localPoints, regularPoints, worldPoints } from './convex.js';
import { Form, handleOf, PLACEMENT_OPTIONS, type PlacementOptions, Shape } from './shape.js';
import { type BoxJSON, type PolygonJSON, roundingJSON } from './shape-json.js';
import { checkInteger, checkRadius, checkSize } from './validate.js';
import type { PointsLike, Vector } from './vector.js';

/** Where a polygon stands, and how round it is. */
export interface PolygonOptions extends PlacementOptions {
  /**
   * The rounding radius: the polygon is grown by it on all sides, with round corners. Default 0.
   */
  readonly radius?: number;
}

const POLYGON_OPTIONS = [...PLACEMENT_OPTIONS, 'radius'] as const;

/** The most corners that {@link Polygon.regular} makes. */
const MAX_SIDES = 100_000;

/** Whether a shape is a polygon without a rounding radius. */
export let isSharp: (shape: Shape) => boolean;

/**
 * A convex polygon, sharp or rounded, with a place and an angle.
 *
 * Points may run either way round; repeated points (GeoJSON rings repeat the first) and points on a
 * straight edge are left out. {@link points} shows what was kept. Concave, self-crossing and flat
 * outlines are refused.
 */
export class Polygon extends Shape {
  static override readonly name: string = 'Polygon';
  readonly kind: 'polygon' | 'box' = 'polygon';
  /** The rounding radius; 0 for sharp corners. */
  readonly radius: number;
  #points: readonly Vector[] | undefined;
  readonly #sharp: boolean;

  static {
    isSharp = (shape) => #sharp in shape && shape.#sharp;
  }

  /**
   * @param points - The corners in local coordinates, at least three that are not on one line.
   * @param options - Where the polygon stands, and its rounding radius.
   * @throws {@link SepaxError} `too-few-points`, `collinear`, `concave` (index: the dent),
   * `self-crossing` (index: the first edge; value: both edges), or the code of a bad number.
   */
  constructor(points: PointsLike, options?: PolygonOptions) {
    let radius = 0;
    super(
      new Form<PolygonOptions>(({ radius: rounding = 0 }) => {
        radius = checkRadius(rounding, 'radius');
        return createPolygon(points, radius);
      }, Polygon.prototype.toJSON),
      options,
      POLYGON_OPTIONS,
    );
    this.radius = radius;
    this.#sharp = radius === 0;
  }

  /**
   * The regular polygon with `sides` corners at distance `radius` from its centre, which is the local
   * origin. At angle 0 the first corner lies on the positive x axis.
   *
   * @throws {@link SepaxError} `out-of-range` if `sides` is not a whole number from 3 to 100,000 or
   * `radius` does not lie between 1e-100 and 1e100.
   */
  static regular(sides: number, radius: number, options?: PlacementOptions): Polygon {
    checkInteger(sides, 'sides', 3, MAX_SIDES);
    checkSize(radius, 'radius');
    return new Polygon(regularPoints(sides, radius), options);
  }

  /**
   * The corners in local coordinates, counter-clockwise with y up (clockwise on a y-down screen),
   * without the rounding. Edge `i` runs from corner `i` to the next. The list is frozen, as its points
   * are, and always the same.
   */
  get points(): readonly Vector[] {
    const handle = handleOf(this, 'polygon');
    this.#points ??= Object.freeze(localPoints(handle).map((point) => Object.freeze(point)));
    return this.#points;
  }

  /** The corners where they stand, in the order of {@link points}. */
  get worldPoints(): Vector[] {
    return worldPoints(handleOf(this, 'polygon'));
  }

  toJSON(): PolygonJSON | BoxJSON {
    const { points, radius, placementJSON } = this;
    return { kind: 'polygon', points, ...roundingJSON(radius), ...placementJSON };
  }

  /** A polygon of the same outline in the same place, independent of this one. */
  clone(): Polygon {
    return new Polygon(this.points, { ...this.placement, radius: this.radius });
  }
}
