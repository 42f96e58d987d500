import type { Body, Point } from '../../figure/pair/state.js';
import { readNumber, readPoint, writePoint } from '../../figure/state/link-fields.js';

/** A small convex shape `a`, and a shape `b` with dents and a hole. */
export interface DentsState {
  readonly a: { readonly x: number; readonly y: number; readonly degrees: number };
  /** The rings of `b`, where they stand: its outline, then its holes. */
  readonly rings: readonly (readonly Point[])[];
}

/** A link with more corners than this is refused: no sensible drawing has them. */
const maxCorners = 64;
/** The names of the rings in a link. */
const ringNames = ['b', 'hole'] as const;

const probe: readonly Point[] = [
  [-22, -14],
  [10, -14],
  [24, 0],
  [10, 14],
  [-22, 14],
];

/** `a` as an outline for the library. */
export const probeOf = ({ a }: DentsState): Body => ({ points: probe, ...a });

export const writeDents = ({ a, rings }: DentsState): string[] => [
  `a=${a.x},${a.y},${a.degrees}`,
  ...rings.map((ring, i) => `${ringNames[i]}=${ring.map(writePoint).join('_')}`),
];

/** The state of the fields of a link, or `null` if they say nonsense. */
export function readDents(fields: ReadonlyMap<string, string>): DentsState | null {
  const numbers = (fields.get('a') ?? '').split(',').map(readNumber);
  const [x = Number.NaN, y = Number.NaN, degrees = Number.NaN] = numbers;
  const rings = ringNames.map((name) => readRing(fields.get(name) ?? ''));
  const sound =
    numbers.length === 3 &&
    numbers.every(Number.isFinite) &&
    Math.abs(degrees) <= 360 &&
    rings.every((ring) => ring.length <= maxCorners && ring.flat().every(Number.isFinite));
  return sound ? { a: { x, y, degrees }, rings } : null;
}

const readRing = (written: string): Point[] =>
  written.split('_', maxCorners + 1).map((point) => readPoint(point));
