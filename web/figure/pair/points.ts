import type { Vector } from 'sepax';
import { type Point, tidy } from './state.js';

export const vectorOf = ([x, y]: Point): Vector => ({ x, y });

export const pointOf = ({ x, y }: Vector): Point => [x, y];

/** A point with short coordinates. */
export const tidyPoint = ({ x, y }: Vector, grain?: number): Point => [
  tidy(x, grain),
  tidy(y, grain),
];
