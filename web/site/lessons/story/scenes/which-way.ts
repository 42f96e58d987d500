import type { Episode } from '../episode.js';

/** The sign of the turn is that of a screen whose y points up: the missile flees. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 120, y: -20 },
  speed: 120,
  response: { bug: 'push', mended: 'push' },
  steer: { bug: (angle) => -angle, mended: (angle) => angle },
  things: () => [],
};
