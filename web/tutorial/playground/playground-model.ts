import { type Evaluation, evaluate, type PlacedShape } from './evaluation.js';
import { History } from './history.js';
import type { Body, PlaygroundState, Point } from './state.js';

const historyLimit = 200;

/**
 * The state, what the library says about it, and the way back. A state that the library refuses is
 * refused here too, by its `SepaxError`, and nothing has changed then.
 */
export class PlaygroundModel {
  #state!: PlaygroundState;
  #evaluation!: Evaluation;
  /** The state before the change that is going on, for example a drag. */
  #settled: PlaygroundState;
  /** What "start again" goes back to. */
  #origin: PlaygroundState;
  readonly #history = new History<PlaygroundState>(historyLimit);

  constructor(start: PlaygroundState) {
    this.#accept(start);
    this.#settled = this.#state;
    this.#origin = this.#state;
  }

  get state(): PlaygroundState {
    return this.#state;
  }

  get evaluation(): Evaluation {
    return this.#evaluation;
  }

  get origin(): PlaygroundState {
    return this.#origin;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Shows another state; it is a part of the change that is going on. */
  change(next: PlaygroundState): void {
    this.#accept(next);
  }

  /** Ends the change that is going on: from here, undo leads back to before it. */
  settle(): void {
    if (same(this.#state, this.#settled)) return;
    this.#history.push(this.#settled);
    this.#settled = this.#state;
  }

  /** Ends the change that is going on as a part of the one before it. */
  amend(): void {
    this.#settled = this.#state;
  }

  /** Goes to another state that "start again" will come back to. */
  restart(next: PlaygroundState): void {
    this.#accept(next);
    this.#origin = this.#state;
    this.settle();
  }

  /** Looks at another step: that is no change of the shapes, so there is nothing to undo. */
  look(step: PlaygroundState['step']): void {
    const last = this.#evaluation.trace.steps.length;
    const shown = step === 'all' || step >= last ? 'all' : step;
    this.#state = { ...this.#state, step: shown };
    this.#settled = { ...this.#settled, step: shown };
  }

  undo(): boolean {
    return this.#goTo(this.#history.undo(this.#state));
  }

  redo(): boolean {
    return this.#goTo(this.#history.redo(this.#state));
  }

  #goTo(state: PlaygroundState | undefined): boolean {
    if (state === undefined) return false;
    this.#accept(state);
    this.#settled = this.#state;
    return true;
  }

  #accept(next: PlaygroundState): void {
    const evaluation = evaluate(next);
    this.#evaluation = evaluation;
    const last = evaluation.trace.steps.length;
    this.#state = {
      a: normalised(next.a, evaluation.a),
      b: normalised(next.b, evaluation.b),
      velocity: next.velocity,
      step: next.step === 'all' || next.step >= last ? 'all' : next.step,
    };
  }
}

/** With the points as the library keeps them, so that indices mean the same everywhere. */
function normalised(body: Body, { points }: PlacedShape): Body {
  return {
    points: points.map(({ x, y }): Point => [x, y]),
    x: body.x,
    y: body.y,
    degrees: body.degrees,
  };
}

const same = (p: PlaygroundState, q: PlaygroundState): boolean =>
  JSON.stringify(p) === JSON.stringify(q);
