import { Box, collide } from 'sepax';
import { collideSpheres } from 'sepax/3d';
import { load } from 'sepax/async';
import url from 'sepax/sepax.wasm?url';
import { depthOf, hitOf } from './answer.js';

async function answer() {
  const inline = hitOf({ Box, collide });
  return { inline, loaded: hitOf(await load({ url })), space: depthOf({ collideSpheres }) };
}

globalThis.answers = answer();
