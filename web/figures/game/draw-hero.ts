import type { Vector } from 'sepax';
import type { Theme } from '../../stage/theme.js';
import { heroReach, heroSide } from './hero-size.js';

/** Where the hero is, and what he is doing. */
export interface HeroPose extends Vector {
  readonly facing: 1 | -1;
  /** How far he has walked: for his legs. */
  readonly walked: number;
  readonly stands: boolean;
}

export function drawHero(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, facing, walked, stands }: HeroPose,
): void {
  context.save();
  context.translate(x, y);
  context.scale(facing, 1);
  // Legs.
  const stride = stands ? Math.sin(walked / 9) : 0.9;
  context.strokeStyle = theme.ink;
  context.lineCap = 'round';
  context.lineWidth = 4.5;
  for (const way of [1, -1]) {
    const foot = facing * way * stride * 7;
    context.beginPath();
    context.moveTo(0, 6);
    context.lineTo(foot, heroReach - 3 - Math.max(0, way * Math.cos(walked / 9) * 2));
    context.stroke();
  }
  // Body, head and eyes.
  context.fillStyle = theme.a;
  context.beginPath();
  context.roundRect(-heroSide, -heroReach, 2 * heroSide, 30, heroSide);
  context.fill();
  context.fillStyle = theme.surface;
  context.beginPath();
  context.roundRect(-1, -15, 12, 7, 3.5);
  context.fill();
  context.fillStyle = theme.ink;
  context.beginPath();
  context.arc(7, -11.5, 2, 0, 2 * Math.PI);
  context.fill();
  // What he shoots with.
  context.fillRect(1, -4.5, 17, 5);
  context.fillRect(3, 0, 4, 5);
  context.restore();
}
