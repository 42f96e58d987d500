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
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import { add, dot, lengthOf, quarterTurn, scale, subtract } from '../../stage/vector-math.js';
import { type Moment, momentOf, runAt } from './clock.js';
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
  const moment = momentOf(view);
  const jumped = step.phase === 'frames' ? runAt(view.progress) : 1;
  named(pen, 'sweep', () => {
    drawSweep(pen, a.worldPoints, scale(velocity, jumped), theme.a);
  });
  paintCopy(pen, view, jumped, theme.a, [3, 4]);
  paintShapes(pen, figure);
  if (hovered !== null || step.phase === 'times') {
    paintSeparator(pen, figure);
    paintAxisNow(pen, figure, moment);
  } else paintPhase(pen, view, figure, moment);
  named(pen, 'moment', () => {
    drawPolygon(pen, moment.now.a.worldPoints, { stroke: theme.decide, width: 2.5, tint: 0.2 });
  });
  const start = pen.camera.toScreen(view.state.a);
  named(pen, 'velocity', () => {
    const tip = pen.camera.toScreen(add(view.state.a, velocity));
    drawArrow(pen, start, tip, { colour: theme.a, width: 2.5 });
  });
  paintClock(pen, view, moment.time);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

function paintPhase(pen: Pen, view: MovingView, figure: PairFigure, moment: Moment): void {
  const { progress } = view;
  switch (view.step.phase) {
    case 'classic':
      paintStretched(pen, view, figure);
      break;
    case 'common':
      for (const axis of edgeAxes(pen, view)) {
        const drawing = axisDrawing(
          pen,
          figureAt(moment, axis.step),
          stepAt(moment, axis.step),
          'quiet',
        );
        drawAxis(pen, axis.placement, drawing);
      }
      break;
    case 'miss':
      paintSeparator(pen, figure, doneAt(progress, 0, 0.3));
      paintAxisNow(pen, figure, moment);
      break;
    case 'hit':
      paintImpact(pen, view);
      break;
    case 'push':
      paintPush(pen, view);
      break;
  }
}

/** The axes that the classic test looks at. */
function edgeAxes(pen: Pen, { evaluation, state }: MovingView): PlacedAxis[] {
  const all = new PairFigure(evaluation, { ...state, step: 'all' }, null);
  return all.axes(pen.camera.scale, pen.size).filter(({ step }) => step.source !== 'motion');
}

/** The shadows of `a` are stretched by the motion, and then measured, axis by axis. */
function paintStretched(pen: Pen, view: MovingView, figure: PairFigure): void {
  const { progress } = view;
  const stretched = doneAt(progress, 0, 0.5);
  const axes = edgeAxes(pen, view);
  axes.forEach(({ step, placement }, i) => {
    const { a, swept } = step;
    const min = a.min * (1 - stretched) + swept.min * stretched;
    const max = a.max * (1 - stretched) + swept.max * stretched;
    const drawing = axisDrawing(pen, figure, step, 'quiet');
    const grown = { ...drawing.a, swept: { min, max } };
    const measure = doneInTurn(progress, i, axes.length, 0.5);
    const measured = stretchedMeasure(pen, step);
    drawAxis(pen, placement, { ...drawing, a: grown, measure: measured }, { shadows: 1, measure });
  });
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

/** The figure of a moment with the axis of a step. */
const figureAt = ({ now, state }: Moment, { index }: TraceStep): PairFigure =>
  new PairFigure(now, { ...state, step: index }, null);

/** A step with the shadow of `a` where it is at a moment, and stretched as before. */
const stepAt = ({ now }: Moment, { index, swept }: TraceStep): TraceStep => ({
  ...now.trace.steps[index]!,
  swept,
});

/** The axis that stands out, with the shadow of `a` where it is at a moment. */
function paintAxisNow(pen: Pen, figure: PairFigure, moment: Moment): void {
  const axis = figure.axes(pen.camera.scale, pen.size).at(-1)!;
  const step = stepAt(moment, axis.step);
  paintActiveAxis(pen, figureAt(moment, step), { step, placement: axis.placement });
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

/** `a` goes to where it first touches: the point of contact, and the normal there. */
function paintImpact(pen: Pen, view: MovingView): void {
  const { impact } = view.evaluation;
  if (impact === null) return;
  const { mtv } = pen.theme;
  const met = doneAt(view.progress, 0, 0.7);
  paintCopy(pen, view, met * impact.time, mtv, [7, 5]);
  if (met < 1) return;
  const thrown = doneAt(view.progress, 0.7, 1);
  const point = pen.camera.toScreen(impact.point);
  isolated(pen, (context) => {
    context.fillStyle = mtv;
    context.beginPath();
    context.arc(point.x, point.y, 5, 0, 2 * Math.PI);
    context.fill();
  });
  const tip = add(point, scale(impact.normal, 40 * thrown));
  drawArrow(pen, point, tip, { colour: mtv, width: 2.5 });
  if (thrown < 1) return;
  const name = words('stage.impact', { time: percent(impact.time) });
  drawLabel(pen, name, tip, { colour: mtv, weight: 650, away: impact.normal, clearance: 6 });
}

/** `a` goes on to where the frame ends, and from there back out of `b`. */
function paintPush(pen: Pen, view: MovingView): void {
  const { a, velocity, trace } = view.evaluation;
  const { mtv } = trace.result;
  const gone = doneAt(view.progress, 0, 0.5);
  const pushed = scale(mtv, doneAt(view.progress, 0.5, 1));
  paintCopy(pen, view, gone, pen.theme.a, [3, 4]);
  if (gone < 1) return;
  const end = add(a.centroid, velocity);
  const outline = a.worldPoints.map((point) => add(point, add(velocity, pushed)));
  drawPolygon(pen, outline, { stroke: pen.theme.a, width: 2, dash: [7, 5], tint: 0.2 });
  named(pen, 'push', () => {
    const tip = pen.camera.toScreen(add(end, pushed));
    drawArrow(pen, pen.camera.toScreen(end), tip, { colour: pen.theme.mtv, width: 4, head: 14 });
  });
}

/** Writes the time beside the path: where its knob is, but while the clock runs. */
function paintClock(pen: Pen, { state, evaluation }: MovingView, time: number): void {
  const { velocity } = evaluation;
  const length = lengthOf(velocity);
  if (length === 0) return;
  const side: Vector = scale(quarterTurn(velocity), 1 / length);
  const knob = add(
    pen.camera.toScreen(add(state.a, scale(velocity, time))),
    scale(side, knobStandOff),
  );
  // Numbers are of different widths: whoever asked for the middle of one would have it tremble.
  const about = add(knob, scale(side, 30));
  const way = wayAround(subtract(about, pen.camera.toScreen(state.b)), side);
  drawLabel(pen, percent(time), knob, {
    colour: pen.theme.decide,
    weight: 650,
    away: side,
    clearance: 14 + way,
    // It must not jump while it runs, and not at the end.
    fixed: true,
  });
}

/** How far the running number and the name of `b` stay from one another, in CSS pixels. */
const nameRoom = 34;

/** How much further out, or in, a number is written that comes by a name: it goes around it, and does not jump. */
function wayAround(fromName: Vector, side: Vector): number {
  const beside = dot(fromName, side);
  if (Math.abs(beside) >= nameRoom) return 0;
  const off = Math.abs(dot(fromName, quarterTurn(side)));
  // Further in is the knob: there is not much room.
  const clear = beside < -nameRoom / 2 ? -nameRoom : nameRoom;
  return (clear - beside) * (1 - doneAt(off, nameRoom, 3 * nameRoom));
}
