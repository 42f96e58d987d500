/** Counts answers by family, keeps the first wrong ones and prints a table. */
export class Tally {
  readonly #rows = new Map<string, { pairs: number; hits: number; wrong: number }>();
  readonly #mistakes: unknown[] = [];

  add(family: string, expected: boolean, right: boolean, evidence: () => unknown): void {
    const row = this.#rows.get(family) ?? { pairs: 0, hits: 0, wrong: 0 };
    this.#rows.set(family, row);
    row.pairs += 1;
    if (expected) row.hits += 1;
    if (right) return;
    row.wrong += 1;
    if (this.#mistakes.length < 3) this.#mistakes.push(evidence());
  }

  /** The first mistakes, with what is needed to repeat them. */
  get mistakes(): readonly unknown[] {
    return this.#mistakes;
  }

  of(family: string): { pairs: number; hits: number; wrong: number } {
    return this.#rows.get(family) ?? { pairs: 0, hits: 0, wrong: 0 };
  }

  get total(): { pairs: number; hits: number; wrong: number } {
    const sum = { pairs: 0, hits: 0, wrong: 0 };
    for (const row of this.#rows.values()) {
      sum.pairs += row.pairs;
      sum.hits += row.hits;
      sum.wrong += row.wrong;
    }
    return sum;
  }

  print(title: string): void {
    const line = (
      name: string,
      { pairs, hits, wrong }: { pairs: number; hits: number; wrong: number },
    ) =>
      `${name.padEnd(46)} ${`${pairs}`.padStart(7)} ${`${hits}`.padStart(7)} ${`${wrong}`.padStart(6)}`;
    const rows = [...this.#rows].map(([name, row]) => line(name, row));
    console.log(
      [`${title.padEnd(46)}   pairs    hits  wrong`, ...rows, line('total', this.total)].join('\n'),
    );
  }
}
