/** States that can be gone back to and forth again. The present one is not held here. */
export class History<State> {
  #past: State[] = [];
  #future: State[] = [];

  constructor(private readonly limit: number) {}

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Remembers the state before a change; what was undone is forgotten. */
  push(before: State): void {
    this.#past = [...this.#past, before].slice(-this.limit);
    this.#future = [];
  }

  undo(present: State): State | undefined {
    const before = this.#past.pop();
    if (before !== undefined) this.#future.push(present);
    return before;
  }

  redo(present: State): State | undefined {
    const after = this.#future.pop();
    if (after !== undefined) this.#past.push(present);
    return after;
  }
}
