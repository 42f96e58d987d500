// The TypeScript unit tests.
import { runShown } from '../../cpp/toolchain/run.mjs';
import { npmProgram } from './checks.mjs';
import { freshReport, readReport, withExitCode } from './report.mjs';

export async function vitest() {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const code = await runShown(npmProgram('vitest'), ['run', ...reporters]);
  const counts = readReport(report);
  return withExitCode(
    { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 },
    code,
  );
}
