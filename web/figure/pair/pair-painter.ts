import { drawAxis } from '../../stage/draw/axis.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawSweep } from '../../stage/draw/sweep.js';
import type { Pen } from '../../stage/pen.js';
import { add } from '../../stage/vector-math.js';
import { unitsText } from '../voice/units.js';
import { paintArrows } from './arrow-painter.js';
import {
  axisDrawing,
  crowd,
  paintActiveAxis,
  paintSeparator,
  paintShapes,
} from './figure-painter.js';
import type { PairFigure } from './pair-figure.js';

/** Draws the whole figure, from the back to the front. */
export function paintFigure(pen: Pen, figure: PairFigure): void {
  const axes = figure.axes(pen.camera.scale, pen.size);
  paintMotion(pen, figure);
  paintShapes(pen, figure);
  paintSeparator(pen, figure);
  const others = axes.slice(0, -1);
  for (const axis of others) {
    const emphasis = others.length > crowd ? 'crowd' : 'quiet';
    drawAxis(pen, axis.placement, axisDrawing(pen, figure, axis.step, emphasis));
  }
  paintActiveAxis(pen, figure, axes.at(-1)!);
  paintArrows(pen, figure);
  drawScaleBar(pen, unitsText);
}

function paintMotion(pen: Pen, { evaluation, answered, outcome }: PairFigure): void {
  const { a, velocity, moving, trace } = evaluation;
  const { a: tone } = pen.theme;
  if (moving) drawSweep(pen, a.worldPoints, velocity, tone);
  if (!answered) return;
  const at = (shift: typeof outcome) => a.worldPoints.map((point) => add(point, shift));
  if (moving && trace.result.depth > 0) {
    drawPolygon(pen, at(velocity), { stroke: tone, width: 1.25, dash: [2, 3] });
  }
  if (moving || trace.result.depth > 0) {
    drawPolygon(pen, at(outcome), { stroke: tone, width: 2, dash: [7, 5] });
  }
}
