import type { Vector } from 'sepax';
import { isolated, named, type Pen, traceLine } from '../pen.js';
import { add, quarterTurn, scale } from '../vector-math.js';

/**
 * A line across the whole canvas: the points whose dot product with `normal` is `value`. A part of it
 * grows from the middle.
 */
export function drawSeparator(
  pen: Pen,
  normal: Vector,
  value: number,
  colour: string,
  part = 1,
): void {
  const through = pen.camera.toScreen(scale(normal, value));
  const along = quarterTurn(normal);
  // Centred on the foot of the canvas' middle, so that a far-away origin does no harm.
  const centre = { x: pen.size.width / 2, y: pen.size.height / 2 };
  const shift = (centre.x - through.x) * along.x + (centre.y - through.y) * along.y;
  const foot = add(through, scale(along, shift));
  const reach = part * (pen.size.width + pen.size.height);
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = 1.75;
    const ends = [add(foot, scale(along, -reach)), add(foot, scale(along, reach))];
    context.setLineDash([10, 6]);
    traceLine(context, ends);
    pen.labels?.lines.push({ points: ends, reach: 1 });
    named(pen, 'line', () => context.stroke());
  });
}
