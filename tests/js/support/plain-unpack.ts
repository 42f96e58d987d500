/** What cpp/unpack does, in plain JavaScript, and as slow as that. */
import { pathToFileURL } from 'node:url';
import { ROOT } from './headers.js';

const { walk } = (await import(
  /* @vite-ignore */ pathToFileURL(`${ROOT}/cpp/toolchain/packing/contexts.mjs`).href
)) as {
  walk: (bytes: {
    byte: (context: number) => number;
    at: () => number;
    isOver: () => boolean;
  }) => void;
};

const [KINDS, REPEATS, DISTANCES, LENGTHS, AGAIN, COUNT] = [
  0x10000, 0x10400, 0x10500, 0x10900, 0x10a00, 0x10b00,
];
/** The bits that a number has after its first one are chosen with all before known, up to so many. */
const KNOWN = 2;
/** A bit counts the less, the more of its kind there have been, up to so many. */
const MOST_SEEN = 80;
/** A text begins with the number of bytes, in so many decimal digits. */
const SIZE_DIGITS = 6;

export interface Unpacked {
  /** Those that the text was packed to follow, and its own. */
  readonly bytes: Uint8Array;
  /** How likely the next bit of each kind is 0, of 65,536, and how many there have been. */
  readonly chances: Uint16Array;
  readonly seen: Uint8Array;
}

const NOTHING: Unpacked = {
  bytes: new Uint8Array(),
  chances: new Uint16Array(COUNT).fill(0x8000),
  seen: new Uint8Array(COUNT),
};

export function plainUnpack(text: string, before = NOTHING): Unpacked {
  const chances = before.chances.slice();
  const seen = before.seen.slice();
  let [range, code, read] = [2 ** 24, 0, SIZE_DIGITS];

  const shiftIn = (): void => {
    const digit = text.charCodeAt(read++);
    code = (code << 6) | (digit - (digit < 92 ? 40 : 45));
  };

  const bit = (kind: number): number => {
    const chance = chances[kind] as number;
    const count = seen[kind] as number;
    const rate = Math.trunc(16384 / (count + 1.5));
    if (count < MOST_SEEN) seen[kind] = count + 1;
    const bound = (range >>> 12) * (chance >>> 4);
    const is = code < bound ? 0 : 1;
    if (is === 0) {
      range = bound;
      chances[kind] = chance + (((0x10000 - chance) * rate) >>> 14);
    } else {
      code -= bound;
      range -= bound;
      chances[kind] = chance - ((chance * rate) >>> 14);
    }
    for (; range < 1 << 24; range <<= 6) shiftIn();
    return is;
  };

  /** So many bits, each of a kind that those before choose. */
  const bits = (kinds: number, count: number): number => {
    let node = 1;
    for (let i = 0; i < count; i++) node = 2 * node + bit(kinds + node);
    return node - (1 << count);
  };

  /** A number from 1 on. */
  const number = (kinds: number): number => {
    const length = bits(kinds, 5);
    let value = 1;
    for (let left = length; left-- > 0; ) {
      const known = length - left <= KNOWN;
      value = 2 * value + bit(kinds + (known ? 64 + (length << KNOWN) + value : 32 + left));
    }
    return value;
  };

  for (let i = 0; i < 4; i++) shiftIn();
  let at = before.bytes.length;
  const bytes = new Uint8Array(at + Number(text.slice(0, SIZE_DIGITS)));
  bytes.set(before.bytes);
  const isOver = (): boolean => at === bytes.length;
  let [kinds, copied, distance, other] = [0, 0, 0, 0];

  const startCopy = (): void => {
    if (bit(REPEATS + kinds) === 1) {
      if (bit(REPEATS + 4 + kinds) === 1) [distance, other] = [other, distance];
      copied = number(AGAIN);
    } else {
      copied = number(LENGTHS) + 1;
      other = distance;
      distance = number(DISTANCES + (Math.min(copied - 2, 3) << 8));
    }
  };

  const byte = (context: number): number => {
    if (isOver()) return 0;
    if (copied === 0) {
      const isCopy = bit(KINDS + (kinds << 8) + context);
      if (isCopy === 0) bytes[at] = bits(context << 8, 8);
      else startCopy();
      kinds = ((kinds << 1) | isCopy) & 3;
    }
    if (copied > 0) {
      bytes[at] = bytes[at - distance] as number;
      copied--;
    }
    return bytes[at++] as number;
  };

  walk({ byte, at: () => at, isOver });
  return { bytes, chances, seen };
}
