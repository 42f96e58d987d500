/**
 * Places of numbers in wasm memory, in doubles. Mirrors cpp/wasm/buffers.hpp name for name;
 * tests/js/contract.test.ts compares the two.
 */
export const record = {
  intersects: 0,
  willIntersect: 1,
  normal: 2,
  depth: 4,
  mtv: 5,
  side: 7,
  edge: 8,
  enter: 9,
  exit: 10,
  decidedBy: 11,
  normalStep: 12,
  pieceOfA: 13,
  pieceOfB: 14,
  fault: 0,
  faultFirst: 1,
  faultSecond: 2,
  area: 0,
  centroid: 1,
  bounds: 3,
  shapeInertia: 7,
  pivotReach: 0,
  support: 0,
  outlineArea: 0,
  perimeter: 1,
  outlineCentroid: 2,
  inertia: 4,
  center: 0,
  radius: 2,
  axis: 2,
  halfExtents: 4,
  winding: 0,
  simple: 1,
  convex: 2,
  truncated: 3,
  repairs: 0,
  distance: 0,
  distanceNormal: 1,
  pointA: 3,
  pointB: 5,
  closestEdge: 5,
  closestPiece: 6,
  hit: 0,
  startsOverlapping: 1,
  time: 2,
  impactPoint: 3,
  impactNormal: 5,
  impactSeparation: 7,
  impactPieceOfA: 8,
  impactPieceOfB: 9,
  closedForm: 10,
  inReach: 11,
  firstEntry: 0,
  translation: 0,
  looked: 2,
  standing: 3,
  meeting: 0,
  meetingStart: 1,
  meetingEnd: 3,
  meetingOnA: 5,
  meetingOnB: 7,
  settledBy: 9,
  columnA: 10,
  columnB: 12,
  right: 14,
  determinant: 16,
  parameterA: 17,
  parameterB: 19,
  sides: 21,
  region: 0,
  feature: 1,
  centre: 2,
  nearest: 4,
  centreDistance: 6,
  reach: 7,
  separation: 8,
  circleNormal: 9,
  withinReach: 11,
  response: 0,
  remaining: 2,
  squeezed: 3,
  size: 32,
} as const;

export const step = {
  source: 0,
  edge: 1,
  normal: 2,
  duplicateOf: 4,
  a: 5,
  b: 9,
  overlap: 13,
  apart: 14,
  swept: 15,
  apartThroughout: 17,
  time: 18,
  leastOverlap: 20,
  leastOverlapStep: 21,
  commonTime: 22,
  size: 24,
} as const;

export const stretch = {
  startsInside: 0,
  entry: 1,
  exit: 8,
  size: 15,
} as const;

export const crossing = {
  fraction: 0,
  point: 1,
  normal: 3,
  edge: 5,
  piece: 6,
} as const;

export const stop = {
  time: 0,
  pointA: 1,
  pointB: 3,
  normal: 5,
  distance: 7,
  line: 8,
  safe: 9,
  size: 10,
} as const;

/** The values of `stop.line`, in the order of `LineOwner` in query/conservative_advancement.hpp. */
export const lineOwners = ['between', 'a', 'b'] as const;

export const wall = {
  normal: 0,
  kind: 2,
  point: 3,
  obstacle: 5,
  size: 6,
} as const;

/** The values of `wall.kind`, in the order of `WallKind` in cpp/wasm/buffers.hpp. */
export const wallKinds = ['wall', 'floor', 'ceiling'] as const;

export const contact = {
  pointA: 0,
  pointB: 2,
  depth: 4,
  side: 5,
  vertex: 6,
  piece: 7,
  size: 8,
} as const;

export const finding = {
  kind: 0,
  ring: 1,
  first: 2,
  otherRing: 3,
  second: 4,
  size: 5,
} as const;

/** The values of `record.winding`. */
export const windings = [null, 'ccw', 'cw'] as const;

/** The values of `record.fault`, in the order of `OutlineFault` in shape/outline.hpp. */
export const outlineFaults = [
  'none',
  'too-few-points',
  'collinear',
  'concave',
  'self-crossing',
] as const;

/** The values of `record.meeting`, in the order of `SegmentMeeting` in query/intersect_segments.hpp. */
export const segmentMeetings = ['none', 'point', 'overlap'] as const;

/** The values of `record.settledBy`, in the order of `SegmentExit` in query/intersect_segments.hpp. */
export const segmentExits = [
  'b-beside-a',
  'a-beside-b',
  'crossing',
  'touching',
  'collinear',
] as const;

/** The values of `record.region`, in the order of `CoreRegion` in query/trace_circle.hpp. */
export const coreRegions = ['inside', 'edge', 'corner'] as const;

/** The answers of `_turn`, in the order of `Turn` in query/turn.hpp. */
export const turns = ['ahead', 'counter-clockwise', 'behind', 'clockwise'] as const;

/** The values of `finding.kind`, in the order of `FindingKind` in algorithm/validate_outline.hpp. */
export const findingKinds = [
  'not-finite',
  'too-large',
  'too-few-points',
  'collinear',
  'repeated',
  'straight',
  'spike',
  'touching',
  'crossing',
  'overlapping-edges',
  'hole-outside',
  'hole-in-hole',
  'nested-shells',
  'disconnected',
  'concave',
] as const;
