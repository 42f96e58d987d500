// Runs every test suite, one after the other, and adds up their counts. The machine must be set up
// (cpp/toolchain/setup.mjs test). `--only=native,vitest` picks suites.
import { SetupProblem } from '../cpp/toolchain/run.mjs';
import { browsers } from './suites/browsers.mjs';
import { lint } from './suites/lint.mjs';
import { native } from './suites/native.mjs';
import { packageBuild } from './suites/package-build.mjs';
import { playwright } from './suites/playwright.mjs';
import { vitest } from './suites/vitest.mjs';
import { wasm } from './suites/wasm.mjs';

/** In this order: each needs what the ones before it built. */
const SUITES = { lint, native, wasm, package: packageBuild, vitest, playwright, browsers };

function chosenSuites(args) {
  const names = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = names?.find((name) => !(name in SUITES));
  if (unknown !== undefined) {
    throw new SetupProblem(`no suite "${unknown}"; there are ${Object.keys(SUITES).join(', ')}`);
  }
  return Object.entries(SUITES).filter(([name]) => names?.includes(name) ?? true);
}

/** Runs one suite; whatever goes wrong in it is a failure of it, and the next one still runs. */
async function runSuite([name, suite]) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed } = await suite().catch((error) => {
    console.error(error instanceof SetupProblem ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const ranNothing = passed + failed === 0;
  if (ranNothing) console.error(`${name}: no test ran`);
  const seconds = (performance.now() - start) / 1000;
  return { name, passed, failed: ranNothing ? 1 : failed, seconds };
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
  const results = [];
  for (const suite of chosenSuites(process.argv.slice(2))) results.push(await runSuite(suite));
  printTable(results);
  const failed = sum(results, 'failed');
  console.log(`\n${sum(results, 'passed')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exitCode = 1;
});
