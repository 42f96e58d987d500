import { overlap, shadow } from '../shadows/shadows.js';

/** The outward normal of an edge, of length 1. */
function normalOf(p, q) {
  const x = q.x - p.x;
  const y = q.y - p.y;
  const length = Math.hypot(x, y);
  return { x: y / length, y: -x / length };
}

/** Opposite normals are the same axis, too. */
const parallel = (m, n) => m.x * n.y - m.y * n.x === 0;

/** Whether two convex polygons share a point. */
export function intersects(a, b) {
  const seen = [];
  for (const shape of [a, b]) {
    //# edge
    for (let i = 0; i < shape.length; i += 1) {
      const p = shape[i];
      const q = shape[(i + 1) % shape.length];
      //# normal
      const axis = normalOf(p, q);
      //# duplicate
      if (seen.some((old) => parallel(old, axis))) continue;
      seen.push(axis);
      //# project
      const onA = shadow(a, axis);
      const onB = shadow(b, axis);
      //# compare apart
      if (overlap(onA, onB) < 0) return false;
      //#
    }
  }
  //# together
  return true;
}
