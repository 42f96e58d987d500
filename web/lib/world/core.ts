import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { output } from '../raw/wasm.js';
import { type Body, generationOf, makeBody, setRemoved } from './body.js';
import { WorldLists } from './lists.js';

/** The wasm side of a world and the objects of its bodies: what its parts share. */
export class WorldCore extends WorldLists {
  /** By number; those that nobody asked for are missing. A removed body stays until its number is used again. */
  readonly #bodies: (Body | undefined)[] = [];
  /** How many bodies had each number before. */
  #generations: number[] = [];
  /** The categories of the bodies that were removed since the last update. */
  #removed = new Map<number, number>();

  override dispose(): void {
    if (this.disposed) return;
    super.dispose();
    for (const body of this.#bodies) if (body) setRemoved(body, true);
  }

  /** The object of a body, which is made when it is first asked for. */
  bodyOf(id: number): Body {
    const known = this.#bodies[id];
    if (known !== undefined) return known;
    const body = makeBody(this, id, this.#generations[id] ?? 0);
    this.#bodies[id] = body;
    return body;
  }

  /** All numbers of bodies, in order. */
  ids(): number[] {
    return this.#readNumbers().flatMap(({ live }, id) => (live ? [id] : []));
  }

  /** A new body has the number now. */
  noteAdded(id: number): void {
    this.#bodies[id] = undefined;
    this.invalidate();
  }

  /** Of what category the body was. */
  noteRemoved(id: number, category: number): void {
    this.#removed.set(id, category);
    const body = this.#bodies[id];
    if (body) setRemoved(body, true);
    this.#generations[id] = (this.#generations[id] ?? 0) + 1;
  }

  /** The categories of the bodies that were removed since the last update, by their numbers. */
  takeRemoved(): ReadonlyMap<number, number> {
    const removed = this.#removed;
    if (removed.size > 0) this.#removed = new Map();
    return removed;
  }

  /** Other bodies have the numbers now: those that are the same ones keep their objects. */
  noteRestored(): void {
    this.#removed = new Map();
    this.invalidate();
    const numbers = this.#readNumbers();
    this.#bodies.forEach((body, id) => {
      if (body === undefined) return;
      const number = numbers[id];
      const same = number?.live === true && number.generation === generationOf(body);
      setRemoved(body, !same);
      if (!same) this.#bodies[id] = undefined;
    });
    this.#generations = numbers.map(({ generation }) => generation);
  }

  #readNumbers(): { generation: number; live: boolean }[] {
    const count = worldPart()._worldNumbers(this.handle);
    const numbers = output(2 * count);
    return Array.from({ length: count }, (_, id) => ({
      generation: at(numbers, 2 * id),
      live: at(numbers, 2 * id + 1) === 1,
    }));
  }
}
