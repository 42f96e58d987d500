import type { Bounds } from 'sepax';

/** A level as data: y points down, and the hero is 40 units high. */
export interface Level {
  /** What the camera shows at most. */
  readonly view: Bounds;
  /** Who falls below it has fallen into a pit. */
  readonly abyss: number;
  /** Where the hero begins, and where he is put back to: x and y of the ground. */
  readonly checkpoints: readonly (readonly [number, number])[];
  /** The surface of the ground, from left to right: one line for each stretch between two pits. */
  readonly ground: readonly (readonly (readonly [number, number])[])[];
  /** Boxes that hang or stand somewhere. */
  readonly blocks: readonly Bounds[];
  /** Platforms that stop only what comes from above: left end, y of the surface, width. */
  readonly platforms: readonly (readonly [number, number, number])[];
  /** Thin doors that have to be shot: x, y of the foot, height. */
  readonly shutters: readonly (readonly [number, number, number])[];
  /** x and y of the ground that they stand on. */
  readonly turrets: readonly (readonly [number, number])[];
  /** x and y of their middle. */
  readonly pickups: readonly (readonly [number, number])[];
  /** x and y of the ground that the goal stands on. */
  readonly goal: readonly [number, number];
  /** What small bodies fill, one for each square but those in walls, and the seed of their places. */
  readonly swarm: { readonly bounds: Bounds; readonly squares: number; readonly seed: number };
}

const box = (minX: number, minY: number, maxX: number, maxY: number): Bounds => {
  return { minX, minY, maxX, maxY };
};

/** Stairs and slopes, two pits, a cliff, the hall with the swarm, and the tower. */
export const level: Level = {
  view: box(0, -640, 5520, 96),
  abyss: 200,
  checkpoints: [
    [90, 0],
    [1310, -30],
    [2240, -230],
    [3050, -60],
    [4780, 0],
  ],
  ground: [
    [
      [-300, -900],
      [0, -900],
      [0, 0],
      [300, 0],
      [300, -12],
      [340, -12],
      [340, -24],
      [380, -24],
      [380, -36],
      [560, -36],
      [700, -120],
      [860, -120],
      [1000, -30],
      [1180, -30],
    ],
    [
      [1270, -30],
      [1460, -30],
      [1520, 0],
      [2140, 0],
      [2140, -230],
      [2560, -230],
      [2760, -60],
      [2900, -60],
    ],
    [
      [2990, -60],
      [3120, -60],
      [3200, 0],
      [3700, 0],
      [3800, -40],
      [3900, -40],
      [4000, 0],
      [4300, 0],
      [4380, -30],
      [4480, -30],
      [4560, 0],
      [4860, 0],
      [4980, -80],
      [5300, -80],
      [5300, -236],
      [5520, -236],
      [5520, -900],
      [5820, -900],
    ],
  ],
  blocks: [
    box(1600, -250, 1650, -72),
    box(3300, -900, 4720, -560),
    box(3300, -560, 3350, -72),
    box(4670, -560, 4720, -72),
  ],
  platforms: [
    [640, -200, 130],
    [2030, -80, 110],
    [2030, -158, 110],
    [3560, -84, 120],
    [3800, -130, 130],
    [4080, -84, 160],
    [5190, -158, 110],
  ],
  shutters: [
    [1625, 0, 72],
    [3325, 0, 72],
    [4695, 0, 72],
  ],
  turrets: [
    [1090, -30],
    [1960, 0],
    [2480, -230],
    [4430, -30],
    [5080, -80],
  ],
  pickups: [
    [705, -226],
    [2400, -254],
    [4120, -108],
    [4840, -24],
  ],
  goal: [5420, -236],
  swarm: { bounds: box(3500, -556, 4664, 0), squares: 4400, seed: 20261122 },
};
