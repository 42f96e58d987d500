import { lessonNames } from '../figures/registry.js';

/** The pages of the site that are no lessons, and where each is, seen from its root. */
export const pages = {
  home: '',
  lessons: 'lessons/',
  board: 'board/',
  game: 'game/',
  guides: 'guides/',
  authors: 'lessons/authors/',
  demos: 'demos/',
  playground: 'playground/',
  stress: 'stress/',
  worker: 'examples/worker/',
  race: 'race/',
  check: 'check/',
} as const;

export type PageName = keyof typeof pages;

/** What surrounds each guide and each page of the reference, which lie below it. */
export const sheet = 'docs/';

/** Where all pages are. */
export const paths: readonly string[] = [
  ...Object.values(pages),
  ...lessonNames.map((name) => `lessons/${name}/`),
];
