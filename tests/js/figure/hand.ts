import type { Vector } from 'sepax';
import type { Figure } from '../../../web/figure/element/figure.js';
import { FigureController } from '../../../web/figure/element/figure-controller.js';

/** A hand that tries out a figure: it drags handles, presses keys and lets go, and things are judged then. */
export class Hand {
  readonly controller: FigureController;
  /** Takes back what was done, the last at the end. */
  readonly #ways: (() => void)[] = [];

  constructor(readonly figure: Figure) {
    const host = {
      voice: null,
      stage: () => null,
      rendered: () => Promise.resolve(),
      changed: () => {},
    };
    this.controller = new FigureController(figure, host, []);
  }

  get praised(): ReadonlySet<string> {
    return this.controller.trials.holding;
  }

  get done(): ReadonlySet<string> {
    return this.controller.trials.done;
  }

  /** Goes to a step. */
  show(phase: string): this {
    this.controller.show(this.controller.view.steps.findIndex((step) => step.phase === phase));
    return this;
  }

  at(id: string): Vector {
    const handle = this.figure.scene.handles(this.controller.view).find((one) => one.id === id);
    if (handle === undefined) throw new Error(`There is no handle ${id}.`);
    return handle.at;
  }

  drag(id: string, x: number, y: number): this {
    const from = this.at(id);
    this.#drag(id, { x, y });
    this.#ways.push(() => this.#drag(id, from));
    return this;
  }

  /** As the keys that turn what a handle belongs to. */
  turn(id: string, degrees: number): this {
    const { hands } = this.controller;
    hands.turn(id, degrees, false);
    this.#ways.push(() => hands.turn(id, -degrees, false));
    return this;
  }

  /** As a control beside the picture. */
  edit(next: (state: object) => object): this {
    const before = this.controller.model.state;
    this.controller.edit(next(before as object), true);
    this.#ways.push(() => this.controller.edit(before, true));
    return this;
  }

  /** As the tool that starts again. */
  reset(): void {
    this.controller.use('reset');
  }

  /** Tries one thing after the other until something is praised. */
  until(key: string, tries: Iterable<(hand: this) => unknown>): this {
    for (const one of tries) {
      one(this);
      if (this.praised.has(key)) return this;
    }
    throw new Error(`Nothing of what was tried solves ${key}.`);
  }

  /** Goes back the way that it came, until something is praised no longer. */
  backFrom(key: string): void {
    while (this.praised.has(key)) {
      const way = this.#ways.pop();
      if (way === undefined) throw new Error(`All is as it was, and ${key} is praised.`);
      way();
    }
  }

  #drag(id: string, to: Vector): void {
    const { hands } = this.controller;
    hands.grab(id);
    hands.drag(id, to);
    hands.release(id, false);
  }
}

type Try = (hand: Hand) => unknown;

/** A handle is led along a line. */
export function* along(id: string, from: Vector, to: Vector, count: number): Generator<Try> {
  for (let i = 0; i <= count; i += 1) {
    const part = i / count;
    yield (hand) => hand.drag(id, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
}

/** A handle is led around a place. */
export function* around(id: string, middle: Vector, radius: number, count: number): Generator<Try> {
  for (let i = 0; i < count; i += 1) {
    const angle = (2 * Math.PI * i) / count;
    yield (hand) =>
      hand.drag(id, middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle));
  }
}

/** A handle is tried all over a rectangle. */
export function* allOver(id: string, from: Vector, to: Vector, step: number): Generator<Try> {
  for (let y = from.y; y <= to.y; y += step) {
    for (let x = from.x; x <= to.x; x += step) yield (hand) => hand.drag(id, x, y);
  }
}

/** A key is pressed again and again. */
export function* turning(id: string, degrees: number, count: number): Generator<Try> {
  for (let i = 0; i < count; i += 1) yield (hand) => hand.turn(id, degrees);
}
