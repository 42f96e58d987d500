/** Shapes in motion, as sweeps are tested with. */
import type { Shape, SweepOptions, Vector } from 'sepax';
import { anyPlacement, type Copyable, kinds } from './kinds.js';
import type { Random } from './random.js';

/** Puts copies where they are at a time of the step. */
export class Motion {
  readonly #a: Copyable;
  readonly #b: Copyable;
  readonly #options: SweepOptions;

  constructor(a: Copyable, b: Copyable, options: SweepOptions) {
    this.#a = a.clone();
    this.#b = b.clone();
    this.#options = options;
    this.#start = [a, b].map(({ x, y, angle }) => ({ x, y, angle }));
  }

  readonly #start: readonly { x: number; y: number; angle: number }[];

  at(time: number): readonly [Shape, Shape] {
    const { translationA, translationB, rotationA, rotationB } = this.#options;
    this.#put(this.#a, 0, time, translationA as Vector, rotationA);
    this.#put(this.#b, 1, time, translationB as Vector, rotationB);
    return [this.#a, this.#b];
  }

  #put(shape: Shape, which: number, time: number, way?: Vector, turn = 0): void {
    const { x, y, angle } = this.#start[which] as { x: number; y: number; angle: number };
    shape.moveTo(x + time * (way?.x ?? 0), y + time * (way?.y ?? 0));
    shape.angle = angle + time * turn;
  }

  [Symbol.dispose](): void {
    this.#a.dispose();
    this.#b.dispose();
  }
}

/** A shape of the kind, about a place on the x axis. */
export function someShape(random: Random, kind: string, x: number): Copyable {
  const make = kinds[kind];
  if (make === undefined) throw new Error(kind);
  const shape = make(random, anyPlacement(random, kind, 1));
  shape.translate(x, 0);
  return shape;
}

/** A translation, mostly along the x axis. */
export const someWay = (random: Random): Vector => ({
  x: random.between(-9, 9),
  y: random.between(-3, 3),
});
