// Checks that the layers know only what is below them: core <- wasm, lib <- stage <- tutorial <- embed.
// Each rule names a folder and the imports or includes that files in it may have.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';

const ROOT = resolve(import.meta.dirname, '..');
const C_STANDARD_FORBIDDEN = ['iostream', 'fstream', 'sstream', 'cstdio', 'stdio.h', 'exception'];

const includeRules = [
  {
    folder: 'cpp/include',
    allows: (name) => name.startsWith('sepax/') || isStandardHeader(name),
  },
  { folder: 'cpp/src', allows: (name) => name.startsWith('sepax/') || isStandardHeader(name) },
  {
    folder: 'cpp/wasm',
    allows: (name, file) =>
      !name.startsWith('emscripten') || /^bind_\w+\.cpp$/.test(file.split(sep).at(-1)),
  },
  { folder: 'cpp/wasm3', allows: (name) => !name.startsWith('emscripten') },
];

const importRules = [
  { folder: 'web/lib', packages: [], folders: ['web/lib'] },
  { folder: 'web/stage', packages: ['sepax', 'lit'], folders: ['web/stage'] },
  {
    folder: 'web/tutorial',
    packages: ['*'],
    // The recipes are code to copy into programs: the pages use it as it is.
    folders: ['web/tutorial', 'web/stage', 'docs/recipes'],
  },
  {
    folder: 'web/embed',
    packages: ['*'],
    folders: ['web/embed', 'web/tutorial', 'web/stage', 'package.json'],
  },
];

function isStandardHeader(name) {
  return !name.includes('/') && !name.endsWith('.h') && !C_STANDARD_FORBIDDEN.includes(name);
}

function filesBelow(folder, endings) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The text of a file without its comments, which may speak of anything. */
function code(path) {
  return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function includeFaults({ folder, allows }) {
  return filesBelow(folder, ['.hpp', '.cpp']).flatMap((path) =>
    [...code(path).matchAll(/^#include [<"]([^>"]+)[>"]/gm)]
      .filter(([, name]) => !allows(name, path))
      .map(([, name]) => `${relative(ROOT, path)} must not include ${name}`),
  );
}

function importIsAllowed(specifier, path, { packages, folders }) {
  if (!specifier.startsWith('.')) {
    return packages.some(
      (name) => name === '*' || specifier === name || specifier.startsWith(`${name}/`),
    );
  }
  const target = relative(ROOT, resolve(dirname(path), specifier));
  return folders.some((folder) => target === folder || target.startsWith(`${folder}${sep}`));
}

function importFaults(rule) {
  // Not the text 'from'.
  const pattern = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
  return filesBelow(rule.folder, ['.ts'])
    .filter((path) => !path.includes(`${sep}raw${sep}wasm${sep}`))
    .flatMap((path) =>
      [...code(path).matchAll(pattern)]
        .filter(([, specifier]) => !importIsAllowed(specifier, path, rule))
        .map(([, specifier]) => `${relative(ROOT, path)} must not import ${specifier}`),
    );
}

function domFaults() {
  const dom = /\b(?:document|window|HTMLElement|navigator|localStorage)\b\s*[.(\]]/;
  return filesBelow('web/lib', ['.ts'])
    .filter((path) => !path.includes(`${sep}raw${sep}wasm${sep}`) && dom.test(code(path)))
    .map((path) => `${relative(ROOT, path)} must not use the DOM`);
}

const faults = [
  ...includeRules.flatMap(includeFaults),
  ...importRules.flatMap(importFaults),
  ...domFaults(),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
