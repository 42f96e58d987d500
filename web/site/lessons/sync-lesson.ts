import type { SepaxLesson } from './sepax-lesson.js';

/** Browsers allow about 100 calls of the history in 30 seconds, and some throw beyond that. */
const writeInterval = 350;

/** Keeps a lesson and the hash of the page's address the same; there is no history of it. */
export function syncLesson(lesson: SepaxLesson): void {
  let timer = 0;
  let reading = false;
  let known = window.location.hash;

  const read = (): void => {
    known = window.location.hash;
    reading = true;
    lesson.link = window.location.hash;
    reading = false;
  };

  const write = (): void => {
    clearTimeout(timer);
    timer = 0;
    // Somebody has followed a link, and is about to be heard.
    if (window.location.hash !== known) return;
    history.replaceState(history.state, '', lesson.link);
    known = window.location.hash;
  };

  lesson.addEventListener('lesson-change', () => {
    if (!reading && timer === 0) timer = window.setTimeout(write, writeInterval);
  });
  window.addEventListener('pagehide', () => {
    if (timer !== 0) write();
  });
  window.addEventListener('hashchange', read);
  if (window.location.hash.length > 1) read();
}
