import {
  type Order,
  type Runner,
  runners,
  type Said,
  type Scene,
  type Timed,
  type Verdict,
} from './runners.js';

/** How far a runner has come, and in the end how it did. */
export interface Lane {
  readonly runner: Runner;
  /** The frames that were timed until now, in milliseconds. */
  readonly times: readonly number[];
  readonly end: End | null;
}

/** Why it came to nothing, or what it found. */
export type End = { readonly reason: string } | Found;

/** The pairs that touch, beside those that the referee sees. */
export interface Found {
  readonly touching: number;
  /** Pairs that are missing, and pairs that are too many. */
  readonly missing: number;
  readonly extra: number;
  /** How far the worst of these is from touching: how deep, or how far apart. */
  readonly farthest: number;
}

/** The time that half of the frames took less than. */
export function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((p, q) => p - q);
  return sorted[sorted.length >> 1] ?? 0;
}

/** What pairs are, held against those that are right. */
export function compare(pairs: Float64Array, near: ReadonlyMap<number, number>): Found {
  const seen = new Set(pairs);
  const missing = [...near].filter(([key, apart]) => apart <= 0 && !seen.has(key));
  const extra = [...seen].filter((key) => (near.get(key) ?? Infinity) > 0);
  const gaps = [
    ...missing.map(([, apart]) => -apart),
    ...extra.map((key) => near.get(key) ?? Infinity),
    // What is told twice is one too many.
    ...(seen.size < pairs.length ? [Infinity] : []),
  ];
  return {
    touching: pairs.length,
    missing: missing.length,
    extra: extra.length + pairs.length - seen.size,
    farthest: Math.max(0, ...gaps),
  };
}

/** Runs one after the other, each in a worker that is ended before the next begins. */
export class Race {
  #worker: Worker | null = null;
  #stopped = false;

  constructor(
    private readonly scene: Scene,
    /** Told of each frame, and of the end of each runner. */
    private readonly onLane: (lane: Lane) => void,
  ) {}

  async run(): Promise<void> {
    const referee = this.#ask('referee', () => undefined);
    // Nobody is timed while it is at work; without it nobody is right or wrong, and each lane says why.
    await referee.catch(() => undefined);
    for (const runner of runners) {
      if (this.#stopped) return;
      await this.#runOne(runner, referee);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#worker?.terminate();
  }

  async #runOne(runner: Runner, referee: Promise<Verdict>): Promise<void> {
    const times: number[] = [];
    const tell = (end: End | null): void => this.onLane({ runner, times: [...times], end });
    tell(null);
    try {
      const right = await referee;
      const said = await this.#ask(runner, ({ time }) => {
        times.push(time);
        tell(null);
      });
      if ('pairs' in said && 'near' in right) tell(compare(said.pairs, right.near));
    } catch (error) {
      tell({ reason: (error as Error).message });
    }
  }

  #ask(runner: Order['runner'], onFrame: (frame: Timed) => void): Promise<Verdict> {
    const worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    return new Promise<Verdict>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if ('time' in data) onFrame(data);
        else resolve(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(event.message || runner));
      });
      worker.postMessage({ runner, scene: this.scene } satisfies Order);
    }).finally(() => worker.terminate());
  }
}
