import type { Episode } from '../episode.js';
import { boxOf } from '../geometry.js';

/** Whether the arrow has crossed the plane is asked, and not whether it did so within the shield. */
export const episode: Episode = {
  mover: 'arrow',
  start: { x: 60, y: -110 },
  speed: 260,
  falls: false,
  response: { bug: 'push', mended: 'push' },
  things: () => [
    { outline: boxOf(280, -76, 288, 0), taken: boxOf(280, -400, 288, 0), look: 'steel' },
    { outline: boxOf(470, -136, 482, -84), look: 'coin', role: 'prize' },
  ],
};
