import type { Episode } from '../episode.js';
import { barOf, boxOf } from '../geometry.js';

const angle = 0.52;
const beam = (length: number) =>
  barOf(
    110 + (length / 2) * Math.cos(angle),
    -160 + (length / 2) * Math.sin(angle),
    angle,
    length,
    3,
  );

/** The beam is taken for a line: it goes on behind the mirror in which it ends. */
export const episode: Episode = {
  mover: 'hero',
  start: { x: 60, y: -20 },
  speed: 150,
  response: { bug: 'push', mended: 'push' },
  things: () => [
    { outline: beam(200), taken: beam(420), look: 'light', role: 'alarm' },
    { outline: barOf(283, -60, angle + 1.2, 44, 8), look: 'steel', role: 'scenery' },
    { outline: boxOf(468, -34, 488, -14), look: 'coin', role: 'prize' },
  ],
};
