// The site, which more than one suite looks at.
import { runQuietly } from '../../cpp/toolchain/run.mjs';
import { npmProgram } from './checks.mjs';

let built;

/** Builds it into build/site, once in a run of the tests. */
export function buildSite() {
  built ??= runQuietly(npmProgram('vite'), ['build']);
  return built;
}
