/** Velocities for a pair of polygons: random ones, and those that just touch or just miss. */
import type { Polygon, Vector } from 'sepax';
import type { Random } from './random.js';
import { nudged } from './ulp.js';

export type MotionFamily = (random: Random, a: Polygon, b: Polygon) => Vector;

/** From a corner of a to a corner of b: exact where the coordinates are whole numbers. */
function cornerToCorner(random: Random, a: Polygon, b: Polygon): Vector {
  const from = random.pick(a.worldPoints);
  const to = random.pick(b.worldPoints);
  return { x: to.x - from.x, y: to.y - from.y };
}

/** A neighbour of x; of zero only itself, since the library stores the numbers next to it as zero. */
function neighbour(random: Random, x: number): number {
  return x === 0 ? 0 : nudged(x, random.integer(-2, 2));
}

function extentOf({ bounds }: Polygon): number {
  return Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
}

export const motionFamilies: Readonly<Record<string, MotionFamily>> = {
  anywhere: (random, a, b) => {
    const length = (extentOf(a) + extentOf(b)) * random.between(0, 3);
    const direction = random.angle();
    return { x: length * Math.cos(direction), y: length * Math.sin(direction) };
  },

  'along an axis': (random, a, b) => {
    const length = (extentOf(a) + extentOf(b)) * random.between(-2, 2);
    return random.chance(0.5) ? { x: length, y: 0 } : { x: 0, y: length };
  },

  'corner onto corner': cornerToCorner,

  'corner past corner': (random, a, b) => {
    const { x, y } = cornerToCorner(random, a, b);
    return { x: 2 * x, y: 2 * y };
  },

  'corner onto corner but for 2 units in the last place': (random, a, b) => {
    const { x, y } = cornerToCorner(random, a, b);
    return { x: neighbour(random, x), y: neighbour(random, y) };
  },

  'along an edge': (random, a, b) => {
    const corners = random.pick([a, b]).worldPoints;
    const i = random.integer(0, corners.length - 1);
    const from = corners[i] as Vector;
    const to = corners[(i + 1) % corners.length] as Vector;
    const factor = random.pick([-4, -2, -1, 1, 2, 4]);
    return { x: factor * (to.x - from.x), y: factor * (to.y - from.y) };
  },

  'very fast': (random, a, b) => {
    const { x, y } = cornerToCorner(random, a, b);
    const factor = Math.max(Math.abs(x), Math.abs(y)) < 1e94 ? 1e6 : 1;
    return { x: factor * x, y: factor * y };
  },
};
