// Outlines for the scenes: { radius } is a circle, { points } a convex polygon, counter-clockwise with
// y up. `reach` is how far the form goes from its centre, about which it turns.

export function circle(radius) {
  return { radius, points: null, reach: radius };
}

/** A polygon whose corners are at these angles on a circle. */
function inscribed(radius, angles) {
  const points = angles.map((angle) => [radius * Math.cos(angle), radius * Math.sin(angle)]);
  return { radius: 0, points, reach: radius };
}

export function regular(sides, radius) {
  const angles = Array.from({ length: sides }, (_, i) => (2 * Math.PI * i) / sides);
  return inscribed(radius, angles);
}

export function box(halfWidth, halfHeight) {
  const points = [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ];
  return { radius: 0, points, reach: Math.hypot(halfWidth, halfHeight) };
}

/** Uneven, of 3 to 8 sides. */
export function polygon(random, radius) {
  const sides = 3 + Math.floor(6 * random());
  const step = (2 * Math.PI) / sides;
  const angles = Array.from({ length: sides }, (_, i) => step * (i + 0.5 * random()));
  return inscribed(radius, angles);
}

/** A circle as often as a polygon. */
export function mixed(random, radius) {
  return random() < 0.5 ? circle(radius) : polygon(random, radius);
}
