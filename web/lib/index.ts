/**
 * sepax: exact, fast 2D collision detection.
 *
 * @module sepax
 */
export { type BoundsOptions, Box } from './box.js';
export { BoxIndex, type BoxNearestOptions, type BoxRayOptions } from './boxes/box-index.js';
export { Bvh } from './boxes/bvh.js';
export { Grid, type GridOptions } from './boxes/grid.js';
export {
  type CastStretch,
  type Crossing,
  castRay,
  castRayAll,
  castSegment,
  castSegmentAll,
  type RayOptions,
} from './casts.js';
export { Circle } from './circle.js';
export { type CircleCrossings, intersectCircles } from './circle-crossings.js';
export {
  type CircleBoxTrace,
  type CircleTrace,
  traceCircleBox,
  traceCircles,
} from './circle-trace.js';
export { type ClosestOnSegment, closestOnSegment } from './closest-on-segment.js';
export { CollisionResult } from './collision-result.js';
export { Compound } from './compound.js';
export { ConcavePolygon } from './concave-polygon.js';
export { contacts } from './contacts.js';
export {
  type ClosestPoint,
  type ContainsPointOptions,
  closestPoint,
  contains,
  containsPoint,
} from './containment.js';
export { decompose, simplify } from './decompose.js';
export {
  type BoundingCircle,
  boundingBox,
  boundingCircle,
  convexHull,
  type OrientedBox,
  orientedBox,
} from './enclosing.js';
export { SepaxError, type SepaxErrorCode } from './errors.js';
export type { PlacementOptions } from './form.js';
export { fromJSON } from './from-json.js';
export { locate, type Measures, measure, type PointLocation } from './measures.js';
export { moveAndSlide, type SlideOptions, separate } from './moving.js';
export {
  orientation,
  type SteerOptions,
  steer,
  type Turn,
  type TurnOptions,
  turn,
} from './orientation.js';
export { intersectOutlines, type OutlineCrossing, type OutlinePlace } from './outline-crossings.js';
export type { OutlineProblem, OutlineProblemCode } from './outline-problem.js';
export {
  isConvex,
  isSimple,
  type OutlineReport,
  type ValidateOptions,
  validate,
  type Winding,
  windingOf,
} from './outline-report.js';
export { PiecewiseShape } from './pieces.js';
export { Point } from './point.js';
export { type EllipseOptions, Polygon, type PolygonOptions } from './polygon.js';
export { Polyline, type PolylineOptions } from './polyline.js';
export { project, type ShapeProjection, supportPoint } from './projection.js';
export {
  type CollideOptions,
  collide,
  distance,
  type IntersectsOptions,
  intersects,
  type TraceOptions,
  trace,
} from './queries.js';
export { NO_BODY } from './raw/world-layout.js';
export { type RepairChanges, type RepairedOutline, repair } from './repair.js';
export {
  type BounceOptions,
  bounce,
  type ContactPlane,
  type ContactResolution,
  clipVelocity,
  resolveContacts,
  slide,
} from './response.js';
export type {
  Collision,
  Contact,
  Distance,
  EdgeFeature,
  Projection,
  Trace,
  TraceStep,
} from './results.js';
export { Capsule, Segment } from './segment.js';
export {
  intersectSegments,
  type SegmentIntersection,
  type SegmentLike,
  type SegmentOptions,
  type SegmentParameter,
  type SegmentPart,
  type SegmentsApart,
  type SegmentsMeet,
  type SegmentsTrace,
  traceSegments,
} from './segments.js';
export { Shape } from './shape.js';
export type {
  BoxJSON,
  CapsuleJSON,
  CircleJSON,
  CompoundJSON,
  ConcavePolygonJSON,
  PlacementJSON,
  PointJSON,
  PolygonJSON,
  PolylineJSON,
  SegmentJSON,
  ShapeJSON,
} from './shape-json.js';
export type { WalkOptions } from './slide-options.js';
export type { ShapeWall, SlideResult, Wall } from './slide-result.js';
export { type Impact, type SweepOptions, sweep } from './sweep.js';
export { type SweepStep, type SweepTrace, traceSweep } from './sweep-trace.js';
export { type Triangulation, triangulate } from './triangulate.js';
export type {
  Bounds,
  NumberList,
  OutlineLike,
  PointLike,
  PointsLike,
  PolygonsLike,
  RingsLike,
  Vector,
  VectorLike,
} from './vector.js';
export type { BodyOptions, Outlines } from './world/add-bodies.js';
export { Body } from './world/body.js';
export { BodyContact } from './world/body-contact.js';
export type { BodyPiece, BodyShape } from './world/body-shape.js';
export type { BodyTraits, BodyType } from './world/body-traits.js';
export { ContactList } from './world/contact-list.js';
export type { DebugContext, DebugDrawOptions } from './world/debug-draw.js';
export type { DebugLinesOptions, LineArray } from './world/debug-lines.js';
export type {
  ContactEvents,
  EventFilter,
  EventType,
  PartEvent,
  TouchEvent,
} from './world/events.js';
export type { BodyChoice } from './world/exclude.js';
export type { QueryFilter } from './world/query-filter.js';
export { type SeparateOptions, World, type WorldOptions } from './world/world.js';
export type {
  RaycastAllOptions,
  RaycastManyOptions,
  RaycastOptions,
  RayHit,
  RayHits,
  ShapeHit,
} from './world/world-casts.js';
export type {
  BodyJSON,
  FormJSON,
  ImpactJSON,
  PieceJSON,
  PoseJSON,
  RemovedJSON,
  WorldJSON,
} from './world/world-json.js';
export type { NearestOptions, PairCollisions, QueryOptions } from './world/world-queries.js';
export type { BodyWall, WorldSlideOptions } from './world/world-slide.js';
