import { type Body, Circle } from 'sepax';
import type { Scene } from './scene.js';

export const bulletRadius = 3;
/** 25 units in a step: many times the thickness of a shutter. */
export const bulletSpeed = 1500;
const lifetime = 0.34;
/** The time between two shots. */
const interval = 0.11;

interface Bullet {
  readonly body: Body;
  readonly way: 1 | -1;
  age: number;
}

/** Fast bodies: each stops at the first thing in its way, however thin that is. */
export class Bullets {
  readonly all = new Map<number, Bullet>();
  readonly #shape = new Circle(bulletRadius);
  #wait = 0;

  constructor(private readonly scene: Scene) {}

  /** Goes on with those under way and, if asked to and it is time, fires another one. Returns whether it did. */
  step(seconds: number, fire: boolean, x: number, y: number, way: 1 | -1): boolean {
    for (const bullet of [...this.all.values()]) {
      bullet.age += seconds;
      if (bullet.age > lifetime) this.remove(bullet.body.id);
      else bullet.body.move(bullet.way * bulletSpeed * seconds, 0);
    }
    this.#wait = Math.max(0, this.#wait - seconds);
    if (!fire || this.#wait > 0) return false;
    this.#wait = interval;
    // From within the hero, whom bullets don't meet: the barrel may be behind a shutter already.
    const body = this.scene.add('bullet', this.#shape, { x, y, fast: true });
    this.all.set(body.id, { body, way, age: 0 });
    return true;
  }

  remove(id: number): void {
    this.all.get(id)?.body.remove();
    this.all.delete(id);
  }
}
