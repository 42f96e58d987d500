// Writes a .wasm file as an ES module: node inline-wasm.mjs <in.wasm> <out.js>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pack } from '../toolchain/packing/pack.mjs';
import { textModule, textTypes } from '../toolchain/wasm-text.mjs';

const [input, output] = process.argv.slice(2);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, textModule(pack(readFileSync(input)).text));
writeFileSync(output.replace(/\.js$/, '.d.ts'), textTypes);
