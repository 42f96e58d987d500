import { edgeOf } from '../../../figure/pair/axis-layout.js';
import {
  axisDrawing,
  crowd,
  paintActiveAxis,
  paintSeparator,
} from '../../../figure/pair/figure-painter.js';
import { axisName } from '../../../figure/voice/number-format.js';
import { text } from '../../../figure/voice/text.js';
import { drawAxis } from '../../../stage/draw/axis.js';
import { drawEdge, drawEdgeNormal } from '../../../stage/draw/edge.js';
import { drawLabel } from '../../../stage/draw/label.js';
import { drawDot, drawPath } from '../../../stage/draw/path.js';
import type { Pen } from '../../../stage/pen.js';
import { add, middle, quarterTurn, scale } from '../../../stage/vector-math.js';
import { type BoardFigure, circleTraceOf } from '../board-figure.js';

/** The normal of every edge that gives an axis, and the edge of the one that decides. */
export function paintAxes(pen: Pen, figure: BoardFigure): void {
  const { axes } = figure;
  if (axes === null) {
    paintCircleAxis(pen, figure);
    return;
  }
  paintSeparator(pen, axes);
  const { evaluation, best } = axes;
  for (const step of evaluation.trace.steps) {
    const ends = edgeOf(evaluation, step);
    if (ends === null || step.source === 'motion' || step.duplicateOf !== null) continue;
    const decides = step.index === best.index;
    const colour = decides ? pen.theme.decide : pen.theme[step.source];
    if (decides) drawEdge(pen, ...ends, colour);
    drawEdgeNormal(pen, ...ends, axisName(step), colour);
  }
}

/** The shadows on all axes, with the corners that cast those on the one that decides. */
export function paintProjections(pen: Pen, figure: BoardFigure): void {
  const axes = figure.axes!;
  const placed = axes.axes(pen.camera.scale, pen.size);
  const others = placed.slice(0, -1);
  const emphasis = others.length > crowd ? 'crowd' : 'quiet';
  for (const { step, placement } of others) {
    drawAxis(pen, placement, axisDrawing(pen, axes, step, emphasis));
  }
  paintActiveAxis(pen, axes, placed.at(-1)!);
}

/** The one distance that decides about a circle: from its centre, compared with the radii. */
function paintCircleAxis(pen: Pen, { evaluation, format }: BoardFigure): void {
  const { centre, nearest, normal, distance, reach } = circleTraceOf(evaluation.pair!)!;
  const { decide, muted } = pen.theme;
  const rim = add(centre, scale(normal, reach));
  drawPath(pen, [centre, nearest], { colour: decide, width: 2, dash: [6, 4] });
  drawDot(pen, nearest, 5, decide);
  drawDot(pen, rim, 4, muted);
  const away = quarterTurn(normal);
  const [from, to] = [centre, nearest].map((point) => pen.camera.toScreen(point));
  const values = { distance: format.number(distance), reach: format.number(reach) };
  drawLabel(pen, text('board.circleAxis', values), middle(from!, to!), {
    colour: decide,
    weight: 650,
    away: away.y > 0 ? scale(away, -1) : away,
    clearance: 8,
  });
}
