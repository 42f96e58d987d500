/** The bodies of a world: how they come, stay and go. */

import { disposing } from '../disposing.js';
import { notAList, takeList } from '../lists.js';
import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { resultRecord } from '../raw/wasm.js';
import { world as layout } from '../raw/world-layout.js';
import type { Shape } from '../shape.js';
import type { OwnIndices } from '../typed-arrays.js';
import { checkBoolean, checkNumber, mismatch } from '../validate.js';
import type { NumberList } from '../vector.js';
import { addBodies, addBody, type BodyOptions, type Outlines } from './add-bodies.js';
import { type Body, idOf } from './body.js';
import type { BodyTraits } from './body-traits.js';
import { WorldCore } from './core.js';
import { noSuchBody } from './query-filter.js';

/** The wasm side of a world; set by the class, which alone can see it. */
export let coreOf: <Data>(world: WorldOfBodies<Data>) => WorldCore<Data>;

/** What a {@link World} is as a set of bodies. */
export class WorldOfBodies<Data> implements Iterable<Body<Data>> {
  readonly #core = new WorldCore<Data>(this);

  static {
    coreOf = (world) => world.#core;
  }

  /**
   * Adds a body with the form of a shape, or of another body, which is copied. Queries see it at once, contacts with the next
   * update. Also in the handler of an event.
   *
   * In TypeScript the body of a world that has no type of its own for data has that of its data.
   *
   * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, or the code of a bad option.
   */
  // Not where the world says a type, were it any: with its own type, fields that are too many are refused.
  add<Own extends 0 extends 1 & Data ? never : unknown extends Data ? unknown : never>(
    shape: Shape | Body,
    options: BodyOptions<Own> & { readonly data: Own },
  ): Body<Own>;
  add(shape: Shape | Body, options: BodyOptions<Data> & { readonly data: Data }): Body<Data>;
  add(shape: Shape | Body, options?: BodyOptions<Data>): Body<Data | undefined>;
  add(shape: Shape | Body, options?: BodyOptions<Data>): Body<Data | undefined> {
    return addBody(this.#core, shape, options);
  }

  /**
   * Adds many bodies and returns their numbers. No objects are made: {@link body} makes one when asked. They have no
   * data.
   *
   * @param forms - One shape for all, or one for each, or convex outlines in typed arrays.
   * @param transforms - x, y and angle of each body.
   * @throws {@link SepaxError} `not-a-shape`, `not-a-list`, `disposed`, `not-an-option`, the code of a bad
   * outline with the index of the body, or that of a bad number. Then no body is added.
   */
  addMany(
    forms: Shape | Body | readonly (Shape | Body)[] | Outlines,
    transforms: NumberList,
    options?: BodyTraits,
  ): OwnIndices {
    return addBodies(this.#core, forms, transforms, options);
  }

  /**
   * Removes a body; also in the handler of an event. Its contacts end with the next update, which says so.
   *
   * @throws {@link SepaxError} `not-a-body`, `disposed`, also if the body was removed before: see {@link Body.remove}.
   */
  remove(body: Body): void {
    this.#remove(idOf(body, this.#core, 'body'));
  }

  /**
   * Removes bodies by their numbers.
   *
   * @throws {@link SepaxError} `not-a-list`, or `not-a-body` with the index in the list; then none is removed.
   */
  removeMany(ids: ArrayLike<number>): void {
    const list = takeList(ids, 'ids', () => notAList(ids, 'ids', 'a list of numbers of bodies'));
    const { handle } = this.#core;
    const seen = new Set<number>();
    for (let i = 0; i < list.length; i++) {
      const id = list[i] as number;
      if (!isId(id) || !worldPart()._worldHas(handle, id)) throw noSuchBody('ids', i, id);
      if (seen.has(id))
        throw mismatch('not-a-body', 'ids', i, id, 'must be a number that is not in the list yet');
      seen.add(id);
    }
    for (const id of seen) this.#remove(id);
  }

  /** The number of bodies. */
  get size(): number {
    worldPart()._worldLists(this.#core.handle);
    return at(resultRecord(), layout.size);
  }

  /**
   * The body with this number, or `null`.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `disposed`, or `out-of-range` beyond 1e100.
   */
  body(id: number): Body<Data> | null {
    checkNumber(id, 'id');
    return isId(id) && worldPart()._worldHas(this.#core.handle, id) ? this.#core.bodyOf(id) : null;
  }

  /** All bodies, in the order of their numbers. */
  [Symbol.iterator](): Iterator<Body<Data>> {
    return this.#core
      .ids()
      .map((id) => this.#core.bodyOf(id))
      [Symbol.iterator]();
  }

  /**
   * x, y and angle of body `id` at `3 * id`: where the bodies are to stand after the next update. Write into
   * it to move them. A view of wasm memory, valid until bodies are added or anything else of the library
   * allocates: ask for it again each frame, which costs next to nothing.
   *
   * What was written is seen by `x`, `y` and `angle` of the body and by functions that take bodies, such as `collide`,
   * at once; by queries, {@link moveAndSlide}, {@link Body.bounds} and {@link Body.worldPoints} with the next
   * {@link update} or {@link refresh}. The next of these questions takes it by itself only for bodies that `move`,
   * `x = …` and the like have moved, too, and for all once the world was restored or {@link refresh} threw. Whatever
   * takes a number that is no place throws `not-finite` or `out-of-range`: with its index in this list, where numbers
   * are taken from the list, as by {@link update}, {@link refresh}, queries and functions that take bodies; `move`,
   * `rotate`, `x += …` and the like of the body name `x`, `y` or `angle`.
   */
  get transforms(): Float64Array {
    return this.#core.targets;
  }

  /**
   * How body `id` is scaled along x and y, at `2 * id` and after it: see {@link Body.scale}. Write into it to
   * scale many bodies in little time. A view as {@link transforms} is: ask for it again each frame. What was
   * written is taken by the next {@link update} or {@link refresh}, together with {@link transforms}: if a number in
   * either is refused, neither is taken. {@link separate} takes it, too, as it compares bodies by their forms. Another
   * `scale` or `setShape` of the body takes its place.
   */
  get scales(): Float64Array {
    return this.#core.scales;
  }

  /**
   * Makes two bodies never meet, whatever their masks say, or with `false` meet again: a shooter and its bullet,
   * parts of one machine. Their contact ends with the next update; neither stops the other. Kept in
   * {@link snapshot}, {@link toJSON} and {@link hash}, until one of the two is removed.
   *
   * @throws {@link SepaxError} `not-a-body`, also if the two are one, `not-an-option`, `disposed`.
   */
  ignore(a: Body, b: Body, ignored = true): void {
    const idOfA = idOf(a, this.#core, 'a');
    const idOfB = idOf(b, this.#core, 'b');
    if (idOfA === idOfB) {
      throw mismatch('not-a-body', 'b', null, b, 'must be another body than a', '', 'the same one');
    }
    checkBoolean(ignored, 'ignored');
    worldPart()._worldIgnore(this.#core.handle, idOfA, idOfB, ignored);
  }

  /**
   * Whether two bodies never meet since {@link ignore} said so.
   *
   * @throws {@link SepaxError} `not-a-body`, `disposed`.
   */
  ignores(a: Body, b: Body): boolean {
    const idOfA = idOf(a, this.#core, 'a');
    return worldPart()._worldIgnores(this.#core.handle, idOfA, idOf(b, this.#core, 'b'));
  }

  /** Whether {@link dispose} was called. */
  get disposed(): boolean {
    return this.#core.disposed;
  }

  /**
   * Gives the memory back at once. Harmless to repeat; using the world or its bodies, which are {@link Body.removed}
   * then, throws `disposed`.
   */
  dispose(): void {
    this.#core.dispose();
  }

  /** For `using world = …`: the same as {@link dispose}. */
  [disposing](): void {
    this.dispose();
  }

  #remove(id: number): void {
    worldPart()._worldRemove(this.#core.handle, id);
    this.#core.noteRemoved(id);
  }
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 0 && id < 2 ** 32;
}
