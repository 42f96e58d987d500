// Which kinds of bits there are, and what a byte, a length and a distance are in bits. cpp/unpack reads them in the
// same order.

/** Where each range of kinds begins: bytes by their contexts come first. */
export const SIZE = 0x10b00;
const KINDS = 0x10000;
const REPEATS = 0x10400;
const DISTANCES = 0x10500;
const LENGTHS = 0x10900;
const AGAIN = 0x10a00;

const KNOWN = 2;

/** A bit that is chosen goes to `put(kind, bit)`; what that returns is added up. */
function bits(put, kinds, count, value) {
  let [sum, node] = [0, 1];
  for (let i = count - 1; i >= 0; --i) {
    const bit = (value >> i) & 1;
    sum += put(kinds + node, bit);
    node = 2 * node + bit;
  }
  return sum;
}

function number(put, kinds, value) {
  const length = 31 - Math.clz32(value);
  let sum = bits(put, kinds, 5, length);
  for (let left = length - 1; left >= 0; --left) {
    const known = length - left <= KNOWN;
    const before = value >> (left + 1);
    sum += put(kinds + (known ? 64 + (length << KNOWN) + before : 32 + left), (value >> left) & 1);
  }
  return sum;
}

/** What comes next: a byte as it is (0), or bytes that were there before (1). */
export const putKind = (put, { kinds }, context, isCopy) =>
  put(KINDS + (kinds << 8) + context, isCopy);

export const putByte = (put, context, byte) => bits(put, context << 8, 8, byte);

/** Whether a copy has one of the last two distances, and which. */
export function putRepeat(put, { kinds, distances }, distance) {
  const which = distances.indexOf(distance);
  if (which < 0) return put(REPEATS + kinds, 0);
  return put(REPEATS + kinds, 1) + put(REPEATS + 4 + kinds, which);
}

/** The length of a copy with one of the last two distances: 1 or more. */
export const putAgain = (put, length) => number(put, AGAIN, length);

/** The length of another copy: 2 or more. */
export const putLength = (put, length) => number(put, LENGTHS, length - 1);

/** Short copies have other distances than long ones. */
export const distanceGroup = (length) => Math.min(length - 2, 3);

export const putDistance = (put, group, distance) =>
  number(put, DISTANCES + (group << 8), distance);

/** What the kinds of the next bits depend on beside their context, at the start. */
export const START = { kinds: 0, distances: [0, 0] };

/** The same after a byte or a copy (with its distance). */
export function after({ kinds, distances }, distance) {
  if (distance === 0) return { kinds: (kinds << 1) & 3, distances };
  const [last, other] = distances;
  const kept = distance === last ? distances : [distance, last];
  return {
    kinds: ((kinds << 1) | 1) & 3,
    distances: distance === other ? [other, last] : kept,
  };
}
