// Prints what a page has to load, raw and gzipped, and refuses glue that would break under a strict
// content security policy or in a bundler. With --write, tables in README and docs are written
// anew; with --check, they must say the same.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exitPlainly, isMain, ROOT, SetupProblem } from './run.mjs';
import { updateSizeTables } from './size-tables.mjs';

const WASM = join(ROOT, 'web/lib/raw/wasm');
const GLUE = join(WASM, 'sepax.js');

const FORBIDDEN = [
  ['eval(', /\beval\(/],
  ['new Function', /\bnew\s+Function\b/],
  ['a Node module', /["']node:/],
  ['import.meta', /\bimport\.meta\b/],
];

/** What other libraries make a page load, gzipped: as measured by bundling all of each. */
const PEERS = [
  ['@dimforge/rapier2d-compat', '906 kB'],
  ['box2d3-wasm', '190 kB'],
  ['check2d', '11 kB'],
];

/** Prints the table; an error if the glue contains what it must not. */
export async function printSizes() {
  if (!existsSync(GLUE)) throw new SetupProblem('no WebAssembly module yet: run npm run wasm');
  const parts = ['sepax.js', 'sepax.wasm'].map((name) => join(WASM, name));
  const rows = parts.map((file) => [relative(ROOT, file), ...sizesOf(readFileSync(file)), '']);
  if (existsSync(join(ROOT, 'dist'))) {
    const built = await builtEntries();
    for (const { name, bytes, limit } of built) rows.push([name, ...sizesOf(bytes), limit]);
    const [write, check] = ['--write', '--check'].map((option) => process.argv.includes(option));
    const weights = built.map(({ name, bytes }) => ({ name, bytes: gzipped(bytes) }));
    if (write || check) updateSizeTables(weights, { write });
    for (const [name, size] of PEERS) rows.push([`beside it: ${name}`, '', size, '']);
  }
  console.log(table([['', 'raw', 'gzip', 'limit'], ...rows]));
  const text = readFileSync(GLUE, 'utf8');
  const found = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (found.length > 0) {
    throw new SetupProblem(`${relative(ROOT, GLUE)} must not contain ${found.join(' or ')}`);
  }
}

/** Each entry that has a limit, if it was built. */
async function builtEntries() {
  const { default: entries } = await import('../../.size-limit.mjs');
  const built = entries.filter(({ path }) => existsSync(join(ROOT, path)));
  return Promise.all(built.map(async (entry) => ({ ...entry, bytes: await contentOf(entry) })));
}

/** A file as it is, or what a bundler makes of the imports: chunks and all. */
async function contentOf({ path, import: imported }) {
  if (imported === undefined) return readFileSync(join(ROOT, path));
  const { build } = await import('esbuild');
  const names = imported === '*' ? '* as all' : imported;
  const used = imported === '*' ? 'all' : imported;
  const { outputFiles } = await build({
    stdin: {
      contents: `import ${names} from './${path}'; console.log(${used});`,
      resolveDir: ROOT,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0].contents;
}

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

const sizesOf = (bytes) =>
  [bytes.length, gzipped(bytes)].map((size) => `${(size / 1000).toFixed(1)} kB`);

/** The first column left-aligned, the others right-aligned. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

if (isMain(import.meta.url)) exitPlainly(printSizes());
