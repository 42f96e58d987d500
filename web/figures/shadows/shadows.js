/** The shadow of a shape on an axis. */
//# axis
export function shadow(points, axis) {
  //#
  let min = Infinity;
  let max = -Infinity;
  //# corner
  for (const p of points) {
    const value = p.x * axis.x + p.y * axis.y;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  //# shadow
  return { min, max };
  //#
}

/** How far two shadows overlap; less than 0: a gap. */
//# compare
export function overlap(a, b) {
  return Math.min(a.max - b.min, b.max - a.min);
}
