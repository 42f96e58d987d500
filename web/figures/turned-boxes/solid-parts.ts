import type { Vector3 } from 'sepax/3d';
import { dot3, length3, subtract3 } from '../../figure/vector3-math.js';

/** A side of a box, with its outward normal. */
export interface Face {
  readonly corners: readonly Vector3[];
  readonly normal: Vector3;
}

function unit(p: Vector3): Vector3 {
  const length = length3(p);
  return { x: p.x / length, y: p.y / length, z: p.z / length };
}

/** The bits of a corner's index for the two other axes, in the order around a face. */
const others = (axis: number): [number, number] => [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)];

/** The six faces of a box with the corners of the library: bit i is set forward along axis i. */
export const facesOf = (corners: readonly Vector3[]): Face[] =>
  [0, 1, 2].flatMap((axis) => [faceOf(corners, axis, 0), faceOf(corners, axis, 1)]);

function faceOf(corners: readonly Vector3[], axis: number, side: 0 | 1): Face {
  const [next, last] = others(axis);
  const start = side << axis;
  const opposite = (1 - side) << axis;
  return {
    corners: [start, start | next, start | next | last, start | last].map((i) => corners[i]!),
    normal: unit(subtract3(corners[start]!, corners[opposite]!)),
  };
}

/** Of the two faces across an axis of the box, the one that looks along a direction. */
export function faceTowards(corners: readonly Vector3[], axis: number, direction: Vector3): Face {
  const face = faceOf(corners, axis, 1);
  return dot3(face.normal, direction) > 0 ? face : faceOf(corners, axis, 0);
}

/** Of the four edges along an axis of the box, the one that is furthest in a direction. */
export function edgeAlong(
  corners: readonly Vector3[],
  axis: number,
  direction: Vector3,
): [Vector3, Vector3] {
  const [next, last] = others(axis);
  const starts = [0, next, last, next | last];
  const value = (i: number): number => dot3(corners[i]!, direction);
  const start = starts.reduce((best, i) => (value(i) > value(best) ? i : best));
  return [corners[start]!, corners[start | (1 << axis)]!];
}
