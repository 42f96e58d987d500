import { createPolygon, localPoints, regularPoints, worldPoints } from './convex.js';
import { Form, PLACEMENT_OPTIONS, type PlacementOptions } from './form.js';
import { checkOptions } from './options.js';
import { handleOf, Shape } from './shape.js';
import { type BoxJSON, type PolygonJSON, roundingJSON } from './shape-json.js';
import { checkInteger, checkRadius, checkRange, checkSize, MAX_COORDINATE } from './validate.js';
import type { PointsLike, Vector } from './vector.js';

/** Where a polygon stands, and how round it is. */
export interface PolygonOptions extends PlacementOptions {
  /**
   * The rounding radius: the polygon is grown by it on all sides, with round corners. Default 0.
   */
  readonly radius?: number | undefined;
}

const POLYGON_OPTIONS = [...PLACEMENT_OPTIONS, 'radius'] as const;

/** The most corners that {@link Polygon.regular} makes. */
const MAX_SIDES = 100_000;

/** Options of {@link Polygon.ellipse}. */
export interface EllipseOptions extends PolygonOptions {
  /** How far the ellipse may be from the polygon. Default: a thousandth of the greater radius. */
  readonly tolerance?: number | undefined;
}

const ELLIPSE_OPTIONS = [...POLYGON_OPTIONS, 'tolerance'] as const;

/** Of a circle of radius 1: 1 - cos(pi / n) for some 70,000 sides. */
const LEAST_TOLERANCE = 1e-9;

/**
 * How many sides, a multiple of four, a regular polygon has of which the circle around it, of radius 1, is nowhere
 * farther: an arc rises 1 - cos(pi / n) over its side. Stretched into an ellipse no way is longer than the greater
 * radius times that.
 */
function sidesWithin(tolerance: number): number {
  // 1 - cos(a) is 2 sin(a / 2) ** 2, which loses no digits where it is small.
  return 4 * Math.ceil(Math.PI / (8 * Math.asin(Math.sqrt(Math.min(tolerance, 1) / 2))));
}

/** Whether a shape is a polygon without a rounding radius. */
export let isSharp: (shape: Shape) => boolean;

/**
 * A convex polygon, sharp or rounded, with a place and an angle.
 *
 * Points may run either way round; repeated points (GeoJSON rings repeat the first) and points on a
 * straight edge are left out. {@link points} shows what was kept. Concave, self-crossing and flat
 * outlines are refused.
 *
 * @example
 * ```js
 * import { Polygon } from 'sepax';
 *
 * const ramp = new Polygon([[0, 0], [40, 0], [40, 30]], { x: 100 });
 * ramp.area; // 600
 * ramp.bounds.maxX; // 140
 * Polygon.regular(6, 10).points.length; // 6
 * ```
 */
export class Polygon extends Shape {
  static override readonly name: string = 'Polygon';
  readonly kind: 'polygon' | 'box' = 'polygon';
  readonly #radius: number;
  #points: readonly Vector[] | undefined;

  static {
    isSharp = (shape) => #radius in shape && shape.#radius === 0;
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
    this.#radius = radius;
  }

  /** The rounding radius; 0 for sharp corners. */
  get radius(): number {
    return this.#radius;
  }

  /**
   * The regular polygon with `sides` corners at distance `radius` from its centre, which is the local
   * origin. At angle 0 the first corner lies on the positive x axis.
   *
   * @throws {@link SepaxError} `out-of-range` if `sides` is not a whole number from 3 to 100,000 or
   * `radius` does not lie between 1e-100 and 1e100, or the code of what is no finite number.
   * @param options - Where it stands, and its rounding radius, by which it is grown.
   */
  static regular(sides: number, radius: number, options?: PolygonOptions): Polygon {
    checkInteger(sides, 'sides', 3, MAX_SIDES);
    checkSize(radius, 'radius');
    return new Polygon(regularPoints(sides, radius), options);
  }

  /**
   * A polygon in an ellipse about the local origin, with corners on it, the four on its axes among them: as few as
   * leave no point of a circle of the greater radius farther than `tolerance` from its polygon, so none of the ellipse.
   *
   * @param radiusX - Half the width.
   * @param radiusY - Half the height.
   * @param options - Where it stands, how near it is to the ellipse, and its rounding radius, by which it is grown.
   * @throws {@link SepaxError} `out-of-range` if a radius does not lie between 1e-100 and 1e100, or if the tolerance
   * asks for more than 100,000 corners: it must be at least 1e-9 of the greater radius.
   */
  static ellipse(radiusX: number, radiusY: number, options?: EllipseOptions): Polygon {
    const { tolerance, ...others } = checkOptions<EllipseOptions>(options, ELLIPSE_OPTIONS);
    checkSize(radiusX, 'radiusX');
    checkSize(radiusY, 'radiusY');
    const greater = Math.max(radiusX, radiusY);
    const allowed = checkRange(
      tolerance === undefined ? greater / 1000 : tolerance,
      'tolerance',
      LEAST_TOLERANCE * greater,
      MAX_COORDINATE,
    );
    // Sines of quarter turns are zero but for rounding; no other is below 9e-5.
    return new Polygon(
      regularPoints(sidesWithin(allowed / greater), 1).map(({ x, y }) => ({
        x: x * x < 1e-9 ? 0 : radiusX * x,
        y: y * y < 1e-9 ? 0 : radiusY * y,
      })),
      others,
    );
  }

  /**
   * The corners in local coordinates, counter-clockwise with y up (clockwise on a y-down screen),
   * without the rounding. Edge `i` runs from corner `i` to the next. The list is frozen, as its points
   * are, and always the same.
   *
   * @throws {@link SepaxError} `disposed`.
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

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): PolygonJSON | BoxJSON {
    const { points, radius, placementJSON } = this;
    return { kind: 'polygon', points, ...roundingJSON(radius), ...placementJSON };
  }

  /** A polygon of the same outline in the same place, independent of this one. */
  clone(): Polygon {
    return new Polygon(this.points, { ...this.placement, radius: this.radius });
  }
}
