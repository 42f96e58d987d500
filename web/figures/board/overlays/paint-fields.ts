import type { Bounds, Vector } from 'sepax';
import { text } from '../../../figure/voice/text.js';
import { drawArrow } from '../../../stage/draw/arrow.js';
import { drawLabel } from '../../../stage/draw/label.js';
import { drawPolygon } from '../../../stage/draw/polygon.js';
import { isolated, type Pen } from '../../../stage/pen.js';
import { add } from '../../../stage/vector-math.js';
import { type BoardFigure, placedDifference } from '../board-figure.js';
import { regionAt, regionsOf } from './regions.js';

/** The regions around the second shape; that of the first one's nearest point stands out. */
export function paintRegions(pen: Pen, figure: BoardFigure): void {
  const { b, distance } = figure.evaluation.pair!;
  const { theme, camera, size } = pen;
  // Further than any canvas.
  const far = (2 * (size.width + size.height)) / camera.scale;
  const own = regionAt(b, distance.pointA);
  for (const { kind, index, outline } of regionsOf(b, far)) {
    const isOwn = own?.kind === kind && own.index === index && distance.distance > 0;
    const stroke = isOwn ? theme.decide : theme.muted;
    const tint = isOwn ? 0.14 : kind === 'edge' ? 0.06 : 0;
    drawPolygon(pen, outline, { stroke, width: 1, dash: [3, 5], tint });
  }
  if (own === null || distance.distance <= 0) return;
  const words = text(`board.region.${own.kind}`, { index: own.index });
  const at = camera.toScreen(distance.pointB);
  const style = { colour: theme.decide, weight: 650, away: distance.normal, clearance: 10 };
  drawLabel(pen, words, at, style);
}

/** How large the sign of the origin is: it goes around the handle. In CSS pixels. */
const originRadius = 19;

/** The Minkowski difference, its origin where the first shape stands, and the shortest way out. */
export function paintDifference(pen: Pen, figure: BoardFigure): void {
  const pair = figure.evaluation.pair!;
  const { theme, camera } = pen;
  const outline = placedDifference(pair);
  const { a, collision } = pair;
  drawPolygon(pen, outline, { stroke: theme.decide, width: 2, tint: 0.08 });
  const origin = camera.toScreen(a);
  isolated(pen, (context) => {
    context.beginPath();
    context.arc(origin.x, origin.y, originRadius, 0, 2 * Math.PI);
    context.strokeStyle = theme.decide;
    context.lineWidth = 2;
    context.stroke();
  });
  const tip = camera.toScreen(add(a, collision.mtv));
  drawArrow(pen, origin, tip, { colour: theme.mtv, width: 2, head: 9 });
  const top = outline.reduce((best, point) => (point.y < best.y ? point : best));
  drawLabel(pen, text('board.difference'), camera.toScreen(top), {
    colour: theme.decide,
    weight: 650,
    away: { x: 0, y: -1 },
    clearance: 6,
  });
}

/** The boxes that the broad phase looks at. */
export function paintBounds(pen: Pen, { evaluation }: BoardFigure): void {
  const pair = evaluation.pair!;
  for (const name of ['a', 'b'] as const) {
    const stroke = pen.theme[name];
    drawPolygon(pen, cornersOf(pair[name].bounds), { stroke, width: 1.25, dash: [4, 4] });
  }
}

function cornersOf({ minX, minY, maxX, maxY }: Bounds): Vector[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}
