import type { Episode } from '../episode.js';
import { boxOf } from '../geometry.js';

/** Steps as long as the frames of a slow machine: who falls is above the bridge, and then below it. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 200, y: -152 },
  speed: 150,
  response: { bug: 'look', mended: 'push' },
  pace: { bug: { every: 10, frames: 10 } },
  things: () => [
    { outline: boxOf(130, -64, 420, -59), look: 'wood' },
    { outline: boxOf(384, -96, 404, -76), look: 'coin', role: 'prize' },
  ],
  auto: ({ floor }) => ({ way: floor ? 1 : 0, jump: false }),
};
