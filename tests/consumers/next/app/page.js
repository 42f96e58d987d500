import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Box, collide } from 'sepax';
import { collideSpheres } from 'sepax/3d';
import { load } from 'sepax/async';
import { depthOf, hitOf } from '../answer.js';
import { Client } from './client.js';

/** Next.js serves the file to browsers; its own server has it here. */
const WASM = join(process.cwd(), 'node_modules/sepax/dist/sepax.wasm');

export default async function Page() {
  const inline = hitOf({ Box, collide });
  const loaded = hitOf(await load({ bytes: await readFile(WASM) }));
  const server = { inline, loaded, space: depthOf({ collideSpheres }) };
  return <Client server={server} />;
}
