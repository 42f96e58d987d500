import type { TraceStep } from 'sepax';
import type { PairFigure } from '../../figure/pair/pair-figure.js';
import { decidingStep } from '../../figure/pair/verdict.js';
import { axisName, percent } from '../../figure/voice/number-format.js';
import { markedText } from '../../figure/voice/text.js';

/** What is to be learnt from what the figure shows now; `[a]` and `[b]` are marks. */
export function commentary(figure: PairFigure): string {
  const { state, evaluation } = figure;
  if (state.step !== 'all') return stepCommentary(figure, evaluation.trace.steps[state.step]!);
  const { steps } = evaluation.trace;
  const meetSingly = steps.every((step) => step.source === 'motion' || !step.apartThroughout);
  const outcome = figure.verdict === 'miss' && meetSingly ? 'never' : figure.verdict;
  return markedText(`say.all.${outcome}`, {
    axis: axisName(decidingStep(evaluation)),
    enter: percent(evaluation.trace.result.enter),
  });
}

function stepCommentary(figure: PairFigure, step: TraceStep): string {
  const { steps, decidedBy } = figure.evaluation.trace;
  const place = { number: step.index + 1, count: steps.length };
  const parts = [
    step.source === 'motion'
      ? markedText('say.motion', place)
      : markedText('say.edge', { ...place, edge: step.edge, shape: step.source }),
  ];
  if (step.duplicateOf !== null) {
    parts.push(markedText('say.duplicate', { other: axisName(steps[step.duplicateOf]!) }));
    return parts.join(' ');
  }
  parts.push(...(figure.evaluation.moving ? sayTimes(step) : sayOverlap(figure, step)));
  if (decidedBy === step.index) {
    parts.push(markedText(figure.evaluation.moving ? 'say.stopMoving' : 'say.stop'));
  } else if (decidedBy !== null && decidedBy < step.index) {
    parts.push(markedText('say.unneeded', { axis: axisName(steps[decidedBy]!) }));
  }
  return parts.join(' ');
}

function sayOverlap({ format, best }: PairFigure, step: TraceStep): string[] {
  if (step.apart) return [markedText('say.gap', { size: format.length(-step.overlap) })];
  const found =
    step.overlap === 0
      ? markedText('say.touch')
      : markedText('say.overlap', { size: format.length(step.overlap) });
  if (step.running.overlap < 0) return [found];
  return [
    found,
    best.index === step.index
      ? markedText('say.least')
      : markedText('say.notLeast', {
          size: format.length(best.overlap),
          axis: axisName(best),
        }),
  ];
}

function sayTimes({ enter, exit, running }: TraceStep): string[] {
  if (enter > exit) return [markedText('say.noTime')];
  return [
    markedText('say.time', { enter: percent(enter), exit: percent(exit) }),
    running.enter <= running.exit
      ? markedText('say.common', { enter: percent(running.enter), exit: percent(running.exit) })
      : markedText('say.noCommon'),
  ];
}
