import { drawDisc } from '../../stage/draw/disc.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import type { Pen } from '../../stage/pen.js';
import { dot, middle } from '../../stage/vector-math.js';
import { centreAt } from './scene.js';
import type { Stop } from './shot.js';
import type { ShotView } from './steps.js';

/** Where a wall that turns is in the next frame. */
export function paintTurned(pen: Pen, { evaluation }: ShotView): void {
  drawPolygon(pen, evaluation.outlineAfter, { stroke: pen.theme.b, width: 1.5, dash: [4, 4] });
}

/** Both at a stop of the search, and the line between them that neither reaches for a while. */
export function paintStop(pen: Pen, { evaluation, state, format }: ShotView, stop: Stop): void {
  const { a, b, decide } = pen.theme;
  const { pointA, pointB, normal, line } = stop;
  const through = { a: pointA, b: pointB, between: middle(pointA, pointB) }[line];
  drawSeparator(pen, normal, dot(through, normal), decide);
  drawPolygon(pen, stop.outline, { stroke: b, tint: 0.3 });
  drawDisc(pen, centreAt(evaluation, stop.time), state.radius, { stroke: a, width: 3, tint: 0.3 });
  drawPath(pen, [pointA, pointB], { colour: decide, width: 3 });
  for (const point of [pointA, pointB]) drawDot(pen, point, 4, decide);
  drawLabel(pen, format.length(stop.distance), pen.camera.toScreen(middle(pointA, pointB)), {
    colour: decide,
    weight: 650,
    away: { x: 0, y: -1 },
    clearance: 8,
  });
}
