import { vectorOf } from '../../../figure/pair/points.js';
import { percent } from '../../../figure/voice/number-format.js';
import { text } from '../../../figure/voice/text.js';
import { drawArrow } from '../../../stage/draw/arrow.js';
import { drawLabel } from '../../../stage/draw/label.js';
import { fillLoops } from '../../../stage/draw/loops.js';
import { drawDot } from '../../../stage/draw/path.js';
import type { Pen } from '../../../stage/pen.js';
import { add, scale } from '../../../stage/vector-math.js';
import type { BoardFigure } from '../board-figure.js';
import { paintGhost } from '../paint-things.js';
import { sweptLoops } from './swept.js';

/** All that the first shape passes in the step, and where it is when it meets the other. */
export function paintSweep(pen: Pen, figure: BoardFigure): void {
  const { a, motion } = figure.evaluation.pair!;
  const { velocity, impact } = motion!;
  const { theme, camera } = pen;
  const way = vectorOf(velocity);
  const mover = figure.mover!;
  fillLoops(pen, sweptLoops(a, way), theme.a, 0.1);
  paintGhost(pen, mover, way, { colour: theme.a, width: 1.25, dash: [2, 4] });
  if (impact === null) return;
  paintGhost(pen, mover, scale(way, impact.time), {
    colour: theme.decide,
    width: 2.5,
    dash: [7, 4],
  });
  const at = camera.toScreen(impact.point);
  const { minX, maxX, maxY } = a.bounds;
  const below = camera.toScreen(add({ x: (minX + maxX) / 2, y: maxY }, scale(way, impact.time)));
  drawArrow(pen, at, add(at, scale(impact.normal, 34)), { colour: theme.decide, width: 2 });
  drawDot(pen, impact.point, 6, theme.decide);
  drawLabel(pen, text('board.impact', { time: percent(impact.time) }), below, {
    colour: theme.decide,
    weight: 650,
    away: { x: 0, y: 1 },
    clearance: 6,
  });
}
