/** So much of the past is shown, in milliseconds. */
export const shownTime = 4000;

/** When a world made its steps, as far back as is shown. */
export class StepTimes {
  #times: number[] = [];

  get all(): readonly number[] {
    return this.#times;
  }

  add(times: readonly number[]): void {
    this.#times.push(...times);
    const last = this.#times.at(-1) ?? 0;
    this.#times = this.#times.filter((time) => time >= last - shownTime);
  }

  /** A pause was meant: it is no gap. */
  clear(): void {
    this.#times = [];
  }

  /** How many steps were made after one moment and before another. */
  between(from: number, to: number): number {
    return this.#times.filter((time) => time > from && time < to).length;
  }
}
