/** Checks of arguments. Each returns the checked value or throws a {@link SepaxError}. */
import { SepaxError, type SepaxErrorCode } from './errors.js';
import type { PointsLike, VectorLike } from './vector.js';

/** The greatest magnitude of a coordinate. */
export const MAX_COORDINATE = 1e100;
/** The least size: lengths of shapes are positive. */
export const MIN_SIZE = 1e-100;
/** The least magnitude of a coordinate that does not count as zero. */
export const SMALLEST_COORDINATE = 2 ** -485;
/** The most elements of a list of points. */
export const MAX_LIST_LENGTH = 2_000_000;
/** The greatest magnitude of an angle, in radians. */
export const MAX_ANGLE = 1e15;

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
    if (name !== 'Object' && name !== 'Array' && typeof name === 'string') return `a ${name}`;
    return JSON.stringify(value);
  } catch {
    // Cycles, bigints inside, getters and proxies that throw.
    return 'an object that has no text';
  }
}

/** An argument, or an element of it, as messages name it. */
export function nameOf(argument: string, index: number | null): string {
  return index === null ? argument : `${argument}[${index}]`;
}

/** The error of a value that is not as its argument must be: `demand` says how. */
export function mismatch(
  code: SepaxErrorCode,
  argument: string,
  index: number | null,
  value: unknown,
  demand: string,
): SepaxError {
  const message = `${nameOf(argument, index)} ${demand}, but is ${show(value)}.`;
  return new SepaxError(code, argument, index, value, message);
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

/** A finite number of magnitude at most `limit`. */
export function checkNumber(
  value: unknown,
  argument: string,
  index: number | null = null,
  limit = MAX_COORDINATE,
): number {
  if (typeof value !== 'number') {
    throw mismatch('not-a-number', argument, index, value, 'must be a number');
  }
  if (!Number.isFinite(value)) {
    throw mismatch('not-finite', argument, index, value, 'must be finite');
  }
  if (Math.abs(value) > limit) {
    throw mismatch(
      'out-of-range',
      argument,
      index,
      value,
      `must lie between -${limit} and ${limit}`,
    );
  }
  return value;
}

/** A finite number from `min` to `max`. */
export function checkRange(
  value: unknown,
  argument: string,
  min: number,
  max: number,
  index: number | null = null,
): number {
  const number = checkNumber(value, argument, index);
  if (number >= min && number <= max) return number;
  throw mismatch('out-of-range', argument, index, value, `must lie between ${min} and ${max}`);
}

/** A size: a finite number from {@link MIN_SIZE} to {@link MAX_COORDINATE}. */
export function checkSize(value: unknown, argument: string): number {
  return checkRange(value, argument, MIN_SIZE, MAX_COORDINATE);
}

/** A rounding radius or a tolerance: 0, or a size. */
export function checkRadius(value: unknown, argument: string, index: number | null = null): number {
  return value === 0 ? 0 : checkRange(value, argument, MIN_SIZE, MAX_COORDINATE, index);
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
  const number = checkNumber(value, argument, index);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw mismatch(
    'out-of-range',
    argument,
    index,
    value,
    `must be a whole number from ${min} to ${max}`,
  );
}

function notAVector(value: unknown, argument: string, index: number | null): SepaxError {
  return mismatch('not-a-vector', argument, index, value, 'must be [x, y] or { x, y }');
}

/** The two coordinates of a point or direction; errors name `argument` and, in a list, `index`. */
export function checkVector(
  value: unknown,
  argument: string,
  index: number | null = null,
  check: NumberCheck = checkNumber,
): readonly [number, number] {
  if (typeof value !== 'object' || value === null) throw notAVector(value, argument, index);
  if (Array.isArray(value)) {
    if (value.length !== 2) throw notAVector(value, argument, index);
    return [check(value[0], argument, index), check(value[1], argument, index)];
  }
  if (!('x' in value) || !('y' in value)) throw notAVector(value, argument, index);
  return [check(value.x, argument, index), check(value.y, argument, index)];
}

/** The error of an argument that is no `wanted`. */
export function notAList(value: unknown, argument: string, wanted: string): SepaxError {
  return mismatch('not-a-list', argument, null, value, `must be ${wanted}`);
}

/** An array, of whatever elements. */
export function checkList(value: unknown, argument: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw notAList(value, argument, 'an array');
}

/** How many groups of so many elements a list has; `wanted` says what one is. */
export function checkGroups(
  value: unknown,
  argument: string,
  group: number,
  wanted: string,
): number {
  if (isList(value) && value.length % group === 0 && value.length <= MAX_LIST_LENGTH) {
    return value.length / group;
  }
  throw notAList(value, argument, `a list of at most ${MAX_LIST_LENGTH} numbers, ${wanted}`);
}

/** The two components of a direction, which has any length but zero. */
export function checkDirection(
  value: unknown,
  argument: string,
  index: number | null = null,
): readonly [number, number] {
  const direction = checkVector(value, argument, index);
  if (direction.some((x) => Math.abs(x) >= SMALLEST_COORDINATE)) return direction;
  throw new SepaxError(
    'zero-vector',
    argument,
    index,
    value,
    `${nameOf(argument, index)} must point somewhere, but is the zero vector.`,
  );
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

/** Whether a value is an array or a typed array. */
export function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

/** A number, even if it is no coordinate: NaN, infinite, or too large. */
export function checkAnyNumber(value: unknown, argument: string, index: number | null): number {
  return typeof value === 'number' ? value : checkNumber(value, argument, index);
}

/** A check of one number, as {@link checkNumber}. */
type NumberCheck = (value: unknown, argument: string, index: number | null) => number;

/**
 * The coordinates of a list of points, flat. In errors the index is that of the point, whichever way
 * the list is written.
 */
export function checkPoints(
  value: PointsLike,
  argument: string,
  check: NumberCheck = checkNumber,
): Float64Array {
  const list: unknown = value;
  if (!isList(list)) {
    throw mismatch(
      'not-points',
      argument,
      null,
      list,
      'must be a list of points, [[x, y], …], [{ x, y }, …] or [x0, y0, x1, y1, …]',
    );
  }
  if (list.length > MAX_LIST_LENGTH) {
    throw new SepaxError(
      'out-of-range',
      argument,
      null,
      list.length,
      `${argument} may have at most ${MAX_LIST_LENGTH} elements, but has ${list.length}.`,
    );
  }
  return ArrayBuffer.isView(list) || typeof list[0] === 'number'
    ? checkFlatPoints(list, argument, check)
    : checkPointList(list as ArrayLike<VectorLike>, argument, check);
}

function checkFlatPoints(
  list: ArrayLike<unknown>,
  argument: string,
  check: NumberCheck,
): Float64Array {
  if (list.length % 2 === 1) {
    throw new SepaxError(
      'not-points',
      argument,
      (list.length - 1) / 2,
      list[list.length - 1],
      `${argument} holds flat coordinates, but their number is odd: the x of ${nameOf(argument, (list.length - 1) / 2)} has no y.`,
    );
  }
  const flat = new Float64Array(list.length);
  for (let i = 0; i < flat.length; i++) {
    flat[i] = check(list[i], argument, Math.floor(i / 2));
  }
  return flat;
}

function checkPointList(
  list: ArrayLike<VectorLike>,
  argument: string,
  check: NumberCheck,
): Float64Array {
  const flat = new Float64Array(2 * list.length);
  for (let i = 0; i < list.length; i++) {
    const [x, y] = checkVector(list[i], argument, i, check);
    flat[2 * i] = x;
    flat[2 * i + 1] = y;
  }
  return flat;
}

/** Whether a value is an object literal, of whichever realm, and not an instance of something. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** An options object with known names only: a misspelt option must not pass as its default. */
export function checkOptions<Options extends object>(
  value: Options | undefined,
  names: readonly (keyof Options & string)[],
): Options {
  if (value === undefined) return {} as Options;
  const options: unknown = value;
  if (!isPlain(options)) {
    throw new SepaxError(
      'not-an-option',
      'options',
      null,
      options,
      `options must be an object with any of ${names.join(', ')}, but is ${show(options)}.`,
    );
  }
  for (const name in options) {
    if (!(names as readonly string[]).includes(name)) {
      throw new SepaxError(
        'not-an-option',
        'options',
        null,
        name,
        `options has no "${name}"; it may have ${names.join(', ')}.`,
      );
    }
  }
  return value;
}
