import { hitOf } from './answer.js';
import { load } from './node_modules/sepax/dist/async.js';

self.onmessage = async ({ data: module }) => {
  postMessage({ loaded: hitOf(await load({ module })) });
};
