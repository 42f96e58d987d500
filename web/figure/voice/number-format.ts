import type { TraceStep, Vector } from 'sepax';
import { boundsOf } from '../../stage/vector-math.js';
import type { Evaluation } from '../pair/evaluation.js';
import { text } from './text.js';

/** Writes numbers with as many decimals as matter at the size of the shapes. */
export class NumberFormat {
  readonly #decimals: number;

  constructor(size: number) {
    this.#decimals = Math.min(9, Math.max(0, 4 - Math.floor(Math.log10(size))));
  }

  static for({ a, b }: Evaluation): NumberFormat {
    const { minX, minY, maxX, maxY } = boundsOf([...a.worldPoints, ...b.worldPoints]);
    return new NumberFormat(Math.max(maxX - minX, maxY - minY));
  }

  number(value: number): string {
    return signed(value.toFixed(this.#decimals));
  }

  /** A length of which it matters whether it is 0: a tiny one is not written as 0. */
  length(value: number): string {
    const written = this.number(value);
    if (value === 0 || Number(written) !== 0) return written;
    return `<${(10 ** -this.#decimals).toFixed(this.#decimals)}`;
  }

  vector({ x, y }: Vector): string {
    return `(${this.number(x)}, ${this.number(y)})`;
  }

  /** A unit vector, whatever the size of the shapes. */
  direction({ x, y }: Vector): string {
    return `(${signed(x.toFixed(3))}, ${signed(y.toFixed(3))})`;
  }
}

/** A true minus sign, and none before a zero. */
function signed(written: string): string {
  return Number(written) === 0 ? written.replace('-', '') : written.replace('-', '−');
}

/** A moment of the step as hundredths of it, without a sign. */
export const hundredths = (time: number): string => String(Number((100 * time).toFixed(1)));

/** A moment of the step. */
export const percent = (time: number): string => `${hundredths(time)} %`;

/** The short name of an axis: the shape and edge that gave it. */
export function axisName({ source, edge }: TraceStep): string {
  return source === 'motion' ? text('axis.motion') : `${source}${edge}`;
}
