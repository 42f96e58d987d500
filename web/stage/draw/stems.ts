import type { Handle } from '../handle.js';
import { isolated, type Pen, traceLine } from '../pen.js';
import { add } from '../vector-math.js';

/** A thin line from each handle that stands off to what it belongs to. */
export function drawStems(pen: Pen, handles: readonly Handle[]): void {
  isolated(pen, (context) => {
    context.lineWidth = 1.25;
    for (const { at, standOff, tone } of handles) {
      if (standOff === undefined) continue;
      const foot = pen.camera.toScreen(at);
      context.strokeStyle = pen.theme[tone];
      traceLine(context, [foot, add(foot, standOff)]);
      context.stroke();
    }
  });
}
