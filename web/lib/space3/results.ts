import type { Plane, Segment3, Vector3 } from './vector3.js';

/** Where a point lies to a plane: `'front'` is where the normal points. */
export type Side = 'front' | 'on' | 'behind';

/** Where a point lies to an outline. */
export type Location = 'inside' | 'boundary' | 'outside';

/** What {@link intersectSegmentPlane} found. */
export interface SegmentPlaneHit {
  /**
   * `'point'`: they meet in one point, which may be an end. `'in-plane'`: the whole segment lies in
   * the plane. `'parallel'`: it runs beside the plane. `'apart'`: the line would meet the plane, but
   * beyond the segment. A segment without length is in the plane or parallel to it. Exact.
   */
  readonly kind: 'apart' | 'parallel' | 'point' | 'in-plane';
  /** Whether they share a point: `'point'` or `'in-plane'`. Exact. */
  readonly intersects: boolean;
  /** Where the segment starts. Exact. */
  readonly fromSide: Side;
  /** Where the segment ends. Exact. */
  readonly toSide: Side;
  /** How far along the segment, from 0 to 1, they first meet; `null` if nowhere. */
  readonly time: number | null;
  /** The point there. */
  readonly point: Vector3 | null;
}

/** What {@link intersectSegmentPolygon} found. */
export interface SegmentPolygonHit {
  /** Whether they share a point. Touching counts. */
  readonly intersects: boolean;
  /** How far along the segment, from 0 to 1, they first meet; `null` if nowhere. */
  readonly time: number | null;
  /** The point there. */
  readonly point: Vector3 | null;
  /** Whether the segment lies in the plane of the polygon. If it does, see {@link stretches}. */
  readonly inPlane: boolean;
  /**
   * Whether {@link point} is on the outline of the polygon or inside; `null` if there is none or the
   * segment lies in the plane.
   */
  readonly location: 'inside' | 'boundary' | null;
  /**
   * For a segment in the plane: what of it lies in the polygon, in order. Of a single point `from` equals `to`.
   * Two count as one if the gap between them is no more than rounding: a unit in the last place of the ends, or 1e-12
   * of the edges that end there.
   */
  readonly stretches: readonly Segment3[];
}

/** What one edge adds to the winding number, in a {@link SegmentPolygonTrace}. */
export interface EdgeWinding {
  /**
   * 1 if the edge crosses the ray counter-clockwise as seen against the segment (in the plane: against
   * the axis), -1 if clockwise, 0 if it doesn't cross it.
   */
  readonly crossing: -1 | 0 | 1;
  /** Whether the edge passes through the point itself. */
  readonly touches: boolean;
}

/** The three stages of {@link intersectSegmentPolygon}. */
export interface SegmentPolygonTrace {
  /** Stage 1: how the line of the segment lies to the plane of the polygon. */
  readonly plane: {
    /** The plane, for pictures: decisions are about that of the vertices, which has no rounded normal. */
    readonly plane: Plane;
    /** As in {@link SegmentPlaneHit}. `'parallel'` ends the query here, `'apart'` in stage 2. Exact. */
    readonly kind: SegmentPlaneHit['kind'];
    /** On which side the segment starts. Exact. */
    readonly fromSide: Side;
    /** On which side it ends. Exact. */
    readonly toSide: Side;
    /** How far from the plane the segment starts; negative behind it. */
    readonly fromDistance: number;
    /** How far from the plane it ends; negative behind it. */
    readonly toDistance: number;
  };
  /** Stage 2: where the line meets the plane; `null` if stage 1 decided. */
  readonly segment: {
    /**
     * How far along: beyond 0 to 1 if the segment does not reach the plane. `null`, as the point, if the
     * line is so nearly parallel that this is out of the range of numbers.
     */
    readonly time: number | null;
    /** Where that is: a point of the line. */
    readonly point: Vector3 | null;
    /** Whether that is within the segment. Exact, while the time is rounded. */
    readonly reached: boolean;
  } | null;
  /** Stage 3: the point and the outline; `null` if an earlier stage decided. */
  readonly outline: {
    /** The coordinate to drop for a picture: the outline is least foreshortened along this axis. */
    readonly axis: 'x' | 'y' | 'z';
    /** The point whose place is asked: where the plane is met, or the start of a segment in it. */
    readonly point: Vector3;
    /** The ray from the point along which crossings are counted: a unit vector in the plane. */
    readonly ray: Vector3;
    /** What each edge adds, in the order of the points. */
    readonly edges: readonly EdgeWinding[];
    /** The sum of the crossings: not 0 inside, if no edge touches. */
    readonly winding: number;
    /** Where the point lies to the outline. Exact. */
    readonly location: Location;
  } | null;
  /** The stage that gave the answer; the later ones were not needed. */
  readonly decidedBy: 'plane' | 'segment' | 'outline';
  /** What {@link intersectSegmentPolygon} answers. */
  readonly result: SegmentPolygonHit;
}

/** What {@link intersectPolygons} found. */
export interface PolygonsHit {
  /** Whether they share a point. Touching counts. */
  readonly intersects: boolean;
  /** Whether they lie in one plane, exactly. */
  readonly coplanar: boolean;
  /** A point of both; `null` if there is none. */
  readonly point: Vector3 | null;
  /**
   * If they intersect in different planes: all that they share, in order along the line of the two
   * planes. Where they only touch, `from` equals `to`, except perhaps where an outline crosses itself. Two count as one
   * if the gap between them is no more than rounding, as in {@link SegmentPolygonHit.stretches}; polygons that nearly
   * lie in one plane, convex ones too, may have several with no more than that between them. Empty for coplanar
   * polygons.
   */
  readonly stretches: readonly Segment3[];
}

/** What {@link sweepPoint} found. */
export interface PointSweep {
  /** Whether the point meets the polygon during the step. */
  readonly intersects: boolean;
  /** When they first meet, from 0 to 1; `null` if never. */
  readonly time: number | null;
  /** Where the point is then. */
  readonly point: Vector3 | null;
  /**
   * The unit normal of the polygon on the side from which the point came; that of the front if it
   * started in the plane.
   */
  readonly normal: Vector3 | null;
}

/** How two solids overlap. A fresh object each time. */
export interface Collision3 {
  /** Whether the shapes share a point. Shapes are closed sets: touching counts. Exact. */
  readonly intersects: boolean;
  /** A unit vector from `a` towards `b`: that of the contact, or a separating direction. */
  readonly normal: Vector3;
  /** The length of {@link mtv}: 0 when there is nothing to push out of. */
  readonly depth: number;
  /**
   * The minimum translation vector, `-depth * normal`: the shortest translation of `a` that leaves the
   * shapes touching.
   */
  readonly mtv: Vector3;
}

/** What gave an axis: a face of one box, or one edge of each. The axes of a box are 0, 1 and 2. */
export type BoxAxisSource =
  | {
      /** The normal of a face. */
      readonly kind: 'face';
      /** Which box the face is of. */
      readonly box: 'a' | 'b';
      /** Along which axis of that box. */
      readonly axis: number;
    }
  | {
      /** The cross product of two edges. */
      readonly kind: 'edges';
      /** Along which axis of `a` the one runs. */
      readonly a: number;
      /** Along which axis of `b` the other runs. */
      readonly b: number;
    };

/** What {@link collideBoxes} found. */
export interface BoxCollision extends Collision3 {
  /** What gave {@link normal}. */
  readonly source: BoxAxisSource;
}

/** One of the 15 axes of a {@link BoxTrace}. */
export interface BoxTraceStep {
  /** The place of the step in {@link BoxTrace.steps}. */
  readonly index: number;
  /** What gave the axis. */
  readonly source: BoxAxisSource;
  /**
   * Whether the two edges are parallel, but for rounding. They give no direction then and are skipped;
   * they are not needed, as a face has the axis.
   */
  readonly parallel: boolean;
  /** The axis, a unit vector from `a` towards `b`; `null` for parallel edges. */
  readonly axis: Vector3 | null;
  /** The shadow of `a` on the axis: dot products with it. `null` for parallel edges. */
  readonly a: {
    /** Where it begins. */
    readonly min: number;
    /** Where it ends. */
    readonly max: number;
  } | null;
  /** The shadow of `b` on the axis. `null` for parallel edges. */
  readonly b: {
    /** Where it begins. */
    readonly min: number;
    /** Where it ends. */
    readonly max: number;
  } | null;
  /** How far they overlap, as the shortest way to pull them apart; negative: the gap. */
  readonly overlap: number | null;
  /** Whether the shadows are apart, decided exactly: this axis separates the boxes. */
  readonly apart: boolean;
  /** What is known after this step. */
  readonly running: {
    /** The least overlap of the axes so far. */
    readonly overlap: number;
    /** The step that gave it. */
    readonly step: number;
  };
}

/** Everything that the separating-axis test of two boxes does, in order. */
export interface BoxTrace {
  /** The three face normals of `a`, the three of `b`, the nine cross products of their edges. */
  readonly steps: readonly BoxTraceStep[];
  /** What {@link collideBoxes} answers. */
  readonly result: BoxCollision;
  /** The step at which {@link collideBoxes} stops: the first separating axis. `null` if none. */
  readonly decidedBy: number | null;
  /** The step whose axis gave `result.normal`. */
  readonly normalStep: number;
}
