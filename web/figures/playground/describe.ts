import type { Evaluation } from '../../figure/pair/evaluation.js';
import { spokenStatus } from '../../figure/pair/verdict.js';
import { axisName, NumberFormat } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';

/** The whole figure in sentences, for those who do not see it. */
export function sentencesOf(evaluation: Evaluation): string[] {
  const format = NumberFormat.for(evaluation);
  const { trace, velocity, moving } = evaluation;
  const shapes = (['a', 'b'] as const).map((shape) => {
    const { worldPoints } = evaluation[shape];
    const points = worldPoints.map((point) => format.vector(point)).join(', ');
    return text('describe.shape', { shape, count: worldPoints.length, points });
  });
  const axes = trace.steps.map((step) => {
    const axis = axisName(step);
    if (step.duplicateOf !== null) {
      return text('describe.same', { axis, other: axisName(trace.steps[step.duplicateOf]!) });
    }
    const size = format.length(Math.abs(step.overlap));
    return text('describe.axis', {
      axis,
      normal: format.direction(step.normal),
      aMin: format.number(step.a.min),
      aMax: format.number(step.a.max),
      bMin: format.number(step.b.min),
      bMax: format.number(step.b.max),
      measure: text(step.apart ? 'describe.gap' : 'describe.overlap', { size }),
    });
  });
  return [
    spokenStatus(evaluation),
    ...shapes,
    ...(moving ? [text('describe.velocity', { velocity: format.vector(velocity) })] : []),
    ...axes,
  ];
}
