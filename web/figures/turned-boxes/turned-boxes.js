/** Circles meet if their centres are near enough. */
//# circle
export function circlesMeet(a, b) {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const radii = a.radius + b.radius;
  return x * x + y * y <= radii * radii;
}
//#

/** Upright boxes meet if both pairs of shadows do. */
//# upright
export function uprightMeet(a, b) {
  const x = a.minX <= b.maxX && b.minX <= a.maxX;
  const y = a.minY <= b.maxY && b.minY <= a.maxY;
  return x && y;
}
//#

/** Points have two coordinates or three. */
function dot(p, q) {
  return p.reduce((sum, x, i) => sum + x * q[i], 0);
}
const subtract = (p, q) => p.map((x, i) => x - q[i]);
const cross = ([px, py, pz], [qx, qy, qz]) => [
  py * qz - pz * qy,
  pz * qx - px * qz,
  px * qy - py * qx,
];

/** Whether a point is in a box: too little for two boxes. */
//# corners
export function holds({ center, axes, halves }, point) {
  const p = subtract(point, center);
  const within = (u, i) => Math.abs(dot(p, u)) <= halves[i];
  return axes.every(within);
}
//#

/** How far a box reaches from its centre along an axis. */
//# turned axis
function reach({ axes, halves }, n) {
  const parts = axes.map((u) => Math.abs(dot(u, n)));
  return dot(parts, halves);
}
//#

/** Whether the shadows on an axis are apart. */
//# axis
function separates(n, a, b) {
  const way = dot(subtract(b.center, a.center), n);
  return Math.abs(way) > reach(a, n) + reach(b, n);
}
//#

/** Turned boxes: in the plane, these axes are all. */
//# apart together faces
export function boxesMeet(a, b) {
  const axes = [...a.axes, ...b.axes];
  return !axes.some((n) => separates(n, a, b));
}
//#

/** Below this square of a sine, edges count as parallel. */
const parallel = 1e-20;

/** The same in space, where an edge may pass an edge. */
export function solidsMeet(a, b) {
  //# faces
  if (!boxesMeet(a, b)) return false;
  //# edges
  for (const u of a.axes) {
    for (const v of b.axes) {
      const n = cross(u, v);
      if (dot(n, n) < parallel) continue;
      if (separates(n, a, b)) return false;
    }
  }
  return true;
  //#
}
