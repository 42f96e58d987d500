import type { LessonName } from '../../figures/registry.js';
import { store, stored } from '../storage.js';

const keyOf = (lesson: LessonName): string => `sepax.lesson.${lesson}.done`;

/** What was done in a lesson in this browser; nothing where it keeps nothing. */
export const rememberedTrials = (lesson: LessonName): string[] =>
  (stored(keyOf(lesson)) ?? '').split(' ').filter((key) => key !== '');

export const rememberTrials = (lesson: LessonName, done: ReadonlySet<string>): void =>
  store(keyOf(lesson), [...done].join(' '));
