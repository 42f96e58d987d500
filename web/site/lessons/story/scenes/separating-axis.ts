import type { Episode } from '../episode.js';
import { boxOf, polygonOf } from '../geometry.js';

/** Only the axes of upright boxes are tried: a plank that leans fills all of its box. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 130,
  response: { bug: 'push', mended: 'push' },
  things: () => [
    {
      outline: polygonOf([372, 0], [216, -150], [234, -150], [392, 0]),
      taken: boxOf(216, -150, 392, 0),
      look: 'wood',
    },
    { outline: boxOf(286, -34, 306, -14), look: 'coin', role: 'prize' },
  ],
};
