import type { Body } from '../../figure/pair/state.js';
import { readNumber } from '../../figure/state/link-fields.js';

/** A thing to be enclosed: long and thin, with a nose. */
export interface Thing {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  /** From its back to its nose. */
  readonly length: number;
}

export interface BoxesState {
  readonly a: Thing;
  readonly b: Thing;
  /** In space: how far the box of `b` is above that of `a`. */
  readonly lift: number;
  /** In space: how far both boxes are rolled about their own long sides; in degrees. */
  readonly roll: number;
}

const halfWidth = 17;
/** The part of its length over which a thing is as wide as it gets; beyond begins the nose. */
const straight = 0.72;
const lengths = { least: 50, greatest: 240 };
const greatestLift = 110;

export const lengthWithin = (length: number): number =>
  Math.min(lengths.greatest, Math.max(lengths.least, length));

export const liftWithin = (lift: number): number => Math.min(greatestLift, Math.max(0, lift));

/** A thing as an outline for the library. */
export function bodyOf({ x, y, degrees, length }: Thing): Body {
  const back = -length / 2;
  const shoulder = back + straight * length;
  return {
    points: [
      [back, -halfWidth],
      [shoulder, -halfWidth],
      [length / 2, 0],
      [shoulder, halfWidth],
      [back, halfWidth],
    ],
    x,
    y,
    degrees,
  };
}

const writeThing = ({ x, y, degrees, length }: Thing): string => `${x},${y},${degrees},${length}`;

export const writeBoxes = ({ a, b, lift, roll }: BoxesState): string[] => [
  `a=${writeThing(a)}`,
  `b=${writeThing(b)}`,
  `lift=${lift}`,
  `roll=${roll}`,
];

/** The state of the fields of a link, or `null` if they say nonsense. */
export function readBoxes(fields: ReadonlyMap<string, string>): BoxesState | null {
  const a = readThing(fields.get('a'));
  const b = readThing(fields.get('b'));
  const lift = readNumber(fields.get('lift') ?? '');
  const roll = readNumber(fields.get('roll') ?? '');
  const sound = a !== null && b !== null && lift === liftWithin(lift) && Math.abs(roll) <= 360;
  return sound ? { a, b, lift, roll } : null;
}

function readThing(written = ''): Thing | null {
  const numbers = written.split(',').map(readNumber);
  const [x = Number.NaN, y = Number.NaN, degrees = Number.NaN, length = Number.NaN] = numbers;
  const sound =
    numbers.length === 4 &&
    numbers.every(Number.isFinite) &&
    Math.abs(degrees) <= 360 &&
    length === lengthWithin(length);
  return sound ? { x, y, degrees, length } : null;
}
