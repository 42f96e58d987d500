import { text } from '../figure/voice/text.js';
import { AddressWriter } from './address-writer.js';

/** A figure with a state that tells of its changes by `collide-change`. */
export interface LinkedFigure<State> extends HTMLElement {
  state: State;
  notify(message: string | null): void;
}

/** How the states of a figure are written as links. */
export interface Links<State> {
  /** The state of a link, or `null` if it says nonsense. */
  read(hash: string): State | null;
  write(state: State): string;
  /** What readers of a link are to be told beside the state; that there is nothing if missing. */
  remark?(hash: string): string | null;
  /** The state without what is only looked at: changes of that are no entries in the history. */
  settled(state: State): State;
}

/**
 * Keeps the state of a figure and the hash of the page's address the same. Each change of the shapes
 * is one entry in the browser's history, however long the drag; looking at something else is none.
 */
export function syncWithUrl<State>(figure: LinkedFigure<State>, links: Links<State>): void {
  let reading = false;
  /** Whether the entry on top belongs to a change that is still going on. */
  let open = false;
  let ended = true;
  /** What the page shows where its address has no hash. */
  const plain = figure.state;
  const shapesOf = (state: State): string => links.write(links.settled(state));
  let shapes = shapesOf(plain);

  const write = (): void => {
    const { state } = figure;
    const next = shapesOf(state);
    const fresh = next !== shapes && !open;
    shapes = next;
    open = !ended;
    history[fresh ? 'pushState' : 'replaceState'](null, '', links.write(state));
  };
  const address = new AddressWriter(write);

  const read = (): void => {
    const hash = address.read();
    const state = hash.length <= 1 ? plain : links.read(hash);
    reading = true;
    try {
      if (state === null) throw new TypeError('not a link');
      figure.state = state;
      shapes = shapesOf(figure.state);
      figure.notify(links.remark?.(hash) ?? null);
    } catch {
      figure.state = plain;
      figure.notify(text('notice.link'));
    }
    reading = false;
  };

  figure.addEventListener('collide-change', ({ detail }) => {
    if (reading) return;
    ended = detail.final;
    address.changed();
  });
  window.addEventListener('popstate', read);
  if (window.location.hash.length > 1) read();
}
