// What suites print. Suites that run side by side take turns: the one that began first writes as it
// goes, and what the others print is kept until those before them have ended.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { ROOT } from '../../cpp/toolchain/run.mjs';

const writeOfSuite = new AsyncLocalStorage();
const turns = [];

/** Starts a suite, whose turn comes after that of all suites that were started before. */
export async function inTurn(suite) {
  const turn = { kept: '', hasEnded: false };
  turns.push(turn);
  const write = (text) => {
    turn.kept += text;
    writeWhatIsDue();
  };
  try {
    return await writeOfSuite.run(write, suite);
  } finally {
    turn.hasEnded = true;
    writeWhatIsDue();
  }
}

function writeWhatIsDue() {
  while (turns.length > 0) {
    const [first] = turns;
    process.stdout.write(first.kept);
    first.kept = '';
    if (!first.hasEnded) return;
    turns.shift();
  }
}

/** Prints a line, or several, for the suite that calls this. */
export function print(text) {
  writeOfSuite.getStore()(`${text}\n`);
}

/** Runs a command and prints what it says while it runs; resolves to its exit code. */
export function runShown(command, args, moreEnv = {}) {
  const write = writeOfSuite.getStore();
  return new Promise((done) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    // Some programs colour their output even when it goes to a log file, and others not even here.
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
    const env = { ...process.env, ...colour, ...moreEnv };
    const child = spawn(command, args, { cwd: ROOT, stdio, env });
    child.stdout.setEncoding('utf8').on('data', write);
    child.stderr.setEncoding('utf8').on('data', write);
    child.on('error', (error) => {
      write(`${error.message}\n`);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
