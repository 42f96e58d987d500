import type { Choice } from '../../../figure/recipes.js';
import { lessonNames } from '../../../figures/registry.js';

/** All that a figure can show. */
export const names: readonly string[] = [...lessonNames, 'playground', 'board'];

/** What other pages send their readers with: a lesson, and the hash of a link to it. */
export function wished(): Partial<Choice> {
  const { search, hash } = window.location;
  const lesson = new URLSearchParams(search).get('lesson');
  if (lesson === null || !names.includes(lesson)) return {};
  const step = /&step=(\d+)$/.exec(hash)?.[1];
  return {
    lesson,
    state: hash === '' ? null : withoutStep(hash),
    step: step === undefined ? null : Number(step) + 1,
  };
}

/** The step has an attribute of its own. */
export const withoutStep = (link: string): string => link.replace(/&step=\d+$/, '');
