// Checks: commands that either succeed or not. Each counts as one test.
import { join } from 'node:path';
import { ROOT, run, SetupProblem } from '../../cpp/toolchain/run.mjs';
import { faultOf } from './faults.mjs';
import { print } from './output.mjs';

/** One per core of the smallest machine that runs the tests. */
export const AT_ONCE = 2;

/** A program that an npm package brought. */
export function npmProgram(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** A check that passes if the command exits with 0. */
export function commandCheck(name, command, args) {
  return {
    name,
    perform: async () => {
      const { code, output } = await run(command, args);
      return code === 0 ? undefined : output;
    },
  };
}

/** Performs the checks, shows the output of those that fail, and counts. */
export async function countChecks(checks) {
  const outcomes = await inParallel(checks, async ({ name, perform }) => {
    const fault = await perform().catch(messageOf);
    print(fault === undefined ? `ok    ${name}` : `FAIL  ${name}\n${fault.trimEnd()}\n`);
    return fault === undefined ? [] : [faultOf(name, fault)];
  });
  const faults = outcomes.flat();
  return { passed: checks.length - faults.length, failed: faults.length, faults };
}

function messageOf(error) {
  return error instanceof SetupProblem ? error.message : String(error.stack);
}

/** Maps the items through an async function, a few at once, keeping their order. */
export async function inParallel(items, work) {
  const results = new Array(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [i, item] of queue) results[i] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
