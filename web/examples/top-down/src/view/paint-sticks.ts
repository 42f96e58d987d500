/** Where the fingers are. */
import { REACH, type Stick } from '../input/sticks.js';
import { colors, faint } from './palette.js';

/** In CSS pixels. */
export function paintStick(context: CanvasRenderingContext2D, stick: Stick | null): void {
  if (stick === null) return;
  const { from, to } = stick;
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y) / REACH);
  context.lineWidth = 2;
  context.strokeStyle = faint(colors.ink, 0.35);
  context.beginPath();
  context.arc(from.x, from.y, REACH, 0, 2 * Math.PI);
  context.stroke();
  context.fillStyle = faint(colors.ink, 0.35);
  context.beginPath();
  context.arc(from.x + (to.x - from.x) / far, from.y + (to.y - from.y) / far, 20, 0, 2 * Math.PI);
  context.fill();
}
