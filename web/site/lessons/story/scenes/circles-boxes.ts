import type { Episode } from '../episode.js';
import { boxOf, circleOf } from '../geometry.js';

/** A barrel is taken for the box around it: nobody gets over its round shoulder. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -106 },
  speed: 170,
  response: { bug: 'push', mended: 'push' },
  things: () => [
    { outline: boxOf(-40, -84, 216, 40), look: 'earth' },
    { outline: circleOf(272, -52, 52), taken: boxOf(220, -104, 324, 0), look: 'wood' },
    { outline: boxOf(440, -34, 460, -14), look: 'coin', role: 'prize' },
  ],
};
