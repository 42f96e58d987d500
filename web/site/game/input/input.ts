import type { Commands } from '../../../figures/game/commands.js';
import { Held } from '../../../figures/game/held.js';
import { GamepadInput } from './gamepad.js';

/** How often a gamepad is asked for its start button while the game stands, in milliseconds. */
const startInterval = 100;

/** All that the player can hold: keys, fingers, and the gamepad. */
export class Input {
  readonly held = new Held();
  readonly #pad = new GamepadInput();
  #timer = 0;

  /** @param onStart - Called when the start button of a gamepad goes down. */
  constructor(private readonly onStart: () => void) {}

  connect(): void {
    window.addEventListener('gamepadconnected', this.#watchStart);
  }

  disconnect(): void {
    window.removeEventListener('gamepadconnected', this.#watchStart);
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  /** What is wanted now. */
  take(): Commands {
    const [held, pad] = [this.held.take(), this.#pad.take()];
    return {
      left: held.left || pad.left,
      right: held.right || pad.right,
      down: held.down || pad.down,
      jump: held.jump || pad.jump,
      fire: held.fire || pad.fire,
    };
  }

  readonly #watchStart = (): void => {
    if (this.#timer !== 0) return;
    this.#timer = window.setInterval(() => {
      if (this.#pad.takeStart()) this.onStart();
    }, startInterval);
  };
}
