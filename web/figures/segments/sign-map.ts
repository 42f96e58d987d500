import { orientation, type Vector } from 'sepax';
import { side } from './segments.js';

/** So many cells wide and high is a map. */
export const mapSize = 48;

/** Below this zoom, cells are as small as floating-point numbers are dense near 0.5. */
export const finestZoom = 56;

/** Signs row by row. */
type Signs = readonly (readonly number[])[];

/** On which side of a line points are, each of which is the next floating-point number but few. */
export interface SignMap {
  /** The width of a cell: a power of two. */
  readonly cell: number;
  /** What the formula says in floating point. */
  readonly rounded: Signs;
  /** What is true. */
  readonly exact: Signs;
  /** How many cells differ. */
  readonly wrong: number;
}

/** The distance from a number to the next one that is a `double`. */
const spacing = (value: number): number =>
  2 ** Math.max(-finestZoom, Math.floor(Math.log2(Math.abs(value))) - 52);

/** Asks about a grid of points around one, each step of the zoom half as far apart. */
export function signMap([from, to]: readonly [Vector, Vector], at: Vector, zoom: number): SignMap {
  const cell = Math.max(2 ** (1 - zoom), spacing(at.x), spacing(at.y));
  const places = Array.from({ length: mapSize }, (_, i) => (i - mapSize / 2) * cell);
  const ask = (sign: (point: Vector) => number): Signs =>
    places.map((dy) => places.map((dx) => sign({ x: at.x + dx, y: at.y + dy })));
  const rounded = ask((point) => Math.sign(side(from, to, point)));
  const exact = ask((point) => orientation(from, to, point));
  const wrong = exact.flatMap((row, y) => row.filter((sign, x) => sign !== rounded[y]![x])).length;
  return { cell, rounded, exact, wrong };
}
