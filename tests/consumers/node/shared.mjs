// Compiled once, by the main thread.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { load } from 'sepax/async';
import { hitOf } from './answer.js';

if (isMainThread) {
  const file = fileURLToPath(import.meta.resolve('sepax/sepax.wasm'));
  const module = new WebAssembly.Module(readFileSync(file));
  const worker = new Worker(new URL(import.meta.url), { workerData: module });
  worker.on('message', (text) => console.log(text));
} else {
  const sepax = await load({ module: workerData });
  parentPort.postMessage(JSON.stringify({ loaded: hitOf(sepax) }));
}
