// Writes a .wasm file as an ES module: node inline-wasm.mjs <in.wasm> <out.js>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inlineModule, inlineTypes } from '../toolchain/wasm-text.mjs';

const [input, output] = process.argv.slice(2);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, inlineModule('wasm3', readFileSync(input)));
writeFileSync(output.replace(/\.js$/, '.d.ts'), inlineTypes('wasm3'));
