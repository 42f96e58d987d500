import type { Language } from '../../figure/voice/languages.js';
import type { PageName } from '../pages.js';

/** What search engines and links show of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The language that the page is written in, if that may be another than surrounds it. */
  readonly written?: Language;
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
  guides: {
    title: 'Guides and reference · sepax',
    description:
      'How to use sepax, topic by topic, with examples that the tests run, and a reference for every function.',
  },
  authors: {
    title: 'Figures for your page · sepax',
    description:
      'Interactive figures about collision detection for blogs, courses and documentation: choose one, tune it, copy the code.',
  },
  demos: {
    title: 'Demos · sepax',
    description:
      'sepax at work: twenty thousand bodies, a race of six libraries, a playground, a test for your own collision code, and a world in a worker.',
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
    description:
      'Block the page for 200 ms: the world in the page stands still, and the one in a Web Worker goes on.',
  },
  race: {
    title: 'A race of libraries · sepax',
    description:
      'Thousands of bodies handled by sepax, SAT.js, detect-collisions, matter-js, rapier and Box2D: timed on your machine, with their contacts compared.',
  },
  check: {
    title: 'Is your collision code right? · sepax',
    description:
      'Paste a function that says whether two shapes meet: it is asked about 4,000 hard pairs with exact answers, and you see what it gets wrong.',
  },
};
