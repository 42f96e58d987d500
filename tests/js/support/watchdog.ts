/**
 * Vitest's timeouts need an event loop that turns: a call into wasm that never returns would hang the
 * run for good. A thread of its own watches each test and ends the process, which Vitest reports.
 */
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach } from 'vitest';

/** Far more than any test takes, also on a slow machine. */
const LIMIT_SECONDS = 300;

const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
let timer;
parentPort.on('message', (test) => {
  clearTimeout(timer);
  if (test === null) return;
  timer = setTimeout(() => {
    require('node:fs').writeSync(2, 'no end after ' + workerData + ' s: ' + test + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, workerData * 1000);
});
`;

function watch(): Worker {
  const thread = new Worker(CODE, { eval: true, execArgv: [], workerData: LIMIT_SECONDS });
  thread.unref();
  return thread;
}

/** Files that take turns in a process have one of them. */
const shared = globalThis as { sepaxWatchdog?: Worker };
shared.sepaxWatchdog ??= watch();
const thread = shared.sepaxWatchdog;

beforeEach(({ task }) => thread.postMessage(`${task.file.name} > ${task.name}`));
afterEach(() => thread.postMessage(null));
