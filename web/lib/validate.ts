/** Checks of arguments. Each returns the checked value or throws a {@link SepaxError}. */
import { SepaxError, type SepaxErrorCode } from './errors.js';
import { isLikeness, kindOfStranger, STATE } from './presentation.js';
import { isGone, typedArrayLength, typedArrayName } from './typed-arrays.js';
import type { Bounds } from './vector.js';

/** The greatest magnitude of a coordinate. */
export const MAX_COORDINATE = 1e100;
/** The least size: lengths of shapes are positive. */
export const MIN_SIZE = 1e-100;
/** The least magnitude of a coordinate that does not count as zero. */
export const SMALLEST_COORDINATE = 2 ** -485;
/** The greatest magnitude of an angle, in radians. */
export const MAX_ANGLE = 1e15;

/**
 * What can be read of a value: an array's elements, an object's properties, or nothing, as of a primitive,
 * a function, or a proxy that was revoked.
 */
export function formOf(value: unknown): 'array' | 'object' | null {
  if (typeof value !== 'object' || value === null) return null;
  try {
    return Array.isArray(value) ? 'array' : 'object';
  } catch {
    return null;
  }
}

/** The length of a list; `null` if a value is none, or none any more. */
export function lengthOf(value: unknown): number | null {
  if (formOf(value) === 'array') {
    const { length } = value as { length: unknown };
    // That of a proxy may be anything.
    return Number.isSafeInteger(length) && (length as number) >= 0 ? (length as number) : null;
  }
  if (typedArrayName(value) === undefined || isGone(value as object)) return null;
  return typedArrayLength(value as object);
}

/** The longest rendering of a value in an error message. */
const LONGEST_SHOWN = 80;

/** A value as an error message shows it: short, and never itself a cause of errors. */
export function show(value: unknown): string {
  const text = render(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;
}

function render(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    const name: unknown = value.constructor?.name;
    const gone = typedArrayName(value) !== undefined && isGone(value) ? ' without memory' : '';
    if (name && name !== 'Object' && name !== 'Array' && typeof name === 'string')
      return `a${/^[AEIO]/.test(name) ? 'n' : ''} ${name}${gone}`;
    return JSON.stringify(value, shortened).replace(/"\\u0000(.*?)"/g, '$1');
  } catch {
    // Cycles, bigints inside, getters and proxies that throw.
    return 'an object that has no text';
  }
}

/**
 * No list has more elements than may be shown, and writing a million takes a second. What JSON has no word for, as NaN,
 * is marked, for the quotes to be taken away.
 */
const shortened = (_: string, value: unknown): unknown =>
  value === undefined || typeof value === 'number'
    ? `\0${value}`
    : Array.isArray(value) && value.length > LONGEST_SHOWN
      ? value.slice(0, LONGEST_SHOWN)
      : value;

/** An argument, or an element of it, as messages name it. */
export function nameOf(argument: string, index: number | null): string {
  return index === null ? argument : `${argument}[${index}]`;
}

/**
 * The error of a value that is not as its argument must be: `demand` says how, and `part`, as `.x`, what of the argument
 * is at fault.
 */
export function mismatch(
  code: SepaxErrorCode,
  argument: string,
  index: number | null,
  value: unknown,
  demand: string,
  part = '',
  found = show(value),
): SepaxError {
  const message = `${nameOf(argument, index)}${part} ${demand}, but is ${found}.`;
  return new SepaxError(code, argument, index, value, message);
}

/** The error of a shape, a world or a body that is no longer there. */
export function gone(
  value: unknown,
  argument: string,
  index: number | null = null,
  how = 'was disposed of',
): SepaxError {
  const message = `${nameOf(argument, index)} ${how} and can't be used any more.`;
  return new SepaxError('disposed', argument, index, value, message);
}

/** The error of an argument that is no `wanted`. */
export function notAShape(
  value: unknown,
  argument: string,
  wanted: string,
  index: number | null = null,
): SepaxError {
  return mismatch('not-a-shape', argument, index, value, `must be ${wanted}`);
}

/** What is wrong with a value that would do if it were one of ours. */
export function ofAnotherCopy(value: unknown): string {
  return (
    `${show(value)} of another copy of the library: two versions are loaded, or sepax/async beside sepax. ` +
    'Import everything from one'
  );
}

/** The error of a shape or body that is none of ours: perhaps it is one of another copy of the library, or only like one. */
export function notOurs(
  code: 'not-a-shape' | 'not-a-body',
  value: unknown,
  argument: string,
  wanted: string,
  index: number | null = null,
): SepaxError {
  const kind = kindOfStranger(value);
  // Bodies are taken wherever shapes are.
  const hint = kind === 'data' && code === 'not-a-shape' ? ' (fromJSON makes shapes of data)' : '';
  let found: string | undefined;
  if (kind === 'body' || code === `not-a-${kind}`) {
    found = isLikeness(value as object)
      ? `a proxy of a ${kind}, or an object with its properties. Pass the ${kind} itself`
      : ofAnotherCopy(value);
  }
  return mismatch(code, argument, index, value, `must be ${wanted}${hint}`, '', found);
}

/** A finite number of magnitude at most `limit`; `part`, as in {@link mismatch}, is for coordinates. */
export function checkNumber(
  value: unknown,
  argument: string,
  index: number | null = null,
  limit = MAX_COORDINATE,
  part?: string,
): number {
  return checkRange(value, argument, -limit, limit, index, '', part);
}

/** A finite number from `min` to `max`; `or` says what else will do, or in what it is measured, and `part` is as of {@link checkNumber}. */
export function checkRange(
  value: unknown,
  argument: string,
  min: number,
  max: number,
  index: number | null = null,
  or = '',
  part?: string,
): number {
  if (typeof value !== 'number') {
    throw mismatch('not-a-number', argument, index, value, 'must be a number', part);
  }
  if (!Number.isFinite(value)) {
    throw mismatch('not-finite', argument, index, value, 'must be finite', part);
  }
  if (value >= min && value <= max) return value;
  throw mismatch(
    'out-of-range',
    argument,
    index,
    value,
    `must ${or}lie between ${min} and ${max}`,
    part,
  );
}

/** How far to look: 0 or more, without end if nothing is said or `Infinity`. */
export function checkLimit(value: number | undefined, argument: string): number {
  return value === undefined || value === Infinity
    ? Infinity
    : checkRange(value, argument, 0, MAX_COORDINATE);
}

/** A size: a finite number from {@link MIN_SIZE} to {@link MAX_COORDINATE}. */
export function checkSize(value: unknown, argument: string): number {
  return checkRange(value, argument, MIN_SIZE, MAX_COORDINATE);
}

/** A rounding radius: 0, or a size. */
export function checkRadius(value: unknown, argument: string, index: number | null = null): number {
  return value === 0 ? 0 : checkRange(value, argument, MIN_SIZE, MAX_COORDINATE, index, 'be 0 or ');
}

/** True or false, nothing else. */
export function checkBoolean(value: unknown, argument: string): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch('not-an-option', argument, null, value, 'must be true or false');
}

/** A whole number from `min` to `max`. */
export function checkInteger(
  value: unknown,
  argument: string,
  min: number,
  max: number,
  index: number | null = null,
): number {
  const number = checkNumber(value, argument, index, Infinity);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw mismatch(
    'out-of-range',
    argument,
    index,
    value,
    min > max
      ? 'must be the place of one, of which there are none'
      : `must be a whole number from ${min} to ${max}`,
  );
}

/** A coordinate of a point, `part` of it; see {@link mismatch}. */
export const checkCoordinate: NumberCheck = (value, argument, index, part) =>
  checkNumber(value, argument, index, MAX_COORDINATE, part);

/** The error of what is no point and no direction. */
function notAVector(
  value: unknown,
  argument: string,
  index: number | null,
  found?: string,
): SepaxError {
  return mismatch('not-a-vector', argument, index, value, 'must be [x, y] or { x, y }', '', found);
}

/** The two coordinates of a point or direction; errors name `argument` and, in a list, `index`. */
export function checkVector(
  value: unknown,
  argument: string,
  index: number | null = null,
  check: NumberCheck = checkCoordinate,
): readonly [number, number] {
  const form = formOf(value);
  const point = value as { readonly [name in 'length' | 0 | 1 | 'x' | 'y']: unknown };
  // Points of a class may have their coordinates from its prototype.
  const isObject = form === 'object' && 'x' in point && 'y' in point;
  // The coordinates of such a thing can't be read, as its state is that of another.
  if (isObject && STATE in point && isLikeness(point)) {
    throw notAVector(value, argument, index, `a proxy of ${show(value)}, or the like`);
  }
  if (isObject || lengthOf(value) === 2) {
    const x = isObject ? point.x : point[0];
    const y = isObject ? point.y : point[1];
    // Two points are no point.
    if (formOf(x) === null || formOf(y) === null) {
      return [check(x, argument, index, '.x'), check(y, argument, index, '.y')];
    }
  }
  throw notAVector(value, argument, index);
}

/** The two components of a displacement, zero allowed: a motion, a velocity, factors of a scale. */
export const checkDisplacement: typeof checkVector = (value, argument, index = null, check) =>
  leading(checkVector(value, argument, index, check), value, argument, index);

/** A vector that was read already: a shape or a body has a place, but leads nowhere. It was meant for another argument. */
function leading(
  vector: readonly [number, number],
  value: unknown,
  argument: string,
  index: number | null,
): readonly [number, number] {
  if (STATE in (value as object)) throw notAVector(value, argument, index);
  return vector;
}

/** The two components of a direction, which has any length but zero. */
export function checkDirection(
  value: unknown,
  argument: string,
  index: number | null = null,
): readonly [number, number] {
  return expectDirection(checkVector(value, argument, index), value, argument, index);
}

/** The components of a direction that were read already. */
export function expectDirection(
  direction: readonly [number, number],
  value: unknown,
  argument: string,
  index: number | null = null,
): readonly [number, number] {
  const [x, y] = leading(direction, value, argument, index);
  if (Math.abs(x) >= SMALLEST_COORDINATE || Math.abs(y) >= SMALLEST_COORDINATE) return direction;
  const demand = 'must point somewhere';
  throw mismatch('zero-vector', argument, index, value, demand, '', 'the zero vector');
}

/** The sides of a box, least ones first: those opposite may be equal. */
export function checkBounds(
  value: unknown,
  argument: string,
): readonly [minX: number, minY: number, maxX: number, maxY: number] {
  const bounds = value as Bounds;
  const sides = ['minX', 'minY', 'maxX', 'maxY'] as const;
  if (formOf(value) === null || sides.some((side) => !(side in bounds))) {
    throw mismatch('not-a-vector', argument, null, value, 'must be { minX, minY, maxX, maxY }');
  }
  const minX = checkNumber(bounds.minX, `${argument}.minX`);
  const minY = checkNumber(bounds.minY, `${argument}.minY`);
  const maxX = checkRange(bounds.maxX, `${argument}.maxX`, minX, MAX_COORDINATE);
  return [minX, minY, maxX, checkRange(bounds.maxY, `${argument}.maxY`, minY, MAX_COORDINATE)];
}

/** One of a few values. */
export function checkChoice<Choice extends string | boolean>(
  value: unknown,
  argument: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((allowed) => allowed === value);
  if (choice !== undefined) return choice;
  throw mismatch(
    'not-a-choice',
    argument,
    null,
    value,
    `must be ${choices.map(show).join(' or ')}`,
  );
}

/** A number, even if it is no coordinate: NaN, infinite, or too large. */
export const checkAnyNumber: NumberCheck = (value, argument, index, part) =>
  typeof value === 'number' ? value : checkCoordinate(value, argument, index, part);

/** A check of one coordinate, as {@link checkCoordinate}. */
export type NumberCheck = (
  value: unknown,
  argument: string,
  index: number | null,
  part: '.x' | '.y',
) => number;
