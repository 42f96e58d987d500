/** Keys of the keyboard and of the screen, as one set: those on the screen stand for keys. */
import type { Wishes } from './hero.js';

const LEFT = ['ArrowLeft', 'KeyA'];
const RIGHT = ['ArrowRight', 'KeyD'];
const JUMP = ['Space', 'ArrowUp', 'KeyW'];
const DROP = ['ArrowDown', 'KeyS'];
const OURS = new Set([...LEFT, ...RIGHT, ...JUMP, ...DROP]);

export class Controls {
  readonly #held = new Set<string>();
  /** Since the last tick. */
  #jumped = false;

  constructor(pads: NodeListOf<HTMLElement>) {
    addEventListener('keydown', (event) => {
      const { code, repeat, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || !OURS.has(code)) return;
      // A button that has the focus is pressed by space.
      if (code === 'Space' && target instanceof HTMLButtonElement) return;
      event.preventDefault();
      if (!repeat) this.#press(code);
    });
    addEventListener('keyup', ({ code }) => this.#held.delete(code));
    addEventListener('blur', () => this.#held.clear());
    for (const pad of pads) this.#listen(pad, pad.dataset['code'] ?? '');
  }

  /** What is wished for in this tick. A press counts once, however short it was. */
  take(): Wishes {
    const holds = (codes: readonly string[]): boolean => codes.some((code) => this.#held.has(code));
    const jumps = this.#jumped;
    this.#jumped = false;
    return {
      run: Number(holds(RIGHT)) - Number(holds(LEFT)),
      jumps,
      holds: holds(JUMP),
      drops: holds(DROP),
    };
  }

  #press(code: string): void {
    this.#held.add(code);
    if (JUMP.includes(code)) this.#jumped = true;
  }

  #listen(pad: HTMLElement, code: string): void {
    pad.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      pad.setPointerCapture(event.pointerId);
      this.#press(code);
    });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      pad.addEventListener(type, () => this.#held.delete(code));
    }
    pad.addEventListener('contextmenu', (event) => event.preventDefault());
  }
}
