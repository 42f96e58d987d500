// Prints what a page has to load, raw and gzipped, and refuses a module that would break under a
// strict content security policy or in a bundler.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { exitPlainly, isMain, ROOT, SetupProblem } from './run.mjs';

const MODULE = join(ROOT, 'web/lib/raw/wasm/sepax.js');
const DIST = join(ROOT, 'dist');

const FORBIDDEN = [
  ['eval(', /\beval\(/],
  ['new Function', /\bnew\s+Function\b/],
  ['a Node module', /["']node:/],
];

/** Prints the table; an error if the module contains what it must not. */
export async function printSizes() {
  if (!existsSync(MODULE)) throw new SetupProblem('no WebAssembly module yet: run npm run wasm');
  const files = [MODULE, ...scriptsIn(DIST)];
  const rows = files.map((file) => [relative(ROOT, file), ...sizesOf(readFileSync(file))]);
  const wasm = ['the wasm inside', ...sizesOf(await embeddedWasm())];
  console.log(table([['', 'raw', 'gzip'], ...rows, wasm]));
  const text = readFileSync(MODULE, 'utf8');
  const found = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (found.length > 0) {
    throw new SetupProblem(`${relative(ROOT, MODULE)} must not contain ${found.join(' or ')}`);
  }
}

/** The bytes that the module hands to WebAssembly.Module when it is instantiated. */
async function embeddedWasm() {
  const { default: instantiate } = await import(pathToFileURL(MODULE).href);
  const { Module } = WebAssembly;
  let wasm;
  WebAssembly.Module = class extends Module {
    constructor(bytes) {
      super(bytes);
      wasm = bytes;
    }
  };
  instantiate({});
  WebAssembly.Module = Module;
  return wasm;
}

function scriptsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name));
}

function sizesOf(bytes) {
  const gzipped = gzipSync(bytes, { level: 9 });
  return [bytes.length, gzipped.length].map((size) => `${(size / 1000).toFixed(1)} kB`);
}

/** The first column left-aligned, the others right-aligned. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`).join('\n');
}

if (isMain(import.meta.url)) exitPlainly(printSizes());
