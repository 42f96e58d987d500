import type { Vector } from 'sepax';
import { isolated, type Pen, traceDashed, traceLine } from '../pen.js';

export interface OutlineStyle {
  readonly stroke: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Opacity of the inside, in the colour of the stroke; 0 leaves it empty. */
  readonly tint?: number;
}

/** A closed outline given by world points. */
export function drawPolygon(pen: Pen, points: readonly Vector[], style: OutlineStyle): void {
  isolated(pen, (context) => {
    const placed = points.map((point) => pen.camera.toScreen(point));
    traceLine(context, placed);
    context.closePath();
    if (style.tint && !pen.theme.forced) {
      context.globalAlpha = style.tint;
      context.fillStyle = style.stroke;
      context.fill();
      context.globalAlpha = 1;
    }
    context.lineJoin = 'round';
    context.lineWidth = style.width ?? 2;
    traceDashed(pen, placed, style.dash, true);
    context.strokeStyle = style.stroke;
    context.stroke();
  });
}
