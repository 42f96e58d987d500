import type { Vector } from 'sepax';
import { type AxisPlacement, pointOnAxis } from '../axis-placement.js';
import { isolated, type Pen, traceDashed } from '../pen.js';
import { between, dot } from '../vector-math.js';

/** Dashed lines that drop vertices of a shape onto the axis, or a part of the way, and dots on those. */
export function drawProjectors(
  pen: Pen,
  axis: AxisPlacement,
  vertices: readonly Vector[],
  colour: string,
  part = 1,
): void {
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 1.25;
    for (const vertex of vertices) {
      const from = pen.camera.toScreen(vertex);
      const foot = pen.camera.toScreen(pointOnAxis(axis, dot(vertex, axis.normal)));
      traceDashed(pen, [from, between(from, foot, part)], [2, 4]);
      context.stroke();
      context.beginPath();
      context.arc(from.x, from.y, 4, 0, 2 * Math.PI);
      context.fill();
    }
  });
}
