/** Keyboard, mouse and fingers, as one wish a tick. */
import { type Command, unit, type Way } from '../simulation/command.js';
import { Keyboard } from './keyboard.js';
import { Mouse } from './mouse.js';
import { pushOf, Sticks } from './sticks.js';

export class Input {
  readonly sticks: Sticks;
  readonly #keyboard = new Keyboard();
  readonly #mouse: Mouse;
  #rewindIsPressed = false;

  constructor(surface: HTMLElement, rewind: HTMLElement) {
    this.sticks = new Sticks(surface);
    this.#mouse = new Mouse(surface);
    rewind.addEventListener('pointerdown', (event) => {
      rewind.setPointerCapture(event.pointerId);
      this.#rewindIsPressed = true;
    });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      rewind.addEventListener(type, () => {
        this.#rewindIsPressed = false;
      });
    }
  }

  get rewinds(): boolean {
    return this.#rewindIsPressed || this.#keyboard.rewinds;
  }

  /** @param lamp - Where the lamp is on the page, in CSS pixels. */
  command(lamp: Way): Command {
    const keys = this.#keyboard.walk;
    const push = pushOf(this.sticks.walking);
    const walk = unit(keys.x, keys.y) ?? push;
    const aim = pushOf(this.sticks.aiming);
    if (this.sticks.aiming !== null) return { walk, aim: unit(aim.x, aim.y), fire: true };
    const { place, fires } = this.#mouse;
    if (fires && place !== null) {
      return { walk, aim: unit(place.x - lamp.x, place.y - lamp.y), fire: true };
    }
    return { walk, aim: null, fire: this.#keyboard.fires };
  }
}
