import type { Body, Shape, Vector } from 'sepax';
import type { HeroPose } from '../../game/draw-hero.js';
import type { Held } from '../../game/held.js';
import { Hero } from '../../game/hero.js';
import { heroReach } from '../../game/hero-size.js';
import { Loop } from '../../game/loop.js';
import { Scene, stepTime } from '../../game/scene.js';

/** How far below all shapes he has fallen off, in units. */
const abyss = 300;

/** The hero of the game among shapes that stand still. */
export class HeroRun {
  readonly #scene = new Scene();
  readonly #hero: Hero;
  readonly #loop: Loop;
  #walls: Body[] = [];
  /** Below it there is nothing. */
  #bottom = 0;

  constructor(
    private start: Vector,
    held: Held,
    paint: () => void,
  ) {
    this.#hero = new Hero(this.#scene, this.#ground);
    this.#loop = new Loop(stepTime, () => this.#step(held), paint);
  }

  get pose(): HeroPose {
    const { body, facing, walked, floor } = this.#hero;
    const part = Math.min(1, this.#loop.part);
    const { x, y } = this.#scene.placeOf(body.id, part);
    return { x, y, facing, walked, stands: floor !== null };
  }

  /** Puts other shapes in the place of those that were there: he stays where he is. */
  surround(shapes: readonly Shape[]): void {
    for (const wall of this.#walls) wall.remove();
    this.#walls = shapes.map((shape) =>
      this.#scene.add('wall', shape, { type: 'static', data: shape }),
    );
    this.#bottom = Math.max(...shapes.map(({ bounds }) => bounds.maxY), this.start.y) + abyss;
  }

  /** Lets him begin anew, from here. */
  begin(start: Vector): void {
    this.start = start;
    this.#hero.place(this.#ground);
    this.#scene.remember();
  }

  run(): void {
    this.#loop.run();
  }

  pause(): void {
    this.#loop.pause();
  }

  dispose(): void {
    this.pause();
    this.#scene.world.dispose();
  }

  get #ground(): readonly [number, number] {
    return [this.start.x, this.start.y + heroReach];
  }

  #step(held: Held): void {
    this.#scene.remember();
    this.#hero.step(held.take(), stepTime);
    this.#scene.world.update();
    if (this.#hero.y > this.#bottom) this.begin(this.start);
  }
}
