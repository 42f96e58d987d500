// The TypeScript unit tests.
import { join } from 'node:path';
import { npmProgram } from './checks.mjs';
import { faultsOfVitest, flakyOfVitest } from './faults.mjs';
import { runShown } from './output.mjs';
import { freshReport, readReport, withExitCode } from './report.mjs';

const FLAKY = join(import.meta.dirname, 'flaky-reporter.mjs');

/** Runs what a configuration of Vitest names, and counts. */
export async function countVitest(name, args = [], env = {}) {
  const report = freshReport(`${name}.json`);
  const flakyReport = freshReport(`${name}-flaky.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runShown(
    npmProgram('vitest'),
    ['run', ...args, ...reporters, `--reporter=${FLAKY}`],
    { ...env, SEPAX_FLAKY_REPORT: flakyReport },
  );
  const counts = readReport(report);
  const passed = counts?.numPassedTests ?? 0;
  const failed = counts?.numFailedTests ?? 0;
  return {
    ...withExitCode({ passed, failed, faults: faultsOfVitest(counts) }, code),
    flaky: flakyOfVitest(readReport(flakyReport)),
  };
}

export const vitest = () => countVitest('vitest');
