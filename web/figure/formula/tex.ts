import type { Vector } from 'sepax';
import type { ShapeName } from '../pair/state.js';

/** A part of a formula in a colour of the figure, by a command of our own: whoever sets formulas says what it does. */
export const toned = (tone: ShapeName | 'decide' | 'mtv', tex: string): string =>
  `\\tone{${tone}}{${tex}}`;

/** A number of at most `decimals` decimals. */
export const numeral = (value: number, decimals = 1): string => {
  const written = value.toFixed(decimals);
  return Number(written) === 0 ? written.replace('-', '') : written;
};

/** A negative number in brackets, as it must stand after an operator. */
export const operand = (value: number, decimals = 1): string =>
  Number(value.toFixed(decimals)) < 0 ? `(${numeral(value, decimals)})` : numeral(value, decimals);

export const pair = ({ x, y }: Vector, decimals = 1): string =>
  `(${numeral(x, decimals)},\\, ${numeral(y, decimals)})`;

export const interval = ({ min, max }: { min: number; max: number }): string =>
  `[${numeral(min)},\\; ${numeral(max)}]`;
