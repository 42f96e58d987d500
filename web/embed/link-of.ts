import type { Figure } from '../figure/element/figure.js';
import { writeFields } from '../figure/state/link-fields.js';
import type { Wish } from './wish.js';

/** What cannot be read by anyone: the figure says so then, and shows its usual start. */
const unreadable = '#';

/** The state that is wished for, as the hash of a link; `null` if there is no wish. */
export function linkOf({ scene }: Figure, { state }: Wish): string | null {
  if (state === null) return null;
  if (state.kind === 'link' && !state.link.trimStart().startsWith('{')) return state.link;
  try {
    const json: unknown = JSON.parse(state.kind === 'json' ? state.json : state.link);
    // Whatever is no state cannot be written, or cannot be read again.
    return writeFields(scene.write(json));
  } catch {
    return unreadable;
  }
}
