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
  fault: 0,
  faultFirst: 1,
  faultSecond: 2,
  area: 0,
  centroid: 1,
  bounds: 3,
  size: 16,
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

/** The values of `record.fault`, in the order of `OutlineFault` in algorithm/outline.hpp. */
export const outlineFaults = [
  'none',
  'too-few-points',
  'collinear',
  'concave',
  'self-crossing',
] as const;
