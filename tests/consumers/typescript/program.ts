import { Box, type Collision, collide, type Vector } from 'sepax';
import { collideSpheres } from 'sepax/3d';
import { type LoadOptions, load, type Sepax, SepaxError } from 'sepax/async';

interface Hit {
  readonly intersects: boolean;
  readonly depth: number;
  readonly mtv: Vector;
}

function hitOf(library: Pick<Sepax, 'Box' | 'collide'>): Hit {
  const a: Box = new library.Box(10, 10);
  const found: Collision = library.collide(a, new library.Box(10, 10, { x: 7, y: 1 }));
  const { intersects, depth, mtv } = found;
  return { intersects, depth, mtv };
}

const options: LoadOptions = { url: new URL(import.meta.resolve('sepax/sepax.wasm')) };
const space = collideSpheres(
  { center: [0, 0, 0], radius: 1 },
  { center: [0, 1.5, 0], radius: 1 },
).depth;

// @ts-expect-error: not a place that wasm comes from
const wrong = await load({ path: 'sepax.wasm' }).catch((error: unknown) => error);
if (!(wrong instanceof SepaxError) || wrong.code !== 'not-an-option') throw wrong;

const answers = { inline: hitOf({ Box, collide }), loaded: hitOf(await load(options)), space };
console.log(JSON.stringify(answers));
