import { type SegmentPolygonTrace, traceSegmentPolygon, type Vector3 } from 'sepax/3d';
import type { Point } from '../../figure/pair/state.js';
import { angleSum, saysInside } from './angle-sum.js';

export type Triple = readonly [number, number, number];

/** A polygon in a slanted plane, a segment, and how they are looked at. */
export interface SpaceState {
  /** The corners as seen from above: x and y. */
  readonly outline: readonly Point[];
  readonly from: Triple;
  readonly to: Triple;
  /** In degrees, as the view. */
  readonly yaw: number;
  readonly pitch: number;
}

/** What the library says about the segment and the polygon. */
export interface Space {
  readonly corners: readonly Vector3[];
  readonly from: Vector3;
  readonly to: Vector3;
  readonly trace: SegmentPolygonTrace;
  /** Where the line of the segment meets the plane; `null` if there is not one such point. */
  readonly meeting: { readonly time: number; readonly point: Vector3 } | null;
  /** That point, if the segment reaches it: its place in the outline is asked. */
  readonly point: Vector3 | null;
  /** The sum of the angles around that point, in degrees. */
  readonly angles: number | null;
}

/** The plane of the figure; whole numbers and quarters, so that its points are exactly in it. */
export const onPlane = ([x, y]: Point): Vector3 => ({ x, y, z: x / 4 + y / 2 + 10 });

export const vector3Of = ([x, y, z]: Triple): Vector3 => ({ x, y, z });

/** Asks the library; throws its `SepaxError` where the corners make no plane. */
export function spaceOf(state: SpaceState): Space {
  const corners = state.outline.map(onPlane);
  const from = vector3Of(state.from);
  const to = vector3Of(state.to);
  const trace = traceSegmentPolygon(from, to, corners);
  const point = trace.plane.kind === 'point' ? trace.outline!.point : null;
  const angles = point && angleSum(point, corners);
  return { corners, from, to, trace, meeting: meetingOf(trace), point, angles };
}

function meetingOf({ plane, segment }: SegmentPolygonTrace): Space['meeting'] {
  if (plane.kind === 'in-plane' || !segment?.point || segment.time === null) return null;
  return { time: segment.time, point: segment.point };
}

/** Whether the sum of the angles says something else than the winding. */
export function anglesAreWrong({ trace, angles }: Space): boolean {
  if (angles === null) return false;
  return saysInside(angles) !== (trace.outline!.location !== 'outside');
}
