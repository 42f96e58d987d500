import { isolated, type Pen } from '../pen.js';
import { drawLabel } from './label.js';

/** The round number of units, 1, 2 or 5 times a power of ten, that is nearest below `limit`. */
function roundLength(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const lead = limit / power;
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

/** How far from the bottom the bar and its text reach: less than the free space around what is shown. */
export const scaleBarRoom = 31;

/**
 * A bar of a round length at the bottom left, on whole device pixels so that it is crisp. What is dragged
 * there lies behind it.
 */
export function drawScaleBar(pen: Pen, text: (units: number) => string): void {
  const units = roundLength(96 / pen.camera.scale);
  const snap = (value: number): number => Math.round(value * pen.pixelRatio) / pen.pixelRatio;
  const hair = 1 / pen.pixelRatio;
  const left = snap(16);
  const right = snap(16 + units * pen.camera.scale);
  const bottom = snap(pen.size.height - 11);
  isolated(pen, (context) => {
    context.fillStyle = pen.theme.surface;
    context.globalAlpha = 0.8;
    context.fillRect(left - 4, bottom - scaleBarRoom + 11, right - left + 8, scaleBarRoom - 7);
    context.globalAlpha = 1;
    context.fillStyle = pen.theme.muted;
    context.fillRect(left, bottom, right - left, Math.max(1, hair));
    context.fillRect(left, bottom - 4, Math.max(1, hair), 5);
    context.fillRect(right - Math.max(1, hair), bottom - 4, Math.max(1, hair), 5);
  });
  drawLabel(
    pen,
    text(units),
    { x: (left + right) / 2, y: bottom - 12 },
    { colour: pen.theme.muted, size: 11, fixed: true },
  );
}
