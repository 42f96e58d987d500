import type { Episode } from '../episode.js';
import { boxOf } from '../geometry.js';

/** A motion into a wall is not made at all, its part downwards included: the wall is sticky. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -121 },
  speed: 150,
  response: { bug: 'refuse', mended: 'push' },
  things: () => [
    { outline: boxOf(-40, -100, 180, 40), look: 'earth' },
    { outline: boxOf(236, -200, 560, 40), look: 'earth' },
    { outline: boxOf(206, -34, 226, -14), look: 'coin', role: 'prize' },
  ],
};
