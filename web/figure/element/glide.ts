import { FrameLoop } from './frame-loop.js';
import { reducedMotion } from './reduced-motion.js';

/** How long a glide takes, in seconds. */
const duration = 0.9;

/** Leads from one state to another through all between. */
export class Glide {
  #elapsed = 0;
  #show: (part: number) => boolean = () => false;
  readonly #frames = new FrameLoop((seconds) => this.#advance(seconds));

  /**
   * @param show - Is called with parts of the way, 1 at last, until it says that there is no way to go
   * any more. Who prefers reduced motion is there at once.
   */
  begin(show: (part: number) => boolean): void {
    this.stop();
    this.#elapsed = 0;
    this.#show = show;
    if (reducedMotion.matches) show(1);
    else this.#frames.run();
  }

  stop(): void {
    this.#frames.pause();
  }

  #advance(seconds: number): void {
    this.#elapsed = Math.min(duration, this.#elapsed + seconds);
    const goesOn = this.#show(this.#elapsed / duration);
    if (!goesOn || this.#elapsed === duration) this.stop();
  }
}
