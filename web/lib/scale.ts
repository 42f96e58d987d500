/** Checks of what shapes are scaled by, and what is said when they can't be. */
import { SepaxError } from './errors.js';
import {
  checkDisplacement,
  checkNumber,
  MAX_COORDINATE,
  MIN_SIZE,
  mismatch,
  nameOf,
  show,
} from './validate.js';
import type { Vector } from './vector.js';

/** A factor for each axis: sizes but for the sign. */
export function checkScale(value: unknown): Vector {
  const [x, y] = typeof value === 'number' ? [value, value] : checkDisplacement(value, 'scale');
  return Object.freeze({ x: checkFactor(x, 'scale'), y: checkFactor(y, 'scale') });
}

/** A size, but for the sign. */
export function checkFactor(
  factor: unknown,
  argument: string,
  index: number | null = null,
): number {
  const number = checkNumber(factor, argument, index);
  if (Math.abs(number) >= MIN_SIZE) return number;
  const demand = `must be at least ${MIN_SIZE} or at most -${MIN_SIZE}`;
  throw mismatch('out-of-range', argument, index, factor, demand);
}

// What wasm answers of another scale or pivot, as `Reshaping` in cpp/wasm/session.hpp.
export const RESHAPED = 0;
export const NON_UNIFORM = 2;

/** Throws what is wrong with a scale or a pivot that a form can't have. */
export function expectReshaped(answer: number, argument: 'scale' | 'pivot', value: unknown): void {
  if (answer === NON_UNIFORM) throw nonUniform(value);
  if (answer !== RESHAPED) throw tooLarge(argument, value);
}

/** The error of a scale that would make round corners elliptic. */
export function nonUniform(
  value: unknown,
  argument = 'scale',
  index: number | null = null,
): SepaxError {
  const demand = 'must be the same along both axes for a shape with a radius';
  const found = `${show(value)}: round corners would become elliptic`;
  return mismatch('non-uniform', argument, index, value, demand, '', found);
}

/** The error of what would take a shape out of the range of coordinates. */
export function tooLarge(
  argument: string,
  value: unknown,
  index: number | null = null,
): SepaxError {
  return new SepaxError(
    'out-of-range',
    argument,
    index,
    value,
    `${nameOf(argument, index)} would take the shape beyond ${MAX_COORDINATE}: ${show(value)}.`,
  );
}
