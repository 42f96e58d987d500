// Checks that each layer knows only what is below it, that no imports or includes go in circles, that
// tests lie as their sources do, and that no file is long. The layers are drawn in CONTRIBUTING.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';

const ROOT = resolve(import.meta.dirname, '..');
const MOST_LINES = 400;
const C_STANDARD_FORBIDDEN = ['iostream', 'fstream', 'sstream', 'cstdio', 'stdio.h', 'exception'];

const includeRules = [
  {
    folder: 'cpp/include',
    allows: (name) => name.startsWith('sepax/') || isStandardHeader(name),
  },
  { folder: 'cpp/src', allows: (name) => name.startsWith('sepax/') || isStandardHeader(name) },
  {
    folder: 'cpp/wasm',
    allows: (name, file) =>
      !name.startsWith('emscripten') || /^bind_\w+\.[ch]pp$/.test(file.split(sep).at(-1)),
  },
  { folder: 'cpp/wasm3', allows: (name) => !name.startsWith('emscripten') },
  { folder: 'cpp/unpack', allows: isStandardHeader },
];

/** The rooms of the core, and those that each may include beside itself; `''` is what all may. */
const ALL = [''];
const coreRooms = {
  '': [],
  math: ALL,
  shape: [...ALL, 'math'],
  algorithm: [...ALL, 'math', 'shape'],
  query: [...ALL, 'math', 'shape', 'algorithm'],
  broad_phase: [...ALL, 'math', 'shape', 'algorithm'],
  world: [...ALL, 'math', 'shape', 'algorithm', 'query', 'broad_phase'],
};
/** The part in space has rooms of its own, and of the plane only numbers. */
const SPACE3 = [...ALL, 'math', 'space3'];
const spaceRooms = {
  space3: [...ALL, 'space3'],
  'space3/math': SPACE3,
  'space3/shape': [...SPACE3, 'space3/math'],
  'space3/algorithm': [...SPACE3, 'space3/math', 'space3/shape'],
  'space3/query': [...SPACE3, 'space3/math', 'space3/shape', 'space3/algorithm'],
};
const rooms = { ...coreRooms, ...spaceRooms };

const ANY = ['*'];
const TOPOLOGY = ['topojson-client', 'topojson-specification'];
/** The layers of the pages, from below: what files in a folder may import. */
const importRules = [
  { folder: 'web/lib', packages: [], folders: ['package.json'] },
  { folder: 'web/stage', packages: ['sepax', 'lit'], folders: [] },
  {
    folder: 'web/figure',
    packages: ['sepax', 'lit', 'lucide-static', 'katex', 'gifenc'],
    // How `boardLink` writes links is how all figures do.
    folders: ['web/stage', 'web/lib/debug'],
  },
  {
    folder: 'web/figures',
    packages: ['sepax', 'lit', 'svgpath', 'world-atlas', 'geojson', ...TOPOLOGY],
    // The recipes are code to copy into programs: the board uses it as it is.
    folders: ['web/figure', 'web/stage', 'web/lib/debug', 'docs/recipes'],
  },
  {
    folder: 'web/site',
    packages: ANY,
    folders: ['web/figures', 'web/figure', 'web/stage', 'web/bundling', 'package.json'],
  },
  {
    folder: 'web/embed',
    packages: ANY,
    folders: ['web/figures', 'web/figure', 'web/stage', 'web/bundling', 'package.json'],
  },
  // What bundles are made with.
  { folder: 'web/bundling', packages: ANY, folders: ['web/lib'] },
];

/** What leads to a page of the site: figures are shown on any page, of any site. */
const pageAddress =
  /['"`(=](?:\.{0,2}\/)*(?:lessons|board|game|guides|demos|stress|playground|examples|docs|ko)\/['"`#?]/;

function isStandardHeader(name) {
  return !name.includes('/') && !name.endsWith('.h') && !C_STANDARD_FORBIDDEN.includes(name);
}

function filesBelow(folder, endings) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name));
}

const isBuilt = (path) => path.includes(`${sep}raw${sep}wasm${sep}`);
const isForeign = (path) => isBuilt(path) || path.includes(`${sep}node_modules${sep}`);

const sourcesBelow = (folder) => filesBelow(folder, ['.ts']).filter((path) => !isBuilt(path));

/** The text of a file without its comments, which may speak of anything. */
function code(path) {
  return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

const includesOf = (path) =>
  [...code(path).matchAll(/^#include [<"]([^>"]+)[>"]/gm)].map(([, name]) => name);

// Types count as well; and not the text 'from'.
const importPattern =
  /(?:(?<!['".])\bfrom\s*|\bimport\s*\(?\s*|\bdeclare module\s*)['"]([^'"]+)['"]/g;
const importsOf = (path) =>
  [...code(path).matchAll(importPattern)].map(([, specifier]) => specifier);

function includeFaults({ folder, allows }) {
  return filesBelow(folder, ['.hpp', '.cpp']).flatMap((path) =>
    includesOf(path)
      .filter((name) => !allows(name, path))
      .map((name) => `${relative(ROOT, path)} must not include ${name}`),
  );
}

/** The room of a header, as it is included: `math` of `sepax/math/vec2.hpp`, `''` of `sepax/tolerance.hpp`. */
const roomOf = (name) => dirname(name).replace(/^sepax\/?/, '');

const headersOf = (path) => includesOf(path).filter((name) => name.startsWith('sepax/'));

function coreFaults() {
  return ['cpp/include/sepax', 'cpp/src'].flatMap((folder) =>
    filesBelow(folder, ['.hpp', '.cpp']).flatMap((path) => {
      const room = relative(join(ROOT, folder), dirname(path));
      return headersOf(path)
        .filter((name) => ![room, ...rooms[room]].includes(roomOf(name)))
        .map((name) => `${relative(ROOT, path)} must not include ${name}`);
    }),
  );
}

/** A test lies in the room of the header that it is named after, or else of one that it includes. */
function coreTestFaults() {
  const isRoom = (name) => name in rooms && !['', 'space3'].includes(name);
  const headers = filesBelow('cpp/include/sepax', ['.hpp']);
  const homeOf = (stem) =>
    headers
      .filter((path) => path.endsWith(`${sep}${stem}.hpp`))
      .map((path) => roomOf(relative(join(ROOT, 'cpp/include'), path)));
  return filesBelow('tests/cpp', ['_test.cpp']).flatMap((path) => {
    const room = relative(join(ROOT, 'tests/cpp'), dirname(path));
    if (!isRoom(room)) return [];
    const named = homeOf(basename(path, '_test.cpp'));
    const homes = named.length > 0 ? named : headersOf(path).map(roomOf);
    return homes.includes(room) ? [] : [`${relative(ROOT, path)} is no test of ${room}`];
  });
}

const targetOf = (specifier, path) =>
  relative(ROOT, resolve(dirname(path), specifier.replace(/\?\w+$/, '')));

function importIsAllowed(specifier, path, { folder, packages, folders }) {
  if (!specifier.startsWith('.')) {
    return packages.some(
      (name) => name === '*' || specifier === name || specifier.startsWith(`${name}/`),
    );
  }
  const target = targetOf(specifier, path);
  return [folder, ...folders].some(
    (allowed) => target === allowed || target.startsWith(`${allowed}${sep}`),
  );
}

function importFaults(rule) {
  return sourcesBelow(rule.folder).flatMap((path) =>
    importsOf(path)
      .filter((specifier) => !importIsAllowed(specifier, path, rule))
      .map((specifier) => `${relative(ROOT, path)} must not import ${specifier}`),
  );
}

function domFaults() {
  const dom = /\b(?:document|window|HTMLElement|navigator|localStorage)\b\s*[.(\]]/;
  return sourcesBelow('web/lib')
    .filter((path) => dom.test(code(path)))
    .map((path) => `${relative(ROOT, path)} must not use the DOM`);
}

function pageFaults() {
  return ['web/stage', 'web/figure', 'web/figures', 'web/embed']
    .flatMap(sourcesBelow)
    .filter((path) => !path.includes(`${sep}bundle${sep}`) && pageAddress.test(code(path)))
    .map((path) => `${relative(ROOT, path)} must not name a page`);
}

/**
 * A module that says nothing itself is one stop too many on every way; entries name what a package has, and
 * lists of other files (`?raw`) what is in those.
 */
function forwardingFaults() {
  return importRules
    .flatMap(({ folder }) => sourcesBelow(folder))
    .filter((path) => !/(?:index|async)\.ts$|\.d\.ts$/.test(path))
    .filter(
      (path) =>
        code(path)
          .replace(/export\s[^;]*?\sfrom\s*'[^'?]+';/g, '')
          .trim() === '',
    )
    .map((path) => `${relative(ROOT, path)} only forwards`);
}

/** Every file with those that it leads to. */
function importGraph() {
  const paths = importRules.flatMap(({ folder }) => sourcesBelow(folder));
  const edges = paths.map((path) => {
    const targets = importsOf(path)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => resolve(dirname(path), specifier).replace(/\.js$/, '.ts'));
    return [path, targets.filter((target) => existsSync(target))];
  });
  return new Map(edges);
}

function includeGraph() {
  const paths = filesBelow('cpp/include', ['.hpp']);
  const edges = paths.map((path) => [
    path,
    includesOf(path).map((name) => join(ROOT, 'cpp/include', name)),
  ]);
  return new Map(edges);
}

/** The circles of a graph, as groups of files that lead to one another (Tarjan 1972). */
function circlesOf(graph) {
  const found = [];
  const place = new Map();
  const lowest = new Map();
  const open = [];
  const visit = (path) => {
    place.set(path, place.size);
    lowest.set(path, place.get(path));
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!place.has(target)) visit(target);
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path), lowest.get(target)));
    }
    if (lowest.get(path) !== place.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1) found.push(group);
  };
  for (const path of graph.keys()) if (!place.has(path)) visit(path);
  return found;
}

function circleFaults(graph) {
  return circlesOf(graph).map((group) => {
    const names = group.map((path) => relative(ROOT, path)).sort();
    return `these go in a circle: ${names.join(', ')}`;
  });
}

/** Tests of the library lie in tests/js itself, those of another layer in a folder of its name. */
function testFaults() {
  const layerOf = (path) => /^web\/(\w+)\//.exec(path)?.[1] ?? 'lib';
  const layers = importRules.map(({ folder }) => folder.slice('web/'.length));
  return sourcesBelow('tests/js').flatMap((path) => {
    const known = importsOf(path)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => layers.indexOf(layerOf(targetOf(specifier, path))));
    const highest = Math.max(0, ...known);
    const [, folder] = /^tests\/js\/(\w+)\//.exec(relative(ROOT, path)) ?? [];
    const lies = Math.max(0, layers.indexOf(folder));
    return highest === 0 || known.includes(lies)
      ? []
      : [`${relative(ROOT, path)} is a test of web/${layers[highest]}`];
  });
}

/** Who has to scroll for long loses the thread. */
function lengthFaults() {
  return ['cpp', 'web', 'tests', 'docs/recipes']
    .flatMap((folder) => filesBelow(folder, ['.hpp', '.cpp', '.ts', '.mjs', '.css']))
    .filter((path) => !isForeign(path))
    .map((path) => [path, readFileSync(path, 'utf8').split('\n').length - 1])
    .filter(([, lines]) => lines > MOST_LINES)
    .map(([path, lines]) => `${relative(ROOT, path)} has ${lines} lines`);
}

const faults = [
  ...includeRules.flatMap(includeFaults),
  ...coreFaults(),
  ...coreTestFaults(),
  ...circleFaults(includeGraph()),
  ...importRules.flatMap(importFaults),
  ...circleFaults(importGraph()),
  ...domFaults(),
  ...pageFaults(),
  ...forwardingFaults(),
  ...testFaults(),
  ...lengthFaults(),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
