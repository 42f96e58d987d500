import { drawDisc } from '../../stage/draw/disc.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import { doneAt } from '../../stage/easing.js';
import type { Pen } from '../../stage/pen.js';
import { between, dot, middle } from '../../stage/vector-math.js';
import { centreAt, wallAt } from './scene.js';
import type { Stop } from './shot.js';
import type { ShotView } from './steps.js';

/** Where a wall that turns is in the next frame. */
export function paintTurned(pen: Pen, { evaluation }: ShotView): void {
  drawPolygon(pen, evaluation.outlineAfter, { stroke: pen.theme.b, width: 1.5, dash: [4, 4] });
}

/**
 * Both go on from the stop before to this one of the search; there is a line between them that neither
 * reaches for a while.
 */
export function paintStop(pen: Pen, view: ShotView, stop: Stop): void {
  const { evaluation, state, format, progress } = view;
  const { a, b, decide } = pen.theme;
  const { pointA, pointB, normal, line } = stop;
  const came = doneAt(progress, 0, 0.5);
  const time = came < 1 ? came * stop.time + (1 - came) * timeBefore(view, stop) : stop.time;
  const outline = came < 1 ? wallAt(state, time) : stop.outline;
  drawPolygon(pen, outline, { stroke: b, tint: 0.3 });
  drawDisc(pen, centreAt(evaluation, time), state.radius, { stroke: a, width: 3, tint: 0.3 });
  if (came < 1) return;
  const through = { a: pointA, b: pointB, between: middle(pointA, pointB) }[line];
  const measured = doneAt(progress, 0.5, 0.75);
  drawSeparator(pen, normal, dot(through, normal), decide, doneAt(progress, 0.75, 1));
  drawPath(pen, [pointA, between(pointA, pointB, measured)], { colour: decide, width: 3 });
  for (const point of [pointA, pointB]) drawDot(pen, point, 4, decide);
  if (measured < 1) return;
  drawLabel(pen, format.length(stop.distance), pen.camera.toScreen(middle(pointA, pointB)), {
    colour: decide,
    weight: 650,
    away: { x: 0, y: -1 },
    clearance: 8,
  });
}

/** The time of the stop before a stop; the start of the frame if there is none. */
function timeBefore({ evaluation: { stops } }: ShotView, stop: Stop): number {
  return stops[stops.indexOf(stop) - 1]?.time ?? 0;
}
