// Style, types and structure of all sources, without running any of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configurePreset } from '../../cpp/toolchain/cmake-build.mjs';
import { ROOT, run } from '../../cpp/toolchain/run.mjs';
import { commandCheck, countChecks, inParallel, npmProgram } from './checks.mjs';

/** clang-tidy reads from this preset's folder how each file is compiled. */
const PRESET = 'native-asan';

/** What clang-tidy found in the native sources, or undefined. */
async function clangTidy() {
  await configurePreset(PRESET);
  const files = readdirSync(join(ROOT, 'cpp/src'), { recursive: true })
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => join('cpp/src', name));
  const faults = await inParallel(files, async (file) => {
    const { code, output } = await run('clang-tidy', ['--quiet', '-p', `build/${PRESET}`, file]);
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
