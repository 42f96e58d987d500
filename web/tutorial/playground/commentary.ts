import type { TemplateResult } from 'lit';
import type { TraceStep } from 'sepax';
import { joinRich, richText } from '../text.js';
import type { Figure } from './figure.js';
import { axisName, percent } from './number-format.js';
import { decidingStep } from './verdict.js';

/** What is to be learnt from what the figure shows now. */
export function commentary(figure: Figure): TemplateResult {
  const { state, evaluation } = figure;
  if (state.step !== 'all') return stepCommentary(figure, evaluation.trace.steps[state.step]!);
  const { steps } = evaluation.trace;
  const meetSingly = steps.every((step) => step.source === 'motion' || !step.apartThroughout);
  const outcome = figure.verdict === 'miss' && meetSingly ? 'never' : figure.verdict;
  return richText(`say.all.${outcome}`, {
    axis: axisName(decidingStep(evaluation)),
    enter: percent(evaluation.trace.result.enter),
  });
}

function stepCommentary(figure: Figure, step: TraceStep): TemplateResult {
  const { steps, decidedBy } = figure.evaluation.trace;
  const place = { number: step.index + 1, count: steps.length };
  const parts = [
    step.source === 'motion'
      ? richText('say.motion', place)
      : richText('say.edge', { ...place, edge: step.edge, shape: step.source }),
  ];
  if (step.duplicateOf !== null) {
    parts.push(richText('say.duplicate', { other: axisName(steps[step.duplicateOf]!) }));
    return joinRich(parts);
  }
  parts.push(...(figure.evaluation.moving ? sayTimes(step) : sayOverlap(figure, step)));
  if (decidedBy === step.index) {
    parts.push(richText(figure.evaluation.moving ? 'say.stopMoving' : 'say.stop'));
  } else if (decidedBy !== null && decidedBy < step.index) {
    parts.push(richText('say.unneeded', { axis: axisName(steps[decidedBy]!) }));
  }
  return joinRich(parts);
}

function sayOverlap({ format, best }: Figure, step: TraceStep): TemplateResult[] {
  if (step.apart) return [richText('say.gap', { size: format.length(-step.overlap) })];
  const found =
    step.overlap === 0
      ? richText('say.touch')
      : richText('say.overlap', { size: format.length(step.overlap) });
  if (step.running.overlap < 0) return [found];
  return [
    found,
    best.index === step.index
      ? richText('say.least')
      : richText('say.notLeast', {
          size: format.length(best.overlap),
          axis: axisName(best),
        }),
  ];
}

function sayTimes({ enter, exit, running }: TraceStep): TemplateResult[] {
  if (enter > exit) return [richText('say.noTime')];
  return [
    richText('say.time', { enter: percent(enter), exit: percent(exit) }),
    running.enter <= running.exit
      ? richText('say.common', { enter: percent(running.enter), exit: percent(running.exit) })
      : richText('say.noCommon'),
  ];
}
