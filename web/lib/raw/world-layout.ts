/**
 * Places of numbers in memory, in doubles, as worlds fill it. Mirrors cpp/wasm/world_layout.hpp name
 * for name; tests/js/contract.test.ts compares the two.
 */
export const world = {
  faultyBody: 0,
  faultyComponent: 1,
  targets: 2,
  end: 3,
  size: 4,
  contacts: 5,
  contactRoom: 6,
  a: 7,
  b: 8,
  normals: 9,
  depths: 10,
  kept: 11,
  began: 12,
  ended: 13,
  beganRoom: 14,
  endedRoom: 15,
  endedCount: 16,
} as const;

export const traits = {
  flags: 0,
  category: 1,
  mask: 2,
} as const;

export const scales = {
  address: 0,
  end: 1,
  faultyBody: 2,
} as const;

export const batch = {
  ids: 0,
  numbers: 1,
  normals: 2,
  flags: 3,
} as const;

export const hit = {
  body: 0,
  fraction: 1,
  point: 2,
  normal: 4,
  size: 6,
} as const;

export const treeBox = {
  depth: 0,
  bounds: 1,
  size: 5,
} as const;

export const snapshot = {
  address: 0,
  hashHigh: 0,
  hashLow: 1,
} as const;

/** The bits of flags, as `body_flag` in world/body_store.hpp has them. */
export const bodyFlag = {
  static: 1,
  fast: 2,
  sensor: 4,
  disabled: 8,
  all: 15,
} as const;

/** The answers of `_worldRestore`, in the order of `SnapshotFault` in world/snapshot.hpp. */
export const snapshotFaults = ['none', 'foreign', 'version', 'damaged'] as const;

/** The number of no body in lists of numbers: `kNoBody`. */
export const NO_BODY = 0xffffffff;
