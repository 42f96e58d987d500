import type { Bounds, Vector } from 'sepax';
import { nameArrow } from '../../figure/pair/arrow-painter.js';
import { type AxisGrowth, grownAt } from '../../figure/pair/axis-growth.js';
import { type PlacedAxis, reachOf } from '../../figure/pair/axis-layout.js';
import { axisDrawing } from '../../figure/pair/figure-painter.js';
import { insetRoom } from '../../figure/pair/inset.js';
import { measureText } from '../../figure/pair/measure-room.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { unitsText } from '../../figure/voice/units.js';
import { words } from '../../figure/voice/words.js';
import type { Size } from '../../stage/camera.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawAxis } from '../../stage/draw/axis.js';
import { drawLabel } from '../../stage/draw/label.js';
import { traceLoops } from '../../stage/draw/loops.js';
import { drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawProjectors } from '../../stage/draw/projectors.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import {
  add,
  between,
  boundsOf,
  distance,
  dot,
  firstPart,
  lengthOf,
  nearestOnSegment,
  scale,
} from '../../stage/vector-math.js';
import { type DentsEvaluation, type Way, wayNames } from './evaluation.js';
import { paintDifference } from './paint-difference.js';
import { type DentsView, pieceShown, wayShown } from './steps.js';

/** The shapes, and what the step has to say of them, from the back to the front. */
export function paintDents(pen: Pen, view: DentsView): void {
  const { phase } = view.step;
  const { seeming } = view.evaluation;
  const seen = phase === 'hull' && view.hovered === null;
  if (seen) named(pen, 'hull', () => paintHull(pen, view));
  paintShape(pen, view);
  if (!seen) named(pen, 'pieces', () => paintPieces(pen, view));
  drawPolygon(pen, seeming.a.worldPoints, { stroke: pen.theme.a, tint: 0.3 });
  paintOutcome(pen, view);
  const axes = seen ? figureOf(view).axes(pen.camera.scale, pen.size).slice(-1) : [];
  for (const axis of axes) {
    paintAxis(pen, figureOf(view), axis, grownAt((view.progress - 0.4) / 0.6, false));
  }
  paintDifference(pen, view, axes);
  drawScaleBar(pen, unitsText);
}

/** The figure of the playground about `a` and the hull of `b`. */
function figureOf({ evaluation: { seeming } }: DentsView): PairFigure {
  const still = { points: [], x: 0, y: 0, degrees: 0 };
  return new PairFigure(seeming, { a: still, b: still, velocity: null, step: 'all' }, null);
}

/** What the axes take `b` for: a band around it is pulled tight, across its dents. */
function paintHull(pen: Pen, { evaluation, progress }: DentsView): void {
  const part = doneAt(progress, 0, 0.4);
  const hull = evaluation.seeming.b.worldPoints;
  const band = part < 1 ? tightened(evaluation.rings[0]!, hull, part) : hull;
  drawPolygon(pen, band, { stroke: pen.theme.muted, width: 2, dash: [7, 5], tint: 0.18 });
}

/** An outline a part of the way to its hull: each corner goes to the nearest point of that. */
function tightened(outline: readonly Vector[], hull: readonly Vector[], part: number): Vector[] {
  return outline.map((corner) => {
    const feet = hull.map((from, i) =>
      nearestOnSegment(corner, from, hull[(i + 1) % hull.length]!),
    );
    const away = feet.map((foot) => distance(corner, foot));
    return between(corner, feet[away.indexOf(Math.min(...away))]!, part);
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
    }
  });
  for (const ring of rings) drawPolygon(pen, ring, { stroke: pen.theme.b });
}

/** The pieces with their numbers; those that count stand out. */
function paintPieces(pen: Pen, view: DentsView): void {
  const { pieces } = view.evaluation;
  const { phase } = view.step;
  pieces.forEach(({ outline, centroid }, i) => {
    const part = phase === 'cut' ? doneInTurn(view.progress, i, pieces.length) : 1;
    const strong = isStrong(view, i);
    const stroke = pen.theme.b;
    const seam = { width: 1, dash: [3, 3] };
    if (part < 1) {
      drawPath(pen, firstPart([...outline, outline[0]!], part), { colour: stroke, ...seam });
    } else drawPolygon(pen, outline, strong ? { stroke, tint: 0.3 } : { stroke, ...seam });
    // The numbers would be in the way of what is written on a way out.
    if (part < 1 || wayShown(view) !== null) return;
    drawLabel(pen, String(i), pen.camera.toScreen(centroid), {
      colour: strong ? pen.theme.b : pen.theme.muted,
      weight: strong ? 700 : 500,
    });
  });
}

/** Whether a piece stands out: where nothing is touched, each does while it is tested. */
function isStrong(view: DentsView, piece: number): boolean {
  const { pieces, touched } = view.evaluation;
  const { phase } = view.step;
  const shown = pieceShown(view);
  if (shown !== null) return shown === piece;
  if (phase === 'apart') return piece === Math.floor(view.progress * pieces.length);
  return phase !== 'cut' && touched.includes(piece);
}

/** The axis that comes nearest to showing a gap: the shadows fill the dents. */
function paintAxis(
  pen: Pen,
  figure: PairFigure,
  { step, placement }: PlacedAxis,
  growth: AxisGrowth,
): void {
  for (const shape of ['a', 'b'] as const) {
    const { worldPoints } = figure.evaluation[shape];
    const { minVertex, maxVertex } = step[shape];
    drawProjectors(
      pen,
      placement,
      [worldPoints[minVertex]!, worldPoints[maxVertex]!],
      pen.theme[shape],
      growth.drop,
    );
  }
  drawAxis(pen, placement, axisDrawing(pen, figure, step, 'strong'), growth);
}

/** Where a piece or a way out would put `a`. */
function paintOutcome(pen: Pen, view: DentsView): void {
  const { pieces, touched, ways } = view.evaluation;
  const piece = pieceShown(view);
  if (piece !== null && touched.includes(piece)) {
    const slid = doneAt(view.progress, 0, 1);
    paintPush(pen, view, { push: pieces[piece]!.collision.mtv, outcome: null, slid });
  }
  const way = wayShown(view);
  if (way === null || touched.length === 0) return;
  const added = way === 'sum' ? 0.5 : 0;
  if (way === 'sum') paintChain(pen, view, ways[way].push);
  paintPush(pen, view, { ...ways[way], slid: doneAt(view.progress, added, 1) });
}

/** The corner of `a` that is furthest in, seen along a push. */
const deepestOf = ({ seeming: { a } }: DentsEvaluation, push: Vector): Vector =>
  a.worldPoints.reduce((best, corner) => (dot(corner, push) < dot(best, push) ? corner : best));

/** The pushes of the pieces, one after the other. */
function paintChain(pen: Pen, { evaluation, progress }: DentsView, sum: Vector): void {
  const { touched, pieces } = evaluation;
  let from = deepestOf(evaluation, sum);
  for (const [i, piece] of touched.entries()) {
    const to = add(from, pieces[piece]!.collision.mtv);
    const part = doneInTurn(progress, i, touched.length, 0, 0.5);
    const tip = between(from, to, part);
    drawArrow(pen, pen.camera.toScreen(from), pen.camera.toScreen(tip), {
      colour: pen.theme.b,
      width: 2,
      head: 9,
      dash: [5, 4],
    });
    from = to;
  }
}

/** Parts of the way along a push at which its name may stand: where it starts, else where it ends. */
const namePlaces = [-0.3, 1.3, 0, 1];

interface Push {
  readonly push: Vector;
  readonly outcome: Way['outcome'] | null;
  /** How much of it `a` has gone. */
  readonly slid: number;
}

/** `a` where a push puts it, the push, and what has become of `a`. */
function paintPush(pen: Pen, view: DentsView, { push, outcome, slid }: Push): void {
  if (slid === 0) return;
  const { worldPoints } = view.evaluation.seeming.a;
  const gone = scale(push, slid);
  const moved = worldPoints.map((point) => add(point, gone));
  const dash = outcome === 'stuck' ? [2, 4] : [7, 5];
  drawPolygon(pen, moved, { stroke: pen.theme.a, width: 2, dash });
  const start = deepestOf(view.evaluation, push);
  const from = pen.camera.toScreen(start);
  const to = pen.camera.toScreen(add(start, gone));
  named(pen, 'push', () => {
    drawArrow(pen, from, to, { colour: pen.theme.mtv, width: 4, head: 14 });
  });
  if (slid < 1) return;
  const said = measureText(pen.size, 'mtv', view.format.length(lengthOf(push)));
  const label = outcome === null ? said : `${said}: ${words(`way.${outcome}`)}`;
  nameArrow(pen, from, to, { text: label, colour: pen.theme.mtv }, namePlaces);
}

/** Both shapes, where any way out leads, and the axis beside them in the step that has one. */
export function extentOf(view: DentsView, scale: number, size: Size): Bounds {
  const { seeming, ways } = view.evaluation;
  const ends = wayNames.flatMap((name) =>
    seeming.a.worldPoints.map((point) => add(point, ways[name].push)),
  );
  const bounds = boundsOf([
    ...seeming.a.worldPoints,
    ...seeming.b.worldPoints,
    ...ends,
    ...(view.step.phase === 'hull' ? axisReach(view, scale, size) : []),
  ]);
  return { ...bounds, maxX: bounds.maxX + insetRoom(size, scale) };
}

const axisReach = (view: DentsView, scale: number, size: Size): Vector[] =>
  reachOf(figureOf(view).axes(scale, size).at(-1)!, scale, size);
