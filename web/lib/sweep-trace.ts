/** The search for the first contact step by step, for teaching. */
import { isPiecewise } from './pieces.js';
import { lineOwners, record, stop } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { traceSweepPart } from './raw/wasm/traceSweep.js';
import { input, output, type RawHandle, resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { isBody } from './shape-for.js';
import { type Impact, motionsOf, readImpact, type SweepOptions } from './sweep.js';
import { notAShape } from './validate.js';
import type { Vector } from './vector.js';
import type { Body } from './world/body.js';

/** One stop of a {@link SweepTrace}: the shapes at a moment at which they do not overlap. */
export interface SweepStep {
  /** The place of the step in {@link SweepTrace.steps}. */
  readonly index: number;
  /** The moment, 0 to 1. */
  readonly time: number;
  /** The point of `a`, where it is then, that is nearest to `b`. */
  readonly pointA: Vector;
  /** The point of `b`, where it is then, that is nearest to `a`. */
  readonly pointB: Vector;
  /** A unit vector from `a` towards `b`, square to the line that separates them. */
  readonly normal: Vector;
  /** How far apart the shapes are. */
  readonly distance: number;
  /**
   * With which shape the separating line moves and turns: it goes through that one's nearest point. A
   * line `'between'` goes through the middle of both, at the mean of their velocities.
   */
  readonly line: 'between' | 'a' | 'b';
  /**
   * For how long neither shape can reach the line, so that time may advance by it: 0 or nearly so at an
   * impact; at least what is left of the step if none follows, and `Infinity` if none ever can.
   */
  readonly safe: number;
}

/** Every step of {@link sweep}. A fresh object each time. */
export interface SweepTrace {
  /** What {@link sweep} answers for the same arguments. */
  readonly result: Impact | null;
  /**
   * How the time was found. `'closed-form'`: neither shape turns or they overlap at the start, and no
   * steps were needed; {@link trace} with a velocity shows the times of contact on each axis.
   * `'advancement'`: by the steps.
   */
  readonly method: 'closed-form' | 'advancement';
  /**
   * The part of the step in which the circles about the pivots, in which the shapes stay, meet. `null`
   * if they never do, so that no steps were needed, or if the time came in closed form.
   */
  readonly inReach: {
    /** When the circles first meet. */
    readonly enter: number;
    /** When they last meet. */
    readonly exit: number;
  } | null;
  /** The stops, in order; at the last one the impact is reached or ruled out. */
  readonly steps: readonly SweepStep[];
}

/**
 * Everything that {@link sweep} does for the same arguments, step by step: where the shapes are
 * nearest at each moment, which line separates them, and for how long it surely does. For teaching and
 * for debugging; made by the same code, so it can't disagree.
 *
 * Conservative advancement (Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems", 1996);
 * O(n + m) a step.
 *
 * @throws {@link SepaxError} as {@link sweep}; `not-a-shape` also for a {@link ConcavePolygon}, {@link Polyline} or
 * {@link Compound}, even of one piece, and for a body of several pieces.
 * @example
 * ```js
 * import { Box, Circle, traceSweep } from 'sepax';
 *
 * const motion = { translationA: [40, 0], rotationA: Math.PI };
 * const { steps, result } = traceSweep(new Box(20, 2), new Circle(1, { x: 20 }), motion);
 * steps.length > 1; // true
 * result.time === steps.at(-1).time; // true
 * ```
 */
export function traceSweep(a: Shape | Body, b: Shape | Body, options?: SweepOptions): SweepTrace {
  const numbers = motionsOf(options);
  const handleA = convexHandleOf(a, 'a');
  const handleB = convexHandleOf(b, 'b');
  input(numbers);
  const count = traceSweepPart()._traceSweep(handleA, handleB);
  const stops = output(count * stop.size);
  const answer = resultRecord();
  const enter = at(answer, record.inReach);
  const exit = at(answer, record.inReach + 1);
  const closedForm = at(answer, record.closedForm) === 1;
  return {
    result: readImpact(answer),
    method: closedForm ? 'closed-form' : 'advancement',
    inReach: closedForm || enter > exit ? null : { enter, exit },
    steps: Array.from({ length: count }, (_, i) =>
      readStop(i, stops.subarray(i * stop.size, (i + 1) * stop.size)),
    ),
  };
}

function convexHandleOf(shape: Shape | Body, argument: string): RawHandle {
  const handle = handleOf(shape, argument);
  const isWhole = isBody(shape)
    ? (shape as Body).shape.pieces.length === 1
    : !isPiecewise(shape as Shape);
  if (isWhole) return handle;
  throw notAShape(shape, argument, 'a convex shape');
}

function readStop(index: number, numbers: Float64Array): SweepStep {
  return {
    index,
    time: at(numbers, stop.time),
    pointA: vectorAt(numbers, stop.pointA),
    pointB: vectorAt(numbers, stop.pointB),
    normal: vectorAt(numbers, stop.normal),
    distance: at(numbers, stop.distance),
    line: lineOwners[at(numbers, stop.line)] ?? 'between',
    safe: at(numbers, stop.safe),
  };
}
