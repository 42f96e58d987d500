/**
 * Places of numbers in wasm memory, in doubles. Mirrors cpp/wasm3/buffers3.hpp name for name;
 * tests/js/space3/contract.test.ts compares the two.
 */
export const record = {
  fault: 0,
  faultPolygon: 1,
  faultVertex: 2,
  faultDistance: 3,
  planeNormal: 0,
  planePoint: 3,
  intersects: 0,
  kind: 1,
  fromSide: 2,
  toSide: 3,
  time: 4,
  point: 5,
  location: 8,
  stretchCount: 9,
  sweepNormal: 10,
  decidedBy: 13,
  tracePlane: 14,
  fromDistance: 20,
  toDistance: 21,
  lineTime: 22,
  linePoint: 23,
  axis: 26,
  ray: 27,
  winding: 30,
  coplanar: 1,
  normal: 1,
  depth: 4,
  mtv: 5,
  boxAxis: 8,
  boxDecidedBy: 9,
  min: 0,
  max: 3,
  center: 0,
  radius: 3,
  quaternion: 0,
  size: 31,
} as const;

export const stretch = { from: 0, to: 3, size: 6 } as const;

export const edge = { crossing: 0, touches: 1, size: 2 } as const;

export const step = {
  source: 0,
  a: 1,
  b: 2,
  parallel: 3,
  direction: 4,
  shadowA: 7,
  shadowB: 9,
  overlap: 11,
  apart: 12,
  leastOverlap: 13,
  leastOverlapStep: 14,
  size: 15,
} as const;

/** The values of `record.fault`, in the order of `PolygonFault` in shape/polygon3.hpp. */
export const polygonFaults = ['none', 'too-few-points', 'collinear', 'non-planar'] as const;

/** The values of `record.kind`, in the order of `SegmentPlaneKind` in query/segment_plane.hpp. */
export const segmentPlaneKinds = ['apart', 'parallel', 'point', 'in-plane'] as const;

/** The values of `record.location`, in the order of `Location` in algorithm/winding.hpp. */
export const locations = ['outside', 'boundary', 'inside'] as const;

/** The values of `record.decidedBy`, in the order of `SegmentPolygonStage`. */
export const stages = ['plane', 'segment', 'outline'] as const;

/** The values of `record.axis`, in the order of `Axis` in math/vec3.hpp. */
export const axes = ['x', 'y', 'z'] as const;

/** The number of axes in a trace of two boxes; as the number of one, none. */
export const boxAxisCount = 15;
