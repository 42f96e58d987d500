import { FrameLoop } from '../../figure/element/frame-loop.js';

/** Steps of one length, as many as time has passed, and a picture for each frame of the screen. */
export class Loop {
  readonly #frames = new FrameLoop((seconds) => this.#pass(seconds));
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
    return this.#frames.running;
  }

  /** How much of the step to come is over. */
  get part(): number {
    return this.#rest / this.stepTime;
  }

  run(): void {
    this.#frames.run();
  }

  pause(): void {
    this.#frames.pause();
  }

  #pass(seconds: number): void {
    this.#rest += seconds;
    // A step may end the game.
    while (this.#rest >= this.stepTime && this.running) {
      this.#rest -= this.stepTime;
      this.step();
    }
    this.paint(Math.min(1, this.part));
  }
}
