import { intersects } from '../separating-axis/separating-axis.js';

const plus = (p, q) => ({ x: p.x + q.x, y: p.y + q.y });
const minus = (p, q) => ({ x: p.x - q.x, y: p.y - q.y });
const dot = (p, q) => p.x * q.x + p.y * q.y;
const cross = (p, q) => p.x * q.y - p.y * q.x;
const lengthOf = (p) => Math.hypot(p.x, p.y);

/** Whether the path p, q, r turns left. */
function bends(p, q, r) {
  return cross(minus(q, p), minus(r, q)) > 0;
}

/** The convex hull: what the shadows know of a shape. */
//# hull
export function hullOf(points) {
  const list = [...points];
  list.sort((p, q) => p.x - q.x || p.y - q.y);
  return [...halfOf(list), ...halfOf(list.reverse())];
}

function halfOf(list) {
  const chain = [];
  for (const p of list) {
    while (chain.length > 1) {
      if (bends(chain.at(-2), chain.at(-1), p)) break;
      chain.pop();
    }
    chain.push(p);
  }
  return chain.slice(0, -1);
}
//#

/** Whether a meets any of the pieces of a shape. */
//# cut apart
export function meets(a, pieces) {
  return pieces.some((piece) => intersects(a, piece));
}
//#

/** Wrong: pieces may push for the same overlap. */
//# sum
export function summed(pushes) {
  return pushes.reduce(plus);
}
//#

/** Wrong: one piece knows nothing of the others. */
//# deepest
export function deepest(pushes) {
  const deeper = (p, q) => (dot(q, q) > dot(p, p) ? q : p);
  return pushes.reduce(deeper);
}
//#

/** The motions of a that make it overlap a piece. */
//# piece
function forbidden(a, piece) {
  const from = (q) => a.map((p) => minus(q, p));
  return hullOf(piece.flatMap(from));
}

/** Each edge as a corner and the way to the next. */
function edgesOf(region) {
  return region.map((p, i) => {
    const next = region[(i + 1) % region.length];
    return { from: p, way: minus(next, p) };
  });
}

/** Whether a motion is inside, by more than rounding. */
function inside(region, t) {
  return edgesOf(region).every(({ from, way }) => {
    const side = cross(way, minus(t, from));
    return side > 1e-9 * lengthOf(way);
  });
}
//#

function pointOn({ from, way }, share) {
  return plus(from, { x: share * way.x, y: share * way.y });
}

/** The point of an edge that is nearest to 0. */
function nearest(edge) {
  const { from, way } = edge;
  const share = -dot(from, way) / dot(way, way);
  return pointOn(edge, Math.min(1, Math.max(0, share)));
}

/** The point where two edges cross, if they do. */
function crossing(edge, other) {
  const det = cross(edge.way, other.way);
  const apart = minus(other.from, edge.from);
  const share = cross(apart, other.way) / det;
  const otherShare = cross(apart, edge.way) / det;
  const within = (t) => t >= 0 && t <= 1;
  if (!within(share) || !within(otherShare)) return [];
  return [pointOn(edge, share)];
}

/** The shortest way for a out of all pieces at once. */
//# whole
export function wayOut(a, pieces) {
  const regions = pieces.map((one) => forbidden(a, one));
  const free = (t) => !regions.some((one) => inside(one, t));
  const edges = regions.flatMap(edgesOf);
  // The border of the union is made of parts of edges: the
  // shortest way ends at a nearest point or a crossing.
  const ends = edges.flatMap((edge) => [
    nearest(edge),
    ...edges.flatMap((other) => crossing(edge, other)),
  ]);
  const ways = [{ x: 0, y: 0 }, ...ends].filter(free);
  const shorter = (p, q) => (dot(q, q) < dot(p, p) ? q : p);
  return ways.reduce(shorter);
}
