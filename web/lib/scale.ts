/** Checks of what shapes are scaled by, and what is said when they can't be. */
import { SepaxError } from './errors.js';
import { checkNumber, checkVector, MAX_COORDINATE, MIN_SIZE, mismatch, show } from './validate.js';
import type { Vector } from './vector.js';

/** A factor for each axis: sizes but for the sign. */
export function checkScale(value: unknown): Vector {
  const [x, y] = typeof value === 'number' ? [value, value] : checkVector(value, 'scale');
  for (const factor of [x, y]) {
    if (Math.abs(checkNumber(factor, 'scale')) < MIN_SIZE) throw tooSmall(factor);
  }
  return Object.freeze({ x, y });
}

function tooSmall(factor: number): SepaxError {
  return mismatch(
    'out-of-range',
    'scale',
    null,
    factor,
    `must be at least ${MIN_SIZE} or at most -${MIN_SIZE}`,
  );
}

/** The error of a scale that would make round corners elliptic. */
export function nonUniform(value: unknown): SepaxError {
  return new SepaxError(
    'non-uniform',
    'scale',
    null,
    value,
    `scale must be the same along both axes for a shape with a radius, but is ${show(value)}: round corners would become elliptic.`,
  );
}

/** The error of what would take a shape out of the range of coordinates. */
export function tooLarge(argument: string, value: unknown): SepaxError {
  return new SepaxError(
    'out-of-range',
    argument,
    null,
    value,
    `${argument} would take the shape beyond ${MAX_COORDINATE}: ${show(value)}.`,
  );
}
