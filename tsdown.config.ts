import { readFileSync } from 'node:fs';
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown';
import { bundleForPackage } from './web/embed/bundle/bundle.js';

/** Modules that never ask for the wasm: every entry has the same copy of them. */
const SHARED =
  /\/web\/lib\/(?:compile|errors|lists|memory|options|presentation|typed-arrays|validate|vector|raw\/(?:layout|world-layout|read|loaded|wasm\/sepax))\.[jt]s$/;

/** Marks the other copy of a module. */
const LOADED = '?loaded';

const sourceOf = (id: string): string => id.slice(0, -LOADED.length);

/**
 * Gives `sepax/async` modules of its own that get their wasm from raw/loaded.ts: the ones of `sepax` lead
 * to the text that has it inside, which a bundler could not leave out.
 */
const asyncWithoutInlineWasm: Rolldown.Plugin = {
  name: 'async-without-inline-wasm',
  async resolveId(source, importer) {
    const isCopy = importer?.endsWith(LOADED);
    if (!isCopy && !importer?.endsWith('/web/lib/async.ts')) return null;
    const from = isCopy ? sourceOf(importer!) : importer;
    const resolved = await this.resolve(source, from, { skipSelf: true });
    if (resolved === null || SHARED.test(resolved.id)) return resolved;
    if (resolved.id.endsWith('/raw/compiled.ts')) return resolved.id.replace('compiled', 'loaded');
    return { id: resolved.id + LOADED, moduleSideEffects: false };
  },
  load(id) {
    if (!id.endsWith(LOADED)) return null;
    return { code: readFileSync(sourceOf(id), 'utf8'), moduleType: 'ts' };
  },
};

/**
 * The entries only name what they export, so that bundlers which judge whole files leave out the wasm
 * of programs that don't use it.
 */
const chunkOf = (id: string): string | null => {
  if (/\/web\/lib\/(?:(?:index|async)\.ts$|space3\/|debug\/)|\/package\.json$/.test(id))
    return null;
  if (SHARED.test(id)) return /\/raw\/(?!read)/.test(id) ? 'glue' : 'checks';
  return id.endsWith(LOADED) || id.endsWith('/web/lib/load.ts') ? 'loaded' : 'inline';
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

const common: UserConfig = {
  outDir: 'dist',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  minify: true,
  dts: false,
};

const entries = {
  index: 'web/lib/index.ts',
  '3d': 'web/lib/space3/index.ts',
  async: 'web/lib/async.ts',
  debug: 'web/lib/debug/index.ts',
};

/** The npm package: ES modules, their types, and one file for pages without modules. */
export default defineConfig([
  {
    ...common,
    entry: entries,
    format: 'esm',
    plugins: [asyncWithoutInlineWasm],
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
    plugins: [inAscii],
    outputOptions: { entryFileNames: '[name].js' },
  },
]);
