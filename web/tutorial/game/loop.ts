/** Longer frames count as this: after a halt the game goes on where it was, only later. */
const longestFrame = 0.1;

/** Steps of one length, as many as time has passed, and a picture for each frame of the screen. */
export class Loop {
  #request = 0;
  #last = 0;
  #rest = 0;

  /**
   * @param stepTime - The length of a step, in seconds.
   * @param paint - Is told how much of the step to come is over, 0 to 1.
   */
  constructor(
    private readonly stepTime: number,
    private readonly step: () => void,
    private readonly paint: (part: number) => void,
  ) {}

  get running(): boolean {
    return this.#request !== 0;
  }

  /** How much of the step to come is over. */
  get part(): number {
    return this.#rest / this.stepTime;
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
    this.#rest += Math.max(0, Math.min(longestFrame, (now - this.#last) / 1000));
    this.#last = now;
    // A step may end the game.
    while (this.#rest >= this.stepTime && this.running) {
      this.#rest -= this.stepTime;
      this.step();
    }
    this.paint(Math.min(1, this.part));
  };
}
