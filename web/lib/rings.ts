/** Hands outlines to the wasm side, and reads lists of points that come back. */

import { checkElements, checkList, checkPoints, isList, lengthOf } from './lists.js';
import { zeros } from './memory.js';
import { at, vectorAt } from './raw/read.js';
import { input, output } from './raw/wasm.js';
import { type checkAnyNumber, checkNumber, formOf } from './validate.js';
import type { OutlineLike, PointsLike, Vector } from './vector.js';

/** Fewer coordinates are a point or two, and no ring. */
const FEWEST_COORDINATES = 6;

/** Whether the elements of an outline are rings and not points. */
function areRings([first]: readonly unknown[]): boolean {
  if (!isList(first)) return false;
  return typeof first[0] === 'object' || (lengthOf(first) ?? 0) >= FEWEST_COORDINATES;
}

/** The coordinates of the rings of an outline, checked; `check` says which numbers will do. */
export function checkRings(
  outline: OutlineLike,
  argument: string,
  check: typeof checkAnyNumber = checkNumber,
): Float64Array[] {
  if (formOf(outline) !== 'array') return [checkPoints(outline as PointsLike, argument, check)];
  const list = checkList(outline, argument);
  if (!areRings(list)) return [checkElements(list, argument, check)];
  return list.map((ring, r) => checkPoints(ring as PointsLike, `${argument}[${r}]`, check));
}

/** Hands rings to the next call; returns how many. */
export function inputRings(rings: readonly Float64Array[]): number {
  const numbers = zeros(rings.reduce((sum, ring) => sum + ring.length + 1, 0));
  let place = rings.length;
  rings.forEach((ring, r) => {
    numbers[r] = ring.length / 2;
    numbers.set(ring, place);
    place += ring.length;
  });
  input(numbers);
  return rings.length;
}

/** `count` lists of points from the output list, each behind its number of points. */
export function readLists(count: number): Vector[][] {
  const lists: Vector[][] = [];
  let place = 0;
  for (let k = 0; k < count; k++) {
    const size = at(output(place + 1), place);
    const numbers = output(place + 1 + 2 * size).subarray(place + 1);
    lists.push(Array.from({ length: size }, (_, i) => vectorAt(numbers, 2 * i)));
    place += 1 + 2 * size;
  }
  return lists;
}

/** Flat coordinates as frozen points. */
export function frozenPoints(flat: Float64Array): readonly Vector[] {
  const points = Array.from({ length: flat.length / 2 }, (_, i) =>
    Object.freeze(vectorAt(flat, 2 * i)),
  );
  return Object.freeze(points);
}
