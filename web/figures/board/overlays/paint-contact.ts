import { nameArrow, paintArrow } from '../../../figure/pair/arrow-painter.js';
import { vectorOf } from '../../../figure/pair/points.js';
import { text } from '../../../figure/voice/text.js';
import { drawArrow } from '../../../stage/draw/arrow.js';
import { drawDot, drawPath } from '../../../stage/draw/path.js';
import type { Pen } from '../../../stage/pen.js';
import { add, scale } from '../../../stage/vector-math.js';
import type { BoardFigure } from '../board-figure.js';
import { paintGhost } from '../paint-things.js';

/** How long the arrow of a contact's normal is, in CSS pixels. */
const normalLength = 34;

/** The points that touch, with the normal; of shapes that are apart, the nearest points. */
export function paintContacts(pen: Pen, figure: BoardFigure): void {
  const { evaluation, format } = figure;
  const { contacts, distance } = evaluation.pair!;
  const { theme } = pen;
  for (const { pointA, pointB, normal } of contacts) {
    const from = pen.camera.toScreen(pointB);
    drawArrow(pen, from, add(from, scale(normal, normalLength)), {
      colour: theme.decide,
      width: 2,
    });
    drawPath(pen, [pointA, pointB], { colour: theme.mtv, width: 2, dash: [3, 3] });
    drawDot(pen, pointA, 5, theme.a);
    drawDot(pen, pointB, 5, theme.b);
  }
  if (contacts.length > 0) return;
  const { pointA, pointB } = distance;
  drawPath(pen, [pointA, pointB], { colour: theme.decide, width: 2, dash: [6, 4] });
  drawDot(pen, pointA, 5, theme.a);
  drawDot(pen, pointB, 5, theme.b);
  const [from, to] = [pointA, pointB].map((point) => pen.camera.toScreen(point));
  const name = {
    text: text('stage.gap', { size: format.length(distance.distance) }),
    colour: theme.decide,
  };
  nameArrow(pen, from!, to!, name);
}

/** The shortest way out of one another, or the rest of the step, and where it leads. */
export function paintPush(pen: Pen, figure: BoardFigure): void {
  const { evaluation, format } = figure;
  const { collision, distance, motion } = evaluation.pair!;
  const mover = figure.mover!;
  const { depth, mtv } = motion?.collision ?? collision;
  const way = motion === null ? { x: 0, y: 0 } : vectorOf(motion.velocity);
  if (depth === 0) return;
  const { theme } = pen;
  paintGhost(pen, mover, add(way, mtv), { colour: theme.a, width: 2, dash: [7, 5] });
  const name = { text: text('stage.mtv', { size: format.length(depth) }), colour: theme.mtv };
  const start = motion === null ? distance.pointA : add(mover, way);
  paintArrow(pen, start, mtv, 4, name);
}
