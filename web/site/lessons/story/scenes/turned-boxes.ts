import type { Episode } from '../episode.js';
import { barOf, boxOf, circleOf } from '../geometry.js';

const [x, y, length] = [270, -88, 150];

/** The blade is taken for the circle around it: nobody ever gets by. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 230,
  response: { bug: 'push', mended: 'push' },
  things: (seconds) => [
    {
      outline: barOf(x, y, 1.35 * seconds - 0.5, length, 12),
      taken: circleOf(x, y, length / 2),
      look: 'steel',
    },
    { outline: boxOf(440, -34, 460, -14), look: 'coin', role: 'prize' },
  ],
};
