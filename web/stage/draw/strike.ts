import type { Vector } from 'sepax';
import { isolated, type Pen, traceLine } from '../pen.js';
import { add, between, scale } from '../vector-math.js';

/** Half the length of a stroke along each way, in CSS pixels. */
const reach = 11;

/** A slanting stroke through a point of the screen, or a part of it: what is there is out of the question. */
export function drawStrike(pen: Pen, at: Vector, along: Vector, part = 1): void {
  if (part === 0) return;
  const slant = { x: along.x - along.y, y: along.x + along.y };
  const from = add(at, scale(slant, -reach));
  const to = add(at, scale(slant, reach));
  isolated(pen, (context) => {
    context.lineCap = 'round';
    for (const [colour, width] of [
      [pen.theme.surface, 7],
      [pen.theme.ink, 3],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      traceLine(context, [from, between(from, to, part)]);
      context.stroke();
    }
  });
}
