/** Time that can be turned back: a saved game for each tick of the last seconds. */
import type { Game, Moment } from './game.js';

const TICKS = 8 * 60;

export class Past {
  readonly #moments: Moment[] = [];

  /** How much of it there is, 0 to 1. */
  get part(): number {
    return this.#moments.length / TICKS;
  }

  keep(game: Game): void {
    this.#moments.push(game.save());
    if (this.#moments.length > TICKS) this.#moments.shift();
  }

  /** Makes the game what it was so many ticks ago, or as many as there are. */
  goBack(game: Game, ticks: number): void {
    const at = Math.max(0, this.#moments.length - ticks);
    const [moment] = this.#moments.splice(at);
    if (moment !== undefined) game.load(moment);
  }

  forget(): void {
    this.#moments.length = 0;
  }
}
