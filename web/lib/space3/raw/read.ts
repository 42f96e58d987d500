/** Reading results out of the views that ./wasm.ts hands out. */
import { at } from '../../raw/read.js';
import type { Bounds3, Plane, Segment3, Vector3 } from '../vector3.js';
import { record, stretch } from './layout.js';
import { output } from './wasm.js';

export { at };

/** Whether the number at a place says yes. */
export function flagAt(numbers: Float64Array, place: number): boolean {
  return at(numbers, place) === 1;
}

/** The three numbers at a place, as a vector. */
export function vector3At(numbers: Float64Array, place: number): Vector3 {
  return { x: at(numbers, place), y: at(numbers, place + 1), z: at(numbers, place + 2) };
}

export function planeAt(numbers: Float64Array, place: number): Plane {
  return {
    normal: vector3At(numbers, place + record.planeNormal),
    point: vector3At(numbers, place + record.planePoint),
  };
}

export function bounds3At(numbers: Float64Array, place: number): Bounds3 {
  return {
    min: vector3At(numbers, place + record.min),
    max: vector3At(numbers, place + record.max),
  };
}

/** `count` items of `size` numbers each, from a place on. */
export function listAt<Item>(
  numbers: Float64Array,
  place: number,
  count: number,
  size: number,
  read: (numbers: Float64Array, index: number) => Item,
): Item[] {
  return Array.from({ length: count }, (_, i) =>
    read(numbers.subarray(place + i * size, place + (i + 1) * size), i),
  );
}

/** The stretches of the last answer. */
export function stretches(answer: Float64Array): Segment3[] {
  const count = at(answer, record.stretchCount);
  return listAt(output(count * stretch.size), 0, count, stretch.size, (numbers) => ({
    from: vector3At(numbers, stretch.from),
    to: vector3At(numbers, stretch.to),
  }));
}
