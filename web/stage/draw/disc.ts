import type { Vector } from 'sepax';
import { isolated, type Pen } from '../pen.js';
import type { OutlineStyle } from './polygon.js';

/** A circle given by its centre and radius in the world. */
export function drawDisc(pen: Pen, centre: Vector, radius: number, style: OutlineStyle): void {
  const { x, y } = pen.camera.toScreen(centre);
  isolated(pen, (context) => {
    context.beginPath();
    context.arc(x, y, radius * pen.camera.scale, 0, 2 * Math.PI);
    context.strokeStyle = style.stroke;
    context.fillStyle = style.stroke;
    context.lineWidth = style.width ?? 2;
    context.setLineDash([...(style.dash ?? [])]);
    context.stroke();
    context.globalAlpha = style.tint ?? 0;
    if (style.tint && !pen.theme.forced) context.fill();
  });
}
