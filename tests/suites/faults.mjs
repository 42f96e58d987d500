// What failed, as a line or a few of each: what is shown once more below the table, where the end of a long log is read.

/** So much of what a test says is shown again; the whole of it stands where the suite printed it. */
const LINES = 12;

/** The name of what failed and the beginning of what it said. */
export function faultOf(name, message = '') {
  const lines = withoutColours(message).trim().split('\n').slice(0, LINES);
  return [name, ...lines.filter((line) => line !== '').map((line) => `    ${line}`)].join('\n');
}

export function withoutColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape begins what colours a terminal.
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

/** Of a report in Vitest's JSON. A file that does not load has a message of its own, and no tests. */
export function faultsOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    const faults = tests.map((test) =>
      faultOf(`${file.name}: ${test.fullName}`, test.failureMessages?.[0]),
    );
    if (faults.length === 0 && file.status === 'failed') return [faultOf(file.name, file.message)];
    return faults;
  });
}

/** Of what `flaky-reporter.mjs` wrote. */
export const flakyOfVitest = (report) =>
  (report ?? []).map(({ name, message }) => faultOf(name, message));

/** Of a report in Playwright's JSON. */
export const faultsOfPlaywright = (report) => specsOfPlaywright(report, ({ ok }) => !ok);

/** What failed there, and passed when it was tried once more. */
export const flakyOfPlaywright = (report) =>
  specsOfPlaywright(report, ({ tests }) => tests.some(({ status }) => status === 'flaky'));

/** Suites hold suites. */
function specsOfPlaywright({ suites = [], specs = [], file = '' } = {}, isMeant) {
  const own = specs.filter(isMeant).map((spec) => {
    const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return faultOf(`${spec.file ?? file}:${spec.line} ${spec.title}`, errors[0]?.message);
  });
  return [...own, ...suites.flatMap((suite) => specsOfPlaywright(suite, isMeant))];
}

/** Of what a GoogleTest program printed: the names in its closing list. */
export function faultsOfGoogleTest(output) {
  return [...output.matchAll(/^\[ {2}FAILED {2}\] (\S+\.\S+)(?:, where .*)?$/gm)].map(
    ([, name]) => name,
  );
}
