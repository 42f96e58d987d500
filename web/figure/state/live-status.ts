/** A text is said when nothing has changed for this long … */
const quiet = 400;
/** … and at most this often. In milliseconds. */
const pause = 1000;

/**
 * Says the latest of a quick series of texts, so that a screen reader is not flooded while
 * something is being dragged.
 */
export class LiveStatus {
  #timer = 0;
  #lastSaid = Number.NEGATIVE_INFINITY;
  #said = '';

  constructor(private readonly say: (text: string) => void) {}

  update(text: string): void {
    clearTimeout(this.#timer);
    if (text === this.#said) return;
    // Timers leave off the fraction of a millisecond.
    const wait = Math.max(quiet, Math.ceil(this.#lastSaid + pause - performance.now()));
    this.#timer = window.setTimeout(() => {
      this.#lastSaid = performance.now();
      this.#said = text;
      this.say(text);
    }, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
