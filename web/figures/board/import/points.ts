import { type PointsLike, Polyline } from 'sepax';
import type { Point } from '../../../figure/pair/state.js';
import { named } from './bodies.js';
import { type Fields, finite, list } from './fields.js';
import { Harvest } from './harvest.js';
import { type Ring, solidsOf } from './rings.js';
import { settledSolid, sound } from './settle.js';

/**
 * The shapes of a list of points in any of the forms that the library takes, or of a list of such
 * lists: those within others are holes. A shape has the name of its outline.
 */
export function readPointLists(
  value: readonly unknown[],
  titles: readonly (string | undefined)[] = [],
): Harvest {
  const harvest = new Harvest();
  const several = isListOfLists(value);
  const places = new Map<
    Ring,
    { readonly place: string | null; readonly title: string | undefined }
  >();
  (several ? value : [value]).forEach((list, i) => {
    const place = several ? `[${i}]` : null;
    harvest.take(place, () => {
      const ring = readRing(list as PointsLike);
      sound([ring]);
      places.set(ring, { place, title: titles[i] });
      return [];
    });
  });
  for (const rings of solidsOf([...places.keys()], 'evenodd')) {
    const { place, title } = places.get(rings[0]!)!;
    harvest.take(place, () => [named(settledSolid(rings), title)]);
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
