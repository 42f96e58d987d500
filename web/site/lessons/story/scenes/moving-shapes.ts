import type { Episode } from '../episode.js';
import { boxOf } from '../geometry.js';

const strides = { every: 6, frames: 6 } as const;

/** A step that would end in the wall is not made: with long steps he stops far before it. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 440,
  falls: false,
  response: { bug: 'refuse', mended: 'push' },
  pace: { bug: strides, mended: strides },
  things: () => [
    { outline: boxOf(356, -130, 560, 0), look: 'earth' },
    { outline: boxOf(340, -34, 354, -14), look: 'coin', role: 'prize' },
  ],
};
