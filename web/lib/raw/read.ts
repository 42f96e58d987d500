/** Reading numbers out of the views that ./wasm.ts hands out. */
import type { Bounds, Vector } from '../vector.js';

/** The number at a place that is known to exist. */
export function at(numbers: Float64Array, place: number): number {
  return numbers[place] as number;
}

/** The whole number at a place. As an integer, the engine needn't allocate it. */
export function integerAt(numbers: Float64Array, place: number): number {
  return at(numbers, place) | 0;
}

/** The two numbers at a place, as a vector. */
export function vectorAt(numbers: Float64Array, place: number): Vector {
  return { x: at(numbers, place), y: at(numbers, place + 1) };
}

/** The box at a place: its least and its greatest corner. */
export function boundsAt(numbers: Float64Array, place: number): Bounds {
  return {
    minX: at(numbers, place),
    minY: at(numbers, place + 1),
    maxX: at(numbers, place + 2),
    maxY: at(numbers, place + 3),
  };
}

/** Indices travel as doubles; -1 stands for none. */
export function indexOrNull(index: number): number | null {
  return index < 0 ? null : index;
}
