import { SepaxError } from './errors.js';
import { Form, PLACEMENT_OPTIONS, type PlacementOptions } from './form.js';
import { checkPoints } from './lists.js';
import { createChain, PiecewiseShape } from './pieces.js';
import { frozenPoints } from './rings.js';
import { type PolylineJSON, roundingJSON } from './shape-json.js';
import { checkBoolean, checkRadius } from './validate.js';
import type { PointsLike, Vector } from './vector.js';

/** Where a polyline stands, whether it is closed, and how thick it is. */
export interface PolylineOptions extends PlacementOptions {
  /** Whether the last point is joined to the first. Default: no. */
  readonly closed?: boolean | undefined;
  /** Half the thickness of the line; the ends and the joints are round. Default 0. */
  readonly radius?: number | undefined;
}

const POLYLINE_OPTIONS = [...PLACEMENT_OPTIONS, 'closed', 'radius'] as const;

/**
 * A chain of segments: terrain, a wall, a fence. It has no inside: even a closed one is hollow. It may
 * cross itself, and points may repeat.
 *
 * @example
 * ```js
 * import { Circle, collide, Polyline } from 'sepax';
 *
 * const ground = new Polyline([[0, 0], [50, 0], [100, 40]]);
 * collide(new Circle(5, { x: 20, y: 3 }), ground).depth; // 2
 * ```
 */
export class Polyline extends PiecewiseShape {
  static override readonly name: string = 'Polyline';
  readonly kind = 'polyline';
  readonly #points: readonly Vector[];
  readonly #closed: boolean;
  readonly #radius: number;

  /**
   * @param points - At least two, in local coordinates.
   * @throws {@link SepaxError} `too-few-points`, or the code of a bad number.
   */
  constructor(points: PointsLike, options?: PolylineOptions) {
    let flat = new Float64Array();
    let closed = false;
    let radius = 0;
    super(
      new Form<PolylineOptions>(({ closed: joined = false, radius: rounding = 0 }) => {
        closed = checkBoolean(joined, 'closed');
        radius = checkRadius(rounding, 'radius');
        flat = checkPoints(points, 'points') as Float64Array<ArrayBuffer>;
        if (flat.length < 4) throw tooFewPoints(points, flat.length / 2);
        return createChain(flat, closed, radius);
      }, Polyline.prototype.toJSON),
      options,
      POLYLINE_OPTIONS,
    );
    this.#points = frozenPoints(flat);
    this.#closed = closed;
    this.#radius = radius;
  }

  /** The points in local coordinates, as they were given. Frozen. Piece `i` starts at point `i`. */
  get points(): readonly Vector[] {
    return this.#points;
  }

  /** Whether the last point is joined to the first. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Half the thickness of the line. */
  get radius(): number {
    return this.#radius;
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): PolylineJSON {
    const { kind, points, closed, radius, placementJSON } = this;
    return { kind, points, closed, ...roundingJSON(radius), ...placementJSON };
  }

  /** A polyline of the same form in the same place, independent of this one. */
  clone(): Polyline {
    const { closed, radius } = this;
    return new Polyline(this.points, { ...this.placement, closed, radius });
  }
}

function tooFewPoints(points: PointsLike, count: number): SepaxError {
  return new SepaxError(
    'too-few-points',
    'points',
    null,
    points,
    `points must hold at least 2 points, but holds ${count}.`,
  );
}
