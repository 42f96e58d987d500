import type { Vector } from 'sepax';
import { isolated, type Pen } from '../pen.js';

/** Fills what several loops of world points wind around, all together. */
export function fillLoops(
  pen: Pen,
  loops: readonly (readonly Vector[])[],
  colour: string,
  tint: number,
): void {
  if (pen.theme.forced) return;
  isolated(pen, (context) => {
    context.beginPath();
    for (const loop of loops) {
      loop.forEach((point, i) => {
        const { x, y } = pen.camera.toScreen(point);
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      });
      context.closePath();
    }
    context.globalAlpha = tint;
    context.fillStyle = colour;
    context.fill();
  });
}
