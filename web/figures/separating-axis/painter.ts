import type { Bounds } from 'sepax';
import { edgeOf, type PlacedAxis, spanOf } from '../../figure/pair/axis-layout.js';
import {
  axisDrawing,
  paintActiveAxis,
  paintSeparator,
  paintShapes,
} from '../../figure/pair/figure-painter.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import type { PairView } from '../../figure/pair/pair-scene.js';
import { axisName } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';
import type { Size } from '../../stage/camera.js';
import { at, drawAxis, drawShadow } from '../../stage/draw/axis.js';
import { drawEdge, drawEdgeNormal } from '../../stage/draw/edge.js';
import { drawProjectors } from '../../stage/draw/projectors.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { isolated, type Pen, traceLine } from '../../stage/pen.js';
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

/** What the test has found so far, and the part of its next step that this one is about. */
export function paintTest(pen: Pen, view: PairView): void {
  const figure = figureOf(view);
  const { phase } = view.step;
  const axes = axesOf(view, pen.camera.scale, pen.size);
  const active = axes.at(-1)!;
  const whole = view.hovered !== null || isAnswer(view) || phase === 'compare';
  paintShapes(pen, figure);
  if (whole) paintSeparator(pen, figure);
  for (const { step, placement } of axes.slice(0, -1)) {
    drawAxis(pen, placement, axisDrawing(pen, figure, step, 'quiet'));
  }
  if (whole) paintActiveAxis(pen, figure, active);
  else paintPart(pen, figure, active, phase);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

/** The edge, then its normal, then what repeats it, then the shadows: nothing is measured yet. */
function paintPart(pen: Pen, figure: PairFigure, axis: PlacedAxis, phase: string): void {
  const { step } = axis;
  // What a repeated axis has shown stays in view.
  if (step.duplicateOf !== null) {
    drawAxis(pen, axis.placement, axisDrawing(pen, figure, step, 'quiet'));
  }
  if (phase === 'project') paintProjection(pen, figure, axis);
  if (phase === 'duplicate' && step.duplicateOf !== null) {
    paintEdge(pen, figure, step.duplicateOf, true);
  }
  paintEdge(pen, figure, step.index, phase !== 'edge');
}

function paintEdge(pen: Pen, { evaluation }: PairFigure, index: number, withNormal: boolean): void {
  const step = evaluation.trace.steps[index]!;
  const ends = edgeOf(evaluation, step);
  if (ends === null || step.source === 'motion') return;
  const colour = pen.theme[step.source];
  drawEdge(pen, ...ends, colour);
  if (withNormal) drawEdgeNormal(pen, ...ends, axisName(step), colour);
}

function paintProjection(
  pen: Pen,
  { evaluation }: PairFigure,
  { step, placement }: PlacedAxis,
): void {
  const { min, max } = spanOf(step);
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.ink;
    traceLine(context, [at(pen, placement, min, 0), at(pen, placement, max, 0)]);
    context.stroke();
  });
  for (const [shape, shift] of [
    ['a', -7],
    ['b', 7],
  ] as const) {
    const { minVertex, maxVertex } = step[shape];
    const { worldPoints } = evaluation[shape];
    const colour = pen.theme[shape];
    drawProjectors(pen, placement, [worldPoints[minVertex]!, worldPoints[maxVertex]!], colour);
    drawShadow(pen, placement, { interval: step[shape], colour, name: shape }, shift, 'strong');
  }
}
