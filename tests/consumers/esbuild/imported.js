import { load } from 'sepax/async';
import url from 'sepax/sepax.wasm';
import { hitOf } from './answer.js';

globalThis.answers = load({ url }).then((sepax) => ({ loaded: hitOf(sepax) }));
