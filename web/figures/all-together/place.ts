import { heroSide } from '../game/hero-size.js';
import type { Level } from '../game/level.js';

/** What can be seen of the scene, in its units; y points down. */
export const view = { minX: 0, minY: -350, maxX: 700, maxY: 70 } as const;

/** What of the scene can be put elsewhere. */
export interface Place {
  /** Where the hero begins: along the ground. */
  readonly hero: number;
  /** The top of the hill. */
  readonly hill: readonly [number, number];
  /** Where the turret stands: along the ground. */
  readonly turret: number;
}

export const limits = {
  hero: { min: 16, max: 680 },
  hillX: { min: 130, max: 290 },
  hillY: { min: -170, max: -10 },
  turret: { min: 535, max: 605 },
} as const;

/** Where the hill begins and ends. */
export const hillFoot = { left: 80, right: 345 } as const;

/** From the left wall over the hill and through the dent to the right wall. */
const groundOf = ([x, y]: Place['hill']): Level['ground'][number] => [
  [-60, -600],
  [0, -600],
  [0, 0],
  [hillFoot.left, 0],
  [x, y],
  [hillFoot.right, 0],
  [400, 0],
  [430, 40],
  [480, 40],
  [510, 0],
  [700, 0],
  [700, -600],
  [760, -600],
];

/** The scene as a level of the game. */
export function levelOf({ hero, hill, turret }: Place): Level {
  const ground = groundOf(hill);
  return {
    view,
    abyss: 400,
    checkpoints: [[hero, groundAt(ground, hero)]],
    ground: [ground],
    blocks: [],
    platforms: [],
    shutters: [[372, 0, 46]],
    turrets: [[turret, 0]],
    pickups: [[455, 26]],
    goal: [650, 0],
    swarm: {
      bounds: { minX: 380, minY: -330, maxX: 640, maxY: -130 },
      squares: 520,
      seed: 20261122,
    },
  };
}

/** The ground below all of the hero: the first that comes up to meet him. */
function groundAt(ground: Level['ground'][number], x: number): number {
  return Math.min(...[x - heroSide, x, x + heroSide].map((at) => heightAt(ground, at)));
}

/** How high the ground is at x; between the walls, which stand upright, it never overhangs. */
function heightAt(ground: Level['ground'][number], x: number): number {
  const end = ground.findIndex(([endX], i) => i > 0 && ground[i - 1]![0] <= x && x < endX);
  const [x0, y0] = ground[end - 1]!;
  const [x1, y1] = ground[end]!;
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
