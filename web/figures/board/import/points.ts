import { type PointsLike, Polyline } from 'sepax';
import type { Point } from '../../../figure/pair/state.js';
import { type Fields, finite, list } from './fields.js';
import { Harvest } from './harvest.js';
import { type Ring, solidsOf } from './rings.js';
import { settledSolid, sound } from './settle.js';

/**
 * The shapes of a list of points in any of the forms that the library takes, or of a list of such
 * lists: those within others are holes.
 */
export function readPointLists(value: readonly unknown[]): Harvest {
  const harvest = new Harvest();
  const several = isListOfLists(value);
  const names = new Map<Ring, string>();
  (several ? value : [value]).forEach((list, i) => {
    const name = several ? `[${i}]` : '[…]';
    harvest.take(name, () => {
      const ring = readRing(list as PointsLike);
      sound([ring]);
      names.set(ring, name);
      return [];
    });
  });
  for (const rings of solidsOf([...names.keys()], 'evenodd')) {
    harvest.take(names.get(rings[0]!)!, () => [settledSolid(rings)]);
  }
  return harvest;
}

/** An object with points, as many programs write one; with x and y, they stand around that place. */
export function readPointsObject(value: object): Harvest {
  const { points, x = 0, y = 0 } = value as Fields;
  const [left, top] = [finite(x, 'x'), finite(y, 'y')];
  const harvest = readPointLists(list(points, 'points'));
  if (left === 0 && top === 0) return harvest;
  const moved = harvest.things.map((thing) => ({ ...thing, x: thing.x + left, y: thing.y + top }));
  harvest.things.splice(0, moved.length, ...moved);
  return harvest;
}

/** Fewer coordinates are a point or two, and no outline. */
const fewestCoordinates = 6;

/** Tells them as the library does. */
function isListOfLists([first]: readonly unknown[]): boolean {
  if (!Array.isArray(first)) return false;
  return typeof first[0] === 'object' || first.length >= fewestCoordinates;
}

/** Of all shapes that of a line asks least of its points; what is no list of them it says itself. */
function readRing(points: PointsLike): Ring {
  const line = new Polyline(points);
  line.dispose();
  return line.points.map(({ x, y }): Point => [x, y]);
}
