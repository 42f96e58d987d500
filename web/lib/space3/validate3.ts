/** Checks of arguments in space. Each returns numbers for wasm or throws a {@link SepaxError}. */

import { SepaxError, type SepaxErrorCode } from '../errors.js';
import { checkGrouped, isList, takeList } from '../lists.js';
import { zeros } from '../memory.js';
import { checkNumber, formOf, lengthOf, MAX_COORDINATE, mismatch, notAShape } from '../validate.js';
import { polygonFaults, record } from './raw/layout.js';
import { at } from './raw/read.js';
import { resultRecord } from './raw/wasm.js';
import type { PlaneLike, Points3Like } from './vector3.js';

/** How long a vector must be at least to have a direction, and a side to make a box. */
const MIN_LENGTH = 1e-75;

/** The coordinates of a list or an object, named by the letters of `names`. */
function checkCoordinates(
  value: unknown,
  names: string,
  argument: string,
  index: number | null = null,
): number[] {
  const letters = [...names];
  const fields = value as Record<string, unknown>;
  const numbers =
    lengthOf(value) === names.length
      ? (value as ArrayLike<unknown>)
      : formOf(value) !== null && letters.every((name) => name in fields)
        ? letters.map((name) => fields[name])
        : undefined;
  // Three points are no point.
  if (numbers !== undefined && letters.some((_, i) => formOf(numbers[i]) === null)) {
    return letters.map((letter, i) =>
      checkNumber(numbers[i], argument, index, MAX_COORDINATE, `.${letter}`),
    );
  }
  const list = letters.join(', ');
  throw mismatch('not-a-vector', argument, index, value, `must be [${list}] or { ${list} }`);
}

/** The coordinates of a point or direction; errors name `argument` and, in a list, `index`. */
export function checkVector3(
  value: unknown,
  argument: string,
  index: number | null = null,
): number[] {
  return checkCoordinates(value, 'xyz', argument, index);
}

/** The same, of something that must not be too short to have a direction. */
function checkDirected(value: unknown, names: string, argument: string): number[] {
  const numbers = checkCoordinates(value, names, argument);
  if (numbers.some((x) => Math.abs(x) >= MIN_LENGTH)) return numbers;
  throw mismatch(
    'out-of-range',
    argument,
    null,
    value,
    `must have a coordinate of at least ${MIN_LENGTH}`,
  );
}

export function checkDirection3(value: unknown, argument: string): number[] {
  return checkDirected(value, 'xyz', argument);
}

export function checkQuaternion(value: unknown, argument: string): number[] {
  return checkDirected(value, 'xyzw', argument);
}

/** A number that is at least `min`. */
export function checkAtLeast(value: unknown, min: number, argument: string): number {
  const number = checkNumber(value, argument);
  if (number >= min) return number;
  throw mismatch('out-of-range', argument, null, value, `must be at least ${min}`);
}

/** Three half sizes of a box, none of which is too small to have faces. */
export function checkHalfSizes(value: unknown, argument: string): number[] {
  return checkVector3(value, argument).map((size, i) =>
    checkAtLeast(size, MIN_LENGTH, `${argument}.${'xyz'[i]}`),
  );
}

/** An object that has the named fields; other fields are its owner's business. */
export function checkFields<Name extends string>(
  value: unknown,
  names: readonly Name[],
  argument: string,
  or = '',
): Record<Name, unknown> {
  if (formOf(value) !== null && names.every((name) => name in (value as object))) {
    return value as Record<Name, unknown>;
  }
  throw notAShape(value, argument, `an object with ${names.join(' and ')}${or}`);
}

/**
 * The coordinates of a list of at least `least` points, flat. In errors the index is that of the
 * point, whichever way the list is written.
 */
export function checkPoints3(value: unknown, argument: string, least: number): Float64Array {
  const error = (code: SepaxErrorCode, index: number | null, culprit: unknown, message: string) =>
    new SepaxError(code, argument, index, culprit, `${argument} ${message}`);
  const list = takeList(value, argument, () => {
    const forms = '[[x, y, z], …], [{ x, y, z }, …] or [x0, y0, z0, x1, …]';
    return mismatch('not-points', argument, null, value, `must be a list of points, ${forms}`);
  });
  const isFlat = formOf(value) !== 'array' || typeof list[0] === 'number';
  const count = isFlat ? Math.floor(list.length / 3) : list.length;
  if (isFlat && list.length % 3 !== 0) {
    const last = list[list.length - 1];
    throw error(
      'not-points',
      count,
      last,
      `holds ${list.length} flat coordinates, no multiple of 3: the last point is not whole.`,
    );
  }
  if (count < least) {
    // A polygon with holes, in the plane.
    if (formOf(list[0]) === 'array' && formOf((list[0] as unknown[])[0]) !== null) {
      throw mismatch('not-points', argument, null, value, 'must be one ring, without holes');
    }
    throw error(
      'too-few-points',
      null,
      value,
      `must hold at least ${least === 1 ? 'one point' : `${least} points`}, but holds ${count}.`,
    );
  }
  const flat = zeros(3 * count);
  for (let i = 0; i < count; i++) {
    if (isFlat) {
      for (let k = 3 * i; k < 3 * i + 3; k++)
        flat[k] = checkGrouped(list[k], argument, k, 'xyz', 'point');
    } else {
      flat.set(checkVector3(list[i], argument, i), 3 * i);
    }
  }
  return flat;
}

/** The coordinates of a polygon. Whether they are planar is found out by C++: {@link faultless}. */
export function checkPolygon(value: Points3Like, argument: string): Float64Array {
  return checkPoints3(value, argument, 3);
}

/** What is given for a plane: the coordinates of a polygon, or of normal and point. */
export function checkPlane(
  value: PlaneLike,
  argument: string,
): { readonly polygon: Float64Array } | { readonly plane: number[] } {
  if (isList(value)) return { polygon: checkPolygon(value, argument) };
  const { normal, point } = checkFields(
    value,
    ['normal', 'point'],
    argument,
    ', or the points of a polygon',
  );
  return {
    plane: [
      ...checkDirection3(normal, `${argument}.normal`),
      ...checkVector3(point, `${argument}.point`),
    ],
  };
}

/** Throws if a call found fault with one of the polygons that it was given. */
export function faultless(
  ok: number,
  ...polygons: readonly (readonly [argument: string, value: unknown, points: Float64Array])[]
): void {
  if (ok !== 0) return;
  const report = resultRecord();
  const [argument, value, points] = polygons[
    at(report, record.faultPolygon)
  ] as (typeof polygons)[number];
  const index = at(report, record.faultVertex);
  if (polygonFaults[at(report, record.fault)] === 'collinear') {
    const message = `${argument} must not have all its points on one line.`;
    throw new SepaxError('collinear', argument, null, value, message);
  }
  const [x, y, z] = points.subarray(3 * index, 3 * index + 3);
  throw new SepaxError(
    'non-planar',
    argument,
    index,
    { x, y, z },
    `${argument} must be planar, but ${argument}[${index}] lies ${at(report, record.faultDistance)} off the mean plane of its points.`,
  );
}
