/** A textbook's separating-axis test in doubles, as people write it, and with the mistakes that they make. */
import type { CheckShape } from 'sepax/check';

type Pair = readonly [x: number, y: number];
type Solid = Exclude<CheckShape, { kind: 'circle' }>;

export interface Slips {
  /** `<` for `<=`. */
  readonly strict?: boolean;
  /** Only the edges of `a`. */
  readonly ownEdges?: boolean;
  /** No axis from the corner to the centre. */
  readonly noCorner?: boolean;
  /** Axes as long as the edges, radii as if they were of length one. */
  readonly longAxes?: boolean;
  /** Added to what overlaps. */
  readonly tolerance?: number;
}

const isDisc = (shape: CheckShape): shape is Exclude<CheckShape, Solid> => shape.kind === 'circle';

function axesOf({ points }: Solid, long = false): Pair[] {
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    if (length === 0) return [];
    return [long ? [q.y - p.y, p.x - q.x] : [(q.y - p.y) / length, (p.x - q.x) / length]] as Pair[];
  });
}

function toCorner(disc: CheckShape & { kind: 'circle' }, { points }: Solid): Pair[] {
  let best: Pair = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of points) {
    const far = Math.hypot(x - disc.x, y - disc.y);
    if (far < least && far > 0) [least, best] = [far, [(x - disc.x) / far, (y - disc.y) / far]];
  }
  return least === Number.POSITIVE_INFINITY ? [] : [best];
}

function span(shape: CheckShape, [x, y]: Pair): Pair {
  if (isDisc(shape)) {
    const middle = shape.x * x + shape.y * y;
    return [middle - shape.radius, middle + shape.radius];
  }
  const all = shape.points.map((p) => p.x * x + p.y * y);
  return [Math.min(...all), Math.max(...all)];
}

/** The test with these mistakes; without any it is right but for rounding. */
export function textbook(slips: Slips = {}): (a: CheckShape, b: CheckShape) => boolean {
  const { strict = false, ownEdges, noCorner, longAxes, tolerance = 0 } = slips;
  const reaches = (p: number, q: number): boolean => (strict ? p < q : p <= q + tolerance);
  return (a, b) => {
    if (isDisc(a) && isDisc(b)) {
      return reaches(Math.hypot(a.x - b.x, a.y - b.y), a.radius + b.radius);
    }
    const axes: Pair[] = [];
    if (!isDisc(a)) axes.push(...axesOf(a, longAxes));
    if (!isDisc(b) && !(ownEdges && !isDisc(a))) axes.push(...axesOf(b, longAxes));
    if (!noCorner && isDisc(a)) axes.push(...toCorner(a, b as Solid));
    if (!noCorner && isDisc(b)) axes.push(...toCorner(b, a as Solid));
    return axes.every((axis) => {
      const [p, q] = [span(a, axis), span(b, axis)];
      return reaches(p[0], q[1]) && reaches(q[0], p[1]);
    });
  };
}
