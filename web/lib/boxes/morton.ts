import { at } from '../raw/read.js';
import { SIDES } from './box-index.js';

/** Bits of each coordinate of a place on the curve, and the values that they have. */
const BITS = 15;
const CELLS = 2 ** BITS - 1;

/** Puts a zero between each two of the lower fifteen bits. */
function spread(x: number): number {
  let bits = x;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** The numbers of the boxes, in the order in which a curve (Morton, 1966) passes their middles. O(n). */
export function sortAlongCurve(boxes: Float64Array): Uint32Array {
  const count = boxes.length / SIDES;
  const [minX, scaleX] = rangeOf(boxes, 0);
  const [minY, scaleY] = rangeOf(boxes, 1);
  const keys = new Uint32Array(count);
  for (let box = 0; box < count; box++) {
    const place = SIDES * box;
    const x = (at(boxes, place) / 2 + at(boxes, place + 2) / 2 - minX) * scaleX;
    const y = (at(boxes, place + 1) / 2 + at(boxes, place + 3) / 2 - minY) * scaleY;
    keys[box] = spread(x) | (spread(y) << 1);
  }
  return radixSorted(keys);
}

/** The least middle along an axis, and what makes the greatest the last of the cells. */
function rangeOf(boxes: Float64Array, axis: 0 | 1): readonly [min: number, scale: number] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let place = axis; place < boxes.length; place += SIDES) {
    const middle = at(boxes, place) / 2 + at(boxes, place + 2) / 2;
    if (middle < min) min = middle;
    if (middle > max) max = middle;
  }
  return [min, max > min ? CELLS / (max - min) : 0];
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
