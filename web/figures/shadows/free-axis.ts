import type { Projection, TraceStep, Vector } from 'sepax';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { PlaygroundState, Point } from '../../figure/pair/state.js';
import { tidy } from '../../figure/pair/state.js';
import { degrees, radians } from '../../stage/angles.js';
import { dot, scale } from '../../stage/vector-math.js';

/**
 * An axis that is turned by hand. The library projects on the normals of edges and on the axis
 * across the motion, so it is asked about a motion across the axis that is wanted.
 */
const motionLength = 100;

/** The motion across an axis. */
export function motionAcross(degrees: number): Point {
  const angle = radians(degrees);
  return [-motionLength * Math.sin(angle), motionLength * Math.cos(angle)];
}

/** How far the axis across a motion is turned, from -180 to 180. */
export function degreesOf({ velocity }: PlaygroundState): number {
  if (velocity === null) return 0;
  return tidy(degrees(Math.atan2(-velocity[0], velocity[1])), 1e-6);
}

/** The step of the free axis. The library gives it one of its two directions: here it has ours. */
export function freeStep({ trace, velocity }: Evaluation): TraceStep {
  const step = trace.steps.at(-1)!;
  const wanted = { x: velocity.y, y: -velocity.x };
  return dot(step.normal, wanted) < 0 ? reversed(step) : step;
}

const mirrored = ({ min, max, minVertex, maxVertex }: Projection): Projection => ({
  min: -max,
  max: -min,
  minVertex: maxVertex,
  maxVertex: minVertex,
});

const reversed = (step: TraceStep): TraceStep => ({
  ...step,
  normal: scale(step.normal, -1) satisfies Vector,
  a: mirrored(step.a),
  b: mirrored(step.b),
});
