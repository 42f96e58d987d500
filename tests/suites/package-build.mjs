// The library as it is published can be built, and its WebAssembly module is fit for a page.
import { commandCheck, countChecks } from './checks.mjs';

export function packageBuild() {
  return countChecks([
    commandCheck('library build', 'npm', ['run', '--silent', 'build']),
    commandCheck('module content', process.execPath, ['cpp/toolchain/print-sizes.mjs']),
  ]);
}
