/** Keys that are held down, by their place on the keyboard: WASD is where it is on every layout. */
import type { Way } from '../simulation/command.js';

const WAYS: Readonly<Record<string, Way>> = {
  KeyW: { x: 0, y: -1 },
  ArrowUp: { x: 0, y: -1 },
  KeyS: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: 1 },
  KeyA: { x: -1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  KeyD: { x: 1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const OURS = new Set([...Object.keys(WAYS), 'Space', 'KeyR', 'Backspace']);

export class Keyboard {
  readonly #held = new Set<string>();

  constructor() {
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !OURS.has(event.code)) return;
      // A button that has the focus is pressed by space: then it is not ours.
      if (event.code === 'Space' && event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      this.#held.add(event.code);
    });
    addEventListener('keyup', ({ code }) => this.#held.delete(code));
    addEventListener('blur', () => this.#held.clear());
  }

  get walk(): Way {
    let [x, y] = [0, 0];
    for (const code of this.#held) {
      x += WAYS[code]?.x ?? 0;
      y += WAYS[code]?.y ?? 0;
    }
    return { x: Math.sign(x), y: Math.sign(y) };
  }

  get fires(): boolean {
    return this.#held.has('Space');
  }

  get rewinds(): boolean {
    return this.#held.has('KeyR') || this.#held.has('Backspace');
  }
}
