import type { LessonName } from '../../figures/registry.js';

const keyOf = (lesson: LessonName): string => `sepax.lesson.${lesson}.done`;

/** What was done in a lesson in this browser; nothing where it keeps nothing. */
export function rememberedTrials(lesson: LessonName): string[] {
  try {
    return (localStorage.getItem(keyOf(lesson)) ?? '').split(' ').filter((key) => key !== '');
  } catch {
    return [];
  }
}

export function rememberTrials(lesson: LessonName, done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(lesson), [...done].join(' '));
  } catch {
    // A browser that keeps nothing has nothing to remember.
  }
}
