import type { Episode } from '../episode.js';
import { boxOf, circleOf } from '../geometry.js';

/** Shadows are compared on the ground only: what hangs high above is in the way, too. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 150,
  response: { bug: 'push', mended: 'push' },
  things: () => [
    { outline: circleOf(260, -118, 24), taken: boxOf(236, -400, 284, 0), look: 'light' },
    { outline: boxOf(440, -34, 460, -14), look: 'coin', role: 'prize' },
  ],
};
