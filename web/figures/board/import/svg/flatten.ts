import type { Point } from '../../../../figure/pair/state.js';

/**
 * Points on a cubic Bézier curve, without its start, such that no point of the curve is farther than
 * `tolerance` from the line through them: after Wang, by the second differences of the control points.
 */
export function flatCubic(p: Point, q: Point, r: Point, s: Point, tolerance: number): Point[] {
  const bend = Math.max(secondDifference(p, q, r), secondDifference(q, r, s));
  return sampled(Math.sqrt((0.75 * bend) / tolerance), (t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1]];
  });
}

/** The same of a quadratic one. */
export function flatQuadratic(p: Point, q: Point, r: Point, tolerance: number): Point[] {
  return sampled(Math.sqrt((0.25 * secondDifference(p, q, r)) / tolerance), (t) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * p[0] + b * q[0] + c * r[0], a * p[1] + b * q[1] + c * r[1]];
  });
}

const secondDifference = (p: Point, q: Point, r: Point): number =>
  Math.hypot(p[0] - 2 * q[0] + r[0], p[1] - 2 * q[1] + r[1]);

function sampled(wanted: number, at: (t: number) => Point): Point[] {
  const count = Math.max(1, Math.ceil(wanted));
  return Array.from({ length: count }, (_, i) => at((i + 1) / count));
}
