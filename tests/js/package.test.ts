/** The library as a user gets it: packed, installed into an empty folder, run in Node and in a Vite page. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collide, Polygon } from 'sepax';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SepaxFigure } from '../../web/embed/sepax-figure.js';
import { Consumer, ROOT } from './support/consumer.js';
import { javascriptBlocks } from './support/readme.js';

/** The built page stays here, for tests that drive a browser. */
const PAGE = join(ROOT, 'build/package-page');

const ENTRIES = [
  ...['3d', 'async', 'check', 'debug', 'embed', 'index'].flatMap((name) => [
    `dist/${name}.d.ts`,
    `dist/${name}.js`,
  ]),
  ...['react', 'svelte', 'vue'].map((name) => `dist/embed-${name}.d.ts`),
  'dist/custom-elements.json',
  'dist/embed-licenses.txt',
  'dist/sepax.global.js',
  'dist/sepax.wasm',
];

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.create();
});

afterAll(() => consumer?.remove());

const [{ code: snippet } = { code: '' }] = javascriptBlocks();

/** Where the snippet leaves the ship, by the library's sources. */
function expectedPosition(): { x: number; y: number } {
  const ship = new Polygon([0, 0, 40, 10, 0, 20], { x: 100, y: 80 });
  const rock = Polygon.regular(7, 30, { x: 120, y: 90 });
  const hit = collide(ship, rock, { velocity: [3, 0] });
  return { x: ship.x + 3 + hit.mtv.x, y: ship.y + hit.mtv.y };
}

describe('the tarball', () => {
  test('holds the build, the papers and nothing else', () => {
    const names = consumer.packed.files.map(({ path }) => path);
    const inDocs = (folder: string): string[] =>
      readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? inDocs(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      );
    const guides = inDocs('docs').sort();
    expect(guides).toEqual(expect.arrayContaining(['docs/shapes.md', 'docs/recipes/tiled.ts']));
    const isExample = (name: string): boolean => /^web\/(site\/)?examples\//.test(name);
    expect(names.filter((name) => !name.startsWith('dist/') && !isExample(name)).sort()).toEqual([
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.ko.md',
      'README.md',
      ...guides,
      'package.json',
    ]);
    const built = names.filter((name) => name.startsWith('dist/'));
    expect(built).toEqual(expect.arrayContaining(ENTRIES));
    // And what entries share.
    const shared = built.filter((name) => !ENTRIES.includes(name));
    expect(shared.every((name) => /^dist\/[\w-]+\.(js|d\.ts)$/.test(name))).toBe(true);
  });

  test('has whatever its papers link to', () => {
    const names = consumer.packed.files.map(({ path }) => path);
    const isThere = (path: string): boolean =>
      names.some((name) => name === path || name.startsWith(`${path}/`));
    const broken = names
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => {
        const text = readFileSync(consumer.path(join('node_modules/sepax', name)), 'utf8');
        const links = [...text.matchAll(/\]\((?!\w+:)([^)\s#]+)/g)].map(([, link]) => link!);
        return links
          .filter((link) => !isThere(join(dirname(name), link)))
          .map((link) => `${name}: ${link}`);
      });
    expect(broken).toEqual([]);
    expect(names.filter((name) => /node_modules|\/dist\//.test(name))).toEqual([]);
  });

  test('has every file that package.json points to, and no dependencies', () => {
    const description = JSON.parse(
      readFileSync(consumer.path('node_modules/sepax/package.json'), 'utf8'),
    );
    const targets = ['main', 'module', 'types', 'unpkg', 'jsdelivr'].map((key) => description[key]);
    for (const entry of Object.values(description.exports)) {
      targets.push(...(typeof entry === 'string' ? [entry] : Object.values(entry as object)));
    }
    for (const target of targets) {
      expect(existsSync(consumer.path(join('node_modules/sepax', target))), target).toBe(true);
    }
    for (const entry of Object.values(description.exports)) {
      if (typeof entry === 'object') expect(Object.keys(entry!)[0]).toBe('types');
    }
    expect(description.dependencies ?? {}).toEqual({});
    expect(description.sideEffects).toEqual(['./dist/embed.js', './dist/embed-*.js']);
    expect(readdirSync(consumer.path('node_modules')).filter((n) => !n.startsWith('.'))).toEqual([
      'sepax',
    ]);
  });

  test('imports nothing of Node and makes no code of text', () => {
    const scripts = consumer.packed.files.map(({ path }) => path).filter((p) => p.endsWith('.js'));
    const code = (paths: string[]): string =>
      paths
        .map((path) => readFileSync(consumer.path(join('node_modules/sepax', path)), 'utf8'))
        .join('\n');
    // Figures are loaded when they are near, so the embed imports by itself.
    const library = scripts.filter((path) => !path.startsWith('dist/embed'));
    expect(code(library).match(/\bimport\s*\(/)).toBeNull();
    for (const forbidden of [
      /['"`]node:/,
      /\brequire\s*\(/,
      /\beval\s*\(/,
      /\bnew\s+Function\b/,
      /[^.\w]Function\s*\(/,
      /(?<![.\w])from\s*['"](?!\.)/,
      /sourceMappingURL/,
    ]) {
      expect(code(scripts).match(forbidden)?.[0]).toBeUndefined();
    }
  });
});

describe('the snippet of README.md', () => {
  test('has six lines and nothing to await', () => {
    expect(snippet.trimEnd().split('\n')).toHaveLength(6);
    expect(snippet).not.toMatch(/\bawait\b/);
  });

  test('runs as it stands in Node, with no text run as code', async () => {
    const printed = await consumer.run(
      'snippet.mjs',
      `${snippet}\nconsole.log(JSON.stringify({ x: ship.x, y: ship.y }));\n`,
    );
    expect(JSON.parse(printed)).toEqual(expectedPosition());
  });

  test('runs in a page built by Vite', async () => {
    const { build } = await import('vite');
    consumer.write(
      'index.html',
      '<!doctype html><title>sepax</title><pre></pre><script type="module" src="/main.js"></script>\n',
    );
    consumer.write(
      'main.js',
      `${snippet}
globalThis.shipPosition = { x: ship.x, y: ship.y };
const output = globalThis.document?.querySelector('pre');
if (output) output.textContent = JSON.stringify(globalThis.shipPosition);
`,
    );
    const outDir = consumer.path('page');
    await build({
      root: consumer.folder,
      configFile: false,
      logLevel: 'silent',
      base: './',
      build: { outDir, modulePreload: { polyfill: false } },
    });
    rmSync(PAGE, { recursive: true, force: true });
    cpSync(outDir, PAGE, { recursive: true });
    // One script: the wasm is inside.
    const assets = readdirSync(join(outDir, 'assets'));
    expect(assets).toEqual([expect.stringMatching(/^index-.*\.js$/)]);
    const printed = await consumer.run(
      'page.mjs',
      `await import('./page/assets/${assets[0]}');
console.log(JSON.stringify(globalThis.shipPosition));
`,
    );
    expect(JSON.parse(printed)).toEqual(expectedPosition());
  });
});

// Node shows the line that threw: of a file of a single line that would be all of it.
test.each([
  ['new Circle(-1);', 'SepaxError: radius must lie between 1e-100 and 1e+100, but is -1.'],
  ["new World().on('hit', () => {});", 'SepaxError: type must be "enter" or "stay" or "exit"'],
  ['new Polygon([0, 0, 4, 0, 1, 1, 0, 4]);', 'SepaxError: points must be convex'],
  ["boardLink(new Circle(1), 'b');", 'SepaxError: b must be a shape'],
])('an error that nobody caught is easy to read: %s', (code, message) => {
  consumer.write(
    'uncaught.mjs',
    `import { Circle, Polygon, World } from 'sepax';
import { boardLink } from 'sepax/debug';
${code}`,
  );
  const { stderr } = spawnSync(process.execPath, [consumer.path('uncaught.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(stderr.split('\n').filter((line) => line.length > 400)).toEqual([]);
});

describe('importing', () => {
  const made = (modules: number) =>
    Array.from({ length: modules }, () => ['Module', 'Instance']).flat();

  test('does nothing until first use; then compiles each part once', async () => {
    const printed = await consumer.run(
      'lazy.mjs',
      `const calls = [];
for (const name of ['Module', 'Instance', 'Memory']) {
  WebAssembly[name] = class extends WebAssembly[name] {
    constructor(...values) {
      calls.push(name);
      super(...values);
    }
  };
}
for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']) {
  WebAssembly[name] = () => calls.push(name);
}
const names = () => Object.getOwnPropertyNames(globalThis).join();
const before = names();
const { Polygon, collide } = await import('sepax');
const onImport = [...calls];
const square = Polygon.regular(4, 1);
const onUse = [...calls];
for (let i = 0; i < 3; i += 1) collide(square, Polygon.regular(3, 1));
console.log(JSON.stringify({ onImport, onUse, later: calls, sameGlobals: names() === before }));
`,
    );
    expect(JSON.parse(printed)).toEqual({
      onImport: [],
      // What unpacks the others, the core, and the part that makes shapes; then the one that collides them.
      onUse: made(3),
      later: made(4),
      sameGlobals: true,
    });
  });

  test.each([
    'fetch',
    'window',
    'process',
    'document',
    'Buffer',
    'performance',
    'WorkerGlobalScope',
  ])('needs no %s', async (name) => {
    const printed = await consumer.run(
      `without-${name}.mjs`,
      `delete globalThis.${name};
const { Polygon, intersects } = await import('sepax');
console.log(typeof ${name}, intersects(Polygon.regular(4, 1), Polygon.regular(3, 1)));
`,
    );
    expect(printed).toBe('undefined true');
  });

  test('works in a worker', async () => {
    const printed = await consumer.run(
      'worker.mjs',
      `import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Polygon } from 'sepax';
if (isMainThread) {
  new Worker(new URL(import.meta.url)).on('message', (area) => console.log(area));
} else {
  parentPort.postMessage(Polygon.regular(4, Math.SQRT2).area.toFixed(9));
}
`,
    );
    expect(printed).toBe('4.000000000');
  });

  test('works by require', async () => {
    const printed = await consumer.run(
      'required.cjs',
      `const { Polygon } = require('sepax');
console.log(Polygon.regular(4, Math.SQRT2).area.toFixed(9));
`,
    );
    expect(printed).toBe('4.000000000');
  });

  test('of a second copy: its polygons are none of the first one', async () => {
    cpSync(consumer.path('node_modules/sepax'), consumer.path('node_modules/second'), {
      recursive: true,
    });
    const printed = await consumer.run(
      'copies.mjs',
      `import * as one from 'sepax';
import * as two from 'second';
try {
  one.intersects(one.Polygon.regular(3, 1), two.Polygon.regular(3, 1));
} catch (error) {
  console.log(error.code, error.argument);
}
`,
    );
    expect(printed).toBe('not-a-shape b');
  });
});

describe('sepax/embed', () => {
  test('does nothing where there are no elements', async () => {
    const printed = await consumer.run(
      'embed.mjs',
      `const names = () => Object.getOwnPropertyNames(globalThis).join();
const before = names();
const { SepaxFigure } = await import('sepax/embed');
console.log(typeof SepaxFigure, names() === before);
`,
    );
    expect(printed).toBe('function true');
  });

  test('has a manifest that tells of each attribute that is observed', () => {
    const text = readFileSync(
      consumer.path('node_modules/sepax/dist/custom-elements.json'),
      'utf8',
    );
    const [element] = JSON.parse(text).modules[0].declarations;
    const names = element.attributes.map(({ name }: { name: string }) => name);
    expect(names).toEqual(SepaxFigure.observedAttributes);
    for (const list of ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties']) {
      expect(element[list].length).toBeGreaterThan(0);
      for (const { description } of element[list]) expect(description).not.toBe('');
    }
  });
});

describe('sepax/3d', () => {
  const use = `import { collideSpheres, planeOf, SepaxError } from 'sepax/3d';
const { normal } = planeOf([0, 0, 0, 4, 0, 0, 0, 4, 0]);
const { mtv } = collideSpheres({ center: [0, 0, 0], radius: 1 }, { center: normal, radius: 1 });
`;
  const answer = '{"x":0,"y":0,"z":-1}';

  test('answers in Node at once, and knows the errors of the 2D part', async () => {
    const printed = await consumer.run(
      'space.mjs',
      `${use}
import { SepaxError as same } from 'sepax';
console.log(JSON.stringify(mtv), SepaxError === same);
`,
    );
    expect(printed).toBe(`${answer} true`);
  });

  test('works by require', async () => {
    const required = use.replace(/import (.*) from ('.*')/, 'const $1 = require($2)');
    const printed = await consumer.run(
      'space.cjs',
      `${required}console.log(JSON.stringify(mtv));\n`,
    );
    expect(printed).toBe(answer);
  });

  test('compiles its own module and what unpacks it only, and not before it is used', async () => {
    const printed = await consumer.run(
      'space-lazy.mjs',
      `const sizes = [];
WebAssembly.Module = class extends WebAssembly.Module {
  constructor(bytes) {
    super(bytes);
    sizes.push(bytes.length);
  }
};
const { planeOf } = await import('sepax/3d');
const onImport = sizes.length;
planeOf([0, 0, 0, 4, 0, 0, 0, 4, 0]);
planeOf([0, 0, 0, 4, 0, 0, 0, 4, 0]);
console.log(onImport, sizes.length, sizes[0] < 1500, sizes[1] < 40_000);
`,
    );
    expect(printed).toBe('0 2 true true');
  });
});

test('sepax/debug links to the board with shapes of sepax and of sepax/async', async () => {
  const printed = await consumer.run(
    'links.mjs',
    `import { Circle, SepaxError } from 'sepax';
import { load } from 'sepax/async';
import * as debug from 'sepax/debug';
const other = await load();
const link = debug.boardLink(new Circle(5), new other.Box(3, 4, { x: 9 }));
console.log(link.includes('1=circle:5@0,0&2=box:3,4@9,0'), debug.SepaxError === SepaxError);
`,
  );
  expect(printed).toBe('true true');
});
