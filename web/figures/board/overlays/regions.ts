import { closestPoint, type Shape, type Vector } from 'sepax';
import { add, distance, scale } from '../../../stage/vector-math.js';
import { coreOf, isConvexShape } from '../cores.js';

/** All points to which the same part of a convex core is the nearest: a Voronoi region outside of it. */
export interface Region {
  readonly kind: 'edge' | 'corner';
  /** The corner, or the one that the edge begins at. */
  readonly index: number;
  /** As far as `far` away. */
  readonly outline: readonly Vector[];
}

const direction = (angle: number): Vector => ({ x: Math.cos(angle), y: Math.sin(angle) });

/** Whether a shape has regions: a convex core with edges. */
export const hasRegions = (shape: Shape): boolean =>
  isConvexShape(shape) && coreOf(shape).length > 1;

/** The regions around a shape, edge after corner. */
export function regionsOf(shape: Shape, far: number): Region[] {
  const core = coreOf(shape);
  return core.flatMap((corner, index): Region[] => {
    const next = core[(index + 1) % core.length]!;
    const before = normalAngle(core.at(index - 1)!, corner);
    const after = normalAngle(corner, next);
    // The normal turns forward at a corner, by half a turn at most.
    const turn = (after - before + 4 * Math.PI) % (2 * Math.PI);
    const reach = (angle: number): Vector => add(corner, scale(direction(angle), far));
    const outward = scale(direction(after), far);
    return [
      {
        kind: 'corner',
        index,
        outline: [corner, reach(before), reach(before + turn / 2), reach(after)],
      },
      { kind: 'edge', index, outline: [corner, add(corner, outward), add(next, outward), next] },
    ];
  });
}

/** The direction of the outward normal of an edge of a core, which is counter-clockwise with y up. */
const normalAngle = (from: Vector, to: Vector): number => Math.atan2(from.x - to.x, to.y - from.y);

/** The region that a point outside of a shape lies in, by the library's nearest point. */
export function regionAt(shape: Shape, point: Vector): Pick<Region, 'kind' | 'index'> | null {
  const nearest = closestPoint(shape, point);
  if (nearest.distance <= 0) return null;
  if (nearest.edge !== null) return { kind: 'edge', index: nearest.edge };
  const core = coreOf(shape);
  const away = core.map((corner) => distance(corner, point));
  return { kind: 'corner', index: away.indexOf(Math.min(...away)) };
}
