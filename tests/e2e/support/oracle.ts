/**
 * An independent separating-axis test: projections of all vertices on the normals of all edges,
 * written from the definition and without the library.
 */
export interface Body {
  points: [number, number][];
  x: number;
  y: number;
  degrees: number;
}

export interface State {
  a: Body;
  b: Body;
  velocity: [number, number] | null;
  step: number | 'all';
}

type Point = [number, number];

export function worldPoints({ points, x, y, degrees }: Body): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return points.map(([px, py]) => [x + cos * px - sin * py, y + sin * px + cos * py]);
}

function normals(outline: Point[]): Point[] {
  return outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    return [(nextY - y) / length, (x - nextX) / length];
  });
}

function shadow(outline: Point[], [nx, ny]: Point): { min: number; max: number } {
  const values = outline.map(([x, y]) => x * nx + y * ny);
  return { min: Math.min(...values), max: Math.max(...values) };
}

export interface AxisReport {
  normal: Point;
  a: { min: number; max: number };
  b: { min: number; max: number };
  overlap: number;
}

/** Each edge of a, then each edge of b: parallel ones are not left out. */
export function axes({ a, b }: State): AxisReport[] {
  const outlineA = worldPoints(a);
  const outlineB = worldPoints(b);
  return [...normals(outlineA), ...normals(outlineB)].map((normal) => {
    const onA = shadow(outlineA, normal);
    const onB = shadow(outlineB, normal);
    const overlap = Math.min(onA.max - onB.min, onB.max - onA.min);
    return { normal, a: onA, b: onB, overlap };
  });
}

/** The least overlap: the depth if it is positive; a negative one is a gap. */
export const leastOverlap = (state: State): number =>
  Math.min(...axes(state).map(({ overlap }) => overlap));

/** The part of the step, from 0 to 1, in which all shadows overlap; empty if enter > exit. */
export function contactTimes(state: State): { enter: number; exit: number } {
  const [vx, vy] = state.velocity ?? [0, 0];
  let enter = 0;
  let exit = 1;
  for (const { normal, a, b } of axes(state)) {
    const speed = vx * normal[0] + vy * normal[1];
    if (Math.abs(speed) < 1e-12) {
      if (a.max < b.min || b.max < a.min) return { enter: 1, exit: 0 };
      continue;
    }
    const times = [(b.min - a.max) / speed, (b.max - a.min) / speed];
    enter = Math.max(enter, Math.min(...times));
    exit = Math.min(exit, Math.max(...times));
  }
  return { enter, exit };
}
