import svgpath from 'svgpath';
import type { Point } from '../../../../figure/pair/state.js';
import { degrees } from '../../../../stage/angles.js';
import { Problem } from '../problem.js';

/** As SVG writes it: x goes to `a x + c y + e`, y to `b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

export const applied = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** First the second, then the first. */
export function product(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [origin, alongX, alongY] = [
    applied(outer, [e, f]),
    applied(outer, [e + a, f + b]),
    applied(outer, [e + c, f + d]),
  ];
  return fromFrame(origin, alongX, alongY);
}

const numbers = String.raw`\s*\(\s*[-+.\deE]+(?:[\s,]+[-+.\deE]+)*\s*\)`;
const transformList = new RegExp(
  String.raw`^(?:[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)${numbers})*[\s,]*$`,
);

/** The matrix of a `transform` attribute. */
export function readTransform(text: string | null): Matrix {
  if (text === null || text.trim() === '' || text.trim() === 'none') return unmoved;
  if (!transformList.test(text)) throw new Problem('import.transform', { text });
  const frame: Point[] = [];
  svgpath('M0 0L1 0L0 1')
    .transform(text)
    .iterate((segment) => frame.push(segment.slice(1) as Point));
  return fromFrame(...(frame as [Point, Point, Point]));
}

/** The matrix that takes (0, 0), (1, 0) and (0, 1) to these points. */
function fromFrame([e, f]: Point, [ax, ay]: Point, [cx, cy]: Point): Matrix {
  return [ax - e, ay - f, cx - e, cy - f, e, f];
}

/** How a matrix that keeps all forms changes sizes, and how it turns; `null`: it distorts. */
export function similarity([a, b, c, d]: Matrix): { scale: number; degrees: number } | null {
  const scale = Math.hypot(a, b);
  const most = 1e-9 * Math.max(scale, Math.hypot(c, d));
  const turned = Math.hypot(a - d, b + c) <= most;
  const mirrored = Math.hypot(a + d, b - c) <= most;
  if (scale === 0 || !(turned || mirrored)) return null;
  return { scale, degrees: degrees(Math.atan2(b, a)) };
}
