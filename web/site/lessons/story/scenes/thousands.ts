import type { Episode, Thing } from '../episode.js';
import { boxOf, circleOf } from '../geometry.js';

const mites = Array.from({ length: 90 }, (_, i) => ({
  x: 150 + ((i * 61) % 330),
  y: -52 - ((i * 37) % 108),
  turn: i * 2.4,
}));

/** Each is compared with each: a frame takes as long as twelve. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 150,
  response: { bug: 'push', mended: 'push' },
  pace: { bug: { every: 12, frames: 1 } },
  things: (seconds) => [
    ...mites.map(
      (mite): Thing => ({
        outline: circleOf(
          mite.x + 9 * Math.cos(5 * seconds + mite.turn),
          mite.y + 7 * Math.sin(4 * seconds + mite.turn),
          3.5,
        ),
        look: 'mite',
        role: 'scenery',
      }),
    ),
    { outline: boxOf(440, -34, 460, -14), look: 'coin', role: 'prize' },
  ],
};
