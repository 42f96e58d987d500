// Prints how long the first call of each feature takes in a page of Chromium, where it unpacks and compiles its part of
// the wasm. A program to run by hand, not a test.
//   --pages=15     each call in so many fresh pages
//   --only='World' these features
//   --of=path      of the library in this folder instead of dist
// What a feature builds on has been called before where a program will have done so, too: shapes, which have been made,
// and `collide`. Nothing keeps code from one page to the next: each has an origin of its own.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../cpp/toolchain/debian-packages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A machine that does much else takes its time, in ms. */
const MOST = 120_000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '15' },
    of: { type: 'string', default: resolve(ROOT, 'dist') },
  },
});

const SHAPES = `
const a = new sepax.Polygon([0, 0, 1, 0, 1, 1, 0, 1]);
const b = new sepax.Polygon([0.5, 0, 1.5, 0, 1.5, 1, 0.5, 1]);
`;
const COLLIDE = `${SHAPES}sepax.collide(a, b);`;
const DENTED = '[0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2]';

/** Of each feature what was there before, and the call. */
const features = [
  ['new Polygon', '', 'new sepax.Polygon([0, 0, 1, 0, 1, 1, 0, 1])'],
  ['collide', SHAPES, 'sepax.collide(a, b)'],
  ['new Polygon, and collide', '', `{ ${COLLIDE} }`],
  ['distance', COLLIDE, 'sepax.distance(a, b)'],
  ['trace', COLLIDE, 'sepax.trace(a, b)'],
  ['contacts', COLLIDE, 'sepax.contacts(a, b)'],
  ['containsPoint', COLLIDE, 'sepax.containsPoint(a, [0.5, 0.5])'],
  ['castRay', COLLIDE, 'sepax.castRay([-1, 0.5], [1, 0], a)'],
  ['contains', COLLIDE, 'sepax.contains(a, b)'],
  ['sweep', COLLIDE, 'sepax.sweep(a, b, { translationA: [0, 3] })'],
  ['moveAndSlide', COLLIDE, 'sepax.moveAndSlide(a, [1, 1], [b])'],
  ['separate', COLLIDE, 'sepax.separate(a, [b])'],
  ['supportPoint', COLLIDE, 'sepax.supportPoint(a, [1, 0])'],
  ['new Polyline', COLLIDE, 'new sepax.Polyline([0, 0, 1, 0, 1, 1])'],
  ['new ConcavePolygon', COLLIDE, `new sepax.ConcavePolygon(${DENTED})`],
  ['validate', COLLIDE, `sepax.validate(${DENTED})`],
  ['measure', COLLIDE, `sepax.measure(${DENTED})`],
  ['decompose', COLLIDE, `sepax.decompose(${DENTED})`],
  ['triangulate', COLLIDE, `sepax.triangulate(${DENTED})`],
  ['simplify', COLLIDE, `sepax.simplify(${DENTED}, 0.1)`],
  ['repair', COLLIDE, `sepax.repair(${DENTED})`],
  ['convexHull', COLLIDE, `sepax.convexHull(${DENTED})`],
  ['orientation', COLLIDE, 'sepax.orientation([0, 0], [1, 0], [0, 1])'],
  ['intersectSegments', COLLIDE, 'sepax.intersectSegments([[0, 0], [1, 1]], [[0, 1], [1, 0]])'],
  ['bounce', COLLIDE, 'sepax.bounce([1, -1], [0, 1])'],
  ['new World', '', 'new sepax.World()'],
  ['new World, where shapes collide', COLLIDE, 'new sepax.World()'],
  [
    'a World of two boxes, and update',
    '',
    `{
      const world = new sepax.World();
      world.add(new sepax.Box(1, 1));
      world.add(new sepax.Box(1, 1));
      world.update();
    }`,
  ],
];

const pageOf = (before, call) => `<!doctype html><script type="module">
import * as sepax from './index.js';
${before}
const start = performance.now();
${call};
globalThis.took = performance.now() - start;
</script>`;

const types = { js: 'text/javascript', html: 'text/html' };

const server = createServer(async ({ url }, response) => {
  // Clocks are finer where no other page can look on.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const feature = searchParams.get('feature');
  const type = types[pathname.split('.').at(-1)];
  try {
    const file = resolve(options.of, `.${pathname}`);
    if (!file.startsWith(resolve(options.of) + sep)) throw new Error('elsewhere');
    const [, before, call] = features[Number(feature)] ?? [];
    const content = feature === null ? await readFile(file) : pageOf(before, call);
    response.setHeader('Content-Type', `${type ?? types.html}; charset=utf-8`);
    response.end(content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
});

/** What a call takes in a fresh page, in ms. */
async function timeOf(browser, feature, port, number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(MOST);
  await page.goto(
    `http://page-${feature}-${number}.localhost:${port}/page.html?feature=${feature}`,
  );
  await page.waitForFunction('globalThis.took !== undefined');
  const took = await page.evaluate('globalThis.took');
  await context.close();
  return took;
}

await new Promise((done) => server.listen(0, done));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const { port } = server.address();
  console.log(`${'the first call, ms'.padEnd(34)}   least  median`);
  for (const [feature, [name]] of features.entries()) {
    if (!new RegExp(options.only).test(name)) continue;
    const times = [];
    for (let i = 0; i < Number(options.pages); i += 1) {
      times.push(await timeOf(browser, feature, port, i));
    }
    times.sort((p, q) => p - q);
    const [least, median] = [times[0], times[times.length >> 1]];
    const figures = [least, median].map((time) => time.toFixed(1).padStart(8)).join('');
    console.log(`${name.padEnd(34)}${figures}`);
  }
} finally {
  await browser.close();
  server.close();
}
