// Style, types and structure of all sources, without running any of them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../cpp/toolchain/run.mjs';
import { AT_ONCE, commandCheck, countChecks, inParallel, npmProgram } from './checks.mjs';

/** How clang-tidy is to read the sources that {@link shareOf} puts together. */
const TIDY = [
  '--quiet',
  // What includes the sources is nobody's code.
  '--checks=-bugprone-suspicious-include',
  // All functions are analysed as those of a main file are.
  '--extra-arg=-Xclang',
  '--extra-arg=-analyzer-opt-analyze-headers',
];
const COMPILER = ['-std=c++20', '-ffp-contract=off', '-Icpp/include', '-Icpp/src'];

/**
 * A file that includes a share of the sources: their headers, which take most of the time, are then
 * looked at once for all of them.
 */
function shareOf(sources, index) {
  const folder = join(ROOT, 'build/lint');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `share-${index}.cpp`);
  const size = Math.ceil(sources.length / AT_ONCE);
  const share = sources.slice(index * size, (index + 1) * size);
  writeFileSync(file, share.map((source) => `#include "${join(ROOT, source)}"\n`).join(''));
  return file;
}

/** What clang-tidy found in the native sources, or undefined. */
async function clangTidy() {
  const sources = readdirSync(join(ROOT, 'cpp/src'), { recursive: true })
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => join('cpp/src', name))
    .sort();
  const shares = Array.from({ length: AT_ONCE }, (_, index) => shareOf(sources, index));
  const faults = await inParallel(shares, async (file) => {
    const { code, output } = await run('clang-tidy', [...TIDY, file, '--', ...COMPILER]);
    // "15904 warnings generated." counts those in system headers, which nobody is shown.
    return code === 0 ? '' : output.replace(/^\d+ warnings?.* generated\.\n/gm, '');
  });
  return faults.join('') || undefined;
}

export function lint() {
  return countChecks([
    commandCheck('biome', npmProgram('biome'), ['ci', '--colors=off', '.']),
    commandCheck('clang-format', process.execPath, ['cpp/toolchain/format-cpp.mjs', '--check']),
    commandCheck('boundaries', process.execPath, ['tests/check-boundaries.mjs']),
    commandCheck('tsc', npmProgram('tsc'), ['-p', 'tsconfig.json', '--noEmit']),
    commandCheck('typedoc', npmProgram('typedoc'), ['--emit', 'none']),
    commandCheck('doxygen', 'doxygen', ['tests/docs/Doxyfile']),
    { name: 'clang-tidy', perform: clangTidy },
  ]);
}
