import type { Thing } from '../state.js';
import { maxThings } from './limits.js';
import { Problem, problemOf } from './problem.js';

/** The shapes that were found in a text so far; parts that are none are named, and left out. */
export class Harvest {
  readonly things: Thing[] = [];
  readonly problems: Problem[] = [];

  /** Takes what `make` makes of a part of the text, or notes why there is nothing; `null` is all of it. */
  take(name: string | null, make: () => readonly Thing[]): void {
    try {
      this.things.push(...make());
    } catch (error) {
      const why = problemOf(error);
      this.problems.push(name === null ? why : new Problem('import.leftOut', { name }, why));
    }
    if (this.things.length > maxThings) throw new Problem('import.tooMany', { limit: maxThings });
  }

  note(problem: Problem): void {
    this.problems.push(problem);
  }
}
