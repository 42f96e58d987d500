import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'home.heading': 'Exact, fast 2D collision detection for JavaScript',
  'home.lead':
    'A C++ core in WebAssembly with nothing to await, load or free: overlaps, pushes, contacts, rays, moving shapes, and worlds of thousands of bodies.',
  'home.copy': 'Copy',
  'home.copied': 'Copied',
  'home.refused': 'The browser did not allow it. Select the text and copy it by hand.',
  'home.first': 'The first five lines',
  'home.follows': 'Drag a shape or its knob: the numbers in the code follow.',

  'home.size.number': '166 kB',
  'home.size.what': 'for all of it, gzipped, with the WebAssembly inside',
  'home.size.beside': 'box2d3-wasm 190 kB, rapier2d 906 kB, which also simulate',
  'home.size.how':
    'Everything that the package exports, bundled with esbuild and gzipped at the highest level; the others likewise. `npm run build` prints the number, and the tests hold it to a limit.',
  'home.truth.number': '0 false hits',
  'home.truth.what': 'for moving polygons: every yes and every no is exact',
  'home.truth.beside': 'with the textbook’s test, one hit in ten is false',
  'home.truth.how':
    'The tests compare the answers with exact fractions. The test in Laurent Cozic’s article *2D Polygon Collision Detection* (2006) looks at one axis at a time: over 200,000 random pairs, 9.8 % of its hits are false. [Lesson 4](./lessons/moving-shapes/) lets you find one.',
  'home.steps.number': 'n + m',
  'home.steps.what': 'steps for two polygons of n and m corners',
  'home.steps.beside': 'every axis with every corner: (n + m)²',
  'home.steps.how':
    'Each corner is looked at once, in the order of the edges’ angles (rotating calipers), instead of once for each axis. `node tests/bench/growth.mjs` shows how the time grows.',
  'home.measured': 'How it was measured',
  'home.measured.title': 'How it was measured',

  'home.book.title': 'The book',
  'home.book.summary': 'How collision detection works: 13 lessons with figures to take apart.',
  'home.board.title': 'The board',
  'home.board.summary':
    'Any shapes, even your own from SVG, GeoJSON or Tiled: see what the library says, and take the code with you.',
  'home.game.title': 'The game',
  'home.game.summary': 'Four thousand mites, homing missiles, and slopes: a world at work.',
  'home.authors.title': 'For your page',
  'home.authors.summary': 'Live figures in your own posts, with one line of HTML.',
} as const satisfies Texts;
