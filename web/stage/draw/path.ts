import type { Vector } from 'sepax';
import { isolated, type Pen, traceDashed } from '../pen.js';

export interface PathStyle {
  readonly colour: string;
  readonly width?: number;
  readonly dash?: readonly number[];
}

/** An open line through world points. */
export function drawPath(pen: Pen, points: readonly Vector[], style: PathStyle): void {
  isolated(pen, (context) => {
    context.strokeStyle = style.colour;
    context.lineWidth = style.width ?? 2;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    traceDashed(
      pen,
      points.map((point) => pen.camera.toScreen(point)),
      style.dash,
    );
    context.stroke();
  });
}

/** A dot at a world point, with a halo; its radius is in CSS pixels. */
export function drawDot(pen: Pen, at: Vector, radius: number, colour: string): void {
  const { x, y } = pen.camera.toScreen(at);
  isolated(pen, (context) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.strokeStyle = pen.theme.surface;
    context.lineWidth = 2;
    context.stroke();
    context.fill();
  });
}
