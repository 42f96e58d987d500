import type { Handle } from '../handle.js';
import { screenPosition } from '../handle-layer.js';
import type { Pen } from '../pen.js';

/** Radius of the mark of a body, in CSS pixels. */
const markRadius = 12;

/** The names of the bodies: on the stage they are on handles, which a picture does not have. */
export function drawMarks(pen: Pen, handles: readonly Handle[]): void {
  const { context, theme } = pen;
  for (const handle of handles) {
    if (handle.glyph === undefined) continue;
    const { x, y } = screenPosition(handle, pen.camera);
    context.fillStyle = theme[handle.tone];
    context.beginPath();
    context.arc(x, y, markRadius, 0, 2 * Math.PI);
    context.fill();
    context.font = `700 14px ${theme.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = theme.surface;
    context.fillText(handle.glyph, x, y);
  }
}
