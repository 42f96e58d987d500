/** How far ahead of the server inputs should come in, in ticks. Those that the jitter makes late are played late. */
const AHEAD = 2;
/** How much of a deviation one answer of the server makes good. */
const SHARE = 0.25;
/** A deviation of more ticks than this is made good at once. */
const JUMP = 30;

/**
 * Says which tick a client should be at: so far ahead of the server that its inputs come in just in time.
 * Clients ask now and then how far that is.
 */
export class Pace {
  readonly #rate: number;
  /** The tick at time 0. */
  #start: number;

  /** @param rate - Ticks per second. */
  constructor(rate: number, tick: number, now: number) {
    this.#rate = rate;
    this.#start = tick - (now * rate) / 1000;
  }

  /** The tick to be at, now. */
  tickAt(now: number): number {
    return Math.floor(this.#start + (now * this.#rate) / 1000);
  }

  /** The server was told a tick when it was `ahead` ticks away from it. */
  adjust(ahead: number): void {
    const missing = AHEAD - ahead;
    this.#start += Math.abs(missing) > JUMP ? missing : SHARE * missing;
  }
}
