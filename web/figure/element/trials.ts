import type { Challenge, FigureView } from './figure.js';

/** What is to be tried in a figure, and what of it is done. */
export class Trials {
  /** What was done once, now or in an earlier visit. */
  readonly done: Set<string>;
  /** What is true of the figure as it is: praise holds as long. */
  readonly holding = new Set<string>();
  /** What was done last, as long as it is true. */
  latest: string | null = null;

  constructor(
    private readonly challenges: readonly Challenge[],
    done: Iterable<string> = [],
  ) {
    this.done = new Set(done);
  }

  /** Judges what a hand has left there: what is passed by on the way to elsewhere was not meant. */
  judge(view: FigureView): void {
    this.withdraw(view);
    for (const challenge of this.challenges) {
      const { key } = challenge;
      if (this.holding.has(key) || !challenge.isSolved(view)) continue;
      this.holding.add(key);
      this.done.add(key);
      this.latest = key;
    }
  }

  /** Takes back what is true no longer. */
  withdraw(view: FigureView): void {
    for (const challenge of this.challenges) {
      if (this.holding.has(challenge.key) && !challenge.isSolved(view)) {
        this.holding.delete(challenge.key);
      }
    }
    if (this.latest !== null && !this.holding.has(this.latest)) this.latest = null;
  }
}
