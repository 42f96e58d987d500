import type { TraceStep } from 'sepax';
import { boundsOf } from '../../stage/vector-math.js';
import { axisName, NumberFormat, percent } from '../voice/number-format.js';
import { type TextKey, text } from '../voice/text.js';
import type { Evaluation } from './evaluation.js';

/** The outcome in one word; the words stand in the texts `verdict.…`, `status.…`, `say.all.…`. */
export type Verdict = 'apart' | 'touch' | 'overlap' | 'hit' | 'miss' | 'deep';

/** Depths below this part of the pair's size are rounding: the library promises 1e-12. */
export const roundingShare = 1e-12;

export function verdictOf({ trace, moving, a, b }: Evaluation): Verdict {
  const { intersects, willIntersect, depth } = trace.result;
  if (moving) return intersects ? 'deep' : willIntersect ? 'hit' : 'miss';
  if (!intersects) return 'apart';
  const { minX, minY, maxX, maxY } = boundsOf([...a.worldPoints, ...b.worldPoints]);
  return depth <= roundingShare * (maxX - minX + maxY - minY) ? 'touch' : 'overlap';
}

/** The step whose axis gave the answer. */
export function decidingStep({ trace }: Evaluation): TraceStep {
  return trace.steps[trace.normalStep]!;
}

/** The outcome as one text, for those who do not see the figure. */
export function spokenStatus(evaluation: Evaluation): string {
  const { key, values } = statusOf(evaluation);
  return text('status.spoken', {
    verdict: text(`verdict.${verdictOf(evaluation)}`),
    sentence: text(key, values),
  });
}

/** The sentence below the verdict, as a text and its values. */
export function statusOf(evaluation: Evaluation): {
  key: TextKey;
  values: Record<string, string>;
} {
  const { result } = evaluation.trace;
  const format = NumberFormat.for(evaluation);
  const step = decidingStep(evaluation);
  return {
    key: `status.${verdictOf(evaluation)}`,
    values: {
      axis: axisName(step),
      gap: format.length(Math.max(0, -step.overlap)),
      depth: format.length(result.depth),
      mtv: format.vector(result.mtv),
      enter: percent(result.enter),
    },
  };
}
