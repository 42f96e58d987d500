/** The two sides, as the page sees them: each goes on by itself, and has the newest picture of its bodies. */
import { Bouncing } from './bouncing.js';
import { count, type Frame, now, type Order, stepTime, stride } from './frame.js';
import { StepTimes } from './step-times.js';

export interface Side {
  readonly steps: StepTimes;
  /** The last frame there is, by its number, and the pairs that touch in it. */
  readonly number: number;
  readonly contacts: number;
  run(running: boolean): void;
  /** Has the newest bodies painted. */
  paint(draw: (numbers: Float32Array) => void): void;
  stop(): void;
}

/** A world that shares its thread with the page. */
export class PageSide implements Side {
  readonly steps = new StepTimes();
  number = 0;
  readonly #bouncing = new Bouncing();
  readonly #numbers = new Float32Array(count * stride);
  #running = false;
  readonly #timer = setInterval(() => {
    if (this.#running) this.#step();
  }, stepTime);

  constructor() {
    this.#step();
  }

  get contacts(): number {
    return this.#bouncing.contacts;
  }

  run(running: boolean): void {
    this.#running = running;
  }

  paint(draw: (numbers: Float32Array) => void): void {
    this.#bouncing.write(this.#numbers);
    draw(this.#numbers);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #step(): void {
    this.#bouncing.step();
    this.number += 1;
    this.steps.add([now()]);
  }
}

/** A world in a worker. It is asked for nothing, but gets each buffer back that was painted. */
export class WorkerSide implements Side {
  readonly steps = new StepTimes();
  number = 0;
  contacts = 0;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  /** What has come and is not painted yet. */
  #newest: Frame | null = null;
  /** What is seen, kept for when it is to be painted again. */
  readonly #seen = new Float32Array(count * stride);

  /** @param onFrame - Called when a frame has come. */
  constructor(onFrame: () => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
      // A frame that came too late for the screen goes back unpainted.
      if (this.#newest !== null) this.#giveBack(this.#newest);
      this.#newest = data;
      this.number = data.number;
      this.contacts = data.contacts;
      this.steps.add(data.times);
      onFrame();
    });
  }

  run(running: boolean): void {
    this.#order({ running });
  }

  paint(draw: (numbers: Float32Array) => void): void {
    if (this.#newest !== null) {
      this.#seen.set(new Float32Array(this.#newest.buffer));
      this.#giveBack(this.#newest);
      this.#newest = null;
    }
    if (this.number > 0) draw(this.#seen);
  }

  stop(): void {
    this.#worker.terminate();
  }

  /** Transfers the memory to the worker: nothing is copied, and the buffer has no length here from now on. */
  #giveBack({ buffer }: Frame): void {
    this.#order({ buffer }, [buffer]);
  }

  #order(order: Order, transfer: Transferable[] = []): void {
    this.#worker.postMessage(order, transfer);
  }
}
