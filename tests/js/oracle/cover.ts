/**
 * Whether triangles are a polygon, in exact arithmetic: each is counter-clockwise, and their sides, cut at all points
 * on them, cancel but for the edges of the polygon. Then around each point they wind as often as the rings do: once
 * inside, not at all outside.
 */
import { type LatticePoint, orientation, type Point, toLattice } from './exact-polygons.js';

/** An outer ring and its holes, in either winding. */
export type Rings = readonly (readonly Point[])[];

function twiceArea(ring: readonly LatticePoint[]): bigint {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length] as LatticePoint;
    return sum + p.x * q.y - p.y * q.x;
  }, 0n);
}

/** Twice the area of polygons: outer rings less holes. */
function areaOf(polygons: readonly (readonly LatticePoint[])[][]): bigint {
  const size = (ring: readonly LatticePoint[]): bigint => {
    const area = twiceArea(ring);
    return area < 0n ? -area : area;
  };
  return polygons
    .flatMap((rings) => rings.map((ring, r) => (r === 0 ? size(ring) : -size(ring))))
    .reduce((sum, area) => sum + area, 0n);
}

/** Sides without one that runs against them, and how many of each. */
class Sides {
  readonly #open = new Map<string, number>();
  readonly #points: readonly LatticePoint[];

  constructor(points: readonly LatticePoint[]) {
    const distinct = new Map(points.map((p) => [`${p.x},${p.y}`, p]));
    this.#points = [...distinct.values()];
  }

  /** The parts of a side between the points on it. */
  add(a: LatticePoint, b: LatticePoint): void {
    const along = (p: LatticePoint): bigint =>
      (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
    const length = along(b);
    const on = this.#points
      .filter((p) => orientation(a, b, p) === 0n && along(p) > 0n && along(p) < length)
      .sort((p, q) => (along(p) < along(q) ? -1 : 1));
    [a, ...on].forEach((p, i) => {
      this.#addPart(p, on[i] ?? b);
    });
  }

  #addPart(p: LatticePoint, q: LatticePoint): void {
    const [there, back] = [`${p.x},${p.y} ${q.x},${q.y}`, `${q.x},${q.y} ${p.x},${p.y}`];
    const against = this.#open.get(back) ?? 0;
    if (against === 0) this.#open.set(there, (this.#open.get(there) ?? 0) + 1);
    else if (against === 1) this.#open.delete(back);
    else this.#open.set(back, against - 1);
  }

  get cancel(): boolean {
    return this.#open.size === 0;
  }
}

/** What keeps triangles, given by three points each, from being the polygons; `null` if they are. */
export function coverFault(
  polygons: readonly Rings[],
  triangles: readonly (readonly Point[])[],
): string | null {
  const { lists } = toLattice(...polygons.flat(), ...triangles);
  const shapes: (readonly LatticePoint[])[][] = [];
  let next = 0;
  for (const { length } of polygons) {
    shapes.push(lists.slice(next, next + length));
    next += length;
  }
  const pieces = lists.slice(next) as [LatticePoint, LatticePoint, LatticePoint][];
  const sides = new Sides(lists.slice(0, next).flat());
  let area = 0n;
  for (const [a, b, c] of pieces) {
    const twice = orientation(a, b, c);
    if (twice <= 0n) return 'a triangle is flat or clockwise';
    area += twice;
    sides.add(a, b);
    sides.add(b, c);
    sides.add(c, a);
  }
  if (area !== areaOf(shapes)) return 'the areas do not add up';
  for (const rings of shapes) {
    rings.forEach((ring, r) => {
      // Against the way that has the inside to its left.
      const reversed = twiceArea(ring) > 0n === (r === 0);
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length] as LatticePoint;
        if (reversed) sides.add(q, p);
        else sides.add(p, q);
      });
    });
  }
  return sides.cancel ? null : 'sides are left over';
}
