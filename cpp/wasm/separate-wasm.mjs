// Makes of what Emscripten wrote the files that web/lib/raw/wasm.ts needs:
//   node separate-wasm.mjs <folder with sepax.js, sepax.wasm, sepax.d.ts> <out folder>
//
//   sepax.js    the glue, which does not know where the wasm comes from: it is handed it compiled
//   sepax.wasm  the wasm, for those who load it as a file
//   inline.js   the same bytes as text, for those who want nothing to load
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineModule, inlineTypes } from '../toolchain/wasm-text.mjs';

/** Emscripten's own search for the file, of which bundlers would make a second copy of it. */
const CHANGES = [
  [/new URL\((["'])sepax\.wasm\1,\s*import\.meta\.url\)\.href/, "''"],
  [/(?<=_scriptName\s*=\s*)import\.meta\.url/, "''"],
  [
    /wasmBinaryFile\s*\?\?=\s*findWasmBinary\(\);\s*var result\s*=\s*instantiateSync\(wasmBinaryFile,\s*info\);/,
    "var result=[new WebAssembly.Instance(Module['compiled'],info)];",
  ],
];

function separated(glue) {
  const changed = CHANGES.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`Emscripten's glue has no ${pattern}`);
    return text.replace(pattern, replacement);
  }, glue);
  // A debug build keeps comments.
  const code = changed.replace(/^\s*\/\/.*$/gm, '');
  if (code.includes('import.meta')) throw new Error("Emscripten's glue asks where it is");
  return changed;
}

/** A section without a meaning to engines, at the end: see the WebAssembly specification, 5.5.3. */
function withSection(wasm, name, text) {
  const content = Buffer.concat([Buffer.from([name.length]), Buffer.from(name + text)]);
  // One byte holds sizes below 128.
  return Buffer.concat([wasm, Buffer.from([0, content.length]), content]);
}

const [input, output] = process.argv.slice(2);
const glue = separated(readFileSync(join(input, 'sepax.js'), 'utf8'));
const bare = readFileSync(join(input, 'sepax.wasm'));
// Glue and wasm name their imports anew in each build: of two builds they would misunderstand each
// other, silently at worst. A browser's cache may well hold the file of an older one.
const build = createHash('sha256').update(glue).update(bare).digest('hex').slice(0, 16);
const wasm = withSection(bare, 'sepax.build', build);
const types = readFileSync(join(input, 'sepax.d.ts'), 'utf8');

mkdirSync(output, { recursive: true });
const write = (name, content) => writeFileSync(join(output, name), content);
write('sepax.js', `${glue}\nexport const build = '${build}';\n`);
write(
  'sepax.d.ts',
  `${types}\n/** What the section sepax.build of the wasm says. */\nexport declare const build: string;\n`,
);
write('sepax.wasm', wasm);
write('inline.js', inlineModule('wasm', wasm));
write('inline.d.ts', inlineTypes('wasm'));
