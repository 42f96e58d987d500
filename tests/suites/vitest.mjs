// The TypeScript unit tests.
import { npmProgram } from './checks.mjs';
import { faultsOfVitest } from './faults.mjs';
import { runShown } from './output.mjs';
import { freshReport, readReport, withExitCode } from './report.mjs';

/** Runs what a configuration of Vitest names, and counts. */
export async function countVitest(name, args = [], env = {}) {
  const report = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const code = await runShown(npmProgram('vitest'), ['run', ...args, ...reporters], env);
  const counts = readReport(report);
  const passed = counts?.numPassedTests ?? 0;
  const failed = counts?.numFailedTests ?? 0;
  return withExitCode({ passed, failed, faults: faultsOfVitest(counts) }, code);
}

export const vitest = () => countVitest('vitest');
