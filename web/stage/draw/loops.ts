import type { Vector } from 'sepax';
import { isolated, type Pen } from '../pen.js';

/** Traces several loops of world points as one path. */
export function traceLoops({ context, camera }: Pen, loops: readonly (readonly Vector[])[]): void {
  context.beginPath();
  for (const loop of loops) {
    loop.forEach((point, i) => {
      const { x, y } = camera.toScreen(point);
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.closePath();
  }
}

/** Fills what several loops of world points wind around, all together. */
export function fillLoops(
  pen: Pen,
  loops: readonly (readonly Vector[])[],
  colour: string,
  tint: number,
): void {
  if (pen.theme.forced) return;
  isolated(pen, (context) => {
    traceLoops(pen, loops);
    context.globalAlpha = tint;
    context.fillStyle = colour;
    context.fill();
  });
}
