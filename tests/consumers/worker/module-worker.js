import { depthOf, hitOf } from './answer.js';
import { collideSpheres } from './node_modules/sepax/dist/3d.js';
import { load } from './node_modules/sepax/dist/async.js';
import { Box, collide } from './node_modules/sepax/dist/index.js';

const loaded = hitOf(await load());
postMessage({ inline: hitOf({ Box, collide }), loaded, space: depthOf({ collideSpheres }) });
