import {
  type Body,
  type BodyOptions,
  type NumberList,
  type Outlines,
  type Shape,
  World,
} from 'sepax';
import { type Kind, kinds, maskOf } from './kinds.js';

/** Seconds of a step. */
export const stepTime = 1 / 60;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The world of a game, with what it doesn't know: the kind of each body, and where all were a step ago. */
export class Scene {
  readonly world = new World();
  /** The kind of each number of a body, as its bit; 0 for none. */
  #kinds = new Uint16Array(1024);
  #previous = new Float64Array();

  /** @param options - Everything but who meets whom, which the kind says. */
  add(kind: Kind, shape: Shape, options?: BodyOptions): Body {
    const traits = { category: kinds[kind], mask: maskOf(kind) };
    const body = this.world.add(shape, { ...options, ...traits });
    this.#note(body.id, kind);
    return body;
  }

  addMany(kind: Kind, forms: Outlines, places: NumberList): Uint32Array {
    const traits = { category: kinds[kind], mask: maskOf(kind) };
    const ids = this.world.addMany(forms, places, traits);
    for (const id of ids) this.#note(id, kind);
    return ids;
  }

  /** The kind of a body, as its bit. */
  kindOf(id: number): number {
    return this.#kinds[id] ?? 0;
  }

  /** Begins a step: where bodies are now is where they were, as pictures between the steps need it. */
  remember(): void {
    const { transforms } = this.world;
    if (this.#previous.length < transforms.length) {
      this.#previous = new Float64Array(2 * transforms.length);
    }
    this.#previous.set(transforms);
  }

  /** x, y and angle of body `id` at `3 * id`, before the last step. */
  get previous(): Float64Array {
    return this.#previous;
  }

  /** Where a body is when so much of the step to come is over, from 0 to 1. */
  placeOf(id: number, part: number): Place {
    const { transforms } = this.world;
    const at = (k: number): number => {
      const before = this.#previous[3 * id + k]!;
      return before + part * (transforms[3 * id + k]! - before);
    };
    return { x: at(0), y: at(1), angle: at(2) };
  }

  #note(id: number, kind: Kind): void {
    if (id >= this.#kinds.length) {
      const longer = new Uint16Array(2 * (id + 1));
      longer.set(this.#kinds);
      this.#kinds = longer;
    }
    this.#kinds[id] = kinds[kind];
    // A new body was nowhere else.
    const { transforms } = this.world;
    if (this.#previous.length <= 3 * id + 2) this.remember();
    for (let k = 3 * id; k < 3 * id + 3; k++) this.#previous[k] = transforms[k]!;
  }
}
