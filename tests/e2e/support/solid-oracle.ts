/**
 * Boxes in space without axes: two meet exactly when an edge of one passes through the other, or one
 * holds the middle of the other. Written from that, without the library.
 */
export type Triple = [number, number, number];

export interface Solid {
  center: Triple;
  /** Unit vectors at right angles to one another. */
  axes: [Triple, Triple, Triple];
  halves: Triple;
}

export const dot = (p: Triple, q: Triple): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const minus = (p: Triple, q: Triple): Triple => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

/** A direction turned about an axis of length 1 (Rodrigues' formula). */
export function rotated([x, y, z]: Triple, about: Triple, radians: number): Triple {
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const [u, v, w] = about;
  const along = (1 - cos) * dot([x, y, z], about);
  return [
    cos * x + sin * (v * z - w * y) + along * u,
    cos * y + sin * (w * x - u * z) + along * v,
    cos * z + sin * (u * y - v * x) + along * w,
  ];
}

export const corners = ({ center, axes, halves }: Solid): Triple[] =>
  Array.from({ length: 8 }, (_, bits) =>
    [0, 1, 2].reduce<Triple>((corner, i) => {
      const way = (bits & (1 << i) ? 1 : -1) * halves[i]!;
      return corner.map((value, j) => value + way * axes[i]![j]!) as Triple;
    }, center),
  );

/** Whether the segment between two points passes through a box: what slabs leave of it. */
function passes(box: Solid, from: Triple, to: Triple): boolean {
  let enter = 0;
  let exit = 1;
  for (const [i, axis] of box.axes.entries()) {
    const start = dot(minus(from, box.center), axis);
    const way = dot(minus(to, from), axis);
    const half = box.halves[i]!;
    if (Math.abs(way) < 1e-12) {
      if (Math.abs(start) > half) return false;
      continue;
    }
    const times = [(-half - start) / way, (half - start) / way];
    enter = Math.max(enter, Math.min(...times));
    exit = Math.min(exit, Math.max(...times));
  }
  return enter <= exit;
}

export function meet(a: Solid, b: Solid): boolean {
  const through = (one: Solid, other: Solid): boolean => {
    const ends = corners(one);
    const edges = [1, 2, 4].flatMap((bit) =>
      ends.flatMap((_, i) => (i & bit ? [] : [[ends[i]!, ends[i | bit]!] as const])),
    );
    return edges.some(([from, to]) => passes(other, from, to));
  };
  return (
    through(a, b) || through(b, a) || passes(a, b.center, b.center) || passes(b, a.center, a.center)
  );
}
