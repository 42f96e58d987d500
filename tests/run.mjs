// Runs every test suite and adds up their counts. The machine must be set up
// (cpp/toolchain/setup.mjs test). `--only=native,vitest` picks suites.
import { SetupProblem } from '../cpp/toolchain/run.mjs';
import { browsers } from './suites/browsers.mjs';
import { lint } from './suites/lint.mjs';
import { native } from './suites/native.mjs';
import { inTurn, print } from './suites/output.mjs';
import { packageBuild } from './suites/package-build.mjs';
import { playwright } from './suites/playwright.mjs';
import { vitest } from './suites/vitest.mjs';
import { wasm } from './suites/wasm.mjs';

/**
 * Side by side, so that one lane has work for the core that the other leaves idle: what looks at C++,
 * and what looks at the pages and the package. Each suite may need what those before it built.
 */
const LANES = [
  { lint, native, wasm },
  { package: packageBuild, vitest, playwright, browsers },
];

/** The suites that are to run, as [name, suite] in lanes. */
function chosenSuites(args) {
  const names = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const known = LANES.flatMap(Object.keys);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new SetupProblem(`no suite "${unknown}"; there are ${known.join(', ')}`);
  }
  return LANES.map((lane) =>
    Object.entries(lane).filter(([name]) => names?.includes(name) ?? true),
  );
}

/** What a suite counted; whatever else goes wrong in it is a failure of it. */
async function outcomeOf(suite) {
  try {
    return await suite();
  } catch (error) {
    print(error instanceof SetupProblem ? error.message : String(error?.stack ?? error));
    return { passed: 0, failed: 1 };
  }
}

async function runSuite([name, suite]) {
  print(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed } = await outcomeOf(suite);
  const ranNothing = passed + failed === 0;
  if (ranNothing) print(`${name}: no test ran`);
  const seconds = (performance.now() - start) / 1000;
  return { name, passed, failed: ranNothing ? 1 : failed, seconds };
}

async function runLane(suites) {
  const results = [];
  for (const suite of suites) results.push(await inTurn(() => runSuite(suite)));
  return results;
}

function printTable(results) {
  const line = (...cells) =>
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(9))).join(''));
  line('\nsuite', ' passed', 'failed', 'seconds');
  for (const { name, passed, failed, seconds } of results) {
    line(name, String(passed), String(failed), seconds.toFixed(1));
  }
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

async function main() {
  const start = performance.now();
  const lanes = chosenSuites(process.argv.slice(2));
  const results = (await Promise.all(lanes.map(runLane))).flat();
  printTable(results);
  const minutes = (performance.now() - start) / 60_000;
  console.log(`\nall of it took ${minutes.toFixed(1)} minutes`);
  const failed = sum(results, 'failed');
  console.log(`\n${sum(results, 'passed')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exitCode = 1;
});
