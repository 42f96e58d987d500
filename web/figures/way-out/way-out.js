import { overlap, shadow } from '../shadows/shadows.js';

/** The shortest way for a out of b, if they overlap. */
export function wayOut(a, b, axes) {
  let best = null;
  for (const axis of axes) {
    //# overlap
    const onA = shadow(a, axis);
    const onB = shadow(b, axis);
    const depth = overlap(onA, onB);
    //# apart
    if (depth < 0) return null;
    //# least
    if (best !== null && depth >= best.depth) continue;
    //# direction
    const before = onA.max - onB.min <= onB.max - onA.min;
    const side = before ? 1 : -1;
    const normal = { x: side * axis.x, y: side * axis.y };
    best = { normal, depth };
    //#
  }
  //# push
  const { normal, depth } = best;
  return { x: -depth * normal.x, y: -depth * normal.y };
  //#
}

/** A motion without its part into a wall. */
export function slide(motion, normal) {
  //# slide
  const into = motion.x * normal.x + motion.y * normal.y;
  if (into <= 0) return motion;
  return {
    x: motion.x - into * normal.x,
    y: motion.y - into * normal.y,
  };
}
