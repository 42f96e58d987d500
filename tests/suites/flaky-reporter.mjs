// What Vitest found to pass the second time only, which its own report in JSON does not say.
import { writeFileSync } from 'node:fs';
import { withoutColours } from './faults.mjs';

/** Writes such tests, with what they said the first time, to the file that the environment names. */
// biome-ignore lint/style/noDefaultExport: so Vitest finds a reporter.
export default class FlakyReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    writeFileSync(process.env.SEPAX_FLAKY_REPORT, JSON.stringify(flaky.map(named)));
  }
}

const named = (test) => ({
  name: `${test.module.relativeModuleId}: ${test.fullName}`,
  message: withoutColours(test.result().errors?.[0]?.message ?? ''),
});
