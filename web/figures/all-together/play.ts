import { type Commands, noCommands } from '../game/commands.js';
import { Game } from '../game/game.js';
import { Held } from '../game/held.js';
import { stepTime } from '../game/scene.js';
import { levelOf, type Place } from './place.js';

/** Steps in which the hero comes to rest. */
const settling = 3;
/** For how long a missile has been in the air when the scene is shown, and in how many leaps it got there. */
const flight = { seconds: 0.48, leaps: 10 } as const;
/** Seconds for which the end of a game is seen. */
const pause = 1.2;

/** What the player holds down. */
export const held = new Held();

/** The game in the scene, again and again. */
export class Play {
  game: Game;
  /** Whether a game was won. */
  won = false;
  /** Missiles that ended in vain: nobody was hurt, and nobody shot them down. */
  dodged = 0;
  #rest = 0;
  #ended = 0;

  constructor(readonly place: Place) {
    this.game = this.#begin();
  }

  /** How much of the step to come is over, 0 to 1. */
  get part(): number {
    return this.#rest / stepTime;
  }

  advance(seconds: number): void {
    this.#rest += seconds;
    while (this.#rest >= stepTime) {
      this.#rest -= stepTime;
      this.#step(held.take());
    }
  }

  dispose(): void {
    this.game.dispose();
  }

  #begin(): Game {
    const game = new Game(levelOf(this.place));
    for (let i = 0; i < settling; i += 1) game.step(noCommands);
    foresee(game);
    game.step(noCommands);
    return game;
  }

  #step(commands: Commands): void {
    const { game } = this;
    if (game.outcome !== 'open') this.#end();
    else this.#watch(game, commands);
  }

  /** A step of the game, and what is worth remembering of it. */
  #watch(game: Game, commands: Commands): void {
    const { health, score } = game;
    const missiles = new Set(game.missiles.all.keys());
    game.step(commands);
    const gone = [...missiles].filter((id) => !game.missiles.all.has(id));
    if (game.health === health && game.score === score) this.dodged += gone.length;
    this.won ||= isWon(game);
  }

  #end(): void {
    this.#ended += stepTime;
    if (this.#ended < pause) return;
    this.#ended = 0;
    this.game.dispose();
    this.game = this.#begin();
  }
}

/** Half a second ahead for a turret that sees the hero and its missile alone: all else is where it is then, or nearly. */
function foresee({ hero, missiles, turrets }: Game): void {
  turrets.step(flight.seconds, hero, missiles);
  for (let i = 0; i < flight.leaps; i += 1) missiles.step(flight.seconds / flight.leaps, hero);
}

const isWon = ({ outcome }: Game): boolean => outcome === 'won';
