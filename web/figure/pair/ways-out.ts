import type { TraceStep, Vector } from 'sepax';
import { scale } from '../../stage/vector-math.js';

/** Both ways out along an axis: how far `a` goes against the axis, and how far with it. */
export const waysOf = ({ a, b }: TraceStep): { against: number; along: number } => ({
  against: a.max - b.min,
  along: b.max - a.min,
});

/** Whether the shorter way leads with the axis or against it. */
export function directionAlong(step: TraceStep): Vector {
  const { against, along } = waysOf(step);
  return scale(step.normal, against <= along ? -1 : 1);
}

/** The shorter way out along an axis, which the trace calls the overlap, as a push of `a`. */
export const pushAlong = (step: TraceStep): Vector => scale(directionAlong(step), step.overlap);
