import type { Handle } from '../handle.js';
import { isTight, screenPosition } from '../handle-layer.js';
import type { Pen } from '../pen.js';

/** Radius of the mark of a body, in CSS pixels. */
const markRadius = 12;
/** The same of one that gives way. */
const faintRadius = 4;

/** The names of the bodies: on the stage they are on handles, which a picture does not have. */
export function drawMarks(pen: Pen, handles: readonly Handle[]): void {
  const { context, theme } = pen;
  for (const handle of handles) {
    if (handle.glyph === undefined) continue;
    const { x, y } = screenPosition(handle, pen.camera);
    const faint = handle.faint === true && isTight(handle, pen.camera);
    context.fillStyle = theme[handle.tone];
    context.beginPath();
    context.arc(x, y, faint ? faintRadius : markRadius, 0, 2 * Math.PI);
    context.fill();
    if (faint) continue;
    context.font = `700 14px ${theme.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = theme.surface;
    context.fillText(handle.glyph, x, y);
  }
}
