import { present, STATE } from '../presentation.js';
import { at, vectorAt } from '../raw/read.js';
import { checkInteger } from '../validate.js';
import { BodyContact, turnedRound } from './body-contact.js';
import type { WorldCore } from './core.js';

/**
 * The contacts of a world as of the last update: in the order of the numbers of their bodies, the lesser
 * first. Among them is what fast bodies met on their way, with depth 0 if it is not touched any more, and
 * what is only kept: see {@link World.slop}. Those of bodies that were removed since, also by handlers of that
 * update, are still there: see {@link Body.removed}. Read them as objects, `for (const c of world.contacts)`, or,
 * without any garbage, from the lists.
 *
 * The lists are views of wasm memory, of which the first {@link length} elements count. They are valid
 * until the next call of anything of the library that may allocate: ask for them again each frame, which
 * costs next to nothing.
 */
export class ContactList<Data = unknown> implements Iterable<BodyContact<Data>> {
  /** The name of the class, which survives minification. */
  static readonly name: string = 'ContactList';
  readonly #core: WorldCore<Data>;

  static {
    present(ContactList.prototype);
  }

  /** @internal Made by {@link World} alone. */
  constructor(core: WorldCore<Data>) {
    this.#core = core;
  }

  /** @internal For consoles. */
  get [STATE](): object {
    return this.#core.disposed ? { disposed: true } : this.toArray();
  }

  /** The number of contacts. */
  get length(): number {
    this.#core.readContacts();
    return this.#core.contactCount;
  }

  /** The numbers of the first bodies. */
  get a(): Uint32Array {
    this.#core.readContacts();
    return this.#core.a;
  }

  /** The numbers of the second bodies. */
  get b(): Uint32Array {
    this.#core.readContacts();
    return this.#core.b;
  }

  /** The unit vectors from a towards b: x, y of each. */
  get normals(): Float64Array {
    this.#core.readContacts();
    return this.#core.normals;
  }

  /** How far the bodies overlap. */
  get depths(): Float64Array {
    this.#core.readContacts();
    return this.#core.depths;
  }

  /** 1 for contacts that are only kept, else 0: see {@link BodyContact.kept}. */
  get kept(): Uint8Array {
    this.#core.readContacts();
    return this.#core.kept;
  }

  /**
   * Contact number `index`; -1 is the last, as in arrays.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  at(index: number): BodyContact<Data> {
    const { length } = this;
    const i = checkInteger(index, 'index', -length, length - 1);
    return this.#contact(i < 0 ? i + length : i);
  }

  /** The contacts as they were when the loop began, whatever is done to the world in it. */
  [Symbol.iterator](): Iterator<BodyContact<Data>> {
    return this.toArray()[Symbol.iterator]();
  }

  /** All contacts, in a new array. */
  toArray(): BodyContact<Data>[] {
    this.#core.readContacts();
    const contacts = new Array<BodyContact<Data>>(this.length);
    for (let i = 0; i < contacts.length; i++) contacts[i] = this.#contact(i);
    return contacts;
  }

  #contact(i: number): BodyContact<Data> {
    const core = this.#core;
    core.readContacts();
    return new BodyContact(
      core,
      core.bodyOf(core.a[i] as number),
      core.bodyOf(core.b[i] as number),
      vectorAt(core.normals, 2 * i),
      at(core.depths, i),
      core.kept[i] === 1,
    );
  }
}

/** The contacts of a body, as it sees them: it is `a` in all of them. */
export function contactsOf<Data>(list: ContactList<Data>, id: number): BodyContact<Data>[] {
  const { a, b, length } = list;
  const found: BodyContact<Data>[] = [];
  for (let i = 0; i < length; i++) {
    if (a[i] === id) found.push(list.at(i));
    if (b[i] === id) found.push(turnedRound(list.at(i)));
  }
  return found;
}
