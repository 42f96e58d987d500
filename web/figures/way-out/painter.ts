import type { Bounds, TraceStep, Vector } from 'sepax';
import { edgeOf, testedStep } from '../../figure/pair/axis-layout.js';
import { paintActiveAxis, paintSeparator, paintShapes } from '../../figure/pair/figure-painter.js';
import { measureRoom } from '../../figure/pair/measure-room.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { type PairView, pairScene } from '../../figure/pair/pair-scene.js';
import { paintVector } from '../../figure/parts/paint-vector.js';
import { text } from '../../figure/voice/text.js';
import type { Size } from '../../stage/camera.js';
import { edgeNormal } from '../../stage/draw/edge.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { screenPosition } from '../../stage/handle-layer.js';
import type { Pen } from '../../stage/pen.js';
import { add, boundsOf, cornersOf, distance, scale } from '../../stage/vector-math.js';
import { distinctSteps, heading, pushAlong, slid, waysOf } from './steps.js';

/** The figure of the playground with the axis of this step. */
export function figureOf({ state, step, evaluation, hovered }: PairView): PairFigure {
  return new PairFigure(evaluation, { ...state, step: step.axis }, hovered);
}

/** All ways together, and at the end the outcome, are looked at without an axis. */
const hasAxis = ({ hovered, step: { phase } }: PairView): boolean =>
  hovered !== null || !['least', 'push', 'slide'].includes(phase);

/** The shapes, the axis that stands out, and where the pushes that are shown lead. */
export function extentOf(view: PairView, scale: number, size: Size): Bounds {
  const figure = figureOf(view);
  const axes = hasAxis(view) ? figure.axes(scale, size).slice(-1) : [];
  return boundsOf([
    ...cornersOf(figure.extent(scale, size, axes)),
    ...endsOf(view, measureRoom(size) / scale),
  ]);
}

/** Where pushes end, with so much room to both sides for what is written there. */
function endsOf({ evaluation, step, hovered }: PairView, beside: number): Vector[] {
  const { a, trace } = evaluation;
  if (!trace.result.intersects || hovered !== null) return [];
  if (step.phase === 'overlap') {
    return a.worldPoints.map((point) => add(point, pushAlong(trace.steps[step.axis]!)));
  }
  if (step.phase !== 'least') return [];
  return distinctSteps(evaluation).flatMap((way) => {
    const { x, y } = add(a.centroid, pushAlong(way));
    return [
      { x: x - beside, y },
      { x: x + beside, y },
    ];
  });
}

export function paintWayOut(pen: Pen, view: PairView): void {
  const figure = figureOf(view);
  const { trace } = view.evaluation;
  paintShapes(pen, figure);
  if (view.step.phase === 'apart') paintSeparator(pen, figure);
  if (hasAxis(view)) paintActiveAxis(pen, figure, figure.axes(pen.camera.scale, pen.size).at(-1)!);
  if (view.hovered === null) paintPhase(pen, view);
  else if (trace.result.intersects) {
    paintPush(pen, view, testedStep(trace.steps, view.hovered));
  }
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

function paintPhase(pen: Pen, view: PairView): void {
  const { evaluation, step } = view;
  const { steps, normalStep, result } = evaluation.trace;
  const best = steps[normalStep]!;
  const start = deepestOf(view, best);
  switch (step.phase) {
    case 'overlap':
      paintGhost(pen, view, pushAlong(steps[step.axis]!));
      paintPush(pen, view, steps[step.axis]!);
      break;
    case 'least':
      paintWays(pen, view, best);
      break;
    case 'direction':
      paintVector(pen, start, scale(result.normal, 60 / pen.camera.scale), 'n', pen.theme.ink);
      paintPush(pen, view, best);
      break;
    case 'push':
      paintGhost(pen, view, result.mtv);
      paintPush(pen, view, best);
      break;
    case 'slide': {
      paintGhost(pen, view, result.mtv);
      const from = add(evaluation.a.centroid, result.mtv);
      paintVector(pen, from, heading, 'v', pen.theme.muted);
      paintVector(pen, from, slid(evaluation), 'v′', pen.theme.decide);
      break;
    }
  }
}

/** Where `a` is after a push. */
function paintGhost(pen: Pen, { evaluation }: PairView, by: Vector): void {
  const outline = evaluation.a.worldPoints.map((point) => add(point, by));
  drawPolygon(pen, outline, { stroke: pen.theme.a, width: 2, dash: [7, 5] });
}

/** The corner of `a` that is furthest in, seen along the axis of a step. */
function deepestOf({ evaluation }: PairView, step: TraceStep): Vector {
  const { against, along } = waysOf(step);
  const { maxVertex, minVertex } = step.a;
  return evaluation.a.worldPoints[against <= along ? maxVertex : minVertex]!;
}

/** The way out along the axis of a step, from the corner that is furthest in. */
function paintPush(pen: Pen, view: PairView, step: TraceStep): void {
  const label = text('stage.mtv', { size: view.format.length(step.overlap) });
  paintBest(pen, view, deepestOf(view, step), pushAlong(step), label);
}

/** A push with its number, which covers no handle, and not the name of the axis. */
function paintBest(pen: Pen, view: PairView, from: Vector, push: Vector, label: string): void {
  const clear = pairScene.handles(view).map((handle) => screenPosition(handle, pen.camera));
  const edge = edgeOf(view.evaluation, figureOf(view).active);
  if (edge !== null && hasAxis(view)) clear.push(edgeNormal(pen, ...edge).tip);
  paintVector(pen, from, push, label, pen.theme.mtv, true, clear);
}

/** Numbers of tips nearer to one another than this would cover one another, in CSS pixels. */
const labelRoom = 44;

/** All ways out, from the middle of `a`; the best one stands out. */
function paintWays(pen: Pen, view: PairView, best: TraceStep): void {
  const { evaluation, format } = view;
  const { centroid } = evaluation.a;
  const room = labelRoom / pen.camera.scale;
  const written = [pushAlong(best)];
  for (const step of distinctSteps(evaluation)) {
    if (step.index === best.index) continue;
    const push = pushAlong(step);
    const free = written.every((other) => distance(other, push) > room);
    if (free) written.push(push);
    const label = free ? format.length(step.overlap) : '';
    paintVector(pen, centroid, push, label, pen.theme.muted, false);
  }
  const label = text('stage.mtv', { size: format.length(best.overlap) });
  paintBest(pen, view, centroid, pushAlong(best), label);
}
