import { zeros } from '../memory.js';
import { at } from '../raw/read.js';
import { SIDES } from './box-index.js';

/** Bits of each coordinate of a place on the curve, and the values that they have. */
const BITS = 15;
const CELLS = 2 ** BITS - 1;
/** How many others may have the same place on the curve, on average. */
const FEW = 8;

/** How many bits of each coordinate are looked up at once. */
const STRIDE = 3;
const WAYS = 2 ** STRIDE;
/** The bits of a place that one look-up gives. */
const DIGITS = 2 * STRIDE;

let lookedUp: Uint8Array | undefined;

/**
 * For each way in which the curve may run through a square, and each of the {@link WAYS} by {@link WAYS} squares in it:
 * the place of that on the curve, and, above, the way in which the curve runs through it. It runs from corner to corner
 * through four quarters (Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", 1891): through the
 * first and the last with both axes exchanged, in the last from the other end.
 */
function table(): Uint8Array {
  if (lookedUp !== undefined) return lookedUp;
  lookedUp = new Uint8Array(4 * WAYS * WAYS);
  for (let i = 0; i < lookedUp.length; i++) {
    let isBackward = (i >> DIGITS) & 1;
    let isExchanged = i >> (DIGITS + 1);
    let place = 0;
    for (let bit = STRIDE - 1; bit >= 0; bit--) {
      const [x, y] = [(i >> (bit + STRIDE)) & 1, (i >> bit) & 1];
      const column = (isExchanged ? y : x) ^ isBackward;
      const row = (isExchanged ? x : y) ^ isBackward;
      place = (place << 2) | ((3 * column) ^ row);
      if (row === 1) continue;
      isBackward ^= column;
      isExchanged ^= 1;
    }
    lookedUp[i] = (isExchanged << (DIGITS + 1)) | (isBackward << DIGITS) | place;
  }
  return lookedUp;
}

/** The place of a cell on the curve. */
function placeOf(ways: Uint8Array, column: number, row: number): number {
  let way = 0;
  let place = 0;
  for (let shift = BITS - STRIDE; shift >= 0; shift -= STRIDE) {
    const square = (((column >> shift) & (WAYS - 1)) << STRIDE) | ((row >> shift) & (WAYS - 1));
    const found = ways[(way << DIGITS) | square] as number;
    place = (place << DIGITS) | (found & (WAYS * WAYS - 1));
    way = found >> DIGITS;
  }
  return place;
}

/**
 * The numbers of the boxes, in the order in which Hilbert's curve passes their middles. O(n). If it passes
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
  const ways = table();
  for (let box = 0; box < keys.length; box++) {
    keys[box] = placeOf(ways, (at(x, box) - minX) * scaleX, (at(y, box) - minY) * scaleY);
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

/** The order of the keys, which have less than 33 bits: by one digit after the other, the last first. */
function radixSorted(keys: Uint32Array): Uint32Array {
  const { length } = keys;
  // Sorted along with the order, so that they are read one after the other.
  let [sorted, others] = [keys.slice(), new Uint32Array(length)];
  let [order, next] = [new Uint32Array(length), new Uint32Array(length)];
  for (let i = 0; i < length; i++) order[i] = i;
  for (let shift = 0; shift < 2 * BITS; shift += DIGIT) {
    const starts = startsOf(sorted, shift);
    for (let i = 0; i < length; i++) {
      const key = sorted[i] as number;
      const place = starts[(key >>> shift) & (VALUES - 1)]!++;
      others[place] = key;
      next[place] = order[i] as number;
    }
    [sorted, others] = [others, sorted];
    [order, next] = [next, order];
  }
  return order;
}

/** Where the keys with each digit begin. */
function startsOf(keys: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(VALUES + 1);
  for (let i = 0; i < keys.length; i++) {
    starts[(((keys[i] as number) >>> shift) & (VALUES - 1)) + 1]!++;
  }
  for (let value = 0; value < VALUES; value++) starts[value + 1]! += starts[value] as number;
  return starts;
}
