import type { Size } from '../../../stage/camera.js';
import type { Theme } from '../../../stage/theme.js';
import { count, radius, side, stride } from './frame.js';
import { type StepTimes, shownTime } from './step-times.js';

/** From here on a time between two steps is a stop that one sees, in milliseconds. */
const stop = 50;
const fullCircle = 2 * Math.PI;

/** Paints the bodies that a frame has, those that touch in another colour. */
export function paintField(
  context: CanvasRenderingContext2D,
  { width }: Size,
  theme: Theme,
  numbers: Float32Array,
): void {
  const scale = width / side;
  for (const touching of [0, 1]) {
    context.fillStyle = touching === 1 ? theme.b : theme.a;
    context.beginPath();
    for (let i = 0; i < count; i++) {
      if (numbers[stride * i + 2] !== touching) continue;
      const x = scale * numbers[stride * i]!;
      const y = scale * numbers[stride * i + 1]!;
      context.moveTo(x + scale * radius, y);
      context.arc(x, y, scale * radius, 0, fullCircle);
    }
    context.fill();
  }
}

/** A line for each step, the last moment on the right; where there was none for long, a block. */
export function paintSteps(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  theme: Theme,
  steps: StepTimes,
  until: number,
): void {
  const { all } = steps;
  const place = (time: number): number => width * (1 - (until - time) / shownTime);
  context.fillStyle = theme.decide;
  for (const time of all) context.fillRect(Math.round(place(time)), 0, 1, height);
  context.fillStyle = theme.mtv;
  all.forEach((time, i) => {
    const before = all[i - 1];
    if (before === undefined || time - before < stop) return;
    context.fillRect(place(before), 0, place(time) - place(before), height);
  });
}
