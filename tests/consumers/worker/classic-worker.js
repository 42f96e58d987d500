importScripts('./node_modules/sepax/dist/sepax.global.js');
const { Box, collide } = self.sepax;
const { intersects, depth, mtv } = collide(new Box(10, 10), new Box(10, 10, { x: 7, y: 1 }));
postMessage({ inline: { intersects, depth, mtv } });
