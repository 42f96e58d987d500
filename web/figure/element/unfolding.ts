import type { Step } from './step.js';

/** A step as it is shown: alone, folded, or a part of one that is unfolded. */
interface Row<OwnStep extends Step> {
  readonly step: OwnStep;
  /** Which of the figure's steps it is, or is a part of. */
  readonly whole: number;
  /** Its number if all were unfolded: addresses have it, so they lead to the same whatever is folded. */
  readonly number: number;
}

/** What can be done with a step: to see its parts, or to see it as one again. */
export interface Fold {
  readonly kind: 'open' | 'close';
  /** How many parts there are. */
  readonly count: number;
}

/** The steps of a figure, some of which stand for several until they are unfolded. */
export class Unfolding<OwnStep extends Step = Step> {
  readonly #unfolded = new Set<number>();
  #all: readonly OwnStep[] = [];
  #rows: readonly Row<OwnStep>[] = [];

  /** From now on they are these; what was unfolded stays so. */
  take(all: readonly OwnStep[]): readonly OwnStep[] {
    this.#all = all;
    this.#rows = rowsOf(all, this.#unfolded);
    return this.shown;
  }

  get shown(): readonly OwnStep[] {
    return this.#rows.map(({ step }) => step);
  }

  /** How many there are if all are unfolded. */
  get count(): number {
    return this.#rows.at(-1)!.number + 1;
  }

  numberAt(place: number): number {
    return this.#rows[place]!.number;
  }

  /** Where the step with a number is shown; what it is a part of is unfolded for it, unless it ends as that does. */
  placeOf(number: number): number {
    const at = this.#rows.findIndex((row) => row.number >= number);
    const row = this.#rows[at];
    if (row === undefined) return this.#rows.length - 1;
    if (row.number === number) return at;
    this.#unfolded.add(row.whole);
    this.take(this.#all);
    return this.placeOf(number);
  }

  foldAt(place: number): Fold | null {
    const { step, whole } = this.#rows[place]!;
    const { parts } = this.#all[whole]!;
    return parts === undefined
      ? null
      : { kind: step.parts === undefined ? 'close' : 'open', count: parts.length };
  }

  /** Unfolds a step, or folds what it is a part of; where that is now, or its first part. */
  turn(place: number): number {
    const { whole } = this.#rows[place]!;
    if (!this.#unfolded.delete(whole)) this.#unfolded.add(whole);
    this.take(this.#all);
    return this.#rows.findIndex((row) => row.whole === whole);
  }
}

function rowsOf<OwnStep extends Step>(
  all: readonly OwnStep[],
  unfolded: ReadonlySet<number>,
): Row<OwnStep>[] {
  let number = 0;
  return all.flatMap((step, whole) => {
    const parts = step.parts as readonly OwnStep[] | undefined;
    const first = number;
    number += parts?.length ?? 1;
    if (parts === undefined || !unfolded.has(whole)) return { step, whole, number: number - 1 };
    return parts.map((part, i) => ({ step: part, whole, number: first + i }));
  });
}
