/** Two sticks that are wherever a finger comes down: the left half of the screen walks, the right one aims. */
import type { Way } from '../simulation/command.js';

/** How far a finger goes for the whole speed, in CSS pixels. */
export const REACH = 48;
/** Nearer than this a stick is at rest. */
const REST = 0.25;

export interface Stick {
  readonly finger: number;
  readonly from: Way;
  to: Way;
}

export class Sticks {
  walking: Stick | null = null;
  aiming: Stick | null = null;

  constructor(surface: HTMLElement) {
    surface.addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'touch') return;
      surface.setPointerCapture(event.pointerId);
      const place = { x: event.clientX, y: event.clientY };
      const stick = { finger: event.pointerId, from: place, to: place };
      if (event.clientX < surface.clientWidth / 2) this.walking ??= stick;
      else this.aiming ??= stick;
    });
    surface.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
      for (const stick of [this.walking, this.aiming]) {
        if (stick?.finger === pointerId) stick.to = { x: clientX, y: clientY };
      }
    });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      surface.addEventListener(type, ({ pointerId }) => {
        if (this.walking?.finger === pointerId) this.walking = null;
        if (this.aiming?.finger === pointerId) this.aiming = null;
      });
    }
  }
}

/** Where a stick is pushed, 1 long at most. */
export function pushOf(stick: Stick | null): Way {
  if (stick === null) return { x: 0, y: 0 };
  const x = (stick.to.x - stick.from.x) / REACH;
  const y = (stick.to.y - stick.from.y) / REACH;
  const length = Math.hypot(x, y);
  if (length < REST) return { x: 0, y: 0 };
  return length > 1 ? { x: x / length, y: y / length } : { x, y };
}
