/**
 * Checks of lists. A list is taken once, at its true length, into one of our own: what becomes of it
 * afterwards, or while it is read, does not count.
 */

import { SepaxError } from './errors.js';
import { zeros } from './memory.js';
import { typedArrayName } from './typed-arrays.js';
import {
  checkCoordinate,
  checkNumber,
  checkVector,
  formOf,
  lengthOf,
  MAX_COORDINATE,
  mismatch,
  type NumberCheck,
  nameOf,
} from './validate.js';
import type { PointsLike } from './vector.js';

/** The most elements of a list. */
export const MAX_LIST_LENGTH = 2_000_000;

/** A copy of a list: of numbers, if it was a typed array of numbers. */
export type Elements = Float64Array | readonly unknown[];

function copyOf(list: ArrayLike<unknown>, length: number): Elements {
  const name = typedArrayName(list);
  const isNumeric = name !== undefined && !name.startsWith('Big');
  if (isNumeric) {
    // Not one by one: a loop that has met several kinds of arrays looks at each element for a kind.
    const numbers = zeros(length);
    numbers.set(list as ArrayLike<number>);
    return numbers;
  }
  const elements = new Array<unknown>(length);
  for (let i = 0; i < length; i++) elements[i] = list[i];
  return elements;
}

/** Whether a value is an array or a typed array. */
export function isList(value: unknown): value is ArrayLike<unknown> {
  return formOf(value) === 'array' || typedArrayName(value) !== undefined;
}

/** The elements of a list; `notAList` is thrown if the value is none. */
export function takeList(value: unknown, argument: string, notAList: () => SepaxError): Elements {
  const length = lengthOf(value);
  if (length === null) throw notAList();
  expectLength(length, argument);
  return copyOf(value as ArrayLike<unknown>, length);
}

/** Throws if a list has more elements than there may be. */
export function expectLength(length: number, argument: string, most = MAX_LIST_LENGTH): void {
  if (length <= most) return;
  const message = `${argument} may have at most ${most} elements, but has ${length}.`;
  throw new SepaxError('out-of-range', argument, null, length, message);
}

/** The error of an argument that is no `wanted`. */
export function notAList(value: unknown, argument: string, wanted: string): SepaxError {
  return mismatch('not-a-list', argument, null, value, `must be ${wanted}`);
}

/** The elements of an array, of whatever kind. */
export function checkList(value: unknown, argument: string): readonly unknown[] {
  const refuse = (): SepaxError => notAList(value, argument, 'an array');
  if (formOf(value) !== 'array') throw refuse();
  return takeList(value, argument, refuse) as readonly unknown[];
}

/** The length of a list of groups of so many elements; `wanted` says what one is. */
export function checkGroupsLength(
  value: unknown,
  argument: string,
  group: number,
  wanted: string,
): number {
  const length = lengthOf(value);
  if (length !== null && length % group === 0 && length <= MAX_LIST_LENGTH) return length;
  throw notGroups(value, argument, group, wanted, length);
}

/** Says how long the list is, which does not show in a long one. */
function notGroups(
  value: unknown,
  argument: string,
  group: number,
  wanted: string,
  length: number | null,
): SepaxError {
  const form = `a list of at most ${MAX_LIST_LENGTH} numbers, ${wanted}`;
  if (length === null) return notAList(value, argument, form);
  const fault = length % group === 0 ? '' : `, no multiple of ${group}`;
  const message = `${argument} must be ${form}, but has ${length}${fault}.`;
  return new SepaxError('not-a-list', argument, null, value, message);
}

/** The elements of such a list. */
export function checkGroups(
  value: unknown,
  argument: string,
  group: number,
  wanted: string,
): Elements {
  const length = checkGroupsLength(value, argument, group, wanted);
  return copyOf(value as ArrayLike<unknown>, length);
}

/**
 * A number of a flat list of groups, such as a coordinate of a point. Errors have the index of the group, and say
 * which number of the list it is.
 */
export function checkGrouped(
  value: unknown,
  argument: string,
  place: number,
  names: ArrayLike<string>,
  group: string,
): number {
  if (typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE) return value;
  try {
    return checkNumber(value, nameInGroup(argument, place, names, group));
  } catch (error) {
    throw Object.assign(error as SepaxError, { argument, index: Math.floor(place / names.length) });
  }
}

/** A number of such a list, as messages name it. */
export function nameInGroup(
  argument: string,
  place: number,
  names: ArrayLike<string>,
  group: string,
): string {
  const index = Math.floor(place / names.length);
  return `${argument}[${place}], ${names[place % names.length]} of ${group} ${index},`;
}

/**
 * The coordinates of a list of points, flat. In errors the index is that of the point, whichever way
 * the list is written.
 */
export function checkPoints(
  value: PointsLike,
  argument: string,
  check: NumberCheck = checkCoordinate,
  checkPoint = checkVector,
): Float64Array {
  const list = takeList(value, argument, () =>
    mismatch(
      'not-points',
      argument,
      null,
      value,
      `must be a list of points, [[x, y], …], [{ x, y }, …] or [x0, y0, x1, y1, …]${hintAt(value)}`,
    ),
  );
  return typedArrayName(value) === undefined
    ? checkElements(list, argument, check, checkPoint)
    : checkFlatPoints(list, argument, check);
}

/** Where the points are of what has some: a polygon or a body, or a geometry of GeoJSON. */
function hintAt(value: unknown): string {
  if (formOf(value) === null) return '';
  const name = 'worldPoints' in (value as object) ? 'worldPoints' : 'coordinates';
  return name in (value as object) ? ` (pass its ${name})` : '';
}

/** The same of elements that were taken already, of an array. */
export function checkElements(
  list: Elements,
  argument: string,
  check: NumberCheck,
  checkPoint = checkVector,
): Float64Array {
  if (typeof list[0] !== 'number') return checkPointList(list, argument, check, checkPoint);
  const place = list.findIndex((element) => lengthOf(element) === 2);
  if (place < 0) return checkFlatPoints(list, argument, check);
  const demand = 'must not be a point among flat numbers';
  throw mismatch('not-points', argument, place >> 1, list[place], demand);
}

function checkFlatPoints(list: Elements, argument: string, check: NumberCheck): Float64Array {
  const { length } = list;
  if (length % 2 === 1) {
    throw new SepaxError(
      'not-points',
      argument,
      (length - 1) / 2,
      list[length - 1],
      `${argument} holds flat coordinates, but their number is odd: the x of ${nameOf(argument, (length - 1) / 2)} has no y.`,
    );
  }
  const flat = list instanceof Float64Array ? list : zeros(length);
  for (let i = 0; i < length; i++) flat[i] = check(list[i], argument, i >> 1, i % 2 ? '.y' : '.x');
  return flat;
}

function checkPointList(
  list: Elements,
  argument: string,
  check: NumberCheck,
  checkPoint: typeof checkVector,
): Float64Array {
  const flat = zeros(2 * list.length);
  for (let i = 0; i < list.length; i++) {
    const [x, y] = checkPoint(list[i], argument, i, check);
    flat[2 * i] = x;
    flat[2 * i + 1] = y;
  }
  return flat;
}
