/** Random convex outlines, strictly convex to the last bit. */
import { convexHull, type Point, toLattice } from '../oracle/exact-polygons.js';
import type { Random } from './random.js';
import { nudged } from './ulp.js';

/** The corners of the convex hull of points, counter-clockwise, as the doubles that they are. */
export function hullOf(points: readonly Point[]): Point[] {
  const [lattice = []] = toLattice(points).lists;
  const hull = convexHull(lattice);
  return hull.map((corner) => points[lattice.indexOf(corner)] as Point);
}

/** The hull of points that `make` gives, tried again until it has an area. */
export function hullOfRandom(count: number, make: () => Point): Point[] {
  for (;;) {
    const hull = hullOf(Array.from({ length: count }, make));
    if (hull.length >= 3) return hull;
  }
}

/** A polygon of 3 to 8 corners within `radius` of the origin. */
export function blob(random: Random, radius: number): Point[] {
  return hullOfRandom(random.integer(3, 9), () => {
    const angle = random.angle();
    const distance = radius * Math.sqrt(random.next());
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
}

/** A polygon with corners at whole numbers: touching and collinear edges come by themselves. */
export function latticeBlob(random: Random, reach: number): Point[] {
  return hullOfRandom(random.integer(3, 8), () => ({
    x: random.integer(-reach, reach),
    y: random.integer(-reach, reach),
  }));
}

/** A triangle or quadrilateral of length about 1 and a thickness down to a few units in the last place. */
export function sliver(random: Random): Point[] {
  const angle = random.angle();
  const thickness = random.magnitude(-16, -4);
  return hullOfRandom(random.integer(3, 5), () => {
    const along = random.between(-1, 1);
    const across = thickness * random.between(-1, 1);
    return {
      x: along * Math.cos(angle) - across * Math.sin(angle),
      y: along * Math.sin(angle) + across * Math.cos(angle),
    };
  });
}

/** A sliver along `direction` whose edges along it are parallel exactly, not but for rounding. */
export function parallelSliver(random: Random, direction: Point): Point[] {
  const ulp = 2 ** -52;
  let corner: Point = { x: 1, y: 1 };
  let odd = false;
  return hullOfRandom(2 * random.integer(2, 4), () => {
    // Points come in pairs that lie along the direction.
    if (odd) corner = { x: corner.x + direction.x / 16, y: corner.y + direction.y / 16 };
    else {
      const along = random.integer(0, 8) / 16;
      corner = {
        x: 1 + along * direction.x + ulp * random.integer(-2, 2),
        y: 1 + along * direction.y + ulp * random.integer(-2, 2),
      };
    }
    odd = !odd;
    return corner;
  });
}

/** A polygon a few units in the last place wide: rounding moves its corners as far as it is large. */
export function speck(random: Random, center: Point, ulp: number): Point[] {
  return hullOfRandom(random.integer(4, 9), () => ({
    x: center.x + ulp * random.integer(-3, 3),
    y: center.y + ulp * random.integer(-3, 3),
  }));
}

/** The polygon with every corner cut off a few units in the last place away from it. */
export function bevelled(random: Random, points: readonly Point[]): Point[] {
  const near = (value: number) => nudged(value, random.integer(-4, 4));
  return hullOf(
    points.flatMap(({ x, y }) => Array.from({ length: 5 }, () => ({ x: near(x), y: near(y) }))),
  );
}

/** A lens of up to 14 corners, so flat that its edges are all but parallel. */
export function lens(random: Random): Point[] {
  const thickness = random.magnitude(-17, -8);
  const angle = random.chance(0.5) ? 0 : random.angle();
  return hullOfRandom(14, () => {
    const along = random.between(-1, 1);
    const across = random.sign() * thickness * (1 - along * along);
    return {
      x: along * Math.cos(angle) - across * Math.sin(angle),
      y: along * Math.sin(angle) + across * Math.cos(angle),
    };
  });
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The points, moved and scaled coordinate by coordinate. */
export function mapped(
  points: readonly Point[],
  change: (x: number, y: number) => readonly [number, number],
): Point[] {
  return points.map(({ x, y }) => {
    const [newX, newY] = change(x, y);
    return { x: newX, y: newY };
  });
}
