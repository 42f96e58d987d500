import { SepaxError } from '../errors.js';
import { checkOptions } from '../options.js';
import { mismatch } from '../validate.js';
import type { Body } from './body.js';
import { type BodyContact, turnedRound } from './body-contact.js';
import { ALL_BITS, checkBits } from './body-traits.js';
import type { ContactList } from './contact-list.js';
import type { WorldCore } from './core.js';

/** A contact that began, or is still there. */
export interface TouchEvent<Data = unknown> {
  /** The body with the lower number, or the one that an {@link EventFilter} has as `a`. */
  readonly a: Body<Data>;
  /** The other one. */
  readonly b: Body<Data>;
  /** The contact. */
  readonly contact: BodyContact<Data>;
}

/** A contact that is over, perhaps because a body was removed. */
export interface PartEvent<Data = unknown> {
  /** The body with the lower number, or the one that an {@link EventFilter} has as `a`. */
  readonly a: Body<Data>;
  /** The other one. */
  readonly b: Body<Data>;
}

/** The events of a world: see {@link World.on}. */
export interface ContactEvents<Data = unknown> {
  /** Of contacts that began with the last update. */
  readonly enter: TouchEvent<Data>;
  /** Of contacts that were there before it. */
  readonly stay: TouchEvent<Data>;
  /** Of contacts that ended with it. */
  readonly exit: PartEvent<Data>;
}

/** The names of the events. */
export type EventType = keyof ContactEvents;

/** Which events a handler is told of, and which of the two bodies is which: see {@link World.on}. */
export interface EventFilter {
  /** The bits of a category, of which `a` has one at least. Default: all. */
  readonly a?: number | undefined;
  /** The same for `b`. */
  readonly b?: number | undefined;
}

/** A filter as it was checked. */
interface Kinds {
  readonly a: number;
  readonly b: number;
}

const FILTER_OPTIONS = ['a', 'b'] as const;

export function checkKinds(filter: EventFilter): Kinds {
  const { a = ALL_BITS, b = ALL_BITS } = checkOptions(filter, FILTER_OPTIONS, 'filter');
  return { a: checkKind(a, 'filter.a'), b: checkKind(b, 'filter.b') };
}

/** With bits, since who listens for bodies of no kind would never hear of one. */
function checkKind(value: number, argument: string): number {
  if (checkBits(value, argument) !== 0) return value;
  throw mismatch('out-of-range', argument, null, value, 'must have at least one bit');
}

/** A handler, and what it is for; `null` if for all. */
interface Listener<Event> {
  readonly handler: (event: Event) => void;
  readonly kinds: Kinds | null;
  /** How many updates there had been when it was added: of those it hears nothing. */
  readonly since: number;
}

type Listeners<Event> = ReadonlySet<Listener<Event>>;

/** An event, what it is with its bodies the other way round, and what the bodies are. */
interface Occurrence<Event> {
  readonly event: Event;
  readonly turned: () => Event;
  readonly kinds: () => Kinds;
}

/** So many updates may be made by handlers in the events of one: more have no end, as those of a `stay` by itself. */
const MOST_UPDATES = 1000;

const NO_KINDS: Kinds = { a: 0, b: 0 };

/** What handlers are told of an update. All of it is made first: what they do changes the lists. */
interface Batch {
  /** Which update it was. */
  readonly update: number;
  readonly ended: Occurrence<PartEvent>[];
  readonly touching: readonly BodyContact[];
  /** For each of these whether it began. */
  readonly began: readonly boolean[];
  /** How many of them were told. */
  told: number;
}

/** The handlers of a world. */
export class Events {
  readonly #core: WorldCore;
  readonly #listeners: { [Type in EventType]: Set<Listener<ContactEvents[Type]>> } = {
    enter: new Set(),
    stay: new Set(),
    exit: new Set(),
  };
  /** What is being told, and after it what handlers have caused by updates of their own. */
  readonly #batches: Batch[] = [];
  /** How many updates there were. */
  #updates = 0;

  constructor(core: WorldCore) {
    this.#core = core;
  }

  add<Type extends EventType>(
    type: Type,
    kinds: Kinds | null,
    handler: (event: ContactEvents[Type]) => void,
  ): () => void {
    const listeners: Set<Listener<ContactEvents[Type]>> = this.#listeners[type];
    // An object of its own, so that the same handler may be added twice.
    const own = { handler, kinds, since: this.#updates };
    listeners.add(own);
    return () => {
      listeners.delete(own);
    };
  }

  /**
   * Sends the events of the last update, all of them even if a handler throws. If a handler made the update, they
   * follow those that it is among.
   */
  send(contacts: ContactList): void {
    this.#updates++;
    const { enter, stay, exit } = this.#listeners;
    const wanted = enter.size + stay.size + exit.size > 0;
    if (!wanted && this.#batches.length === 0) return;
    const core = this.#core;
    // What begins is looked at whoever listens: worlds that differ in this alone are to stay equal (see settle).
    const all = stay.size > 0 ? contacts.toArray() : beginning(core, contacts);
    this.#batches.push({
      update: this.#updates,
      ended: exit.size > 0 ? endedPairs(core) : [],
      touching: all,
      began: all.map((_, i) => stay.size === 0 || core.began[i] === 1),
      told: 0,
    });
    if (this.#batches.length === 1) this.#tellAll();
  }

  /**
   * Has the core forget all contacts of which nobody will be told that they began, since a handler has removed a body
   * of them: nobody is told that they end, either. So what is told in the future depends on the state of the core
   * alone. For what is to have that state while handlers are called; when they were, it has.
   */
  settle(): void {
    for (const batch of this.#batches) {
      const { touching, told } = batch;
      for (let i = told; i < touching.length; i++) this.#forgetUnheard(batch, i);
    }
  }

  /** Throws before an update that handlers would make without end. */
  expectEnd(): void {
    if (this.#batches.length < MOST_UPDATES) return;
    throw new SepaxError(
      'out-of-range',
      'update',
      null,
      MOST_UPDATES,
      `update was called ${MOST_UPDATES} times by handlers of its own events, as a 'stay' that causes the next does. Call it once a frame, outside of handlers.`,
    );
  }

  /** The bodies are others now: what is left to tell is of bodies that are no more. */
  forget(): void {
    this.#batches.length = 0;
  }

  /** Does so for one contact of an update, if that is one of those. */
  #forgetUnheard(batch: Batch, i: number): void {
    const { a, b } = batch.touching[i] as BodyContact;
    if (batch.began[i] !== true || !(a.removed || b.removed)) return;
    for (let k = this.#batches.indexOf(batch) + 1; k < this.#batches.length; k++) {
      // It has ended with an update that a handler made, and is there no more.
      const { ended } = this.#batches[k] as Batch;
      const place = ended.findIndex(({ event }) => event.a === a && event.b === b);
      if (place >= 0) {
        ended.splice(place, 1);
        return;
      }
    }
    this.#core.forgetTouch(a, b);
  }

  /** Whether a handler has restored a snapshot. */
  #isOver(): boolean {
    return this.#batches.length === 0;
  }

  #tellAll(): void {
    const errors: unknown[] = [];
    try {
      // The list grows while it is told.
      for (const batch of this.#batches) this.#tell(batch, errors);
    } finally {
      this.#batches.length = 0;
    }
    if (errors.length > 0) throw errors[0];
  }

  #tell(batch: Batch, errors: unknown[]): void {
    const { enter, stay, exit } = this.#listeners;
    const { update, ended, touching, began } = batch;
    for (const parting of ended) {
      if (this.#isOver()) return;
      call(exit, update, parting, errors);
    }
    for (const [i, contact] of touching.entries()) {
      if (this.#isOver()) return;
      batch.told = i + 1;
      if (contact.a.removed || contact.b.removed) this.#forgetUnheard(batch, i);
      else call(began[i] ? enter : stay, update, touch(contact), errors);
    }
  }
}

/** The contacts that are new. */
function beginning(core: WorldCore, contacts: ContactList): BodyContact[] {
  const found: BodyContact[] = [];
  for (let i = 0; i < core.contactCount; i++) if (core.began[i] === 1) found.push(contacts.at(i));
  return found;
}

function touch(contact: BodyContact): Occurrence<TouchEvent> {
  const { a, b } = contact;
  return {
    event: { a, b, contact },
    turned: () => ({ a: b, b: a, contact: turnedRound(contact) }),
    kinds: () => ({ a: a.category, b: b.category }),
  };
}

function endedPairs(core: WorldCore): Occurrence<PartEvent>[] {
  return Array.from({ length: core.endedCount }, (_, i) => {
    const [a, b] = [
      core.bodyOf(core.ended[2 * i] as number),
      core.bodyOf(core.ended[2 * i + 1] as number),
    ];
    // At once: of bodies that are no more the core knows it until their numbers are used again.
    const kinds = { a: core.categoryOf(a.id), b: core.categoryOf(b.id) };
    return { event: { a, b }, turned: () => ({ a: b, b: a }), kinds: () => kinds };
  });
}

function call<Event>(
  listeners: Listeners<Event>,
  update: number,
  { event, turned, kinds }: Occurrence<Event>,
  errors: unknown[],
): void {
  const list = [...listeners];
  // At once, as long as no handler has removed a body.
  const known = list.some((listener) => listener.kinds !== null) ? kinds() : NO_KINDS;
  for (const listener of list) {
    const { handler, kinds: wanted, since } = listener;
    // Taken away by one before it, or added while the update is told.
    if (!listeners.has(listener) || since >= update) continue;
    const straight = wanted === null || fits(wanted, known);
    if (!straight && !fits(wanted, { a: known.b, b: known.a })) continue;
    try {
      handler(straight ? event : turned());
    } catch (error) {
      errors.push(error);
    }
  }
}

function fits(wanted: Kinds, kinds: Kinds): boolean {
  return (wanted.a & kinds.a) !== 0 && (wanted.b & kinds.b) !== 0;
}
