import type { Episode } from '../episode.js';
import { boxOf } from '../geometry.js';

/** In no frame is the bullet in the door: it is before it in one, and behind it in the next. */
export const episode: Episode = {
  mover: 'bullet',
  start: { x: 58, y: -22 },
  speed: 1500,
  falls: false,
  response: { bug: 'look', mended: 'sweep' },
  pace: { bug: { every: 9, frames: 1.6 }, mended: { every: 9, frames: 1.6 } },
  things: () => [{ outline: boxOf(316, -90, 320, 0), look: 'wood' }],
};
