import { Box, collide } from 'sepax';
import { collideSpheres } from 'sepax/3d';
import { load } from 'sepax/async';
import { depthOf, hitOf } from './answer.js';

/** The same wherever it runs: `sepax` answers at once, `sepax/async` when it is loaded. */
async function answer() {
  const inline = hitOf({ Box, collide });
  const space = depthOf({ collideSpheres });
  return { inline, loaded: hitOf(await load()), space };
}

globalThis.answers = answer();
