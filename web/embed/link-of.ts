import type { Figure } from '../figure/element/figure.js';
import { writeFields } from '../figure/state/link-fields.js';
import type { Wish } from './wish.js';

/** The state that is wished for. */
export interface WishedLink {
  /** As the hash of a link. */
  readonly link: string;
  /** What is wrong with it if the figure cannot read it. */
  readonly fault: string;
}

/** What cannot be read by anyone: the figure says so then, and shows its usual start. */
const unreadable = '#';

/** `null` if there is no wish. */
export function linkOf({ scene }: Figure, { state }: Wish, usual: unknown): WishedLink | null {
  if (state === null) return null;
  const written = state.kind === 'link' ? state.link : state.json;
  if (state.kind === 'link' && !written.trimStart().startsWith('{'))
    return { link: written, fault: written.slice(0, 80) };
  let fault = '';
  try {
    const json: unknown = JSON.parse(written);
    fault = `${written.trim().slice(0, 40)} is not like ${JSON.stringify(usual).slice(0, 80)}…`;
    // Whatever is no state cannot be written, or cannot be read again.
    return { link: writeFields(scene.write(json)), fault };
  } catch (error) {
    return { link: unreadable, fault: fault || (error as Error).message };
  }
}
