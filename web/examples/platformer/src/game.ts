/** The game, without a screen: what happens in a tick. */
import type { Body, World } from 'sepax';
import { Hero, TICK, type Wishes } from './hero.js';
import { CHECKPOINT, GLINT, GOAL, HERO, SPIKES } from './kinds.js';
import type { Level } from './level.js';

/** What happened in a tick, for eyes alone. */
export type Effect = {
  readonly kind: 'jump' | 'land' | 'glint' | 'hurt' | 'goal';
  readonly x: number;
  readonly y: number;
};

export class Game {
  readonly hero: Hero;
  readonly effects: Effect[] = [];
  /** In seconds. */
  time = 0;
  glints = 0;
  won = false;
  readonly #all: number;
  #checkpoint: { readonly x: number; readonly y: number };
  #ticks = 0;

  constructor(readonly level: Level) {
    this.#checkpoint = level.start;
    this.#all = level.glints.length;
    this.hero = new Hero(level.world, level.start);
    this.#listen(level.world);
    level.world.update();
  }

  get all(): number {
    return this.#all;
  }

  step(wishes: Wishes): void {
    if (this.won) return;
    this.#ticks += 1;
    this.time = this.#ticks * TICK;
    const { hero, level } = this;
    const wasOnFloor = hero.onFloor;
    // What carries first, then who is carried: who was pushed into is pushed out in the same tick.
    for (const ferry of level.ferries) ferry.step(this.time);
    if (hero.step(wishes)) this.#show('jump', hero.body);
    else if (!wasOnFloor && hero.onFloor) this.#show('land', hero.body);
    // Glints, spikes and flags: sensors tell of themselves at the end of the update.
    level.world.update();
    if (hero.body.y > 700) this.#hurt();
  }

  /** The same level from the start. */
  restart(): void {
    this.#ticks = 0;
    this.time = 0;
    this.glints = 0;
    this.won = false;
    this.#checkpoint = this.level.start;
    for (const glint of this.level.glints) glint.enabled = true;
    this.hero.put(this.level.start);
  }

  #listen(world: World): void {
    const on = (b: number, react: (other: Body) => void) =>
      world.on('enter', { a: HERO, b }, ({ b: other }) => react(other));
    on(GLINT, (glint) => {
      glint.enabled = false;
      this.glints += 1;
      this.#show('glint', glint);
    });
    on(CHECKPOINT, ({ x, y }) => {
      this.#checkpoint = { x, y };
    });
    on(SPIKES, () => this.#hurt());
    on(GOAL, () => {
      this.won = true;
      this.#show('goal', this.hero.body);
    });
  }

  #hurt(): void {
    this.#show('hurt', this.hero.body);
    this.hero.put(this.#checkpoint);
  }

  #show(kind: Effect['kind'], { x, y }: Body): void {
    this.effects.push({ kind, x, y });
  }
}
