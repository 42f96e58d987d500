import type { Vector } from 'sepax';
import type { Vector3 } from 'sepax/3d';
import { radians } from '../../stage/angles.js';

/**
 * A parallel view of the space over the plane of the figure, from the front and from above: x is to
 * the right, y towards the viewer, z up. Directions in the plane stay what they are in the figure, but
 * for being foreshortened.
 */
const elevation = radians(34);
const flat = Math.sin(elevation);
const steep = Math.cos(elevation);

/** The direction from the scene to the viewer. */
export const toViewer: Vector3 = { x: 0, y: steep, z: flat };

/** Where a point of space is seen, from the place where the origin is seen. */
export const seenFrom = (origin: Vector, { x, y, z }: Vector3): Vector => ({
  x: origin.x + x,
  y: origin.y + flat * y - steep * z,
});

/** How high a point above the origin is, if it is seen at a point. */
export const heightSeenAt = (origin: Vector, { y }: Vector): number => (origin.y - y) / steep;
