// Writes a .wasm file as an ES module: node inline-wasm.mjs <in.wasm> <out.js>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  alphabetOf,
  decodeModule,
  decodeTypes,
  textModule,
  textTypes,
} from '../toolchain/wasm-text.mjs';

const [input, output] = process.argv.slice(2);
mkdirSync(dirname(output), { recursive: true });
const bytes = readFileSync(input);
const alphabet = alphabetOf(bytes);
writeFileSync(output, textModule(bytes, alphabet) + decodeModule(alphabet));
writeFileSync(output.replace(/\.js$/, '.d.ts'), textTypes + decodeTypes);
