/** Bits that fly about and go out. They are for the eye: the game knows nothing of them. */
import type { Effect } from '../simulation/effects.js';
import { colors, faint } from './palette.js';

interface Bit {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  readonly color: string;
  /** In seconds. */
  age: number;
  readonly life: number;
}

/** How many bits each effect makes, how fast they are, and how long they last. */
const LOOKS = {
  throw: { count: 2, speed: 90, life: 0.18, size: 2, color: colors.spark },
  chip: { count: 5, speed: 130, life: 0.3, size: 1.6, color: colors.spark },
  moth: { count: 12, speed: 170, life: 0.55, size: 2.4, color: colors.moth },
  light: { count: 40, speed: 320, life: 0.8, size: 3, color: colors.hurt },
} as const;

export class Bits {
  #bits: Bit[] = [];

  add({ kind, x, y, dx, dy }: Effect): void {
    const { count, speed, life, size, color } = LOOKS[kind];
    const heading = Math.atan2(dy, dx);
    // What hits something flies back; what bursts flies everywhere.
    const spread = kind === 'chip' || kind === 'throw' ? 1.6 : 2 * Math.PI;
    for (let i = 0; i < count; i++) {
      const angle = heading + spread * (Math.random() - 0.5);
      const pace = speed * (0.3 + 0.7 * Math.random());
      const velocity = { vx: pace * Math.cos(angle), vy: pace * Math.sin(angle) };
      this.#bits.push({
        x,
        y,
        ...velocity,
        size,
        color,
        age: 0,
        life: life * (0.5 + Math.random()),
      });
    }
  }

  step(seconds: number): void {
    const slower = Math.exp(-4 * seconds);
    for (const bit of this.#bits) {
      bit.age += seconds;
      bit.x += bit.vx * seconds;
      bit.y += bit.vy * seconds;
      bit.vx *= slower;
      bit.vy *= slower;
    }
    this.#bits = this.#bits.filter(({ age, life }) => age < life);
  }

  paint(context: CanvasRenderingContext2D): void {
    for (const { x, y, size, color, age, life } of this.#bits) {
      context.fillStyle = faint(color, 1 - age / life);
      context.fillRect(x - size / 2, y - size / 2, size, size);
    }
  }
}
