import { Form, PLACEMENT_OPTIONS } from './form.js';
import { createConcave, PiecewiseShape } from './pieces.js';
import type { PolygonOptions } from './polygon.js';
import { checkOutline, frozenPolygons, type Rings } from './rings.js';
import { type ConcavePolygonJSON, roundingJSON } from './shape-json.js';
import { checkRadius } from './validate.js';
import type { OutlineLike, Vector } from './vector.js';

const CONCAVE_OPTIONS = [...PLACEMENT_OPTIONS, 'radius'] as const;

/**
 * A solid polygon of any form, with or without holes, or several that don't overlap, as one shape. It is
 * cut into few convex pieces, once, when it is made: see {@link decompose}.
 *
 * Points may run either way round; repeated points and points on a straight edge are accepted. Outlines
 * that cross themselves or one another, holes outside the outline, and polygons within others are
 * refused, but for those in holes. Rings may touch in points.
 *
 * @example
 * ```js
 * import { ConcavePolygon, containsPoint } from 'sepax';
 *
 * const room = new ConcavePolygon([[0, 0, 9, 0, 9, 9, 0, 9], [3, 3, 6, 3, 6, 6, 3, 6]]);
 * room.area; // 72
 * containsPoint(room, [4, 4]); // false: that is the hole
 * ```
 */
export class ConcavePolygon extends PiecewiseShape {
  static override readonly name: string = 'ConcavePolygon';
  readonly kind = 'concave-polygon';
  readonly #polygons: readonly (readonly (readonly Vector[])[])[];
  readonly #rings: readonly (readonly Vector[])[];
  readonly #radius: number;

  /**
   * O(n log n).
   *
   * @param outline - The outline in local coordinates, a list of it and its holes, or a list of such polygons.
   * @param options - Where the polygon stands, and its rounding radius.
   * @throws {@link SepaxError} `too-few-points`, `collinear`, `self-crossing` (index: the first edge;
   * value: both edges), `misplaced-hole`, `misplaced-polygon`, or the code of a bad number. {@link validate} says everything
   * that is wrong.
   */
  constructor(outline: OutlineLike, options?: PolygonOptions) {
    let radius = 0;
    let polygons: readonly Rings[] = [];
    super(
      new Form<PolygonOptions>(({ radius: rounding = 0 }) => {
        radius = checkRadius(rounding, 'radius');
        const checked = checkOutline(outline, 'outline');
        polygons = checked.polygons;
        return createConcave(checked, radius);
      }, ConcavePolygon.prototype.toJSON),
      options,
      CONCAVE_OPTIONS,
    );
    this.#radius = radius;
    this.#polygons = frozenPolygons(polygons);
    this.#rings = Object.freeze(this.#polygons.flat());
  }

  /** Of each polygon its outline and its holes in local coordinates, as they were given. Frozen. */
  get polygons(): readonly (readonly (readonly Vector[])[])[] {
    return this.#polygons;
  }

  /** The same without distinction: all rings, one polygon after the other. Frozen. */
  get rings(): readonly (readonly Vector[])[] {
    return this.#rings;
  }

  /** The rounding radius; 0 for sharp corners. */
  get radius(): number {
    return this.#radius;
  }

  /** The shape as plain data, of which {@link fromJSON} makes it again. Throws `disposed`. */
  toJSON(): ConcavePolygonJSON {
    const { kind, polygons, rings, radius, placementJSON } = this;
    const outline = polygons.length === 1 ? { rings } : { polygons };
    return { kind, ...outline, ...roundingJSON(radius), ...placementJSON };
  }

  /** A polygon of the same form in the same place, independent of this one. */
  clone(): ConcavePolygon {
    return new ConcavePolygon(this.polygons, { ...this.placement, radius: this.radius });
  }
}
