import type { Vector } from 'sepax';

/** The formula of the lesson, in floating point. */
export function side(a: Vector, b: Vector, c: Vector): number;
