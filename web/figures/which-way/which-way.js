const dot = (h, d) => h.x * d.x + h.y * d.y;

//# area sign far
/** The signed area of the parallelogram of two vectors. */
const det = (h, d) => h.x * d.y - h.y * d.x;
//#

/** Which way to turn, as seen on the screen. */
export function turn(h, d, yDown) {
  //# sign
  const area = det(h, d);
  if (area > 0) return yDown ? 'right' : 'left';
  if (area < 0) return yDown ? 'left' : 'right';
  //# ahead
  return dot(h, d) > 0 ? 'ahead' : 'behind';
  //#
}

/** The turn of one frame; positive from x towards y. */
export function steer(h, d, maxTurn) {
  //# angle
  // Straight behind, -0 would choose the other way round.
  const angle = Math.atan2(det(h, d) + 0, dot(h, d));
  //# limit
  return Math.max(-maxTurn, Math.min(maxTurn, angle));
  //#
}

/** One frame: turn the heading, then fly along it. */
export function fly({ m, h }, target, maxTurn, speed) {
  //# vectors
  const d = { x: target.x - m.x, y: target.y - m.y };
  //# fly wrong
  const angle = steer(h, d, maxTurn);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = h.x * cos - h.y * sin;
  const y = h.x * sin + h.y * cos;
  //# fly
  const k = speed / Math.hypot(x, y);
  return {
    m: { x: m.x + k * x, y: m.y + k * y },
    h: { x, y },
  };
  //#
}
