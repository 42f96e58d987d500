import type { Body } from './body.js';
import type { BodyContact } from './body-contact.js';
import type { ContactList } from './contact-list.js';
import type { WorldCore } from './core.js';

/** A contact that began, or is still there. */
export interface TouchEvent {
  /** The body with the lesser number. */
  readonly a: Body;
  /** The body with the greater number. */
  readonly b: Body;
  /** The contact. */
  readonly contact: BodyContact;
}

/** A contact that is over, perhaps because a body was removed. */
export interface PartEvent {
  /** The body with the lesser number. */
  readonly a: Body;
  /** The body with the greater number. */
  readonly b: Body;
}

/** The events of a world: see {@link World.on}. */
export interface ContactEvents {
  /** Of contacts that began with the last update. */
  readonly enter: TouchEvent;
  /** Of contacts that were there before it. */
  readonly stay: TouchEvent;
  /** Of contacts that ended with it. */
  readonly exit: PartEvent;
}

/** The names of the events. */
export type EventType = keyof ContactEvents;

type Handler<Event> = (event: Event) => void;

/** The handlers of a world. */
export class Events {
  readonly #handlers: { [Type in EventType]: Set<Handler<ContactEvents[Type]>> } = {
    enter: new Set(),
    stay: new Set(),
    exit: new Set(),
  };

  add<Type extends EventType>(type: Type, handler: Handler<ContactEvents[Type]>): () => void {
    const handlers: Set<Handler<ContactEvents[Type]>> = this.#handlers[type];
    // A function of its own, so that the same handler may be added twice.
    const own = (event: ContactEvents[Type]): void => handler(event);
    handlers.add(own);
    return () => {
      handlers.delete(own);
    };
  }

  /** Sends the events of the last update, all of them even if a handler throws. */
  send(core: WorldCore, contacts: ContactList): void {
    const { enter, stay, exit } = this.#handlers;
    if (enter.size + stay.size + exit.size === 0) return;
    // All first: a handler may change the lists.
    const ended = exit.size > 0 ? endedPairs(core) : [];
    const touching = enter.size + stay.size > 0 ? contacts.toArray() : [];
    const began = core.began.slice(0, touching.length);
    const errors: unknown[] = [];
    for (const event of ended) call(exit, event, errors);
    for (const [i, contact] of touching.entries()) {
      const { a, b } = contact;
      if (!a.removed && !b.removed) call(began[i] === 1 ? enter : stay, { a, b, contact }, errors);
    }
    if (errors.length > 0) throw errors[0];
  }
}

function endedPairs(core: WorldCore): PartEvent[] {
  return Array.from({ length: core.endedCount }, (_, i) => ({
    a: core.bodyOf(core.ended[2 * i] as number),
    b: core.bodyOf(core.ended[2 * i + 1] as number),
  }));
}

function call<Event>(handlers: ReadonlySet<Handler<Event>>, event: Event, errors: unknown[]): void {
  for (const handler of [...handlers]) {
    try {
      handler(event);
    } catch (error) {
      errors.push(error);
    }
  }
}
