import type { Circle, Vector } from 'sepax';
import {
  axisDrawing,
  paintActiveAxis,
  paintSeparator,
  paintShapes,
} from '../../figure/pair/figure-painter.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { words } from '../../figure/voice/words.js';
import { drawAxis } from '../../stage/draw/axis.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { isolated, type Pen, traceLine } from '../../stage/pen.js';
import { middle, quarterTurn, scale, subtract } from '../../stage/vector-math.js';
import type { BoxesView } from './steps.js';
import { type Volume, volumes } from './volumes.js';

const shapes = ['b', 'a'] as const satisfies ShapeName[];

/** The figure of the playground about the boxes of one kind. */
export function figureOf(view: BoxesView, kind: 'upright' | 'turned'): PairFigure {
  const { volumes: all } = view.evaluation;
  const { axis, phase } = view.step;
  const onAxis = phase === 'axis' && kind === 'turned';
  const state = { a: all.a[kind], b: all.b[kind], velocity: null } as const;
  const hovered = onAxes(view) && kind === 'turned' ? view.hovered : null;
  return new PairFigure(all[kind], { ...state, step: onAxis ? axis : 'all' }, hovered);
}

/** Whether the step is about the axes of the turned boxes. */
export const onAxes = ({ step: { phase } }: BoxesView): boolean =>
  ['axis', 'apart', 'together'].includes(phase);

/** The volume that the step, or the row that is pointed at, is about. */
export function volumeShown(view: BoxesView): Volume {
  const { hovered, step } = view;
  if (hovered !== null && !onAxes(view)) return volumes[hovered] ?? 'turned';
  return volumes.find((volume) => volume === step.phase) ?? 'turned';
}

/** The things in the plane, what is put around them, and how that is compared. */
export function paintFlat(pen: Pen, view: BoxesView): void {
  paintThings(pen, view);
  if (onAxes(view)) {
    paintAxes(pen, figureOf(view, 'turned'));
    return;
  }
  const volume = volumeShown(view);
  if (volume === 'circle') paintCircles(pen, view);
  else paintShapes(pen, { evaluation: view.evaluation.volumes[volume] });
  if (volume === 'upright') paintUprightAxes(pen, figureOf(view, volume));
  if (view.step.phase === 'corners' && view.hovered === null) paintCorners(pen, view);
}

/** The things themselves, fainter than what is around them. */
function paintThings(pen: Pen, { evaluation }: BoxesView): void {
  for (const shape of shapes) {
    const { worldPoints } = evaluation.volumes.thing[shape];
    drawPolygon(pen, worldPoints, { stroke: pen.theme[shape], width: 1, tint: 0.3 });
  }
}

function paintAxes(pen: Pen, figure: PairFigure): void {
  const axes = figure.axes(pen.camera.scale, pen.size);
  paintShapes(pen, figure);
  paintSeparator(pen, figure);
  for (const { step, placement } of axes.slice(0, -1)) {
    drawAxis(pen, placement, axisDrawing(pen, figure, step, 'quiet'));
  }
  paintActiveAxis(pen, figure, axes.at(-1)!);
}

/** Of upright boxes all is seen on two axes. */
function paintUprightAxes(pen: Pen, figure: PairFigure): void {
  for (const { step, placement } of figure.axes(pen.camera.scale, pen.size)) {
    drawAxis(pen, placement, axisDrawing(pen, figure, step, 'strong'));
  }
}

function paintCircles(pen: Pen, { evaluation, format }: BoxesView): void {
  const { a, b, circle } = evaluation.volumes;
  for (const [shape, around] of [
    ['b', b.circle],
    ['a', a.circle],
  ] as const) {
    paintCircle(pen, around, pen.theme[shape]);
  }
  const from = pen.camera.toScreen(a.circle);
  const to = pen.camera.toScreen(b.circle);
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.ink;
    context.lineWidth = 1.5;
    context.setLineDash([5, 4]);
    traceLine(context, [from, to]);
    context.stroke();
  });
  drawLabel(pen, format.length(circle.distance), middle(from, to), {
    colour: pen.theme.ink,
    weight: 650,
    away: across(from, to),
    clearance: 5,
  });
}

/** A unit vector at a right angle to a line on the screen. */
function across(from: Vector, to: Vector): Vector {
  const along = subtract(to, from);
  const length = Math.hypot(along.x, along.y);
  return length < 1 ? { x: 0, y: -1 } : scale(quarterTurn(along), 1 / length);
}

function paintCircle(pen: Pen, { x, y, radius }: Circle, colour: string): void {
  const { x: left, y: top } = pen.camera.toScreen({ x, y });
  isolated(pen, (context) => {
    context.beginPath();
    context.arc(left, top, radius * pen.camera.scale, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 2;
    context.stroke();
    if (!pen.theme.forced) {
      context.globalAlpha = 0.12;
      context.fill();
    }
  });
}

/** Corners that the other box has are filled; the others are hollow. */
function paintCorners(pen: Pen, { evaluation: { volumes: all, caught } }: BoxesView): void {
  for (const shape of shapes) {
    all.turned[shape].worldPoints.forEach((corner, i) => {
      const inside = caught[shape][i]!;
      const { x, y } = pen.camera.toScreen(corner);
      isolated(pen, (context) => {
        context.beginPath();
        context.arc(x, y, inside ? 8 : 6, 0, 2 * Math.PI);
        context.fillStyle = inside ? pen.theme.mtv : pen.theme.surface;
        context.strokeStyle = inside ? pen.theme.surface : pen.theme[shape];
        context.lineWidth = 2;
        context.fill();
        context.stroke();
      });
      if (inside) {
        drawLabel(
          pen,
          words('corner.caught'),
          { x, y },
          {
            colour: pen.theme.mtv,
            weight: 650,
            away: { x: 0, y: -1 },
            clearance: 11,
          },
        );
      }
    });
  }
}
