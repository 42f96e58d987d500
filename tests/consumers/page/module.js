import { depthOf, hitOf } from './answer.js';
import { collideSpheres } from './node_modules/sepax/dist/3d.js';
import { load } from './node_modules/sepax/dist/async.js';
import { Box, collide } from './node_modules/sepax/dist/index.js';

async function answer() {
  const inline = hitOf({ Box, collide });
  return { inline, loaded: hitOf(await load()), space: depthOf({ collideSpheres }) };
}

globalThis.answers = answer();
