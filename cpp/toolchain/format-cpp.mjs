// Formats the C++ files with the clang-format that package-lock.json pins, so that every machine
// gives the same text. With --check nothing is written and a difference is an error.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from '@wasm-fmt/clang-format';
import { ROOT } from './run.mjs';

const FOLDERS = ['cpp', 'tests/bench', 'tests/cpp'];

function cppFiles(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => join(ROOT, folder, name));
}

/** Files whose text is not as the style wants it; rewrites them unless only checking. */
function unformatted({ check }) {
  const style = readFileSync(join(ROOT, '.clang-format'), 'utf8');
  return FOLDERS.flatMap(cppFiles).filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = format(before, file, style);
    if (after !== before && !check) writeFileSync(file, after);
    return after !== before;
  });
}

const check = process.argv.includes('--check');
const files = unformatted({ check });
for (const file of files) {
  console.log(`${check ? 'not formatted' : 'formatted'}: ${relative(ROOT, file)}`);
}
if (check && files.length > 0) process.exitCode = 1;
