/**
 * Vitest's timeouts need an event loop that turns: a call into wasm that never returns would hang the
 * run for good. A thread of its own watches each test and ends the process, which Vitest reports.
 */
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach } from 'vitest';

/** Far more than any test takes, also on a slow machine. */
const LIMIT_SECONDS = 300;
const LOOK_SECONDS = 5;
const NAME_BYTES = 1000;

/** Looks now and then whether it is still the same test: to be told of each would take longer than most of them. */
const CODE = `
const { workerData } = require('node:worker_threads');
const { state, name, limit, pause } = workerData;
let seen = 0;
let since = 0;
setInterval(() => {
  const [count, isRunning, length] = state;
  if (count !== seen || isRunning === 0) {
    seen = count;
    since = performance.now();
  } else if (performance.now() - since > limit * 1000) {
    const text = Buffer.from(name.slice(0, length)).toString();
    require('node:fs').writeSync(2, 'no end after ' + limit + ' s: ' + text + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
}, pause * 1000);
`;

interface Watched {
  /** How many tests have begun, whether one runs, and how many bytes its name has. */
  readonly state: Int32Array;
  readonly name: Uint8Array;
}

function watch(): Watched {
  const watched = {
    state: new Int32Array(new SharedArrayBuffer(12)),
    name: new Uint8Array(new SharedArrayBuffer(NAME_BYTES)),
  };
  const workerData = { ...watched, limit: LIMIT_SECONDS, pause: LOOK_SECONDS };
  new Worker(CODE, { eval: true, execArgv: [], workerData }).unref();
  return watched;
}

/** Files that take turns in a process have one of them. */
const shared = globalThis as { sepaxWatchdog?: Watched };
shared.sepaxWatchdog ??= watch();
const { state, name } = shared.sepaxWatchdog;
const encoder = new TextEncoder();

beforeEach(({ task }) => {
  const { written } = encoder.encodeInto(`${task.file.name} > ${task.name}`, name);
  state.set([state[0]! + 1, 1, written]);
});
afterEach(() => {
  state[1] = 0;
});
