/** Shapes as plain data: what `toJSON` gives. */
import type { Vector } from './vector.js';

/** Where a shape stands, as data: what is missing is as it is by default. */
export interface PlacementJSON {
  /** See {@link PlacementOptions.x}. */
  readonly x: number;
  /** See {@link PlacementOptions.y}. */
  readonly y: number;
  /** See {@link PlacementOptions.angle}. */
  readonly angle?: number;
  /** See {@link PlacementOptions.scale}. */
  readonly scale?: Vector;
  /** See {@link PlacementOptions.pivot}. */
  readonly pivot?: Vector;
}

/** A rounding radius; missing if it is 0. */
interface RoundingJSON {
  /** The rounding radius; missing if it is 0. */
  readonly radius?: number;
}

/** A {@link Point} as data. */
export interface PointJSON extends PlacementJSON {
  /** Which shape it is. */
  readonly kind: 'point';
}

/** A {@link Segment} as data. */
export interface SegmentJSON extends PlacementJSON {
  /** Which shape it is. */
  readonly kind: 'segment';
  /** See {@link Segment.start}. */
  readonly start: Vector;
  /** See {@link Segment.end}. */
  readonly end: Vector;
}

/** A {@link Circle} as data. */
export interface CircleJSON extends PlacementJSON {
  /** Which shape it is. */
  readonly kind: 'circle';
  /** See {@link Circle.radius}. */
  readonly radius: number;
}

/** A {@link Capsule} as data. */
export interface CapsuleJSON extends PlacementJSON {
  /** Which shape it is. */
  readonly kind: 'capsule';
  /** See {@link Capsule.start}. */
  readonly start: Vector;
  /** See {@link Capsule.end}. */
  readonly end: Vector;
  /** See {@link Capsule.radius}. */
  readonly radius: number;
}

/** A {@link Box} as data. */
export interface BoxJSON extends PlacementJSON, RoundingJSON {
  /** Which shape it is. */
  readonly kind: 'box';
  /** See {@link Box.width}. */
  readonly width: number;
  /** See {@link Box.height}. */
  readonly height: number;
}

/** A {@link Polygon} as data. */
export interface PolygonJSON extends PlacementJSON, RoundingJSON {
  /** Which shape it is. */
  readonly kind: 'polygon';
  /** See {@link Polygon.points}. */
  readonly points: readonly Vector[];
}

/** A {@link ConcavePolygon} as data. */
export interface ConcavePolygonJSON extends PlacementJSON, RoundingJSON {
  /** Which shape it is. */
  readonly kind: 'concave-polygon';
  /** Of a single polygon: see {@link ConcavePolygon.rings}. */
  readonly rings?: readonly (readonly Vector[])[];
  /** Of several: see {@link ConcavePolygon.polygons}. */
  readonly polygons?: readonly (readonly (readonly Vector[])[])[];
}

/** A {@link Polyline} as data. */
export interface PolylineJSON extends PlacementJSON, RoundingJSON {
  /** Which shape it is. */
  readonly kind: 'polyline';
  /** See {@link Polyline.points}. */
  readonly points: readonly Vector[];
  /** See {@link Polyline.closed}. */
  readonly closed: boolean;
}

/** A {@link Compound} as data. */
export interface CompoundJSON extends PlacementJSON {
  /** Which shape it is. */
  readonly kind: 'compound';
  /** The shapes that it was made of, as they stood. */
  readonly shapes: readonly ShapeJSON[];
}

/** A shape as plain data: what {@link Shape.toJSON} gives and {@link fromJSON} takes. */
export type ShapeJSON =
  | PointJSON
  | SegmentJSON
  | CircleJSON
  | CapsuleJSON
  | BoxJSON
  | PolygonJSON
  | ConcavePolygonJSON
  | PolylineJSON
  | CompoundJSON;

/** A rounding radius as data. */
export function roundingJSON(radius: number): RoundingJSON {
  return radius === 0 ? {} : { radius };
}
