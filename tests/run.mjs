// Runs every test suite and adds up their counts. The machine must be set up
// (cpp/toolchain/setup.mjs test). `--only=native,vitest` picks suites.
import { SetupProblem } from '../cpp/toolchain/run.mjs';
import { browsers } from './suites/browsers.mjs';
import { faultOf } from './suites/faults.mjs';
import { lint } from './suites/lint.mjs';
import { native } from './suites/native.mjs';
import { inTurn, print } from './suites/output.mjs';
import { packageBuild } from './suites/package-build.mjs';
import { playwright } from './suites/playwright.mjs';
import { vitest } from './suites/vitest.mjs';
import { wasm } from './suites/wasm.mjs';

/**
 * In the order in which they are begun, two at a time: what takes long first, so that no core is idle at
 * the end. `needs` names those whose results a suite looks at.
 */
const SUITES = [
  { name: 'package', count: packageBuild },
  { name: 'native', count: native },
  { name: 'playwright', count: playwright, needs: ['package'] },
  { name: 'wasm', count: wasm },
  { name: 'vitest', count: vitest, needs: ['package'] },
  { name: 'lint', count: lint },
  { name: 'browsers', count: browsers, needs: ['package'] },
];
const AT_ONCE = 2;

/** The suites that are to run; what `--only` leaves out is there already. */
function chosenSuites(args) {
  const names = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const known = SUITES.map(({ name }) => name);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new SetupProblem(`no suite "${unknown}"; there are ${known.join(', ')}`);
  }
  return SUITES.filter(({ name }) => names?.includes(name) ?? true);
}

/** What a suite counted; whatever else goes wrong in it is a failure of it. */
async function outcomeOf(count) {
  try {
    return await count();
  } catch (error) {
    const message = error instanceof SetupProblem ? error.message : String(error?.stack ?? error);
    print(message);
    return { passed: 0, failed: 1, faults: [faultOf('did not run', message)] };
  }
}

async function runSuite({ name, count }) {
  print(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed, faults, flaky = [] } = await outcomeOf(count);
  const ranNothing = passed + failed === 0;
  if (ranNothing) print(`${name}: no test ran`);
  const seconds = (performance.now() - start) / 1000;
  return { name, passed, failed: ranNothing ? 1 : failed, faults, flaky, seconds };
}

/** Whoever is free takes the first suite whose needs are met. */
async function runAll(suites) {
  const waiting = [...suites];
  const running = new Set();
  const results = [];
  const isNeeded = (name) => [...waiting, ...running].some((suite) => suite.name === name);
  const takeNext = async () => {
    const next = waiting.find(({ needs = [] }) => !needs.some(isNeeded));
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    running.add(next);
    results.push(await inTurn(() => runSuite(next)));
    running.delete(next);
    await Promise.all(Array.from({ length: AT_ONCE - running.size }, takeNext));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
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

/** Once more, since of a long log the end is what is read. */
function printFaults(results) {
  for (const { name, faults, flaky } of results) {
    for (const fault of faults) console.log(`\nFAILED in ${name}: ${fault}`);
    for (const fault of flaky) console.log(`\nFLAKY in ${name}, passed the second time: ${fault}`);
  }
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

async function main() {
  const start = performance.now();
  const results = await runAll(chosenSuites(process.argv.slice(2)));
  printTable(results);
  printFaults(results);
  const minutes = (performance.now() - start) / 60_000;
  console.log(`\nall of it took ${minutes.toFixed(1)} minutes`);
  const failed = sum(results, 'failed');
  const flaky = results.reduce((count, result) => count + result.flaky.length, 0);
  const note = flaky > 0 ? `, ${flaky} of those passed the second time only: see FLAKY above` : '';
  console.log(`\n${sum(results, 'passed')} passed${note}, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exitCode = 1;
});
