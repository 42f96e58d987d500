import { text } from '../../figure/voice/text.js';
import { nameOf } from './starting-forms.js';
import type { Thing } from './state.js';

/** So many shapes. */
export const shapeCount = (count: number): string =>
  count === 1 ? text('import.found.one') : text('import.found.many', { count });

/** What was done to things that stand, or stood, from this place on. */
export function deedOf(deed: 'added' | 'deleted', things: readonly Thing[], place: number): string {
  const [one, ...others] = things;
  if (one === undefined || others.length > 0) {
    return text(`board.deed.${deed}.many`, { things: shapeCount(things.length) });
  }
  const kind = text(`board.kind.${nameOf(one.form)}`);
  return text(`board.deed.${deed}`, { name: place + 1, kind });
}
