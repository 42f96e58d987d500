/** A mouse or a pen: it points at a place, and throws while a button is down. */
import type { Way } from '../simulation/command.js';

export class Mouse {
  /** In CSS pixels of the page; `null` until it was there. */
  place: Way | null = null;
  fires = false;

  constructor(surface: HTMLElement) {
    surface.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      this.#move(event);
      this.fires = true;
    });
    surface.addEventListener('pointermove', (event) => this.#move(event));
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      surface.addEventListener(type, (event) => {
        if (event.pointerType !== 'touch') this.fires = false;
      });
    }
    surface.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  #move({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch') this.place = { x: clientX, y: clientY };
  }
}
