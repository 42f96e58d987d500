import { SepaxError } from './errors.js';
import { checkDirection, checkRange, MAX_COORDINATE } from './validate.js';
import type { VectorLike } from './vector.js';

/** How a character walks: options of {@link moveAndSlide} and {@link World.moveAndSlide}. */
export interface WalkOptions {
  /**
   * Where up is, for telling floors from walls and ceilings: `[0, -1]` on a y-down screen, `[0, 1]` with y
   * up. Any length but zero. Default: nowhere; all is walls.
   */
  readonly up?: VectorLike | undefined;
  /**
   * The steepest floor, in radians from level: 0 to π/2. Needs {@link up}. Default π/4. On floors one stands, and walks as
   * fast uphill as on the level. Against a steeper slope what walks stops, as at an upright wall; what jumps
   * or falls is led along it. A ceiling is what such a floor is from below.
   */
  readonly maxSlope?: number | undefined;
  /**
   * How high a step may be that is climbed: where a wall stops a shape on its way along a floor, it is
   * lifted by that much at most, goes on, and is put down: on a floor, or on the edge of one, which then
   * counts as a floor. Without it round feet still pass edges that they meet no more steeply than {@link maxSlope}.
   * Needs {@link up}. Default 0.
   */
  readonly stepHeight?: number | undefined;
  /**
   * How far down ground is followed that falls away from a shape which stood on it and does not rise: slopes
   * that are run down, and steps. Needs {@link up}. Default 0.
   */
  readonly snap?: number | undefined;
}

/** The names of {@link WalkOptions}. */
export const WALK_OPTIONS = ['up', 'maxSlope', 'stepHeight', 'snap'] as const;

const QUARTER_TURN = Math.PI / 2;

/** up, maxSlope, stepHeight and snap as wasm takes them: up is zero if there is none. */
export type RawWalk = readonly [number, number, number, number, number];

export function checkWalk(options: WalkOptions): RawWalk {
  const { up, maxSlope = QUARTER_TURN / 2, stepHeight = 0, snap = 0 } = options;
  const [x, y] = up === undefined ? [0, 0] : checkDirection(up, 'up');
  checkRange(maxSlope, 'maxSlope', 0, QUARTER_TURN, null, 'be in radians and ');
  checkRange(stepHeight, 'stepHeight', 0, MAX_COORDINATE);
  checkRange(snap, 'snap', 0, MAX_COORDINATE);
  if (options.maxSlope !== undefined) expectUp(options, 'maxSlope', maxSlope);
  if (stepHeight > 0) expectUp(options, 'stepHeight', stepHeight);
  if (snap > 0) expectUp(options, 'snap', snap);
  return [x, y, maxSlope, stepHeight, snap];
}

/** Throws if an option that has to do with floors is given where all is walls: it would do nothing. */
export function expectUp({ up }: WalkOptions, name: string, value: unknown): void {
  if (up !== undefined) return;
  const message = `${name} needs up, such as [0, -1] where y points down: without it all is walls.`;
  throw new SepaxError('not-an-option', name, null, value, message);
}
