// Runs a GoogleTest program and reads its counts from what it prints, which works for native and
// WebAssembly programs alike.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, SetupProblem } from '../../cpp/toolchain/run.mjs';
import { AT_ONCE, inParallel } from './checks.mjs';
import { faultsOfGoogleTest } from './faults.mjs';
import { print } from './output.mjs';
import { withExitCode } from './report.mjs';

/** The test program of a preset: CMake's default place for it, or the preset's folder itself. */
export function testProgram(preset, names) {
  const places = [`build/${preset}`, `build/${preset}/tests/cpp`];
  const files = places.flatMap((place) => names.map((name) => join(ROOT, place, name)));
  const found = files.find((file) => existsSync(file));
  if (!found) throw new SetupProblem(`no test program: ${files.join(', ')}`);
  return found;
}

/**
 * Runs it silently but for failures, in one process per core, each of which takes its share of the
 * tests. A crash counts as one more failure.
 */
export async function countGoogleTests(command, args) {
  const shares = Array.from({ length: AT_ONCE }, (_, index) => index);
  const counts = await inParallel(shares, (index) => countShare(command, args, index));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    faults: counts.flatMap(({ faults }) => faults),
  };
}

async function countShare(command, args, index) {
  const env = {
    ...process.env,
    GTEST_TOTAL_SHARDS: String(AT_ONCE),
    GTEST_SHARD_INDEX: String(index),
  };
  const { code, output } = await run(command, args, { env });
  const passed = countOf(output, 'PASSED');
  const failed = countOf(output, 'FAILED');
  if (code !== 0) print(withoutPassed(output));
  const faults = faultsOfGoogleTest(output);
  return withExitCode({ passed, failed, faults }, code);
}

/** The number in a closing line such as "[  PASSED  ] 12 tests." */
function countOf(output, outcome) {
  return Number(new RegExp(`^\\[  ${outcome}  \\] (\\d+) tests?[.,]`, 'm').exec(output)?.[1] ?? 0);
}

/** GoogleTest's own brief mode would leave out the count of failed tests. */
function withoutPassed(output) {
  const passedTest = /^\[ RUN {6}\] .*\n\[ {7}OK \] .*\n/gm;
  return output.replace(passedTest, '').trimEnd();
}
