/** Whether rounding may have decided a case: how wide its gap is, next to how far its numbers reach. */
import type { CheckCase } from './hard-cases.js';
import { boundsOf } from './places.js';
import { cornerAxis, discAndOutline, dot, minus, normals, shadow } from './suspects.js';

/** The widest gap on any axis, by the separating-axis test in doubles; below zero, how deep they overlap. */
function gapOf(of: CheckCase): number {
  const { a, b } = of;
  const found = discAndOutline(of);
  const axes = [...normals(a), ...normals(b)];
  if (found !== null) axes.push(cornerAxis(...found));
  if (a.kind === 'circle' && b.kind === 'circle') axes.push(minus(b, a));
  return axes.reduce((widest, axis) => {
    const length = Math.sqrt(dot(axis, axis));
    const [p, q] = [shadow(a, axis, false), shadow(b, axis, false)];
    const gap = Math.max(q[0] - p[1], p[0] - q[1]) / length;
    return gap > widest ? gap : widest;
  }, Number.NEGATIVE_INFINITY);
}

/** The gap, or how deep they overlap, relative to the greatest coordinate. */
export function relativeGap(of: CheckCase): number {
  const reach = Math.max(...[...boundsOf(of.a), ...boundsOf(of.b)].map(Math.abs));
  return of.relation === 'touching' ? 0 : Math.abs(gapOf(of)) / reach;
}
