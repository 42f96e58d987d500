// The right answers, by brute force in double precision: every pair of bodies, every axis.

/** Corners in world coordinates; a circle has one, its centre. */
function placedCorners(form, x, y, angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const points = form.points ?? [[0, 0]];
  return points.map(([px, py]) => [x + c * px - s * py, y + s * px + c * py]);
}

export function place(form, { x, y, angle }) {
  return { corners: placedCorners(form, x, y, angle), radius: form.radius };
}

/** How far b is beyond the edges of a, at most: above 0 if an edge of a separates them. */
function edgeSeparation(a, b) {
  let best = -Infinity;
  for (let i = 0; i < a.length; i++) {
    const [px, py] = a[i];
    const [qx, qy] = a[(i + 1) % a.length];
    const length = Math.hypot(qx - px, qy - py);
    const [nx, ny] = [(qy - py) / length, (px - qx) / length];
    let nearest = Infinity;
    for (const [x, y] of b) nearest = Math.min(nearest, nx * (x - px) + ny * (y - py));
    best = Math.max(best, nearest);
  }
  return best;
}

function pointToSegment(x, y, [px, py], [qx, qy]) {
  const [dx, dy] = [qx - px, qy - py];
  const along = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - px - t * dx, y - py - t * dy);
}

/** The distance of a point from a polygon; inside, minus that to its nearest edge. */
function pointSeparation(corners, [x, y]) {
  const inside = edgeSeparation(corners, [[x, y]]);
  if (inside <= 0) return inside;
  return Math.min(
    ...corners.map((p, i) => pointToSegment(x, y, p, corners[(i + 1) % corners.length])),
  );
}

/** Minus the depth of two placed shapes that overlap; above 0 if they are apart. */
export function separation(a, b) {
  const [p, q] = [a.corners, b.corners];
  if (p.length === 1 && q.length === 1) {
    return Math.hypot(q[0][0] - p[0][0], q[0][1] - p[0][1]) - a.radius - b.radius;
  }
  if (p.length === 1) return pointSeparation(q, p[0]) - a.radius;
  if (q.length === 1) return pointSeparation(p, q[0]) - b.radius;
  return Math.max(edgeSeparation(p, q), edgeSeparation(q, p));
}

/** All bodies of a scene where they now stand. */
function placeAll(forms, transforms) {
  return forms.map((form, i) =>
    place(form, { x: transforms[3 * i], y: transforms[3 * i + 1], angle: transforms[3 * i + 2] }),
  );
}

export function pairKey(a, b, count) {
  return Math.min(a, b) * count + Math.max(a, b);
}

/** The separations of all pairs nearer than `margin`, by pair key. */
export function nearPairs(forms, transforms, margin) {
  const placed = placeAll(forms, transforms);
  const count = forms.length;
  const reach = Float64Array.from(forms, (form) => form.reach + margin / 2);
  const found = new Map();
  for (let a = 0; a < count; a++) {
    const [x, y, r] = [transforms[3 * a], transforms[3 * a + 1], reach[a]];
    for (let b = a + 1; b < count; b++) {
      const [dx, dy, sum] = [transforms[3 * b] - x, transforms[3 * b + 1] - y, r + reach[b]];
      if (dx * dx + dy * dy > sum * sum) continue;
      const apart = separation(placed[a], placed[b]);
      if (apart <= margin) found.set(pairKey(a, b, count), apart);
    }
  }
  return found;
}

/** Where along a ray from outside a circle is entered: 0 to 1, or Infinity. */
function rayCircle(x, y, dx, dy, radius) {
  const a = dx * dx + dy * dy;
  const half = x * dx + y * dy;
  const root = half * half - a * (x * x + y * y - radius * radius);
  const t = root < 0 ? Infinity : (-half - Math.sqrt(root)) / a;
  return t >= 0 && t <= 1 ? t : Infinity;
}

/** The same for a convex polygon. */
function rayPolygon(corners, x, y, dx, dy) {
  let [enter, exit] = [0, 1];
  for (let i = 0; i < corners.length; i++) {
    const [px, py] = corners[i];
    const [qx, qy] = corners[(i + 1) % corners.length];
    const [nx, ny] = [qy - py, px - qx];
    const outside = nx * (x - px) + ny * (y - py);
    const speed = nx * dx + ny * dy;
    if (speed < 0) enter = Math.max(enter, -outside / speed);
    else if (speed > 0) exit = Math.min(exit, -outside / speed);
    else if (outside > 0) return Infinity;
  }
  return enter <= exit ? enter : Infinity;
}

/** How near the way (dx, dy) from (x, y) comes to the origin. */
function distanceToWay(x, y, dx, dy) {
  return pointToSegment(0, 0, [x, y], [x + dx, y + dy]);
}

/** The fraction at which each ray (x, y, dx, dy) hits its first body; Infinity if none. */
export function firstHits(bodies, rays) {
  const placed = placeAll(bodies.forms, bodies.transforms);
  const hits = new Float64Array(rays.length / 4).fill(Infinity);
  for (let i = 0; i < hits.length; i++) {
    const [x, y, dx, dy] = rays.subarray(4 * i, 4 * i + 4);
    for (let id = 0; id < placed.length; id++) {
      const fromX = x - bodies.transforms[3 * id];
      const fromY = y - bodies.transforms[3 * id + 1];
      if (distanceToWay(fromX, fromY, dx, dy) > bodies.forms[id].reach) continue;
      const { corners, radius } = placed[id];
      const hit =
        corners.length > 1
          ? rayPolygon(corners, x, y, dx, dy)
          : rayCircle(fromX, fromY, dx, dy, radius);
      hits[i] = Math.min(hits[i], hit);
    }
  }
  return hits;
}

/** Whether a point is in none of the bodies: for the starts of rays. */
export function freePlaces(bodies) {
  const placed = placeAll(bodies.forms, bodies.transforms);
  return (x, y) => {
    const point = { corners: [[x, y]], radius: 0 };
    return bodies.forms.every(({ reach }, i) => {
      const away = Math.hypot(x - bodies.transforms[3 * i], y - bodies.transforms[3 * i + 1]);
      return away > reach || separation(placed[i], point) > 0;
    });
  };
}
