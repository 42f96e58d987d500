/** On which side of the line through a and b is c? */
export function side(a, b, c) {
  //# sidesA sidesB rounded zoom
  const left = (b.x - a.x) * (c.y - a.y);
  const right = (b.y - a.y) * (c.x - a.x);
  return left - right;
  //#
}

const { max, min, sign } = Math;
const straddle = (p, q) => sign(p) * sign(q) <= 0;

function reach(p, q, r, s) {
  if (max(p, q) < min(r, s)) return false;
  return max(r, s) >= min(p, q);
}

/** Do two segments meet? Signs only, and no division. */
export function meet([a, b], [c, d]) {
  //# parallel collinear
  // On one line, only their order on it counts.
  if (!reach(a.x, b.x, c.x, d.x)) return false;
  if (!reach(a.y, b.y, c.y, d.y)) return false;
  //# sidesB beside crossing touching collinear
  if (!straddle(side(a, b, c), side(a, b, d))) return false;
  //# sidesA beside crossing touching collinear
  return straddle(side(c, d, a), side(c, d, b));
  //#
}

/** Where their lines cross; null: nowhere, or everywhere. */
export function crossing([a, b], [c, d]) {
  //# matrix
  const p = { x: b.x - a.x, y: b.y - a.y };
  const q = { x: c.x - d.x, y: c.y - d.y };
  const r = { x: c.x - a.x, y: c.y - a.y };
  //# determinant parallel
  const det = p.x * q.y - p.y * q.x;
  if (det === 0) return null;
  //# parameters
  const t = (r.x * q.y - r.y * q.x) / det;
  //# parameters crossing rounded
  return { x: a.x + t * p.x, y: a.y + t * p.y };
}
