import { ALL_BUTTONS } from '../src/game.js';

/** Hands that press other buttons now and then. By chance, but the same for the same seed. */
export function wandering(seed: number): (tick: number) => number {
  return (tick) => {
    // A while of 16 ticks has its buttons.
    const mixed = Math.imul((tick >>> 4) + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
    return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 12) & ALL_BUTTONS;
  };
}
