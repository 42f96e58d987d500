import type { TraceStep } from 'sepax';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { AxisStep } from '../../figure/pair/pair-scene.js';
import { axisName, hundredths, NumberFormat } from '../../figure/voice/number-format.js';
import { add, dot } from '../../stage/vector-math.js';

/** The steps on the normals of edges: all that the classic test looks at. */
export const edgeSteps = ({ trace }: Evaluation): TraceStep[] =>
  trace.steps.filter(({ source }) => source !== 'motion');

/** The classic test: a hit if no normal has a gap between the stretched shadows. */
export const classicHit = (evaluation: Evaluation): boolean =>
  edgeSteps(evaluation).every(({ apartThroughout }) => !apartThroughout);

/** When all shadows on normals of edges overlap at once; never, if it begins after it ends. */
export const commonTimes = (evaluation: Evaluation): { enter: number; exit: number } =>
  edgeSteps(evaluation).at(-1)!.running;

/** Those of them that bring something new: parallel axes have the same times. */
export const distinctEdges = (evaluation: Evaluation): TraceStep[] =>
  edgeSteps(evaluation).filter(({ duplicateOf }) => duplicateOf === null);

/** The step on whose axis the shadows meet last … */
const lastToMeet = (evaluation: Evaluation): TraceStep =>
  distinctEdges(evaluation).reduce((best, step) => (step.enter > best.enter ? step : best));

/** … and the one on whose axis they part first. */
const firstToPart = (evaluation: Evaluation): TraceStep =>
  distinctEdges(evaluation).reduce((best, step) => (step.exit < best.exit ? step : best));

/** The step whose axis keeps the shapes apart all the way: the one with the widest gap. */
export const separatingStep = ({ trace }: Evaluation): TraceStep =>
  trace.steps
    .filter(({ apartThroughout }) => apartThroughout)
    .reduce((best, step) => (gapOf(step) > gapOf(best) ? step : best));

/** The gap between the stretched shadow of `a` and that of `b`; less than 0: they overlap. */
export const gapOf = ({ swept, b }: TraceStep): number =>
  Math.max(b.min - swept.max, swept.min - b.max);

/** Single frames; the times on each axis; what the classic test makes of them; what is true. */
export function stepsOf(evaluation: Evaluation): AxisStep[] {
  const format = NumberFormat.for(evaluation);
  const distinct = evaluation.trace.steps.filter(({ duplicateOf }) => duplicateOf === null);
  return [
    framesStep(evaluation),
    ...distinct.map((step) => timesStep(step, format)),
    classicStep(evaluation),
    commonStep(evaluation),
    answerStep(evaluation, format),
    ...pushSteps(evaluation, format),
  ];
}

/** How deep the shapes overlap where the frame ends; less than 0: they are apart. */
const depthAtEnd = (evaluation: Evaluation): number =>
  Math.min(
    ...edgeSteps(evaluation).map(({ a, b, normal }) => {
      const way = dot(evaluation.velocity, normal);
      return Math.min(a.max + way - b.min, b.max - a.min - way);
    }),
  );

/** What becomes of a hit: the push may be the depth at the end, or lead back from beyond it. */
function pushSteps(evaluation: Evaluation, format: NumberFormat): AxisStep[] {
  const { trace, velocity } = evaluation;
  const { depth, mtv, willIntersect, intersects } = trace.result;
  if (!willIntersect || depth === 0) return [];
  const values = { depth: format.length(depth), way: format.vector(add(velocity, mtv)) };
  const back = intersects ? 'do.pushOut' : 'do.pushBack';
  const say = format.length(depthAtEnd(evaluation)) === values.depth ? 'do.push' : back;
  return [{ phase: 'push', axis: trace.normalStep, say, values, mark: 'motion' }];
}

function framesStep({ trace }: Evaluation): AxisStep {
  const { intersects, willIntersect, exit } = trace.result;
  const hitsNext = willIntersect && exit === 1;
  const say = intersects ? 'do.framesFirst' : hitsNext ? 'do.framesNext' : 'do.framesNone';
  return { phase: 'frames', axis: 0, say, values: {} };
}

const during = ({ enter, exit }: { enter: number; exit: number }) => ({
  enter: hundredths(enter),
  exit: hundredths(exit),
});

function timesStep(step: TraceStep, format: NumberFormat): AxisStep {
  const { source, apartThroughout } = step;
  const stands = source === 'motion' ? 'do.across' : 'do.times';
  return {
    phase: 'times',
    axis: step.index,
    say: apartThroughout ? `${stands}Never` : stands,
    values: { axis: axisName(step), gap: format.length(gapOf(step)), ...during(step) },
    mark: source,
  };
}

function classicStep(evaluation: Evaluation): AxisStep {
  const gap = edgeSteps(evaluation).find(({ apartThroughout }) => apartThroughout);
  return {
    phase: 'classic',
    axis: gap?.index ?? 0,
    say: gap === undefined ? 'do.classic' : 'do.classicNo',
    values: { axis: gap === undefined ? '' : axisName(gap) },
  };
}

function commonStep(evaluation: Evaluation): AxisStep {
  const last = lastToMeet(evaluation);
  const first = firstToPart(evaluation);
  const { willIntersect, exit } = evaluation.trace.result;
  const never = classicHit(evaluation) ? 'do.commonNever' : 'do.commonGap';
  const parting = last === first ? 'do.commonOne' : 'do.common';
  const common = exit === 1 ? 'do.commonStay' : parting;
  return {
    phase: 'common',
    axis: last.index,
    say: willIntersect ? common : never,
    values: {
      last: axisName(last),
      first: axisName(first),
      ...during(commonTimes(evaluation)),
    },
  };
}

function answerStep(evaluation: Evaluation, format: NumberFormat): AxisStep {
  const { intersects, willIntersect, exit, enter } = evaluation.trace.result;
  if (willIntersect) {
    const through = exit < 1 ? 'do.hitThrough' : 'do.hit';
    return {
      phase: 'hit',
      axis: lastToMeet(evaluation).index,
      say: intersects ? 'do.hitAtOnce' : through,
      values: { enter: hundredths(enter) },
      mark: 'answer',
    };
  }
  const step = separatingStep(evaluation);
  return {
    phase: 'miss',
    axis: step.index,
    say: classicHit(evaluation) ? 'do.falseAlarm' : 'do.miss',
    values: { axis: axisName(step), gap: format.length(gapOf(step)) },
    mark: 'answer',
  };
}
