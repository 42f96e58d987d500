const { abs, cos, hypot, max, min, sin } = Math;
const clamp = (value, end) => min(max(value, -end), end);

/** A point in the frame of a box that is turned. */
export function toFrame(box, point) {
  //# frame
  const x = point.x - box.x;
  const y = point.y - box.y;
  const [c, s] = [cos(box.angle), sin(box.angle)];
  return { x: c * x + s * y, y: c * y - s * x };
  //#
}

/** How far a circle is from a box; less than 0: overlap. */
export function separation(circle, box) {
  const q = toFrame(box, circle);
  const [w, h] = [box.width / 2, box.height / 2];
  //# region
  const inX = w - abs(q.x);
  const inY = h - abs(q.y);
  const inside = inX > 0 && inY > 0;
  //# nearest
  const p = { x: clamp(q.x, w), y: clamp(q.y, h) };
  const toSide = min(inX, inY);
  //# distance
  const outside = hypot(q.x - p.x, q.y - p.y);
  const d = inside ? -toSide : outside;
  //# compare push
  return d - circle.radius;
  //#
}

/** A box grown by the radius: too much at the corners. */
export function tooSimple(circle, box) {
  //# grown
  const q = toFrame(box, circle);
  const w = box.width / 2 + circle.radius;
  const h = box.height / 2 + circle.radius;
  return abs(q.x) <= w && abs(q.y) <= h;
}
