/**
 * How much of something dear one client may still ask for, in ticks: with each tick that the room plays, one
 * comes back, up to a limit. So no client makes the room play more than every tick twice in the long run.
 */
export class Budget {
  readonly #most: number;
  #left: number;
  /** The tick up to which the budget has grown. */
  #tick = 0;

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /** What is left at a tick. */
  left(tick: number): number {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, tick - this.#tick));
    this.#tick = tick;
    return this.#left;
  }

  /** Takes that much, if it is there; returns whether it is. */
  spend(ticks: number, tick: number): boolean {
    if (ticks > this.left(tick)) return false;
    this.#left -= ticks;
    return true;
  }
}
