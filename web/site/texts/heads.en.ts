import type { PageName } from '../pages.js';

/** What search engines and links show of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** What the pages are called, and what each is about, in English. */
export const heads: Readonly<Record<PageName, PageHead>> = {
  home: {
    title: 'sepax · Exact, fast 2D collision detection for JavaScript',
    description:
      'npm install sepax: exact, fast 2D collision detection for JavaScript, a C++ core in WebAssembly with nothing to await, load or free.',
  },
  lessons: {
    title: 'Lessons · sepax',
    description:
      'How two shapes find out that they touch: an interactive book about collision detection, one question to a page.',
  },
  board: {
    title: 'Board · sepax',
    description:
      'Put shapes of any kind on a board and see distance, push, contacts and time of impact, all computed by sepax.',
  },
  game: {
    title: 'A game · sepax',
    description:
      'A platform game in which sepax says what is in the way and who touches whom, among thousands of bodies.',
  },
  authors: {
    title: 'Figures for your page · sepax',
    description:
      'Interactive figures about collision detection for blogs, courses and documentation: choose one, tune it, copy the code.',
  },
  demos: {
    title: 'Demos · sepax',
    description: 'sepax at work: a playground, twenty thousand bodies, and a world in a worker.',
  },
  playground: {
    title: 'The separating-axis test · sepax',
    description:
      'Drag two shapes and watch the separating-axis test at work: every axis, shadow, gap and push.',
  },
  stress: {
    title: 'Many bodies at once · sepax',
    description:
      'Up to 20,000 bodies in a world of sepax, with the time of each frame measured on your machine.',
  },
  worker: {
    title: 'A world in a worker · sepax',
    description: 'A world of sepax that lives in a Web Worker: the page goes on while it computes.',
  },
};
