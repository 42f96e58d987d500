import { lessonNames } from '../figures/registry.js';

/** The pages of the site that are no lessons, and where each is, seen from its root. */
export const pages = {
  home: '',
  lessons: 'lessons/',
  board: 'board/',
  game: 'game/',
  authors: 'lessons/authors/',
  demos: 'demos/',
  playground: 'playground/',
  stress: 'stress/',
  worker: 'examples/worker/',
} as const;

export type PageName = keyof typeof pages;

/** Where all pages are. */
export const paths: readonly string[] = [
  ...Object.values(pages),
  ...lessonNames.map((name) => `lessons/${name}/`),
];
