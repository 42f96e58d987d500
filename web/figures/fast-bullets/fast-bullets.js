const add = (p, q, k = 1) => ({
  x: p.x + k * q.x,
  y: p.y + k * q.y,
});
const dot = (p, q) => p.x * q.x + p.y * q.y;
const edges = (c) => c.map((p, i) => [c.at(i - 1), p]);

/** The outward normal of an edge, of length 1. */
function normalOf(a, b) {
  const e = add(b, a, -1);
  const length = Math.hypot(e.x, e.y);
  return { x: e.y / length, y: -e.x / length };
}

//# frames normal
/** The point of an outline that is nearest to c. */
export function nearest(c, outline) {
  const away = (q) => Math.hypot(q.x - c.x, q.y - c.y);
  const points = edges(outline).map(([a, b]) => {
    const e = add(b, a, -1);
    const k = dot(add(c, a, -1), e) / dot(e, e);
    return add(a, e, Math.min(1, Math.max(0, k)));
  });
  return points.reduce((p, q) => (away(q) < away(p) ? q : p));
}

//# line
/** When p + t v enters a convex outline, or Infinity. */
export function enter(p, v, outline) {
  let first = 0;
  let last = 1;
  for (const [a, b] of edges(outline)) {
    const n = normalOf(a, b);
    const away = dot(n, add(p, a, -1));
    const speed = dot(n, v);
    if (speed === 0 && away > 0) return Infinity;
    if (speed < 0) first = Math.max(first, away / -speed);
    if (speed > 0) last = Math.min(last, away / -speed);
  }
  return first <= last ? first : Infinity;
}

//# size
/** When it enters a disc about c, or Infinity. */
function enterDisc(p, v, c, r) {
  const d = add(p, c, -1);
  const beyond = dot(d, d) - r * r;
  if (beyond <= 0) return 0;
  const half = dot(d, v);
  const root = half * half - dot(v, v) * beyond;
  if (root < 0 || half >= 0) return Infinity;
  const t = beyond / (Math.sqrt(root) - half);
  return t <= 1 ? t : Infinity;
}

/** When a disc first touches the outline, or Infinity. */
//# size impact
export function impact(p, v, r, outline) {
  let t = enter(p, v, outline);
  for (const [a, b] of edges(outline)) {
    const n = normalOf(a, b);
    const side = [b, a, add(a, n, r), add(b, n, r)];
    t = Math.min(t, enter(p, v, side));
    t = Math.min(t, enterDisc(p, v, a, r));
  }
  return t;
}

//# advance
/** When a gap closes that shrinks by at most `speed`. */
export function advance(gapAt, speed) {
  for (let t = 0; t <= 1; t += gapAt(t) / speed) {
    if (gapAt(t) < 1e-9) return t;
  }
  return Infinity;
}

//# rest
/** What is left of the path after the impact, bounced. */
export function rest(v, t, n) {
  const back = add(v, n, -2 * Math.max(0, dot(v, n)));
  return { x: (1 - t) * back.x, y: (1 - t) * back.y };
}

//# samples
/** How many looks a frame needs, so that none can miss. */
export function looks(enters, leaves) {
  return Math.ceil(1 / (leaves - enters));
}
