// Cuts the linked module into its core and its parts, and writes what web/lib/raw needs:
//   node split-wasm.mjs <folder with sepax.js, .wasm, .d.ts, sepax-map.wasm> <folder of Binaryen> <out folder>
//
//   sepax.js       the glue, which does not know where the wasm comes from: it is handed it compiled
//   sepax.wasm     all of the wasm, for those who load it as a file
//   core-text.js   the core as text, for those who want nothing to load
//   <part>-text.js, <part>.ts   a part as text, and what attaches it to the core
//   whole-text.js  all of it as text
//   core.ts        the functions of the core
//   bind.ts        how bindings are made
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkKept, pack } from '../../toolchain/packing/pack.mjs';
import { textModule, textTypes } from '../../toolchain/wasm-text.mjs';
import { GUARDS, PARTS } from '../parts.mjs';
import { assignParts, CORE } from './assign-parts.mjs';
import { bindingsOf, blanked, checkMakers, keptExports, withoutMakers } from './bindings.mjs';
import { callGraph, exportsOf, functionsIn } from './call-graph.mjs';
import { separatedGlue, withoutRegistration } from './glue.mjs';
import { bindModule, coreModule, partModule } from './part-module.mjs';

/** What engines of these years have: Binaryen may use no more of wasm than that. */
const FEATURES = ['--all-features', '--disable-gc', '--disable-custom-descriptors'];

/**
 * With reference types wasm-split would make a table of its own for the calls of parts, and leave in that of C++ a
 * function of the core for each that is elsewhere, only to call it: 5 kB. Nobody changes the table but the parts, which
 * put their functions where they belong.
 */
const ONE_TABLE = '--disable-reference-types';

const [input, binaryen, output] = process.argv.slice(2);
const parts = Object.keys(PARTS);

function runBinaryen(program, ...args) {
  const path = join(binaryen, 'bin', program);
  if (!existsSync(path)) {
    throw new Error(
      `sepax is cut into parts by ${program} of Binaryen, which is not at ${path}: use an Emscripten that has it, as emsdk's has.`,
    );
  }
  return execFileSync(path, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

const textOf = (file) => runBinaryen('wasm-dis', '--all-features', file);

/** The functions of each part that are kept, for wasm-split. */
function manifestOf(kept, linked, map) {
  const mapped = textOf(map);
  const graph = callGraph(mapped);
  const names = functionsIn(textOf(linked));
  if (names.length !== graph.size || names.some((name) => !graph.has(name))) {
    throw new Error('sepax.wasm and sepax-map.wasm do not have the same functions');
  }
  const assignment = assignParts(graph, exportsOf(mapped), PARTS, GUARDS);
  const keptNames = functionsIn(textOf(kept));
  const namesOf = (part) => keptNames.filter((name) => assignment.get(name) === part);
  return parts.map((part) => [part, ...namesOf(part)].join('\n')).join('\n\n');
}

/** The core and its parts as wasm, by their names. */
function cut(linked, manifest) {
  const folder = join(input, 'parts');
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'manifest.txt');
  writeFileSync(list, `${manifest}\n`);
  const fileOf = (name) => join(folder, `${name}.wasm`);
  const way = ['--multi-split', '--no-placeholders', '--strip-debug', '--import-namespace', 'c'];
  const to = ['--manifest', list, '--out-prefix', join(folder, '/'), '-o', fileOf(CORE)];
  runBinaryen('wasm-split', ...FEATURES, ONE_TABLE, ...way, ...to, linked);
  return new Map([CORE, ...parts].map((name) => [name, readFileSync(fileOf(name))]));
}

function withoutNames(linked) {
  const file = join(input, 'whole.wasm');
  runBinaryen('wasm-opt', ...FEATURES, '--strip-debug', linked, '-o', file);
  return readFileSync(file);
}

/** A section without a meaning to engines, at the end: see the WebAssembly specification, 5.5.3. */
function withSection(wasm, name, text) {
  const content = Buffer.concat([Buffer.from([name.length]), Buffer.from(name + text)]);
  // One byte holds sizes below 128.
  return Buffer.concat([wasm, Buffer.from([0, content.length]), content]);
}

/** The linked module without what makes its bindings, unless they make themselves. */
function withoutBindings(linked, idle) {
  if (idle === undefined) return linked;
  const graph = join(input, 'kept.json');
  const file = join(input, 'kept.wasm');
  const text = textOf(linked);
  checkMakers(text);
  writeFileSync(graph, keptExports(text));
  runBinaryen('wasm-metadce', ...FEATURES, '-g', '--graph-file', graph, linked, '-o', file);
  writeFileSync(file, blanked(readFileSync(file), idle));
  return file;
}

const linked = join(input, 'sepax.wasm');
const wholeGlue = separatedGlue(readFileSync(join(input, 'sepax.js'), 'utf8'));
const toRun = join(input, 'sepax-run.mjs');
writeFileSync(toRun, wholeGlue);
const { bindings, idle } = await bindingsOf(toRun, readFileSync(linked), parts);
const isLean = idle !== undefined;
const glue = isLean ? withoutRegistration(wholeGlue) : wholeGlue;
const kept = withoutBindings(linked, idle);
const pieces = cut(kept, manifestOf(kept, linked, join(input, 'sepax-map.wasm')));
const bare = withoutNames(kept);
// Glue and wasm name their imports anew in each build: of two builds they would misunderstand each
// other, silently at worst. A browser's cache may well hold the file of an older one.
const build = createHash('sha256').update(glue).update(bare).digest('hex').slice(0, 16);
const whole = withSection(bare, 'sepax.build', build);
const declared = readFileSync(join(input, 'sepax.d.ts'), 'utf8');
const types = isLean ? withoutMakers(declared) : declared;

/** Whose text that of a part follows: see web/lib/raw/compiled.ts. */
const below = (part) => PARTS[part].on[0] ?? CORE;
const followed = new Set(parts.map(below));
const packed = new Map();

/** The core or a part as text. */
function packPiece(name) {
  if (!packed.has(name)) {
    packed.set(name, pack(pieces.get(name), name === CORE ? undefined : packPiece(below(name))));
  }
  return packed.get(name);
}

mkdirSync(output, { recursive: true });
const write = (name, content) => writeFileSync(join(output, name), content);
const writeText = (name, { text }) => {
  write(`${name}-text.js`, textModule(text));
  write(`${name}-text.d.ts`, textTypes);
};
write('sepax.js', `${glue}\nexport const build = '${build}';\n`);
write(
  'sepax.d.ts',
  `${types}\n/** What the section sepax.build of the wasm says. */\nexport declare const build: string;\n`,
);
write('sepax.wasm', whole);
writeText('whole', pack(whole));
for (const name of pieces.keys()) writeText(name, packPiece(name));
checkKept([...followed].map((name) => packed.get(name)));
for (const part of parts) {
  const { on } = PARTS[part];
  write(`${part}.ts`, partModule(part, on, bindings.get(part), followed.has(part), isLean));
}
write('core.ts', coreModule(bindings.get(CORE), isLean));
write('bind.ts', bindModule(isLean));
