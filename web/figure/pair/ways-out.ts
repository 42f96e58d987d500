import type { TraceStep, Vector } from 'sepax';
import { scale } from '../../stage/vector-math.js';

/** Both ways out along an axis: how far `a` goes against the axis, and how far with it. */
export const waysOf = ({ a, b }: TraceStep): { against: number; along: number } => ({
  against: a.max - b.min,
  along: b.max - a.min,
});

/** The shorter way out along an axis, which the trace calls the overlap, as a push of `a`. */
export function pushAlong(step: TraceStep): Vector {
  const { against, along } = waysOf(step);
  return scale(step.normal, against <= along ? -step.overlap : step.overlap);
}
