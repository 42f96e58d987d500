import type { Episode } from '../episode.js';
import { boxOf } from '../geometry.js';

/** The cave is taken for its hull: it has no inside. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 140,
  response: { bug: 'push', mended: 'push' },
  things: () => [
    { outline: boxOf(220, -140, 440, -66), taken: boxOf(220, -140, 440, 0), look: 'earth' },
    { outline: boxOf(384, -68, 440, 0), look: 'earth' },
    { outline: boxOf(346, -34, 366, -14), look: 'coin', role: 'prize' },
  ],
};
