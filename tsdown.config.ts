import { readFileSync } from 'node:fs';
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown';
import { layoutNumbers } from './web/bundling/layout-numbers.js';
import { shortLines } from './web/bundling/short-lines.js';
import { bundleForPackage } from './web/embed/bundle/bundle.js';
import { noCircles } from './web/embed/bundle/no-circles.js';

/** Modules that never ask for the wasm: every entry has the same copy of them. */
const SHARED =
  /\/web\/lib\/(?:compile|disposing|errors|lists|memory|options|presentation|slide-options|typed-arrays|unpack|validate|vector|raw\/(?:layout|world-layout|read|loaded|wasm\/(?:sepax|unpacker)))\.[jt]s$/;

/** A part of the wasm as text. */
const TEXT = /\/raw\/wasm\/(\w+)-text\.js$/;
/** What attaches a part of the wasm. */
const PART = /\/raw\/wasm\/(?!core)(\w+)\.[jt]s$/;

/** Marks the other copy of a module. */
const LOADED = '?loaded';
/** In the place of a text: what has the wasm as a whole asks for no parts. */
const NO_TEXT = `\0no-text${LOADED}`;

const sourceOf = (id: string): string => id.slice(0, -LOADED.length);

const loadNoText = (id: string) =>
  id === NO_TEXT ? { code: "export const text = '';", moduleType: 'js' as const } : null;

/**
 * Gives `sepax/async` modules of its own that get their wasm from raw/loaded.ts: the ones of `sepax` lead
 * to the texts that have it inside, which a bundler could not leave out.
 */
const asyncWithoutInlineWasm: Rolldown.Plugin = {
  name: 'async-without-inline-wasm',
  async resolveId(source, importer) {
    const isCopy = importer?.endsWith(LOADED);
    if (!isCopy && !importer?.endsWith('/web/lib/async.ts')) return null;
    const from = isCopy ? sourceOf(importer!) : importer;
    const resolved = await this.resolve(source, from, { skipSelf: true });
    if (resolved === null || SHARED.test(resolved.id)) return resolved;
    if (TEXT.test(resolved.id)) return NO_TEXT;
    if (resolved.id.endsWith('/raw/compiled.ts')) return resolved.id.replace('compiled', 'loaded');
    return { id: resolved.id + LOADED, moduleSideEffects: false };
  },
  load(id) {
    if (id === NO_TEXT) return loadNoText(id);
    if (!id.endsWith(LOADED)) return null;
    return { code: readFileSync(sourceOf(id), 'utf8'), moduleType: 'ts' };
  },
};

/** Gives a script that has all of the library the wasm in one piece. */
const wholeWasm: Rolldown.Plugin = {
  name: 'whole-wasm',
  async resolveId(source, importer) {
    if (!/raw\/compiled\.js$|^\.\/compiled\.js$|-text\.js$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (resolved === null || resolved.id.endsWith('/whole-text.js')) return resolved;
    return TEXT.test(resolved.id) ? NO_TEXT : resolved.id.replace('compiled', 'whole');
  },
  load: loadNoText,
};

/**
 * Files of their own for classes, which may do something as they are defined: bundlers keep all of those in
 * a file that they need. What a program may want without a class is in another file. Each leads to those
 * before it alone.
 */
const FILES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['core', /\/raw\/|\/segment-points\.ts$/],
  ['outlines', /\/lib\/(?:convex|rings|outline-problem|outline-crossings)\.ts$/],
  [
    'shapes',
    /\/lib\/(?:shape|shape-for|form|circle|point|slide-result|shape-json|reach|scale)\.ts$/,
  ],
  ['polygons', /\/lib\/(?:polygon|box)\.ts$/],
  ['segments', /\/lib\/segment\.ts$/],
  ['piecewise', /\/lib\/(?:pieces|concave-polygon|polyline)\.ts$/],
  ['compounds', /\/lib\/compound\.ts$/],
  ['collision-result', /\/lib\/collision-result\.ts$/],
  ['worlds', /\/lib\/world\//],
  ['boxes', /\/lib\/boxes\//],
];

/**
 * The entries only name what they export, so that bundlers which judge whole files leave out the wasm
 * of programs that don't use it. What attaches parts leads to the core alone, so no files go in circles.
 */
const chunkOf = (id: string): string | null => {
  if (/\/web\/lib\/(?:(?:index|async)\.ts$|space3\/|debug\/|check\/)|\/package\.json$/.test(id))
    return null;
  if (SHARED.test(id)) return /\/raw\/(?!read|wasm\/unpacker)/.test(id) ? 'glue' : 'checks';
  if (id.endsWith(LOADED) || id.endsWith('/web/lib/load.ts')) return 'loaded';
  const text = TEXT.exec(id)?.[1];
  if (text !== undefined) return `text-${text}`;
  const part = PART.exec(id)?.[1];
  if (part !== undefined) return `part-${part}`;
  if (id.includes('/raw/')) return 'core';
  return FILES.find(([, modules]) => modules.test(id))?.[0] ?? 'queries';
};

/**
 * Has bundlers put texts before all else: they follow the imports of a file in their order. Servers compress blocks of
 * some 16,000 characters, each by a table of its own, and texts, of 64 characters that are all alike, share theirs with
 * JavaScript badly: by the way, programs are 2 % smaller.
 */
const textsFirst: Rolldown.Plugin = {
  name: 'texts-first',
  generateBundle(_, bundle) {
    const entry = bundle['index.js'] as Rolldown.OutputChunk;
    const texts = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk =>
        file.type === 'chunk' && file.name.startsWith('text-'),
    );
    // Named, though nobody uses it: of files without side effects bundlers forget imports without names.
    const imports = texts.map(
      ({ fileName, exports: [text] }, i) => `import{${text} as text${i}}from"./${fileName}";`,
    );
    entry.code = imports.join('') + entry.code;
  },
};

/** Classic scripts are read in the encoding of the page: this one has no character that could differ. */
const inAscii: Rolldown.Plugin = {
  name: 'in-ascii',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
};

/** All of them are in texts, where an escape means the same. */
function escaped(character: string): string {
  const code = character.charCodeAt(0);
  const [letter, digits] = code < 0x100 ? ['x', 2] : ['u', 4];
  return `\\${letter}${code.toString(16).padStart(digits, '0')}`;
}

/**
 * A module may add to a class of another one, as worlds do to bodies: `declare module './body.js'`. In the types that are
 * published the modules are one file and have no names, and an interface adds to the class beside it.
 */
const additionsMerged: Rolldown.Plugin = {
  name: 'additions-merged',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /^declare module '\.[^']*' \{\n([\s\S]*?)^\}\n/gm,
        (_, additions: string) => {
          const name = /^ {2}interface (\w+)/.exec(additions)?.[1];
          if (!file.code.includes(`\ndeclare class ${name}<`)) {
            throw new Error(`${file.fileName} has no class ${name} to add to`);
          }
          return additions.replace(/^ {2}/gm, '');
        },
      );
    }
  },
};

const common: UserConfig = {
  outDir: 'dist',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  // Engines name classes in messages of their own: "Class constructor Circle cannot be invoked without 'new'".
  minify: { compress: true, mangle: { keepNames: { function: false, class: true } } },
  dts: false,
};

const entries = {
  index: 'web/lib/index.ts',
  '3d': 'web/lib/space3/index.ts',
  async: 'web/lib/async.ts',
  debug: 'web/lib/debug/index.ts',
  check: 'web/lib/check/index.ts',
};

/** The npm package: ES modules, their types, and one file for pages without modules. */
export default defineConfig([
  {
    ...common,
    entry: entries,
    format: 'esm',
    plugins: [layoutNumbers, asyncWithoutInlineWasm, noCircles, shortLines, textsFirst],
    outputOptions: {
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
    },
    copy: ['web/lib/raw/wasm/sepax.wasm', 'web/embed/types/*.d.ts'],
    hooks: { 'build:done': () => bundleForPackage('dist') },
  },
  {
    ...common,
    entry: { ...entries, embed: 'web/embed/index.ts' },
    format: 'esm',
    clean: false,
    plugins: [additionsMerged],
    dts: { emitDtsOnly: true },
    // The types speak of Symbol.dispose, which users' own lib setting may not have.
    banner: { dts: '/// <reference lib="esnext.disposable" />' },
  },
  {
    ...common,
    entry: { 'sepax.global': 'web/lib/index.ts' },
    format: 'iife',
    globalName: 'sepax',
    clean: false,
    plugins: [layoutNumbers, wholeWasm, shortLines, inAscii],
    outputOptions: { entryFileNames: '[name].js' },
  },
]);
