/** Which way points turn, and which way to turn. */

import { checkOptions } from './options.js';
import { turns } from './raw/layout.js';
import { orientationPart } from './raw/wasm/orientation.js';
import { input } from './raw/wasm.js';
import { checkChoice, checkDirection, checkRange, checkVector, MAX_ANGLE } from './validate.js';
import type { VectorLike } from './vector.js';

/**
 * Which way the points `a`, `b`, `c` turn: 1 if counter-clockwise with y up (clockwise on a y-down
 * screen), -1 the other way, 0 if they lie on one line. Also: on which side of the line from `a` to
 * `b` the point `c` lies.
 *
 * The sign of the determinant of `b - a` and `c - a`. Exact for the coordinates as given: computed in
 * floating point with an error bound, and where that does not suffice with expansions (Shewchuk,
 * 1997). O(1).
 *
 * @throws {@link SepaxError} the code of a bad vector.
 * @example
 * ```js
 * import { orientation } from 'sepax';
 *
 * orientation([0, 0], [1, 0], [1, 1]); // 1
 * orientation([0, 0], [1, 0], [2, 0]); // 0: on one line
 * orientation([0, 0], [1, 0], [1, -1]); // -1
 * ```
 */
export function orientation(a: VectorLike, b: VectorLike, c: VectorLike): -1 | 0 | 1 {
  const points = [...checkVector(a, 'a'), ...checkVector(b, 'b'), ...checkVector(c, 'c')];
  return orientationPart()._orientation(input(points)) as -1 | 0 | 1;
}

/** Which way to turn, as a person who looks at the screen sees it. */
export type Turn = (typeof turns)[number];

/** Options of {@link turn}. */
export interface TurnOptions {
  /**
   * Where the y axis points on the screen: `'down'` for a canvas or the DOM, `'up'` for mathematics and
   * most 3D scenes. There is no default: the wrong one would turn every answer around.
   */
  readonly yAxis: 'down' | 'up';
}

const TURN_OPTIONS = ['yAxis'] as const;
const Y_AXES = ['down', 'up'] as const;

/**
 * Which way `heading` turns the shorter way to `toTarget`, as a person who looks at the screen sees
 * it. Straight ahead and straight behind are answers of their own. Exact, without angles: the signs of
 * cross and dot product. O(1).
 *
 * @param heading - The direction of movement or sight, of any length but zero.
 * @param toTarget - The direction of the target: its position minus your own.
 * @throws {@link SepaxError} `zero-vector`, `not-a-choice` if `yAxis` is neither, `not-an-option`, or
 * the code of a bad vector.
 * @example
 * ```js
 * import { turn } from 'sepax';
 *
 * turn([1, 0], [1, 1], { yAxis: 'down' }); // 'clockwise'
 * turn([1, 0], [1, 1], { yAxis: 'up' }); // 'counter-clockwise'
 * turn([1, 0], [-2, 0], { yAxis: 'up' }); // 'behind'
 * ```
 */
export function turn(heading: VectorLike, toTarget: VectorLike, options: TurnOptions): Turn {
  const { yAxis } = checkOptions(options, TURN_OPTIONS);
  const yDown = checkChoice(yAxis, 'yAxis', Y_AXES) === 'down' ? 1 : 0;
  return turns[orientationPart()._turn(input([...directions(heading, toTarget), yDown]))] as Turn;
}

/** Options of {@link steer}. */
export interface SteerOptions {
  /** The greatest turn, in radians, from 0 to 1e15. Default: no limit. */
  readonly maxTurn?: number | undefined;
}

const STEER_OPTIONS = ['maxTurn'] as const;

/**
 * The smallest turn in radians that brings `heading` to `toTarget`, or as near as `maxTurn` allows.
 *
 * Positive from the x axis towards the y axis, the sense of every angle of the library, so that
 * `shape.angle += steer(…)` is right whichever way the y axis points. From -π to π. A target straight
 * behind is turned to in the positive sense; next to that the sign is exact, so that a missile never
 * hesitates at half a turn, nor jumps there.
 *
 * Right within 4.5e-16, and the same bits on every machine. O(1).
 *
 * @param heading - The direction of movement or sight, of any length but zero.
 * @param toTarget - The direction of the target: its position minus your own.
 * @throws {@link SepaxError} `zero-vector`, `out-of-range` if `maxTurn` is negative, `not-an-option`,
 * or the code of a bad number or vector.
 * @example
 * ```js
 * import { steer } from 'sepax';
 *
 * steer([1, 0], [0, 1]); // 1.5707963267948966
 * // A missile that turns by a tenth of a radian in a step at most.
 * steer([1, 0], [0, 1], { maxTurn: 0.1 }); // 0.1
 * steer([1, 0], [0, -1], { maxTurn: 0.1 }); // -0.1
 * ```
 */
export function steer(heading: VectorLike, toTarget: VectorLike, options?: SteerOptions): number {
  const { maxTurn = Math.PI } = checkOptions(options, STEER_OPTIONS);
  const limit = checkRange(maxTurn, 'maxTurn', 0, MAX_ANGLE);
  return orientationPart()._steer(input([...directions(heading, toTarget), limit]));
}

function directions(heading: VectorLike, toTarget: VectorLike): number[] {
  return [...checkDirection(heading, 'heading'), ...checkDirection(toTarget, 'toTarget')];
}
