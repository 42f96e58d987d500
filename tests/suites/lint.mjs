// Style, types and structure of all sources, without running any of them.
import { commandCheck, countChecks, npmProgram } from './checks.mjs';
import { clangTidy } from './clang-tidy.mjs';

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
