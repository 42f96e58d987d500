/** One runner in a worker of its own: the scene, frame by frame, and what touches in the last one. */
import { raiseFailure } from '../raise-failure.js';
import type { Order, Said, Scene } from './runners.js';
import { Contacts } from './scene/contacts.mjs';
import { crowd } from './scene/crowd.mjs';
import { Motion } from './scene/motion.mjs';
import { nearPairs, pairKey } from './scene/reference.mjs';

interface World {
  frame(transforms: Float64Array, moved: Uint32Array, contacts: Contacts): void;
}

interface Contestant {
  createWorld(bodies: Bodies): World;
}

const contestants = import.meta.glob<{ readonly contestant: Contestant }>([
  './contestants/{sepax,flatbush,detect-collisions,matter,rapier,box2d3-wasm}.mjs',
]);

/** Peers are in single precision: of pairs this near to touching the referee tells how near they are. */
const margin = 0.5;

const say = (said: Said): void => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<Order>) => raiseFailure(answer(data)));

async function answer({ runner, scene }: Order): Promise<void> {
  if (runner === 'referee') {
    say({ near: referee(scene) });
    return;
  }
  // It takes a worker for a page without threads only if it sees a window; without isolation there are none.
  if (runner === 'box2d3-wasm' && !crossOriginIsolated) Object.assign(self, { window: self });
  const { contestant } = await contestants[`./contestants/${runner}.mjs`]!();
  say({ pairs: run(contestant, scene) });
}

function run(contestant: Contestant, { count, warmUp, timed }: Scene): Float64Array {
  const bodies = crowd(count);
  const motion = new Motion(bodies);
  const world = contestant.createWorld(bodies);
  const contacts = new Contacts(4 * count);
  for (let frame = 0; frame < warmUp + timed; frame++) {
    motion.step();
    contacts.clear();
    const start = performance.now();
    world.frame(motion.transforms, motion.moving, contacts);
    const time = performance.now() - start;
    if (frame >= warmUp) say({ time });
  }
  return Float64Array.from({ length: contacts.count }, (_, i) =>
    pairKey(contacts.a[i]!, contacts.b[i]!, count),
  );
}

/** What is right in the last frame: every pair of bodies, every axis, in double precision. */
function referee({ count, warmUp, timed }: Scene): Map<number, number> {
  const bodies = crowd(count);
  const motion = new Motion(bodies);
  for (let frame = 0; frame < warmUp + timed; frame++) motion.step();
  return nearPairs(bodies.forms, motion.transforms, margin);
}
