// What each consumer asks of the library.

export function hitOf({ Box, collide }) {
  const { intersects, depth, mtv } = collide(new Box(10, 10), new Box(10, 10, { x: 7, y: 1 }));
  return { intersects, depth, mtv };
}

export function depthOf({ collideSpheres }) {
  const a = { center: [0, 0, 0], radius: 1 };
  return collideSpheres(a, { center: [0, 1.5, 0], radius: 1 }).depth;
}
