import type { Thing } from '../state.js';
import { maxThings } from './limits.js';
import { Problem, problemOf } from './problem.js';

/** The shapes that were found in a text so far; parts that are none are named, and left out. */
export class Harvest {
  readonly things: Thing[] = [];
  readonly problems: Problem[] = [];

  /** Takes what `make` makes of a part of the text, or notes why there is nothing. */
  take(name: string, make: () => readonly Thing[]): void {
    try {
      this.things.push(...make());
    } catch (error) {
      this.problems.push(new Problem('import.leftOut', { name }, problemOf(error)));
    }
    if (this.things.length > maxThings) throw new Problem('import.tooMany', { limit: maxThings });
  }

  note(problem: Problem): void {
    this.problems.push(problem);
  }
}
