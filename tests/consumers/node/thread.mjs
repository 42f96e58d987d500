import { isMainThread, parentPort, Worker } from 'node:worker_threads';

if (isMainThread) {
  new Worker(new URL(import.meta.url)).on('message', (text) => console.log(text));
} else {
  await import('./main.js');
  parentPort.postMessage(JSON.stringify(await globalThis.answers));
}
