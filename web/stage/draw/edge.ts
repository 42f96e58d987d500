import type { Vector } from 'sepax';
import { isolated, named, type Pen, traceLine } from '../pen.js';
import { add, between, lengthOf, middle, quarterTurn, scale, subtract } from '../vector-math.js';
import { drawArrow } from './arrow.js';
import { drawLabel } from './label.js';

/** A stroke along one edge, given by world points. */
export function drawEdge(pen: Pen, from: Vector, to: Vector, colour: string): void {
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = 5;
    context.lineCap = 'round';
    traceLine(context, [pen.camera.toScreen(from), pen.camera.toScreen(to)]);
    named(pen, 'edge', () => context.stroke());
  });
}

/** Where the normal of an edge is drawn, on the screen. */
export function edgeNormal(pen: Pen, from: Vector, to: Vector) {
  const start = pen.camera.toScreen(from);
  const end = pen.camera.toScreen(to);
  const along = subtract(end, start);
  const unit = scale(along, 1 / lengthOf(along));
  // Counter-clockwise with y up: the outside is on the right of an edge.
  const normal = scale(quarterTurn(unit), -1);
  const foot = middle(start, end);
  return { foot, unit, normal, tip: add(foot, scale(normal, 34)) };
}

/** The normal of an edge: a short arrow from its middle, or a part of it, with the sign of a right angle. */
export function drawEdgeNormal(
  pen: Pen,
  from: Vector,
  to: Vector,
  name: string,
  colour: string,
  part = 1,
): void {
  const { foot, unit, normal, tip } = edgeNormal(pen, from, to);
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = 1.25;
    traceLine(context, [
      add(foot, scale(unit, 7)),
      add(add(foot, scale(unit, 7)), scale(normal, 7)),
      add(foot, scale(normal, 7)),
    ]);
    context.stroke();
  });
  named(pen, 'n', () => {
    drawArrow(pen, foot, between(foot, tip, part), { colour, width: 2, head: 9 });
    if (part < 1) return;
    drawLabel(pen, name, tip, { colour, weight: 650, away: normal, clearance: 3 });
  });
}
