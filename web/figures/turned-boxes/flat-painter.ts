import type { Vector } from 'sepax';
import { grownAt, measuredAt } from '../../figure/pair/axis-growth.js';
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
import { drawDisc } from '../../stage/draw/disc.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, named, type Pen, traceLine } from '../../stage/pen.js';
import {
  add,
  between,
  boundsOf,
  dot,
  middle,
  quarterTurn,
  scale,
  subtract,
} from '../../stage/vector-math.js';
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
    paintAxes(pen, view);
    return;
  }
  const volume = volumeShown(view);
  named(pen, volume, () => {
    if (volume === 'circle') paintCircles(pen, view);
    else paintBoxesOf(pen, view, volume);
  });
  if (volume === 'upright') paintUprightAxes(pen, view);
  if (view.step.phase === 'corners' && view.hovered === null) paintCorners(pen, view);
}

/** How far a volume has closed in on its thing, if it does so in this step. */
const closedIn = ({ step, progress }: BoxesView, volume: Volume, end: number): number =>
  step.phase === volume ? doneAt(progress, 0, end) : 1;

/** Boxes close in on their things; turned ones are tried at all angles. */
function paintBoxesOf(pen: Pen, view: BoxesView, volume: 'upright' | 'turned'): void {
  const part = closedIn(view, volume, volume === 'turned' ? 1 : 0.5);
  const evaluation = view.evaluation.volumes[volume];
  if (part === 1) {
    paintShapes(pen, { evaluation });
    return;
  }
  for (const shape of shapes) {
    const { centroid, worldPoints } = evaluation[shape];
    const outline =
      volume === 'turned'
        ? boxAt(view, shape, (Math.PI / 2) * (part - 1))
        : worldPoints.map((point) => between(centroid, point, 1 + closeness * (1 - part)));
    drawPolygon(pen, outline, { stroke: pen.theme[shape], tint: 0.16 });
  }
}

/** How much larger volumes are from where they close in, as a part of them. */
const closeness = 0.7;

/** The smallest box around a thing that is turned on from the best one by an angle. */
function boxAt({ evaluation }: BoxesView, shape: ShapeName, by: number): Vector[] {
  const { thing, turned } = evaluation.volumes;
  const [from, to] = turned[shape].worldPoints;
  const side = subtract(to!, from!);
  const angle = Math.atan2(side.y, side.x) + by;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const across = quarterTurn(along);
  const at = thing[shape].worldPoints.map((point) => ({
    x: dot(point, along),
    y: dot(point, across),
  }));
  const { minX, minY, maxX, maxY } = boundsOf(at);
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ].map(([x, y]) => add(scale(along, x!), scale(across, y!)));
}

/** The things themselves, fainter than what is around them. */
function paintThings(pen: Pen, { evaluation }: BoxesView): void {
  for (const shape of shapes) {
    const { worldPoints } = evaluation.volumes.thing[shape];
    named(pen, 'thing', () => {
      drawPolygon(pen, worldPoints, { stroke: pen.theme[shape], width: 1, tint: 0.3 });
    });
  }
}

/** The axes so far; the one of the step is drawn little by little, and at the end all are counted. */
function paintAxes(pen: Pen, view: BoxesView): void {
  const figure = figureOf(view, 'turned');
  const { progress, hovered, step: shown } = view;
  const axes = figure.axes(pen.camera.scale, pen.size);
  const growth =
    hovered === null && shown.phase === 'axis'
      ? grownAt(progress, figure.active.apart)
      : measuredAt(doneAt(progress, 0.6, 1), figure.active.apart);
  const others = axes.slice(0, -1);
  named(pen, 'turned', () => paintShapes(pen, figure));
  paintSeparator(pen, figure, growth.separator);
  others.forEach(({ step, placement }, i) => {
    const counted = shown.phase === 'axis' ? 1 : doneInTurn(progress, i, others.length, 0, 0.6);
    const drawing = axisDrawing(pen, figure, step, 'quiet');
    drawAxis(pen, placement, drawing, { shadows: 1, measure: counted });
  });
  paintActiveAxis(pen, figure, axes.at(-1)!, growth);
}

/** Of upright boxes all is seen on two axes. */
function paintUprightAxes(pen: Pen, view: BoxesView): void {
  const figure = figureOf(view, 'upright');
  const moment = view.step.phase === 'upright' ? view.progress : 1;
  const growth = { shadows: doneAt(moment, 0.4, 0.7), measure: doneAt(moment, 0.7, 1) };
  if (growth.shadows === 0) return;
  for (const { step, placement } of figure.axes(pen.camera.scale, pen.size)) {
    drawAxis(pen, placement, axisDrawing(pen, figure, step, 'strong'), growth);
  }
}

/** Circles close in on their things, and then the way between their centres is measured. */
function paintCircles(pen: Pen, view: BoxesView): void {
  const { evaluation, format } = view;
  const { a, b, circle } = evaluation.volumes;
  const part = closedIn(view, 'circle', 0.6);
  for (const [shape, around] of [
    ['b', b.circle],
    ['a', a.circle],
  ] as const) {
    const { x, y, radius } = around;
    const reach = radius * (1 + closeness * (1 - part));
    drawDisc(pen, { x, y }, reach, { stroke: pen.theme[shape], tint: 0.12 });
  }
  const measured = view.step.phase === 'circle' ? doneAt(view.progress, 0.6, 1) : 1;
  const from = pen.camera.toScreen(a.circle);
  const to = pen.camera.toScreen(b.circle);
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.ink;
    context.lineWidth = 1.5;
    context.setLineDash([5, 4]);
    traceLine(context, [from, between(from, to, measured)]);
    context.stroke();
  });
  if (measured < 1) return;
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

/** The corners are looked at one by one: those that the other box has are filled, the others hollow. */
function paintCorners(pen: Pen, { evaluation, progress }: BoxesView): void {
  const { volumes: all, caught } = evaluation;
  const corners = shapes.flatMap((shape) =>
    all.turned[shape].worldPoints.map((at, i) => ({ shape, at, inside: caught[shape][i]! })),
  );
  for (const [i, { shape, at, inside }] of corners.entries()) {
    const part = doneInTurn(progress, i, corners.length);
    if (part === 0) continue;
    const { x, y } = pen.camera.toScreen(at);
    isolated(pen, (context) => {
      context.beginPath();
      context.arc(x, y, part * (inside ? 8 : 6), 0, 2 * Math.PI);
      context.fillStyle = inside ? pen.theme.mtv : pen.theme.surface;
      context.strokeStyle = inside ? pen.theme.surface : pen.theme[shape];
      context.lineWidth = 2;
      context.fill();
      context.stroke();
    });
    if (!inside || part < 1) continue;
    const style = { colour: pen.theme.mtv, weight: 650, away: { x: 0, y: -1 }, clearance: 11 };
    drawLabel(pen, words('corner.caught'), { x, y }, style);
  }
}
