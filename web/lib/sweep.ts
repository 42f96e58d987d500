import { checkOptions } from './options.js';
import { record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { sweepPart } from './raw/wasm/sweep.js';
import { input, resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { checkDisplacement, checkNumber, MAX_ANGLE } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import type { Body } from './world/body.js';

/** How two shapes move during a step. */
export interface SweepOptions {
  /** How far `a` moves. Default: not at all. */
  readonly translationA?: VectorLike | undefined;
  /** How far `b` moves. Default: not at all. */
  readonly translationB?: VectorLike | undefined;
  /**
   * How far `a` turns about its {@link Shape.pivot}, in radians from the x axis towards the y axis; any
   * number of turns. Default 0.
   */
  readonly rotationA?: number | undefined;
  /** How far `b` turns about its {@link Shape.pivot}. Default 0. */
  readonly rotationB?: number | undefined;
}

const SWEEP_OPTIONS = ['translationA', 'translationB', 'rotationA', 'rotationB'] as const;

/** The first contact of two moving shapes, as {@link sweep} found it. A fresh object each time. */
export interface Impact {
  /** When in the step, 0 to 1. 0 if the shapes overlap at the start. */
  readonly time: number;
  /** Where: a point of `b`'s boundary at that time. */
  readonly point: Vector;
  /**
   * The unit vector from `a` towards `b` at that time. Of shapes that do not turn and come to touch on the way, the
   * motion leads along it, or, where `b` is only grazed, across it.
   */
  readonly normal: Vector;
  /** Whether the shapes overlap or touch before they move. Exact. */
  readonly startsOverlapping: boolean;
  /**
   * What is left between the shapes at that time: 0 if neither turns, else up to 1e-10 of their reach;
   * minus the depth if they overlap at the start.
   */
  readonly separation: number;
  /** Which piece of `a`: 0 for a convex shape. */
  readonly pieceA: number;
  /** Which piece of `b`: 0 for a convex shape. */
  readonly pieceB: number;
}

/**
 * When and where two shapes meet that move and turn during a step, or `null` if they do not, however
 * fast they are. Of shapes that touch at the start it tells that, and nothing of what comes later: other
 * pieces of the one may lie ahead.
 *
 * Without rotation the decision is exact, and the time comes in closed form from the Minkowski
 * difference. With it the decision is safe: the shapes overlap at no time before that of the impact, and
 * at no time at all if there is none. Of shapes of several pieces, it is the first impact of any two.
 * Conservative advancement (Mirtich, "Impulse-based Dynamic
 * Simulation of Rigid Body Systems", 1996); O(n + m) a step, few steps as a rule.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, or the code of a bad motion.
 * @example
 * ```js
 * import { Box, Circle, sweep } from 'sepax';
 *
 * const bullet = new Circle(1);
 * const wall = new Box(2, 40, { x: 100 });
 * const impact = sweep(bullet, wall, { translationA: [1000, 0] });
 * impact.time; // 0.098: of the step
 * impact.normal; // { x: 1, y: 0 }
 * // A plank that turns meets what it would miss standing.
 * const plank = new Box(20, 2);
 * const peg = new Circle(1, { y: 8 });
 * sweep(plank, peg); // null
 * sweep(plank, peg, { rotationA: Math.PI / 2 }) !== null; // true
 * ```
 */
export function sweep(a: Shape | Body, b: Shape | Body, options?: SweepOptions): Impact | null {
  const numbers = motionsOf(options);
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
  input(numbers);
  sweepPart()._sweep(handleA, handleB);
  return readImpact(resultRecord());
}

/** The motions of both shapes, checked, as the wasm side takes them. */
export function motionsOf(options: SweepOptions | undefined): number[] {
  const motion = checkOptions(options, SWEEP_OPTIONS);
  const { translationA = [0, 0], translationB = [0, 0], rotationA = 0, rotationB = 0 } = motion;
  return [
    ...checkDisplacement(translationA, 'translationA'),
    checkNumber(rotationA, 'rotationA', null, MAX_ANGLE),
    ...checkDisplacement(translationB, 'translationB'),
    checkNumber(rotationB, 'rotationB', null, MAX_ANGLE),
  ];
}

/** The impact in the record. */
export function readImpact(answer: Float64Array): Impact | null {
  if (at(answer, record.hit) === 0) return null;
  return {
    time: at(answer, record.time),
    point: vectorAt(answer, record.impactPoint),
    normal: vectorAt(answer, record.impactNormal),
    startsOverlapping: at(answer, record.startsOverlapping) === 1,
    separation: at(answer, record.impactSeparation),
    pieceA: at(answer, record.impactPieceOfA),
    pieceB: at(answer, record.impactPieceOfB),
  };
}
