import { AddressWriter } from '../address-writer.js';
import type { SepaxLesson } from './sepax-lesson.js';

/** Keeps a lesson and the hash of the page's address the same; there is no history of it. */
export function syncLesson(lesson: SepaxLesson): void {
  let reading = false;
  const address = new AddressWriter(() => history.replaceState(history.state, '', lesson.link));

  const read = (): void => {
    reading = true;
    lesson.link = address.read();
    reading = false;
  };

  lesson.addEventListener('lesson-change', () => {
    if (!reading) address.changed();
  });
  window.addEventListener('hashchange', read);
  if (window.location.hash.length > 1) read();
}
