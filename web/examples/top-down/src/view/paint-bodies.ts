/** Moths, sparks and the lamp. */
import type { Way } from '../simulation/command.js';
import type { Game } from '../simulation/game.js';
import { MOTH, SPARK } from '../simulation/kinds.js';
import { LAMP_RADIUS } from '../simulation/lamp.js';
import { MOTH_RADIUS } from '../simulation/moths.js';
import { colors, faint } from './palette.js';
import type { Places } from './places.js';

/** A moth that looks along the x axis, its wings spread. */
const moth = new Path2D('M9 0 L0 -3 L-8 -9 L-5 -1.5 L-7 0 L-5 1.5 L-8 9 L0 3 Z');

export function paintMoths(
  context: CanvasRenderingContext2D,
  { notes }: Game,
  places: Places,
  time: number,
): void {
  for (const id of notes.of(MOTH)) {
    const { x, y } = places.of(id);
    // Who sees the lamp is seen: the line of sight is the same either way.
    const seen = notes.sees[id] === 1;
    const wings = 0.75 + 0.25 * Math.sin((seen ? 24 : 9) * time + id);
    context.save();
    context.translate(x, y);
    context.rotate(Math.atan2(notes.vy[id], notes.vx[id]));
    context.scale(MOTH_RADIUS / 8, (MOTH_RADIUS / 8) * wings);
    context.fillStyle = seen ? colors.moth : faint(colors.moth, notes.left[id] > 0 ? 0.4 : 0.16);
    context.fill(moth);
    context.restore();
  }
}

export function paintSparks(
  context: CanvasRenderingContext2D,
  { notes }: Game,
  places: Places,
): void {
  context.lineCap = 'round';
  for (const id of notes.of(SPARK)) {
    const { x, y } = places.of(id);
    const [backX, backY] = [x - 1.3 * notes.vx[id], y - 1.3 * notes.vy[id]];
    for (const [width, alpha] of [
      [9, 0.18],
      [4, 0.9],
    ]) {
      context.lineWidth = width;
      context.strokeStyle = faint(colors.spark, alpha);
      context.beginPath();
      context.moveTo(backX, backY);
      context.lineTo(x, y);
      context.stroke();
    }
  }
}

export function paintLamp(context: CanvasRenderingContext2D, { tally }: Game, { x, y }: Way): void {
  const hurt = tally.safe > 0 && tally.safe % 12 < 6;
  const glow = context.createRadialGradient(x, y, 2, x, y, 44);
  glow.addColorStop(0, faint(hurt ? colors.hurt : colors.lamp, 0.55));
  glow.addColorStop(1, faint(hurt ? colors.hurt : colors.lamp, 0));
  context.fillStyle = glow;
  context.fillRect(x - 44, y - 44, 88, 88);
  context.beginPath();
  context.arc(x, y, LAMP_RADIUS, 0, 2 * Math.PI);
  context.fillStyle = hurt ? colors.hurt : colors.lamp;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = colors.lampRim;
  context.stroke();
}
