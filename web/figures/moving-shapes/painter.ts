import type { Bounds, TraceStep, Vector } from 'sepax';
import type { PlacedAxis } from '../../figure/pair/axis-layout.js';
import {
  axisDrawing,
  paintActiveAxis,
  paintSeparator,
  paintShapes,
} from '../../figure/pair/figure-painter.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { percent } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import type { Size } from '../../stage/camera.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawAxis } from '../../stage/draw/axis.js';
import { drawLabel } from '../../stage/draw/label.js';
import type { Measure } from '../../stage/draw/measure.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawSweep } from '../../stage/draw/sweep.js';
import { isolated, type Pen } from '../../stage/pen.js';
import { add, lengthOf, quarterTurn, scale } from '../../stage/vector-math.js';
import { knobStandOff, type MovingView } from './scene.js';

/** The phases that look at several axes. */
const manyAxes = ['classic', 'common'];

/** The figure of the playground with the axis of this step. */
export function figureOf({ state, step, evaluation, hovered }: MovingView): PairFigure {
  return new PairFigure(evaluation, { ...state, step: step.axis }, hovered);
}

/** The axes of this step only: with room for all at any time the shapes would be small. */
export function extentOf(view: MovingView, scale: number, size: Size): Bounds {
  const figure = figureOf(view);
  const many = view.hovered === null && manyAxes.includes(view.step.phase);
  return many
    ? figure.extent(scale, size)
    : figure.extent(scale, size, figure.axes(scale, size).slice(-1));
}

export function paintMoving(pen: Pen, view: MovingView): void {
  const { evaluation, step, hovered } = view;
  const { a, velocity } = evaluation;
  const { theme } = pen;
  const figure = figureOf(view);
  drawSweep(pen, a.worldPoints, velocity, theme.a);
  paintCopy(pen, view, 1, theme.a, [3, 4]);
  paintShapes(pen, figure);
  if (hovered !== null || step.phase === 'times') {
    paintSeparator(pen, figure);
    paintAxisNow(pen, view, figure);
  } else paintPhase(pen, view, figure);
  drawPolygon(pen, evaluation.now.a.worldPoints, { stroke: theme.decide, width: 2.5, tint: 0.2 });
  const start = pen.camera.toScreen(view.state.a);
  drawArrow(pen, start, pen.camera.toScreen(add(view.state.a, velocity)), {
    colour: theme.a,
    width: 2.5,
  });
  paintMoment(pen, view);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

function paintPhase(pen: Pen, view: MovingView, figure: PairFigure): void {
  switch (view.step.phase) {
    case 'classic':
      for (const { step, placement } of edgeAxes(pen, view)) {
        const drawing = axisDrawing(pen, figure, step, 'quiet');
        drawAxis(pen, placement, { ...drawing, measure: stretchedMeasure(pen, step) });
      }
      break;
    case 'common':
      for (const axis of edgeAxes(pen, view)) {
        const drawing = axisDrawing(
          pen,
          figureNow(view, axis.step),
          presentStep(view, axis),
          'quiet',
        );
        drawAxis(pen, axis.placement, drawing);
      }
      break;
    case 'miss':
      paintSeparator(pen, figure);
      paintAxisNow(pen, view, figure);
      break;
    case 'hit':
      paintImpact(pen, view);
      break;
  }
}

/** The axes that the classic test looks at. */
function edgeAxes(pen: Pen, { evaluation, state }: MovingView): PlacedAxis[] {
  const all = new PairFigure(evaluation, { ...state, step: 'all' }, null);
  return all.axes(pen.camera.scale, pen.size).filter(({ step }) => step.source !== 'motion');
}

/** What the stretched shadow of `a` has in common with that of `b`, or the gap between them. */
function stretchedMeasure({ theme }: Pen, { swept, b, apartThroughout }: TraceStep): Measure {
  return {
    from: Math.max(swept.min, b.min),
    to: Math.min(swept.max, b.max),
    kind: apartThroughout ? 'gap' : 'overlap',
    text: '',
    colour: apartThroughout ? theme.decide : theme.muted,
    deciding: apartThroughout,
  };
}

const figureNow = ({ state, evaluation }: MovingView, { index }: TraceStep): PairFigure =>
  new PairFigure(evaluation.now, { ...state, step: index }, null);

/** A step with the shadow of `a` where it is at the moment, and stretched as before. */
const presentStep = ({ evaluation }: MovingView, { step }: PlacedAxis): TraceStep => ({
  ...evaluation.now.trace.steps[step.index]!,
  swept: step.swept,
});

/** The axis that stands out, with the shadow of `a` where it is at the moment. */
function paintAxisNow(pen: Pen, view: MovingView, figure: PairFigure): void {
  const axis = figure.axes(pen.camera.scale, pen.size).at(-1)!;
  const step = presentStep(view, axis);
  paintActiveAxis(pen, figureNow(view, step), { step, placement: axis.placement });
}

/** The outline of `a` at a moment. */
function paintCopy(
  pen: Pen,
  { evaluation }: MovingView,
  time: number,
  stroke: string,
  dash: readonly number[],
): void {
  const shift = scale(evaluation.velocity, time);
  const outline = evaluation.a.worldPoints.map((point) => add(point, shift));
  drawPolygon(pen, outline, { stroke, width: 1.5, dash });
}

/** Where `a` first touches, the point of contact, and the normal there. */
function paintImpact(pen: Pen, view: MovingView): void {
  const { impact } = view.evaluation;
  if (impact === null) return;
  const { mtv } = pen.theme;
  paintCopy(pen, view, impact.time, mtv, [7, 5]);
  const point = pen.camera.toScreen(impact.point);
  isolated(pen, (context) => {
    context.fillStyle = mtv;
    context.beginPath();
    context.arc(point.x, point.y, 5, 0, 2 * Math.PI);
    context.fill();
  });
  const tip = add(point, scale(impact.normal, 40));
  drawArrow(pen, point, tip, { colour: mtv, width: 2.5 });
  const name = words('stage.impact', { time: percent(impact.time) });
  drawLabel(pen, name, tip, { colour: mtv, weight: 650, away: impact.normal, clearance: 6 });
}

/** Writes the moment beside its knob. */
function paintMoment(pen: Pen, { state, evaluation }: MovingView): void {
  const { velocity } = evaluation;
  const length = lengthOf(velocity);
  if (length === 0) return;
  const side: Vector = scale(quarterTurn(velocity), 1 / length);
  const knob = add(
    pen.camera.toScreen(add(state.a, scale(velocity, state.time))),
    scale(side, knobStandOff),
  );
  drawLabel(pen, percent(state.time), knob, {
    colour: pen.theme.decide,
    weight: 650,
    away: side,
    clearance: 14,
  });
}
