const { abs, cos, hypot, max, min, sign, sin } = Math;
const clamp = (value, end) => min(max(value, -end), end);

/** A vector turned by an angle. */
function turned({ x, y }, angle) {
  const [c, s] = [cos(angle), sin(angle)];
  return { x: c * x - s * y, y: s * x + c * y };
}

/** A point in the frame of a turned box. */
export function toFrame(box, point) {
  //# frame
  const from = { x: point.x - box.x, y: point.y - box.y };
  return turned(from, -box.angle);
  //#
}

/** The nearest point of the outline, and the way there. */
function outline(q, w, h) {
  //# region
  const inX = w - abs(q.x);
  const inY = h - abs(q.y);
  //# nearest
  const p = { x: clamp(q.x, w), y: clamp(q.y, h) };
  if (inX < 0 || inY < 0) {
    //# distance
    const d = hypot(p.x - q.x, p.y - q.y);
    return { d, n: { x: (p.x - q.x) / d, y: (p.y - q.y) / d } };
  }
  //# nearest distance
  // Inside, the way leads to the nearest side.
  if (inX <= inY) return { d: -inX, n: { x: -(sign(q.x) || 1), y: 0 } };
  return { d: -inY, n: { x: 0, y: -(sign(q.y) || 1) } };
  //#
}

/** How far a circle is from a box; less than 0: overlap. */
export function separation(circle, box) {
  const q = toFrame(box, circle);
  const { d } = outline(q, box.width / 2, box.height / 2);
  //# compare
  return d - circle.radius;
  //#
}

/** The shortest way for an overlapping circle to get out. */
export function push(circle, box) {
  const q = toFrame(box, circle);
  //# push
  const { d, n } = outline(q, box.width / 2, box.height / 2);
  const m = d - circle.radius;
  return turned({ x: m * n.x, y: m * n.y }, box.angle);
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
