import { History } from './history.js';

const historyLimit = 200;

/** A state that is accepted, and what the library says about it. */
export interface Accepted<State, Evaluation> {
  readonly state: State;
  readonly evaluation: Evaluation;
}

/** What asks the library about a state. */
export interface Accepting<State, Evaluation> {
  /**
   * Throws the library's `SepaxError` if the state is not acceptable. `before` is what was shown before:
   * pictures may keep something of it.
   */
  accept(next: State, before?: Evaluation): Accepted<State, Evaluation>;
}

/**
 * A state, what the library says about it, and the way back. A state that the library refuses is
 * refused here too, by its `SepaxError`, and nothing has changed then.
 */
export class UndoableModel<State, Evaluation> {
  #accepted: Accepted<State, Evaluation>;
  /** The state before the change that is going on, for example a drag. */
  #settled: State;
  /** What "start again" goes back to. */
  #origin: State;
  readonly #history = new History<State>(historyLimit);

  constructor(
    start: State,
    private readonly library: Accepting<State, Evaluation>,
  ) {
    this.#accepted = library.accept(start);
    this.#settled = this.state;
    this.#origin = this.state;
  }

  get state(): State {
    return this.#accepted.state;
  }

  get evaluation(): Evaluation {
    return this.#accepted.evaluation;
  }

  get origin(): State {
    return this.#origin;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Shows another state; it is a part of the change that is going on. */
  change(next: State): void {
    this.#accepted = this.library.accept(next, this.evaluation);
  }

  /** Ends the change that is going on: from here, undo leads back to before it. */
  settle(): void {
    if (same(this.state, this.#settled)) return;
    this.#history.push(this.#settled);
    this.#settled = this.state;
  }

  /** Ends the change that is going on as a part of the one before it. */
  amend(): void {
    this.#settled = this.state;
  }

  /** Goes to another state that "start again" will come back to. */
  restart(next: State): void {
    this.change(next);
    this.#origin = this.state;
    this.settle();
  }

  undo(): boolean {
    return this.#goTo(this.#history.undo(this.state));
  }

  redo(): boolean {
    return this.#goTo(this.#history.redo(this.state));
  }

  /** Changes something that is not to be undone, in the state and in the one before its change. */
  protected touch(touched: (state: State) => State): void {
    this.#accepted = { ...this.#accepted, state: touched(this.state) };
    this.#settled = touched(this.#settled);
  }

  #goTo(state: State | undefined): boolean {
    if (state === undefined) return false;
    this.change(state);
    this.#settled = this.state;
    return true;
  }
}

const same = (p: unknown, q: unknown): boolean => JSON.stringify(p) === JSON.stringify(q);
