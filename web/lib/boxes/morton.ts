import { zeros } from '../memory.js';
import { at } from '../raw/read.js';
import { SIDES } from './box-index.js';

/** Bits of each coordinate of a place on the curve, and the values that they have. */
const BITS = 15;
const CELLS = 2 ** BITS - 1;
/** How many others may have the same place on the curve, on average. */
const FEW = 8;

/** Puts a zero between each two of the lower fifteen bits. */
function spread(x: number): number {
  let bits = x;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/**
 * The numbers of the boxes, in the order in which a curve (Morton, 1966) passes their middles. O(n). If it passes
 * many at one place, as it does where a few are very far out, it passes their ranks along each axis instead:
 * O(n log n).
 */
export function sortAlongCurve(boxes: Float64Array): Uint32Array {
  const [x, y] = [middlesOf(boxes, 0), middlesOf(boxes, 1)];
  const keys = keysOf(x, y);
  const order = radixSorted(keys);
  return isCrowded(keys, order) ? radixSorted(keysOf(ranksOf(x), ranksOf(y))) : order;
}

/** Places on the curve, drawn apart so that along each axis the least is the first of the cells, the greatest the last. */
function keysOf(x: Float64Array, y: Float64Array): Uint32Array {
  const [minX, scaleX] = rangeOf(x);
  const [minY, scaleY] = rangeOf(y);
  const keys = new Uint32Array(x.length);
  for (let box = 0; box < keys.length; box++) {
    const column = spread((at(x, box) - minX) * scaleX);
    keys[box] = column | (spread((at(y, box) - minY) * scaleY) << 1);
  }
  return keys;
}

function middlesOf(boxes: Float64Array, axis: 0 | 1): Float64Array {
  const middles = zeros(boxes.length / SIDES);
  for (let box = 0; box < middles.length; box++) {
    const place = SIDES * box + axis;
    middles[box] = at(boxes, place) / 2 + at(boxes, place + 2) / 2;
  }
  return middles;
}

/** The least of numbers, and what makes the greatest the last of the cells. */
function rangeOf(numbers: Float64Array): readonly [min: number, scale: number] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < numbers.length; i++) {
    const number = at(numbers, i);
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return [min, max > min ? CELLS / (max - min) : 0];
}

/** How many are less than each number. */
function ranksOf(numbers: Float64Array): Float64Array {
  const sorted = numbers.slice().sort();
  return numbers.map((number) => firstFrom(sorted, number));
}

/** The first place of a sorted list at which it is no less than a number. */
function firstFrom(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(sorted, middle) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a box shares its place on the curve with more than a few others, on average. */
function isCrowded(keys: Uint32Array, order: Uint32Array): boolean {
  let others = 0;
  let run = 0;
  for (let i = 1; i < order.length; i++) {
    run = keys[order[i] as number] === keys[order[i - 1] as number] ? run + 1 : 0;
    others += 2 * run;
  }
  return others > FEW * order.length;
}

const DIGIT = 11;
const VALUES = 2 ** DIGIT;

function digitAt(keys: Uint32Array, i: number, shift: number): number {
  return ((keys[i] as number) >>> shift) & (VALUES - 1);
}

/** The order of the keys, which have less than 33 bits: by one digit after the other, the last first. */
function radixSorted(keys: Uint32Array): Uint32Array {
  let order = Uint32Array.from(keys, (_, i) => i);
  let other = new Uint32Array(keys.length);
  for (let shift = 0; shift < 2 * BITS; shift += DIGIT) {
    const starts = new Uint32Array(VALUES + 1);
    for (let i = 0; i < keys.length; i++) starts[digitAt(keys, i, shift) + 1]!++;
    for (let value = 0; value < VALUES; value++) starts[value + 1]! += starts[value] as number;
    for (let i = 0; i < keys.length; i++) {
      const box = order[i] as number;
      other[starts[digitAt(keys, box, shift)]!++] = box;
    }
    [order, other] = [other, order];
  }
  return order;
}
