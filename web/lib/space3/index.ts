/**
 * sepax/3d: exact answers about points, segments, polygons, spheres and boxes in space. Plain functions
 * on plain data; a wasm module of its own, made at the first call.
 *
 * @module sepax/3d
 */
export { SepaxError, type SepaxErrorCode } from '../errors.js';
export { boundingSphere, boundsOf, centroidSphere } from './bounds.js';
export { orientation, planeOf, sideOf, signedDistance } from './planes.js';
export type {
  BoxAxisSource,
  BoxCollision,
  BoxTrace,
  BoxTraceStep,
  Collision3,
  EdgeWinding,
  Location,
  PointSweep,
  PolygonsHit,
  SegmentPlaneHit,
  SegmentPolygonHit,
  SegmentPolygonTrace,
  Side,
} from './results.js';
export {
  intersectPolygons,
  intersectSegmentPlane,
  intersectSegmentPolygon,
  pointInPolygon,
  type SweepPointOptions,
  sweepPoint,
  traceSegmentPolygon,
} from './segments.js';
export {
  type Aabb3Like,
  collideAabbs,
  collideBoxes,
  collideSpheres,
  cornersOf,
  type OrientedBoxLike,
  type Quaternion,
  type QuaternionLike,
  rotationAbout,
  type Sphere,
  type SphereLike,
  traceBoxes,
} from './solids.js';
export type {
  Bounds3,
  Plane,
  PlaneLike,
  Points3Like,
  Segment3,
  Vector3,
  Vector3Like,
} from './vector3.js';
