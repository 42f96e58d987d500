import type { TraceStep } from 'sepax';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { AxisStep } from '../../figure/pair/pair-scene.js';
import { axisName, NumberFormat } from '../../figure/voice/number-format.js';

/** What is done with each edge, in this order. */
export type Phase = 'edge' | 'normal' | 'duplicate' | 'project' | 'compare' | 'apart' | 'together';

/** The steps of the trace that the test takes: it stops at the first gap. */
export function testedSteps({ trace }: Evaluation): readonly TraceStep[] {
  return trace.decidedBy === null ? trace.steps : trace.steps.slice(0, trace.decidedBy + 1);
}

/** Each step of the trace in the parts of the flow chart, and the answer. */
export function stepsOf(evaluation: Evaluation): AxisStep[] {
  const { steps, decidedBy } = evaluation.trace;
  const tested = testedSteps(evaluation);
  const format = NumberFormat.for(evaluation);
  const left = steps.length - tested.length;
  const apart = left === 0 ? 'do.apartLast' : left === 1 ? 'do.apartNext' : 'do.apart';
  const answer: AxisStep = {
    phase: decidedBy === null ? 'together' : 'apart',
    axis: evaluation.trace.normalStep,
    say: decidedBy === null ? 'do.together' : apart,
    values: {
      axis: axisName(steps[decidedBy ?? 0]!),
      left,
      tried: tested.filter(({ duplicateOf }) => duplicateOf === null).length,
      count: tested.length,
    },
    mark: 'answer',
  };
  const [first, ...others] = tested.map((step) => partsOf(step, steps, format));
  return [...first!, ...others.map(folded), answer];
}

/** All that is done with an edge as one step. */
function folded(parts: readonly AxisStep[]): AxisStep {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  return { ...first, phase: last.phase, say: last.say.replace('do.', 'do.edge.'), parts };
}

function partsOf(step: TraceStep, steps: readonly TraceStep[], format: NumberFormat): AxisStep[] {
  const { index: axis, source, edge, duplicateOf, overlap } = step;
  const hollow = duplicateOf !== null;
  const values = {
    axis: axisName(step),
    shape: source,
    edge,
    size: format.length(Math.abs(overlap)),
    other: duplicateOf === null ? '' : axisName(steps[duplicateOf]!),
  };
  const part = (phase: Phase, say: string): AxisStep => ({ phase, axis, say, values });
  const start: AxisStep[] = [
    {
      ...part('edge', axis === 0 ? 'do.first' : 'do.edge'),
      ...(source === 'motion' ? {} : { mark: source }),
      hollow,
    },
    part('normal', 'do.normal'),
    part('duplicate', hollow ? 'do.duplicate' : axis === 0 ? 'do.new' : 'do.fresh'),
  ];
  if (hollow) return start;
  const outcome = step.apart ? 'gap' : overlap === 0 ? 'touch' : 'overlap';
  return [...start, part('project', 'do.project'), part('compare', `do.${outcome}`)];
}
