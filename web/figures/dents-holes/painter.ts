import type { Bounds, Vector } from 'sepax';
import { reachOf } from '../../figure/pair/axis-layout.js';
import { axisDrawing } from '../../figure/pair/figure-painter.js';
import { isNarrow } from '../../figure/pair/measure-room.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import type { Size } from '../../stage/camera.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawAxis } from '../../stage/draw/axis.js';
import { drawLabel, freeSide } from '../../stage/draw/label.js';
import { traceLoops } from '../../stage/draw/loops.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawProjectors } from '../../stage/draw/projectors.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { isolated, type Pen } from '../../stage/pen.js';
import { add, boundsOf, dot, lengthOf, scale, subtract } from '../../stage/vector-math.js';
import { type DentsEvaluation, type Way, wayNames } from './evaluation.js';
import { type DentsView, pieceShown, wayShown } from './steps.js';

/** The shapes, and what the step has to say of them, from the back to the front. */
export function paintDents(pen: Pen, view: DentsView): void {
  const { phase } = view.step;
  const { seeming } = view.evaluation;
  const seen = phase === 'hull' && view.hovered === null;
  if (seen) paintHull(pen, view);
  paintShape(pen, view);
  if (!seen) paintPieces(pen, view);
  drawPolygon(pen, seeming.a.worldPoints, { stroke: pen.theme.a, tint: 0.3 });
  paintOutcome(pen, view);
  if (seen) paintAxis(pen, figureOf(view));
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

/** The figure of the playground about `a` and the hull of `b`. */
function figureOf({ evaluation: { seeming } }: DentsView): PairFigure {
  const still = { points: [], x: 0, y: 0, degrees: 0 };
  return new PairFigure(seeming, { a: still, b: still, velocity: null, step: 'all' }, null);
}

/** What the axes take `b` for. */
function paintHull(pen: Pen, { evaluation: { seeming } }: DentsView): void {
  drawPolygon(pen, seeming.b.worldPoints, {
    stroke: pen.theme.muted,
    width: 2,
    dash: [7, 5],
    tint: 0.18,
  });
}

/** `b` with its hole. */
function paintShape(pen: Pen, { evaluation: { rings } }: DentsView): void {
  isolated(pen, (context) => {
    traceLoops(pen, rings);
    context.fillStyle = pen.theme.surface;
    context.fill('evenodd');
    if (!pen.theme.forced) {
      context.globalAlpha = 0.16;
      context.fillStyle = pen.theme.b;
      context.fill('evenodd');
      context.globalAlpha = 1;
    }
    context.strokeStyle = pen.theme.b;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.stroke();
  });
}

/** The pieces with their numbers; those that count stand out. */
function paintPieces(pen: Pen, view: DentsView): void {
  const { pieces, touched } = view.evaluation;
  const shown = pieceShown(view);
  pieces.forEach(({ outline, centroid }, i) => {
    const strong = shown === null ? touched.includes(i) && view.step.phase !== 'cut' : shown === i;
    const stroke = pen.theme.b;
    drawPolygon(pen, outline, strong ? { stroke, tint: 0.3 } : { stroke, width: 1, dash: [3, 3] });
    // The numbers would be in the way of what is written on a way out.
    if (wayShown(view) !== null) return;
    drawLabel(pen, String(i), pen.camera.toScreen(centroid), {
      colour: strong ? pen.theme.b : pen.theme.muted,
      weight: strong ? 700 : 500,
    });
  });
}

/** The axis that comes nearest to showing a gap: the shadows fill the dents. */
function paintAxis(pen: Pen, figure: PairFigure): void {
  const { step, placement } = figure.axes(pen.camera.scale, pen.size).at(-1)!;
  for (const shape of ['a', 'b'] as const) {
    const { worldPoints } = figure.evaluation[shape];
    const { minVertex, maxVertex } = step[shape];
    drawProjectors(
      pen,
      placement,
      [worldPoints[minVertex]!, worldPoints[maxVertex]!],
      pen.theme[shape],
    );
  }
  drawAxis(pen, placement, axisDrawing(pen, figure, step, 'strong'));
}

/** Where a piece or a way out would put `a`. */
function paintOutcome(pen: Pen, view: DentsView): void {
  const { pieces, touched, ways } = view.evaluation;
  const piece = pieceShown(view);
  if (piece !== null && touched.includes(piece)) {
    paintPush(pen, view, pieces[piece]!.collision.mtv, null);
  }
  const way = wayShown(view);
  if (way === null || touched.length === 0) return;
  const { push, outcome } = ways[way];
  if (way === 'sum') paintChain(pen, view, push);
  paintPush(pen, view, push, outcome);
}

/** The corner of `a` that is furthest in, seen along a push. */
const deepestOf = ({ seeming: { a } }: DentsEvaluation, push: Vector): Vector =>
  a.worldPoints.reduce((best, corner) => (dot(corner, push) < dot(best, push) ? corner : best));

/** The pushes of the pieces, one after the other. */
function paintChain(pen: Pen, { evaluation }: DentsView, sum: Vector): void {
  let from = deepestOf(evaluation, sum);
  for (const piece of evaluation.touched) {
    const to = add(from, evaluation.pieces[piece]!.collision.mtv);
    drawArrow(pen, pen.camera.toScreen(from), pen.camera.toScreen(to), {
      colour: pen.theme.b,
      width: 2,
      head: 9,
      dash: [5, 4],
    });
    from = to;
  }
}

/** `a` where a push puts it, the push, and what has become of `a`. */
function paintPush(pen: Pen, view: DentsView, push: Vector, outcome: Way['outcome'] | null): void {
  const { worldPoints } = view.evaluation.seeming.a;
  const moved = worldPoints.map((point) => add(point, push));
  const dash = outcome === 'stuck' ? [2, 4] : [7, 5];
  drawPolygon(pen, moved, { stroke: pen.theme.a, width: 2, dash });
  const start = deepestOf(view.evaluation, push);
  const from = pen.camera.toScreen(start);
  const to = pen.camera.toScreen(add(start, push));
  const along = subtract(to, from);
  const length = lengthOf(along);
  // Shorter than a pixel there is no direction to show.
  if (length < 1) return;
  drawArrow(pen, from, to, { colour: pen.theme.mtv, width: 4, head: 14 });
  const size = view.format.length(lengthOf(push));
  const said = isNarrow(pen.size) ? size : text('stage.mtv', { size });
  const label = outcome === null ? said : `${said}: ${words(`way.${outcome}`)}`;
  const away = scale(along, -1 / length);
  const style = { colour: pen.theme.mtv, weight: 650, away, clearance: 8 };
  const corners = view.evaluation.rings.flat().map((corner) => pen.camera.toScreen(corner));
  drawLabel(pen, label, from, { ...style, away: freeSide(pen, label, from, style, corners) });
}

/** Both shapes, where any way out leads, and the axis beside them in the step that has one. */
export function extentOf(view: DentsView, scale: number, size: Size): Bounds {
  const { seeming, ways } = view.evaluation;
  const ends = wayNames.flatMap((name) =>
    seeming.a.worldPoints.map((point) => add(point, ways[name].push)),
  );
  return boundsOf([
    ...seeming.a.worldPoints,
    ...seeming.b.worldPoints,
    ...ends,
    ...(view.step.phase === 'hull' ? axisReach(view, scale, size) : []),
  ]);
}

const axisReach = (view: DentsView, scale: number, size: Size): Vector[] =>
  reachOf(figureOf(view).axes(scale, size).at(-1)!, scale, size);
