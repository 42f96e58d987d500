/**
 * sepax: exact, fast 2D collision detection.
 *
 * @packageDocumentation
 */
export { SepaxError, type SepaxErrorCode } from './errors.js';
export { type PlacementOptions, Polygon } from './polygon.js';
export { type CollideOptions, collide, intersects, trace } from './queries.js';
export type { Collision, EdgeFeature, Projection, Trace, TraceStep } from './results.js';
export type { Bounds, NumberList, PointsLike, Vector, VectorLike } from './vector.js';
