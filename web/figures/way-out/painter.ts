import type { Bounds, TraceStep, Vector } from 'sepax';
import { type AxisGrowth, grownAt, wholeAxis } from '../../figure/pair/axis-growth.js';
import { type PlacedAxis, testedStep } from '../../figure/pair/axis-layout.js';
import {
  type Difference,
  paintDifference,
  takenByAxes,
} from '../../figure/pair/difference-inset.js';
import { paintActiveAxis, paintSeparator, paintShapes } from '../../figure/pair/figure-painter.js';
import { takenBy, takenByHandles } from '../../figure/pair/inset.js';
import { measureRoom } from '../../figure/pair/measure-room.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { type PairView, pairScene } from '../../figure/pair/pair-scene.js';
import { pushAlong, waysOf } from '../../figure/pair/ways-out.js';
import { paintVector } from '../../figure/parts/paint-vector.js';
import { text } from '../../figure/voice/text.js';
import { unitsText } from '../../figure/voice/units.js';
import type { Size } from '../../stage/camera.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { named, type Pen } from '../../stage/pen.js';
import { add, boundsOf, cornersOf, distance, scale } from '../../stage/vector-math.js';
import { distinctSteps, heading, slid } from './steps.js';

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
  const growth = growthOf(view);
  if (view.step.phase === 'apart') paintSeparator(pen, figure, growth.separator);
  if (hasAxis(view)) {
    paintActiveAxis(pen, figure, figure.axes(pen.camera.scale, pen.size).at(-1)!, growth);
  }
  paintDifference(pen, differenceOf(pen, view));
  if (view.hovered === null) paintPhase(pen, view);
  else if (trace.result.intersects) {
    paintPush(pen, view, testedStep(trace.steps, view.hovered));
  }
  drawScaleBar(pen, unitsText);
}

/** The axis that stands out, if there is one. */
const axesOf = ({ camera, size }: Pen, view: PairView): PlacedAxis[] =>
  hasAxis(view) ? figureOf(view).axes(camera.scale, size).slice(-1) : [];

/** The push as the way from the origin to the border of B − A. */
function differenceOf(pen: Pen, view: PairView): Difference {
  const { evaluation, hovered, step, progress } = view;
  const { steps, normalStep } = evaluation.trace;
  const best = steps[normalStep]!;
  const slid = step.phase === 'overlap' ? doneAt(progress, 0.6, 1) : 1;
  const one = { step: testedStep(steps, hovered ?? step.axis), part: slid };
  const { a, b } = evaluation;
  const ends = distinctSteps(evaluation).map(pushAlong);
  return {
    evaluation,
    ways: hovered === null && step.phase === 'least' ? waysInTurn(view, best) : [one],
    taken: [
      ...takenBy(a.worldPoints),
      ...takenBy(b.worldPoints),
      ...ends.flatMap((by) => takenBy(a.worldPoints.map((point) => add(point, by)))),
      ...takenByAxes(pen, axesOf(pen, view)),
      ...takenByHandles(pen, pairScene.handles(view)),
    ],
  };
}

/** All ways, the best one last. */
function waysInTurn({ evaluation, progress }: PairView, best: TraceStep): Difference['ways'] {
  const ways = distinctSteps(evaluation);
  const others = ways.flatMap((step, i) =>
    step.index === best.index ? [] : { step, part: doneInTurn(progress, i, ways.length, 0, 0.7) },
  );
  return [...others, { step: best, part: doneAt(progress, 0.7, 1) }];
}

/** An axis that comes anew is drawn little by little. */
function growthOf({ hovered, step, progress }: PairView): AxisGrowth {
  if (hovered !== null) return wholeAxis;
  if (step.phase === 'apart') return grownAt(progress, true);
  return step.phase === 'overlap' ? grownAt(progress / 0.6, false) : wholeAxis;
}

function paintPhase(pen: Pen, view: PairView): void {
  const { evaluation, step, progress } = view;
  const part = doneAt(progress, 0, 1);
  const { steps, normalStep, result } = evaluation.trace;
  const best = steps[normalStep]!;
  const start = deepestOf(view, best);
  switch (step.phase) {
    case 'overlap': {
      const slidden = doneAt(progress, 0.6, 1);
      paintGhost(pen, view, scale(pushAlong(steps[step.axis]!), slidden));
      paintPush(pen, view, steps[step.axis]!, slidden);
      break;
    }
    case 'least':
      paintWays(pen, view, best);
      break;
    case 'direction':
      paintNormal(pen, start, result.normal, doneAt(progress, 0, 0.5));
      paintPush(pen, view, best, doneAt(progress, 0.5, 1));
      break;
    case 'push':
      paintGhost(pen, view, scale(result.mtv, part));
      paintPush(pen, view, best);
      break;
    case 'slide':
      paintSlide(pen, view);
      break;
  }
}

function paintNormal(pen: Pen, start: Vector, normal: Vector, part: number): void {
  named(pen, 'n', () => {
    paintVector(pen, start, scale(normal, (60 * part) / pen.camera.scale), 'n', pen.theme.ink);
  });
}

/** Where `a` would go, and where the wall lets it go. */
function paintSlide(pen: Pen, view: PairView): void {
  const { evaluation, progress } = view;
  const { mtv } = evaluation.trace.result;
  const along = scale(slid(evaluation), doneAt(progress, 0.4, 1));
  const from = add(evaluation.a.centroid, mtv);
  paintGhost(pen, view, mtv);
  if (progress < 1) paintGhost(pen, view, add(mtv, along));
  paintVector(pen, from, scale(heading, doneAt(progress, 0, 0.4)), 'v', pen.theme.muted);
  named(pen, 'slide', () => paintVector(pen, from, along, 'v′', pen.theme.decide));
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

/** The way out along the axis of a step, or a part of it, from the corner that is furthest in. */
function paintPush(pen: Pen, view: PairView, step: TraceStep, part = 1): void {
  const size = view.format.length(step.overlap);
  const label = part < 1 ? '' : text('stage.mtv', { size });
  paintBest(pen, deepestOf(view, step), scale(pushAlong(step), part), label);
}

/** A push with its number. */
function paintBest(pen: Pen, from: Vector, push: Vector, label: string): void {
  named(pen, 'push', () => paintVector(pen, from, push, label, pen.theme.mtv));
}

/** Numbers of tips nearer to one another than this would cover one another, in CSS pixels. */
const labelRoom = 44;

/** All ways out, from the middle of `a`, one after the other; the best one stands out. */
function paintWays(pen: Pen, view: PairView, best: TraceStep): void {
  const { evaluation, format, progress } = view;
  const { centroid } = evaluation.a;
  const room = labelRoom / pen.camera.scale;
  const written = [pushAlong(best)];
  const ways = distinctSteps(evaluation);
  ways.forEach((step, i) => {
    if (step.index === best.index) return;
    const part = doneInTurn(progress, i, ways.length, 0, 0.7);
    const push = pushAlong(step);
    const free = written.every((other) => distance(other, push) > room);
    if (free) written.push(push);
    const label = free && part === 1 ? format.length(step.overlap) : '';
    named(pen, 'ways', () => {
      paintVector(pen, centroid, scale(push, part), label, pen.theme.muted, false);
    });
  });
  const label = text('stage.mtv', { size: format.length(best.overlap) });
  const part = doneAt(progress, 0.7, 1);
  paintBest(pen, centroid, scale(pushAlong(best), part), part < 1 ? '' : label);
}
