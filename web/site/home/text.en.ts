import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'home.heading': 'Exact, fast 2D collision detection for JavaScript',
  'home.lead':
    'A C++ core in WebAssembly with nothing to await, load or free: overlaps, pushes, contacts, rays, moving shapes, and worlds of thousands of bodies.',
  'home.copy': 'Copy',
  'home.copied': 'Copied',
  'home.first': 'The first five lines',
  'home.follows': 'Drag a shape or its knob: the numbers of the code are those of the picture.',

  'home.size.number': '146 kB',
  'home.size.what': 'for all of it, gzipped, with the WebAssembly inside',
  'home.size.beside': 'box2d3-wasm 190 kB, rapier2d 906 kB, which simulate as well',
  'home.size.how':
    'Everything that the package exports, bundled by esbuild and packed by gzip at its highest level; the others in the same way. `npm run build` prints it, and the tests hold it to a limit.',
  'home.truth.number': '0 false hits',
  'home.truth.what': 'of moving polygons: each yes and each no is exact',
  'home.truth.beside': 'with the textbook’s test, one hit in ten is none',
  'home.truth.how':
    'The tests compare the answers with exact fractions. The test of Laurent Cozic’s article *2D Polygon Collision Detection* (2006) looks at one axis at a time: of 200,000 random pairs, 9.8 % of its hits are none. [Lesson 4](./lessons/moving-shapes/) lets you find one.',
  'home.steps.number': 'n + m',
  'home.steps.what': 'steps for two polygons of n and m corners',
  'home.steps.beside': 'every axis with every corner: (n + m)²',
  'home.steps.how':
    'The corners of both are looked at once each, sorted by the angle of their edges (rotating calipers), instead of once for each axis. `node tests/bench/growth.mjs` shows how the time grows.',
  'home.measured': 'How it was measured',
  'home.measured.title': 'How it was measured',

  'home.book.title': 'The book',
  'home.book.summary': 'How collision detection works: 13 lessons with figures to take apart.',
  'home.board.title': 'The board',
  'home.board.summary':
    'Any shapes, also your own from SVG, GeoJSON or Tiled: see what the library says, and take the code along.',
  'home.game.title': 'The game',
  'home.game.summary': 'Four thousand mites, homing missiles, and slopes: a world at work.',
  'home.authors.title': 'For your page',
  'home.authors.summary': 'Live figures in your own posts, by one line of HTML.',
} as const satisfies Texts;
