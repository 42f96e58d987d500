/** The parts of a frame, in the order in which they are stacked. */
export const parts = ['collision', 'movement', 'drawing'] as const;
export type Part = (typeof parts)[number];

/** Frames that are remembered: ten seconds of them. */
const capacity = 600;

/** Two numbers about a series of times, in milliseconds. */
export interface Spread {
  readonly median: number;
  /** 95 of 100 frames take no longer. */
  readonly high: number;
}

/** Whether a time is one of whole milliseconds, but for rounding. */
const isWhole = (time: number): boolean => Math.abs(time - Math.round(time)) < 1e-3;

/** How long the parts of the last frames took. */
export class FrameTimes {
  /** The number of frames since the last `clear`. */
  frames = 0;
  /**
   * How many decimals the clock has: none until it shows some. Browsers that guard against fingerprinting
   * tick in whole milliseconds, and a decimal would be made up.
   */
  decimals: 0 | 1 = 0;
  readonly #times: Record<Part | 'all', Float64Array> = {
    collision: new Float64Array(capacity),
    movement: new Float64Array(capacity),
    drawing: new Float64Array(capacity),
    all: new Float64Array(capacity),
  };
  readonly #sorted = new Float64Array(capacity);

  /** The number of frames that are remembered. */
  get length(): number {
    return Math.min(this.frames, capacity);
  }

  clear(): void {
    this.frames = 0;
  }

  add(collision: number, movement: number, drawing: number): void {
    const place = this.frames % capacity;
    if (![collision, movement, drawing].every(isWhole)) this.decimals = 1;
    this.#times.collision[place] = collision;
    this.#times.movement[place] = movement;
    this.#times.drawing[place] = drawing;
    this.#times.all[place] = collision + movement + drawing;
    this.frames += 1;
  }

  /** The time of a part `ago` frames before the last one. */
  at(part: Part, ago: number): number {
    return this.#times[part][(this.frames - 1 - ago) % capacity]!;
  }

  spread(part: Part | 'all'): Spread {
    const { length } = this;
    if (length === 0) return { median: 0, high: 0 };
    const sorted = this.#sorted.subarray(0, length);
    sorted.set(this.#times[part].subarray(0, length));
    sorted.sort();
    const ranked = (share: number): number => sorted[Math.ceil(share * length) - 1]!;
    return { median: ranked(0.5), high: ranked(0.95) };
  }
}
