import {
  type BoxAxisSource,
  type BoxTrace,
  cornersOf,
  type OrientedBoxLike,
  type Quaternion,
  rotationAbout,
  traceBoxes,
  type Vector3,
} from 'sepax/3d';
import type { Body } from '../../figure/pair/state.js';
import { radians } from '../../stage/angles.js';

/** A box in space, and its corners as the library numbers them. */
export interface Solid {
  readonly box: OrientedBoxLike;
  readonly corners: readonly Vector3[];
}

/** The turned boxes as bars in space, one above the other, and all that is known of the two. */
export interface Solids {
  readonly a: Solid;
  readonly b: Solid;
  readonly trace: BoxTrace;
}

/** The bars in the directions of two turned boxes, with their middles above one another. */
export function solidsOf(a: Body, b: Body, lift: number, roll: number): Solids {
  const first = barOf(a, 0, roll);
  const second = barOf(b, lift, roll);
  return {
    a: { box: first, corners: cornersOf(first) },
    b: { box: second, corners: cornersOf(second) },
    trace: traceBoxes(first, second),
  };
}

/** As long as a box of the plane; its other sides are the short one, so that it may be rolled. */
function barOf({ points, degrees }: Body, height: number, roll: number): OrientedBoxLike {
  const [halfWidth, halfHeight] = points[2]!;
  const long = Math.max(halfWidth, halfHeight);
  const short = Math.min(halfWidth, halfHeight);
  const heading = radians(halfWidth >= halfHeight ? degrees : degrees + 90);
  const along = [Math.cos(heading), Math.sin(heading), 0] as const;
  return {
    center: [0, 0, height],
    halfSizes: [long, short, short],
    rotation: after(rotationAbout(along, radians(roll)), rotationAbout([0, 0, 1], heading)),
  };
}

/** The rotation that turns by `first`, then by `then`: the product of quaternions. */
function after(then: Quaternion, first: Quaternion): Quaternion {
  return {
    x: then.w * first.x + then.x * first.w + then.y * first.z - then.z * first.y,
    y: then.w * first.y - then.x * first.z + then.y * first.w + then.z * first.x,
    z: then.w * first.z + then.x * first.y - then.y * first.x + then.z * first.w,
    w: then.w * first.w - then.x * first.x - then.y * first.y - then.z * first.z,
  };
}

/** What an axis is called: after the side of a box, or after two of them. */
export const axisLabel = (source: BoxAxisSource): string =>
  source.kind === 'face' ? `${source.box}${source.axis}` : `a${source.a} × b${source.b}`;
