import type { LessonName } from '../../figures/registry.js';

/** The story of the book, and how many things there are to try in each lesson. */
export const acts: readonly (readonly (readonly [lesson: LessonName, trials: number])[])[] = [
  [
    ['shadows', 3],
    ['separating-axis', 3],
    ['way-out', 3],
  ],
  [
    ['moving-shapes', 3],
    ['circles-boxes', 3],
    ['segments', 4],
    ['which-way', 4],
  ],
  [
    ['planes', 4],
    ['fast-bullets', 4],
    ['turned-boxes', 4],
  ],
  [
    ['thousands', 4],
    ['dents-holes', 4],
    ['all-together', 3],
  ],
];
