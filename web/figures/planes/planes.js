const minus = (p, q) => ({
  x: p.x - q.x,
  y: p.y - q.y,
  z: p.z - q.z,
});
const dot = (p, q) => p.x * q.x + p.y * q.y + p.z * q.z;
const edges = (c) => c.map((p, i) => [c.at(i - 1), p]);

//# plane
/** A normal of an outline, with dents too: Newell. */
function normalOf(corners) {
  const n = { x: 0, y: 0, z: 0 };
  for (const [p, q] of edges(corners)) {
    n.x += (p.y - q.y) * (p.z + q.z);
    n.y += (p.z - q.z) * (p.x + q.x);
    n.z += (p.x - q.x) * (p.y + q.y);
  }
  return n;
}

//# winding answer
/** Whether an outline goes around a point, or through it. */
function covers(x, corners, u, v) {
  const on = (p, q, k) => x[k] >= Math.min(p[k], q[k]) && x[k] <= Math.max(p[k], q[k]);
  let turns = 0;
  for (const [p, q] of edges(corners)) {
    const ex = q[u] - p[u];
    const ey = q[v] - p[v];
    const side = ex * (x[v] - p[v]) - ey * (x[u] - p[u]);
    // The outline belongs to the polygon.
    if (side === 0 && on(p, q, u) && on(p, q, v)) return true;
    if (p[v] <= x[v] && q[v] > x[v] && side > 0) turns += 1;
    if (q[v] <= x[v] && p[v] > x[v] && side < 0) turns -= 1;
  }
  return turns !== 0;
}

//#
/** Where a segment meets a polygon; null if nowhere. */
export function hit(p, q, corners) {
  //# plane
  const n = normalOf(corners);
  //# sides
  const dp = dot(n, minus(p, corners[0]));
  const dq = dot(n, minus(q, corners[0]));
  // Signs, as the product of tiny numbers would be 0.
  if (Math.sign(dp) * Math.sign(dq) > 0) return null;
  if (dp === dq) return null;
  //# hit
  const t = dp / (dp - dq);
  const along = minus(q, p);
  const x = {
    x: p.x + t * along.x,
    y: p.y + t * along.y,
    z: p.z + t * along.z,
  };
  //# drop
  const axes = ['x', 'y', 'z'];
  axes.sort((a, b) => Math.abs(n[a]) - Math.abs(n[b]));
  const [u, v] = axes;
  //# winding answer
  return covers(x, corners, u, v) ? x : null;
  //#
}

/** Not to be used: wrong where the outline has a dent. */
//# angles
export function angleSum(x, corners) {
  let sum = 0;
  for (const [p, q] of edges(corners)) {
    const a = minus(p, x);
    const b = minus(q, x);
    const lengths = Math.sqrt(dot(a, a) * dot(b, b));
    sum += Math.acos(dot(a, b) / lengths);
  }
  return sum;
}
