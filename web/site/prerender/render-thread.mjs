// One page in one language: the modules of the site keep what they know of their page for themselves.
import { parentPort, workerData } from 'node:worker_threads';

const { file, order } = workerData;
const { renderPage } = await import(file);
parentPort.postMessage(await renderPage(order));
