// Prints what a page has to load, raw and gzipped, and refuses glue that would break under a strict
// content security policy or in a bundler.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exitPlainly, isMain, ROOT, SetupProblem } from './run.mjs';

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
    for (const entry of await builtEntries()) rows.push(entry);
    for (const [name, gzipped] of PEERS) rows.push([`beside it: ${name}`, '', gzipped, '']);
  }
  console.log(table([['', 'raw', 'gzip', 'limit'], ...rows]));
  const text = readFileSync(GLUE, 'utf8');
  const found = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (found.length > 0) {
    throw new SetupProblem(`${relative(ROOT, GLUE)} must not contain ${found.join(' or ')}`);
  }
}

/** A row for each entry that has a limit, if it was built. */
async function builtEntries() {
  const { default: entries } = await import('../../.size-limit.mjs');
  const built = entries.filter(({ path }) => existsSync(join(ROOT, path)));
  return Promise.all(
    built.map(async (entry) => [entry.name, ...sizesOf(await contentOf(entry)), entry.limit]),
  );
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

function sizesOf(bytes) {
  const gzipped = gzipSync(bytes, { level: 9 });
  return [bytes.length, gzipped.length].map((size) => `${(size / 1000).toFixed(1)} kB`);
}

/** The first column left-aligned, the others right-aligned. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

if (isMain(import.meta.url)) exitPlainly(printSizes());
