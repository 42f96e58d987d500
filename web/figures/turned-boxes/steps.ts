import type { Projection, TraceStep } from 'sepax';
import type { BoxTrace } from 'sepax/3d';
import type { Figure, FigureView } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { axisName, NumberFormat } from '../../figure/voice/number-format.js';
import type { Values } from '../../figure/voice/text.js';
import type { BoxesEvaluation } from './scene.js';
import { axisLabel } from './solids.js';
import type { BoxesState } from './state.js';
import { meets, type Volumes, volumes, waste } from './volumes.js';

/** A step that may look at an axis: of the boxes in the plane, or of those in space. */
export interface BoxesStep extends Step {
  readonly axis: number;
}

export type BoxesFigure = Figure<BoxesState, BoxesEvaluation, BoxesStep>;
export type BoxesView = FigureView<BoxesState, BoxesEvaluation, BoxesStep>;

/** The first axes of a trace in space are normals of faces, three of each box. */
export const faceCount = 6;

/** The axes of the turned boxes that the test looks at: it stops at the first gap. */
function testedAxes({ turned: { trace } }: Volumes): TraceStep[] {
  const end = trace.decidedBy ?? trace.steps.length;
  return trace.steps.filter(({ index, duplicateOf }) => index <= end && duplicateOf === null);
}

/** How far the middles of both shadows are from one another, and how far the shadows reach. */
export function spreadOf({ a, b }: TraceStep): { way: number; reach: number } {
  return {
    way: Math.abs(middleOf(b) - middleOf(a)),
    reach: (widthOf(a) + widthOf(b)) / 2,
  };
}

const middleOf = ({ min, max }: Projection): number => (min + max) / 2;
const widthOf = ({ min, max }: Projection): number => max - min;

/** Each volume, the corners, the axes of the plane, the answer; then the axes of space. */
export function stepsOf({ volumes: all, caught, solids }: BoxesEvaluation): BoxesStep[] {
  const format = NumberFormat.for(all.turned);
  return [
    ...volumes.map((volume): BoxesStep => {
      const values = { ...wasteOf(all, volume), ...sizeOf(all, volume, format) };
      const say = `do.${volume}.${meets(all, volume) ? 'meet' : 'apart'}`;
      return { phase: volume, axis: -1, say, values };
    }),
    cornersStep(all, [...caught.a, ...caught.b].filter(Boolean).length),
    ...testedAxes(all).map((step): BoxesStep => axisStep(step, format)),
    answerStep(all),
    ...spatialSteps(solids.trace, format),
  ];
}

/** A part as a percentage; far more than the whole is not written to the last digit. */
export const percentOf = (share: number): string => String(Math.round(100 * share));

const wasteOf = ({ a, b }: Volumes, volume: (typeof volumes)[number]): Values => ({
  a: percentOf(waste(a, volume)),
  b: percentOf(waste(b, volume)),
});

/** The gap or the overlap. */
function sizeOf(
  { circle, upright, turned }: Volumes,
  volume: (typeof volumes)[number],
  format: NumberFormat,
): Values {
  if (volume === 'circle') return { size: format.length(Math.abs(circle.separation)) };
  const { trace } = volume === 'upright' ? upright : turned;
  return { size: format.length(Math.abs(trace.steps[trace.normalStep]!.overlap)) };
}

function cornersStep(all: Volumes, count: number): BoxesStep {
  const outcome = count > 0 ? 'some' : meets(all, 'turned') ? 'plus' : 'none';
  return { phase: 'corners', axis: -1, say: `do.corners.${outcome}`, values: { count } };
}

function axisStep(step: TraceStep, format: NumberFormat): BoxesStep {
  const { way, reach } = spreadOf(step);
  const outcome = step.apart ? 'gap' : 'overlap';
  return {
    phase: 'axis',
    axis: step.index,
    say: `do.axis.${outcome}`,
    values: {
      axis: axisName(step),
      way: format.length(way),
      reach: format.length(reach),
      size: format.length(Math.abs(step.overlap)),
    },
    ...(step.source === 'motion' ? {} : { mark: step.source }),
  };
}

function answerStep(all: Volumes): BoxesStep {
  const { trace } = all.turned;
  const apart = !meets(all, 'turned');
  const alarm = !apart && !meets(all, 'thing');
  return {
    phase: apart ? 'apart' : 'together',
    axis: trace.normalStep,
    say: apart ? 'do.apart' : alarm ? 'do.alarm' : 'do.together',
    values: {
      axis: axisName(trace.steps[trace.decidedBy ?? trace.normalStep]!),
      count: testedAxes(all).length,
    },
    mark: 'answer',
  };
}

/** The axis of the greatest gap among some of the axes in space, or of the least overlap. */
function bestOf(trace: BoxTrace, from: number, to: number): number {
  const found = trace.steps.slice(from, to).filter(({ overlap }) => overlap !== null);
  return found.reduce((best, step) => (step.overlap! < best.overlap! ? step : best), found[0]!)
    .index;
}

function spatialSteps(trace: BoxTrace, format: NumberFormat): BoxesStep[] {
  const { decidedBy, steps } = trace;
  const byFace = decidedBy !== null && decidedBy < faceCount;
  const face = bestOf(trace, 0, faceCount);
  const edges = bestOf(trace, faceCount, steps.length);
  const deciding = byFace ? face : edges;
  const part = (phase: string, say: string, axis: number): BoxesStep => ({
    phase,
    axis,
    say,
    values: {
      axis: axisLabel(steps[axis]!.source),
      size: format.length(Math.abs(steps[axis]!.overlap!)),
    },
  });
  return [
    part('faces', byFace ? 'do.faces.gap' : 'do.faces.none', face),
    part(
      'edges',
      byFace ? 'do.edges.late' : decidedBy === null ? 'do.edges.none' : 'do.edges.gap',
      deciding,
    ),
  ];
}
