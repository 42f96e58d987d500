/** Calls for each frame of the screen while it runs, with the seconds since the one before. */
export class FrameLoop {
  #request = 0;
  #last = 0;

  /** @param longest - What longer frames count as, in seconds: after a halt nothing jumps. */
  constructor(
    private readonly frame: (seconds: number) => void,
    private readonly longest = 0.1,
  ) {}

  get running(): boolean {
    return this.#request !== 0;
  }

  run(): void {
    if (this.running) return;
    this.#last = performance.now();
    this.#request = requestAnimationFrame(this.#next);
  }

  pause(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #next = (now: number): void => {
    this.#request = requestAnimationFrame(this.#next);
    const seconds = Math.max(0, Math.min(this.longest, (now - this.#last) / 1000));
    this.#last = now;
    this.frame(seconds);
  };
}
