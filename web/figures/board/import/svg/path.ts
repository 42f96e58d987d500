import { boundingBox } from 'sepax';
import svgpath from 'svgpath';
import type { Point } from '../../../../figure/pair/state.js';
import { Problem } from '../problem.js';
import { flatCubic, flatQuadratic } from './flatten.js';
import type { Matrix } from './matrix.js';

/** One stroke of the pen of a path. */
export interface Subpath {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Curves keep within a thousandth of the size of the path. */
const tolerance = 1e-3;

type Segment = Parameters<Parameters<Parsed['iterate']>[0]>[0];
/** What the types of the package leave out: what was wrong with the text. */
type Parsed = ReturnType<typeof svgpath> & { readonly err: string };

/** The strokes of the `d` of a path, after a transformation, their curves as short lines. */
export function readPath(d: string, matrix: Matrix): Subpath[] {
  const path = svgpath(d) as Parsed;
  if (path.err !== '') throw new Problem('import.path', { reason: path.err });
  path
    .abs()
    .unshort()
    .unarc()
    .matrix([...matrix]);
  const size = sizeOf(path);
  const strokes: { points: Point[]; closed: boolean }[] = [];
  path.iterate((segment, _, x, y) => {
    const points = pointsOf(segment, x, y);
    if (segment[0] === 'M' || strokes.at(-1)?.closed !== false) {
      strokes.push({ points: [segment[0] === 'M' ? points[0]! : [x, y]], closed: false });
    }
    const stroke = strokes.at(-1)!;
    if (segment[0] === 'Z') stroke.closed = true;
    else if (segment[0] !== 'M') stroke.points.push(...flat([x, y], points, size * tolerance));
  });
  const grain = size * 1e-9;
  return strokes
    .map((stroke) => withoutRepeats(stroke, grain))
    .filter(({ points }) => points.length > 1);
}

/** The points that a segment names, after the one where it starts. */
function pointsOf([command, ...values]: Segment, x: number, y: number): Point[] {
  const numbers = values as number[];
  if (!'MLHVCQZ'.includes(command)) throw new Problem('import.path', { reason: command });
  if (command === 'H') return [[numbers[0]!, y]];
  if (command === 'V') return [[x, numbers[0]!]];
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i]!,
    numbers[2 * i + 1]!,
  ]);
}

function flat(from: Point, [p, q, r]: Point[], detail: number): Point[] {
  if (r !== undefined) return flatCubic(from, p!, q!, r, detail);
  return q === undefined ? [p!] : flatQuadratic(from, p!, q, detail);
}

/** The longer side of what the control points span. */
function sizeOf(path: Parsed): number {
  const points: Point[] = [];
  path.iterate((segment, _, x, y) => points.push(...pointsOf(segment, x, y)));
  if (points.length === 0) return 0;
  const { minX, minY, maxX, maxY } = boundingBox(points);
  return Math.max(maxX - minX, maxY - minY);
}

/** A stroke that comes back to where it began is closed, whether it says so or not. */
function withoutRepeats({ points, closed }: Subpath, grain: number): Subpath {
  const isSame = (p: Point, q: Point): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) <= grain;
  const kept = points.filter((point, i) => i === 0 || !isSame(point, points[i - 1]!));
  const returns = kept.length > 2 && isSame(kept[0]!, kept.at(-1)!);
  return { points: returns ? kept.slice(0, -1) : kept, closed: closed || returns };
}
