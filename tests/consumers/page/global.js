const { Box, collide } = globalThis.sepax;
const { intersects, depth, mtv } = collide(new Box(10, 10), new Box(10, 10, { x: 7, y: 1 }));
globalThis.answers = { inline: { intersects, depth, mtv } };
