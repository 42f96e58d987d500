/** Whether something happened on a picture that stands for a stage. */
const isOnPicture = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('still-stage') !== null;

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Keeps what a pointer does on the picture of a stage that has not come yet: the stage takes it up from there. */
export class EarlyPress {
  /** The press, where the pointer is since, and the release. */
  readonly #kept = new Map<string, PointerEvent>();
  readonly #until = new AbortController();

  constructor() {
    const options = { signal: this.#until.signal, capture: true };
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
      window.addEventListener(kind, this.#keep, options);
    }
    window.addEventListener('mousedown', this.#selectNothing, options);
  }

  /** Has the stage inside of an element do the same, once it has its size. */
  async handOver(within: Element): Promise<void> {
    await frame();
    await frame();
    this.#until.abort();
    const surface = within.querySelector('sepax-stage')!.renderRoot.querySelector('.surface')!;
    for (const event of this.#kept.values()) {
      surface.dispatchEvent(new PointerEvent(event.type, event));
    }
  }

  readonly #keep = (event: PointerEvent): void => {
    const { type } = event;
    if (type === 'pointerdown') this.#begin(event);
    else if (type === 'pointercancel') this.#kept.clear();
    else if (this.#isHeld(event)) this.#kept.set(type, event);
  };

  #begin(event: PointerEvent): void {
    this.#kept.clear();
    if (isOnPicture(event)) this.#kept.set(event.type, event);
  }

  #isHeld({ pointerId }: PointerEvent): boolean {
    return this.#kept.get('pointerdown')?.pointerId === pointerId && !this.#kept.has('pointerup');
  }

  readonly #selectNothing = (event: Event): void => {
    if (isOnPicture(event)) event.preventDefault();
  };
}
