import { text } from '../../figure/voice/text.js';
import type { Size } from '../../stage/camera.js';
import type { Tone } from '../../stage/palette.js';
import type { Theme } from '../../stage/theme.js';
import { type FrameTimes, type Part, parts } from '../frame-times.js';

/** Frames that the graph shows: four seconds of them. */
export const shownFrames = 240;
/** What 60 frames a second leave for each, in milliseconds. */
export const budget = 1000 / 60;

export const partTones: Record<Part, Tone> = {
  collision: 'mtv',
  movement: 'decide',
  drawing: 'muted',
};

/** The greatest times of the scale, in milliseconds: the least one that shows nearly all frames. */
const scales = [25, 50, 100, 200, 400, 800];

/** Stacked columns, one for each frame, the last one on the right. */
export function paintTimeGraph(
  context: CanvasRenderingContext2D,
  size: Size,
  theme: Theme,
  times: FrameTimes,
): void {
  const { high } = times.spread('all');
  const top = scales.find((scale) => high <= scale) ?? high;
  const floors = new Float64Array(shownFrames);
  for (const part of parts) {
    paintPart(context, size, top, times, part, floors);
    context.fillStyle = theme[partTones[part]];
    context.fill();
  }
  paintBudget(context, size, theme, top);
}

/** Traces the columns of a part on top of the parts before it. */
function paintPart(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  top: number,
  times: FrameTimes,
  part: Part,
  floors: Float64Array,
): void {
  const column = width / shownFrames;
  context.beginPath();
  for (let ago = 0; ago < Math.min(times.length, shownFrames); ago++) {
    const high = (times.at(part, ago) * height) / top;
    floors[ago]! += high;
    context.rect(width - (ago + 1) * column, height - floors[ago]!, column, high);
  }
}

function paintBudget(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  theme: Theme,
  top: number,
): void {
  const y = Math.round(height * (1 - budget / top)) + 0.5;
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(width, y);
  context.setLineDash([5, 4]);
  context.lineWidth = 1;
  context.strokeStyle = theme.ink;
  context.stroke();
  context.setLineDash([]);
  paintLabel(context, theme, text('stress.budget', { budget: budget.toFixed(1) }), y - 4);
}

/** On a ground of its own, since the columns may be as high. */
function paintLabel(
  context: CanvasRenderingContext2D,
  theme: Theme,
  label: string,
  bottom: number,
): void {
  context.font = `12px ${theme.fontFamily}`;
  context.textBaseline = 'bottom';
  context.fillStyle = theme.surface;
  context.fillRect(0, bottom - 16, context.measureText(label).width + 8, 17);
  context.fillStyle = theme.ink;
  context.fillText(label, 2, bottom);
}
