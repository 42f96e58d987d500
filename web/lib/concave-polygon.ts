import { createConcave, PiecewiseShape } from './pieces.js';
import type { PolygonOptions } from './polygon.js';
import { checkRings, frozenPoints } from './rings.js';
import { Form, PLACEMENT_OPTIONS } from './shape.js';
import { type ConcavePolygonJSON, roundingJSON } from './shape-json.js';
import { checkRadius } from './validate.js';
import type { OutlineLike, Vector } from './vector.js';

const CONCAVE_OPTIONS = [...PLACEMENT_OPTIONS, 'radius'] as const;

/**
 * A solid polygon of any form, with or without holes. It is cut into few convex pieces, once, when it is
 * made: see {@link decompose}.
 *
 * Points may run either way round; repeated points and points on a straight edge are accepted. Outlines
 * that cross themselves or one another, and holes outside of the outline, are refused. Rings may touch
 * in points.
 */
export class ConcavePolygon extends PiecewiseShape {
  static override readonly name: string = 'ConcavePolygon';
  readonly kind = 'concave-polygon';
  /** The outline and the holes in local coordinates, as they were given. Frozen. */
  readonly rings: readonly (readonly Vector[])[];
  /** The rounding radius; 0 for sharp corners. */
  readonly radius: number;

  /**
   * O(n log n).
   *
   * @param outline - The outline in local coordinates, or a list of it and its holes.
   * @param options - Where the polygon stands, and its rounding radius.
   * @throws {@link SepaxError} `too-few-points`, `collinear`, `self-crossing` (index: the first edge;
   * value: both edges), `misplaced-hole`, or the code of a bad number. {@link validate} says everything
   * that is wrong.
   */
  constructor(outline: OutlineLike, options?: PolygonOptions) {
    let radius = 0;
    let rings: Float64Array[] = [];
    super(
      new Form<PolygonOptions>(({ radius: rounding = 0 }) => {
        radius = checkRadius(rounding, 'radius');
        rings = checkRings(outline, 'outline');
        return createConcave(rings, radius, outline);
      }, ConcavePolygon.prototype.toJSON),
      options,
      CONCAVE_OPTIONS,
    );
    this.radius = radius;
    this.rings = Object.freeze(rings.map(frozenPoints));
  }

  toJSON(): ConcavePolygonJSON {
    const { kind, rings, radius, placementJSON } = this;
    return { kind, rings, ...roundingJSON(radius), ...placementJSON };
  }

  /** A polygon of the same form in the same place, independent of this one. */
  clone(): ConcavePolygon {
    return new ConcavePolygon(this.rings, { ...this.placement, radius: this.radius });
  }
}
