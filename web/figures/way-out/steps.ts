import { slide, type TraceStep, type Vector } from 'sepax';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { AxisStep } from '../../figure/pair/pair-scene.js';
import { waysOf } from '../../figure/pair/ways-out.js';
import { axisName, NumberFormat } from '../../figure/voice/number-format.js';

/** Where `a` is heading when it meets the wall. */
export const heading: Vector = { x: 90, y: 20 };

/** What is left of the heading along the wall. */
export const slid = ({ trace }: Evaluation): Vector => slide(heading, trace.result.normal);

export const distinctSteps = ({ trace }: Evaluation): TraceStep[] =>
  trace.steps.filter(({ duplicateOf }) => duplicateOf === null);

/** Whether the shadow of one lies within that of the other. */
const isInside = ({ a, b }: TraceStep): boolean =>
  (a.min >= b.min && a.max <= b.max) || (b.min >= a.min && b.max <= a.max);

/** The way out along each axis; the least; its direction; the push; and what sliding leaves. */
export function stepsOf(evaluation: Evaluation): AxisStep[] {
  const { steps, result, normalStep } = evaluation.trace;
  const format = NumberFormat.for(evaluation);
  const best = steps[normalStep]!;
  const values = {
    axis: axisName(best),
    depth: format.length(result.depth),
    mtv: format.vector(result.mtv),
    gap: format.length(Math.max(0, -best.overlap)),
  };
  const part = (phase: string, say: string): AxisStep => ({
    phase,
    axis: normalStep,
    say,
    values,
  });
  if (!result.intersects) return [{ ...part('apart', 'do.apart'), mark: 'answer' }];
  const ways = distinctSteps(evaluation).map((step): AxisStep => {
    const { against, along } = waysOf(step);
    return {
      phase: 'overlap',
      axis: step.index,
      say: isInside(step) ? 'do.inside' : 'do.overlap',
      values: {
        axis: axisName(step),
        size: format.length(step.overlap),
        long: format.length(Math.max(against, along)),
      },
      ...(step.source === 'motion' ? {} : { mark: step.source }),
    };
  });
  return [
    ...ways,
    part('least', 'do.least'),
    part('direction', 'do.direction'),
    { ...part('push', 'do.push'), mark: 'answer' },
    part('slide', 'do.slide'),
  ];
}
