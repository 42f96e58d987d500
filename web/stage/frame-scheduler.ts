/** Draws at most once a frame, and only when something has changed: nothing runs while idle. */
export class FrameScheduler {
  #request = 0;

  constructor(private readonly draw: (now: number) => void) {}

  invalidate(): void {
    if (this.#request !== 0) return;
    this.#request = requestAnimationFrame((now) => {
      this.#request = 0;
      this.draw(now);
    });
  }

  cancel(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }
}
