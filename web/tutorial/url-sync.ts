import { readLink, writeLink } from './playground/link.js';
import type { SepaxPlayground } from './playground/sepax-playground.js';
import { text } from './text.js';

/** Browsers allow about 100 calls of the history in 30 seconds, and some throw beyond that. */
const writeInterval = 350;

/**
 * Keeps the state of a playground and the hash of the page's address the same. Each change of the
 * shapes is one entry in the browser's history, however long the drag; looking at another step is
 * none.
 */
export function syncWithUrl(playground: SepaxPlayground): void {
  let timer = 0;
  let reading = false;
  /** Whether the entry on top belongs to a change that is still going on. */
  let open = false;
  let ended = true;
  /** What the page shows where its address has no hash. */
  const plain = playground.state;
  let shapes = writeLink({ ...plain, step: 'all' });

  const read = (): void => {
    const { hash } = window.location;
    const state = hash.length <= 1 ? plain : readLink(hash);
    reading = true;
    try {
      if (state === null) throw new TypeError('not a link');
      playground.state = state;
      shapes = writeLink({ ...playground.state, step: 'all' });
    } catch {
      playground.state = plain;
      playground.notify(text('notice.link'));
    }
    reading = false;
  };

  const write = (): void => {
    clearTimeout(timer);
    timer = 0;
    const { state } = playground;
    const next = writeLink({ ...state, step: 'all' });
    const fresh = next !== shapes && !open;
    shapes = next;
    open = !ended;
    history[fresh ? 'pushState' : 'replaceState'](null, '', writeLink(state));
  };

  playground.addEventListener('collide-change', ({ detail }) => {
    if (reading) return;
    ended = detail.final;
    if (timer === 0) timer = window.setTimeout(write, writeInterval);
  });
  window.addEventListener('pagehide', () => {
    if (timer !== 0) write();
  });
  window.addEventListener('popstate', read);
  if (window.location.hash.length > 1) read();
}
