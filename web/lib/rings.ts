/** Hands outlines to the wasm side, and reads lists of points that come back. */

import { checkElements, checkList, checkPoints, isList } from './lists.js';
import { zeros } from './memory.js';
import { at, vectorAt } from './raw/read.js';
import { input, output } from './raw/wasm.js';
import { checkCoordinate, formOf, lengthOf, mismatch, type NumberCheck } from './validate.js';
import type { OutlineLike, PointsLike, Vector } from './vector.js';

/** Fewer coordinates are a point or two, and no ring. */
const FEWEST_COORDINATES = 6;

/** The coordinates of the rings of one polygon, flat: the outer ring, then its holes. */
export type Rings = readonly Float64Array[];

/** An outline whose lists and numbers are checked. */
export interface CheckedOutline {
  /** As it was given. */
  readonly outline: OutlineLike;
  /** One polygon or several. */
  readonly polygons: readonly Rings[];
  /** Whether it was given as a list of polygons. */
  readonly several: boolean;
}

/** What the elements of an outline are. */
type Elements = 'points' | 'rings' | 'polygons';

/** Empty lists are rings unless something else beside them says more. */
function elementsOf(list: ArrayLike<unknown>, within = false): Elements {
  const length = lengthOf(list) ?? 0;
  let i = 0;
  while (i < length && isList(list[i]) && lengthOf(list[i]) === 0) i++;
  if (i === length) return length === 0 ? 'points' : 'rings';
  const first = list[i];
  if (!isList(first)) return 'points';
  if (typeof first[0] !== 'object') {
    return (lengthOf(first) ?? 0) >= FEWEST_COORDINATES ? 'rings' : 'points';
  }
  return within || elementsOf(first, true) === 'points' ? 'rings' : 'polygons';
}

/** The coordinates of an outline; `check` says which numbers will do. */
export function checkOutline(
  outline: OutlineLike,
  argument: string,
  check: NumberCheck = checkCoordinate,
): CheckedOutline {
  const checked = (polygons: Rings[], several = false): CheckedOutline => ({
    outline,
    polygons,
    several,
  });
  if (formOf(outline) !== 'array') {
    return checked([[checkPoints(outline as PointsLike, argument, check)]]);
  }
  const list = checkList(outline, argument);
  switch (elementsOf(list)) {
    case 'points':
      return checked([[checkElements(list, argument, check)]]);
    case 'rings':
      return checked([checkRings(list, argument, check)]);
    case 'polygons':
      return checked(
        list.map((polygon, p) => checkPolygon(polygon, `${argument}[${p}]`, check)),
        true,
      );
  }
}

function checkRings(rings: readonly unknown[], argument: string, check: NumberCheck): Rings {
  return rings.map((ring, r) => checkPoints(ring as PointsLike, `${argument}[${r}]`, check));
}

function checkPolygon(polygon: unknown, argument: string, check: NumberCheck): Rings {
  const rings = checkList(polygon, argument);
  // An outer ring without points, so that it is refused for what it is.
  if (rings.length === 0) return [zeros(0)];
  if (elementsOf(rings) !== 'points') return checkRings(rings, argument, check);
  const demand = 'must be a list of rings, as in other polygons of the list';
  throw mismatch('not-points', argument, null, polygon, demand);
}

/** Hands polygons to the next call, as cpp/wasm/outlines.hpp says; returns how many. */
export function inputPolygons(polygons: readonly Rings[]): number {
  const rings = polygons.flat();
  const coordinates = rings.reduce((sum, ring) => sum + ring.length, 0);
  const numbers = zeros(polygons.length + rings.length + coordinates);
  let place = 0;
  for (const polygon of polygons) {
    numbers[place++] = polygon.length;
    for (const ring of polygon) {
      numbers[place++] = ring.length / 2;
      numbers.set(ring, place);
      place += ring.length;
    }
  }
  input(numbers);
  return polygons.length;
}

/** `count` lists of points from the output list, each behind its number of points, from `start` on. */
export function readLists(count: number, start = 0): Vector[][] {
  const lists: Vector[][] = [];
  let place = start;
  for (let k = 0; k < count; k++) {
    const size = at(output(place + 1), place);
    const numbers = output(place + 1 + 2 * size).subarray(place + 1);
    lists.push(Array.from({ length: size }, (_, i) => vectorAt(numbers, 2 * i)));
    place += 1 + 2 * size;
  }
  return lists;
}

/** `count` polygons from the output list, each behind its number of rings. */
export function readPolygons(count: number): Vector[][][] {
  const polygons: Vector[][][] = [];
  let place = 0;
  for (let k = 0; k < count; k++) {
    const rings = readLists(at(output(place + 1), place), place + 1);
    polygons.push(rings);
    place += rings.reduce((size, ring) => size + 1 + 2 * ring.length, 1);
  }
  return polygons;
}

/** The rings of polygons as frozen points. */
export function frozenPolygons(
  polygons: readonly Rings[],
): readonly (readonly (readonly Vector[])[])[] {
  return Object.freeze(polygons.map((rings) => Object.freeze(rings.map(frozenPoints))));
}

/** Flat coordinates as frozen points. */
export function frozenPoints(flat: Float64Array): readonly Vector[] {
  const points = Array.from({ length: flat.length / 2 }, (_, i) =>
    Object.freeze(vectorAt(flat, 2 * i)),
  );
  return Object.freeze(points);
}
