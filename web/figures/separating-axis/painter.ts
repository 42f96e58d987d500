import type { Bounds, TraceStep, Vector } from 'sepax';
import { FigureView } from '../../figure/element/figure.js';
import {
  type AxisGrowth,
  measuredAt,
  projectedAt,
  wholeAxis,
} from '../../figure/pair/axis-growth.js';
import { edgeOf, type PlacedAxis } from '../../figure/pair/axis-layout.js';
import {
  type Difference,
  paintDifference,
  takenByAxes,
} from '../../figure/pair/difference-inset.js';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import {
  axisDrawing,
  paintActiveAxis,
  paintSeparator,
  paintShapes,
} from '../../figure/pair/figure-painter.js';
import { takenBy, takenByHandles } from '../../figure/pair/inset.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { type AxisStep, type PairView, pairScene } from '../../figure/pair/pair-scene.js';
import { axisName } from '../../figure/voice/number-format.js';
import { unitsText } from '../../figure/voice/units.js';
import type { Size } from '../../stage/camera.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawAxis } from '../../stage/draw/axis.js';
import { drawEdge, drawEdgeNormal, edgeNormal } from '../../stage/draw/edge.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawStrike } from '../../stage/draw/strike.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, type Pen, traceLine } from '../../stage/pen.js';
import { add, between, scale, subtract } from '../../stage/vector-math.js';
import { testedSteps } from './steps.js';

const isAnswer = ({ step }: PairView): boolean => step.mark === 'answer';

/** The figure of the playground at this step. */
export function figureOf(view: PairView): PairFigure {
  const { state, step, evaluation, hovered } = view;
  return new PairFigure(
    evaluation,
    { ...state, step: isAnswer(view) ? 'all' : step.axis },
    hovered,
  );
}

/** The axes that the test has looked at, the one that stands out last. */
function axesOf(view: PairView, scale: number, size: Size): PlacedAxis[] {
  const axes = figureOf(view).axes(scale, size);
  const last = testedSteps(view.evaluation).length - 1;
  return [...axes.slice(0, -1).filter(({ step }) => step.index <= last), axes.at(-1)!];
}

export const extentOf = (view: PairView, scale: number, size: Size): Bounds =>
  figureOf(view).extent(scale, size, axesOf(view, scale, size));

/** The moment of the part that a folded step has come to; a step without parts is its own. */
function momentOf(view: PairView): PairView {
  const { step, progress, hovered, format } = view;
  if (step.parts === undefined) return view;
  const passed = progress * step.parts.length;
  const place = Math.min(Math.floor(passed), step.parts.length - 1);
  const parts = step.parts as readonly AxisStep[];
  return new FigureView(view, format, parts, place, hovered, passed - place);
}

/** What the test has found so far, and the part of its next step that this one is about. */
export function paintTest(pen: Pen, shown: PairView): void {
  const view = momentOf(shown);
  const figure = figureOf(view);
  const axes = axesOf(view, pen.camera.scale, pen.size);
  const others = axes.slice(0, -1);
  paintShapes(pen, figure);
  const growth = growthOf(view);
  if (growth !== null) paintSeparator(pen, figure, growth.separator);
  others.forEach(({ step, placement }, i) => {
    const measure = isAnswer(view) ? doneInTurn(view.progress, i, axes.length) : 1;
    const drawing = axisDrawing(pen, figure, step, 'quiet');
    drawAxis(pen, placement, drawing, { shadows: 1, measure });
  });
  if (growth !== null) paintActiveAxis(pen, figure, axes.at(-1)!, growth);
  else paintPart(pen, view, axes.at(-1)!);
  paintDifference(pen, differenceOf(pen, view, axes));
  drawScaleBar(pen, unitsText);
}

/** The edge of B − A that the axis asks about, and how far the origin is beyond it, or within. */
function differenceOf(pen: Pen, view: PairView, axes: readonly PlacedAxis[]): Difference {
  const { evaluation, step, hovered, progress } = view;
  const { a, b, trace } = evaluation;
  const part = step.phase === 'compare' && hovered === null ? doneAt(progress, 0.5, 1) : 1;
  return {
    evaluation,
    ways: [{ step: trace.steps[hovered ?? step.axis]!, part }],
    taken: [
      ...takenBy(a.worldPoints),
      ...takenBy(b.worldPoints),
      ...takenByAxes(pen, axes),
      ...takenByHandles(pen, pairScene.handles(view)),
    ],
  };
}

/** How much is drawn of the axis that stands out; `null` as long as nothing is projected. */
function growthOf(view: PairView): AxisGrowth | null {
  const { progress, step, evaluation } = view;
  if (view.hovered !== null) return wholeAxis;
  if (isAnswer(view)) {
    // The last of all axes to be counted, or the one whose gap has ended the test.
    return evaluation.trace.decidedBy === null
      ? measuredAt(doneAt(progress, 0.7, 1), false)
      : { ...wholeAxis, separator: doneAt(progress, 0, 1) };
  }
  if (step.phase === 'project') return projectedAt(progress);
  const { apart } = evaluation.trace.steps[step.axis]!;
  return step.phase === 'compare' ? measuredAt(progress, apart) : null;
}

/** The edge, then its normal, then whether an axis before was the same. */
function paintPart(pen: Pen, view: PairView, { step, placement }: PlacedAxis): void {
  const figure = figureOf(view);
  const { phase } = view.step;
  const part = doneAt(view.progress, 0, 1);
  // What a repeated axis has shown stays in view.
  if (step.duplicateOf !== null) {
    drawAxis(pen, placement, axisDrawing(pen, figure, step, 'quiet'));
  }
  const ends = edgeOf(figure.evaluation, step);
  if (ends === null || step.source === 'motion') return;
  const colour = pen.theme[step.source];
  drawEdge(pen, ends[0], between(...ends, phase === 'edge' ? part : 1), colour);
  if (phase === 'edge') return;
  drawEdgeNormal(pen, ...ends, axisName(step), colour, phase === 'normal' ? part : 1);
  if (phase === 'duplicate') paintComparison(pen, view, step);
}

/** The normals of all axes before come to this edge: one that fits is the same axis, which is struck out. */
function paintComparison(pen: Pen, { evaluation, progress }: PairView, candidate: TraceStep): void {
  const { steps } = evaluation.trace;
  const same = steps[candidate.duplicateOf ?? -1];
  const part = doneAt(progress, 0, 0.7);
  const { foot, normal } = normalOf(pen, evaluation, candidate);
  paintDirection(pen, foot, scale(normal, 90 * doneAt(progress, 0, 0.7)));
  if (same !== undefined) paintEdge(pen, evaluation, same);
  for (const step of steps.slice(0, candidate.index)) {
    if (step.duplicateOf !== null || part === 1) continue;
    const other = normalOf(pen, evaluation, step);
    const start = between(other.foot, foot, part);
    const style = { colour: pen.theme.muted, width: 2, head: 9, dash: [5, 4] };
    drawArrow(pen, start, add(start, subtract(other.tip, other.foot)), style);
  }
  if (same === undefined) return;
  drawStrike(pen, add(foot, scale(normal, 15)), normal, doneAt(progress, 0.7, 1));
}

/** The line of an axis both ways: opposite normals have the same. */
function paintDirection(pen: Pen, foot: Vector, reach: Vector): void {
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.muted;
    context.setLineDash([2, 5]);
    traceLine(context, [subtract(foot, reach), add(foot, reach)]);
    context.stroke();
  });
}

const normalOf = (pen: Pen, evaluation: Evaluation, step: TraceStep) =>
  edgeNormal(pen, ...edgeOf(evaluation, step)!);

/** The edge of an axis, with its normal. */
function paintEdge(pen: Pen, evaluation: Evaluation, step: TraceStep): void {
  const ends = edgeOf(evaluation, step);
  if (ends === null || step.source === 'motion') return;
  drawEdge(pen, ...ends, pen.theme[step.source]);
  drawEdgeNormal(pen, ...ends, axisName(step), pen.theme[step.source]);
}
