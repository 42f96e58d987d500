// The library as it is published can be built, is fit for a page, stays within its sizes, and is found
// and typed by every way of resolving modules.
import { commandCheck, countChecks, npmProgram } from './checks.mjs';
import { added } from './report.mjs';

/** There is no CommonJS copy: Node's own `require` takes ES modules. And no types for a .wasm file. */
const ATTW = ['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', 'sepax.wasm'];

export async function packageBuild() {
  // The others look at what this one builds.
  const build = await countChecks([
    commandCheck('library build', 'npm', ['run', '--silent', 'build']),
  ]);
  const checks = await countChecks([
    commandCheck('module content, and what tables say of sizes', process.execPath, [
      'cpp/toolchain/print-sizes.mjs',
      '--check',
    ]),
    commandCheck('sizes', npmProgram('size-limit'), []),
    commandCheck('publint', npmProgram('publint'), ['--strict']),
    commandCheck('types resolve', npmProgram('attw'), [...ATTW, '--no-emoji']),
  ]);
  return added(build, checks);
}
