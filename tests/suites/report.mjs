// The JSON reports that test runners leave in build/reports.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../cpp/toolchain/run.mjs';

/** A report file that does not exist yet, so that an old one is never taken for new. */
export function freshReport(name) {
  const file = join(ROOT, 'build/reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** The report, or undefined if the runner wrote none. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that failed without a failed test (a file that does not load, say) counts as one. */
export function withExitCode({ passed, failed, faults }, code) {
  if (code === 0 || failed > 0) return { passed, failed, faults };
  return { passed, failed: 1, faults: [...faults, `exit code ${code}`] };
}

/** The counts of two runs as those of one. */
export function added(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    faults: [...one.faults, ...other.faults],
  };
}
