/** Whether rounding may have decided a case: how wide its gap is, next to how far its numbers reach. */
import type { CheckCase } from './hard-cases.js';
import { boundsOf } from './places.js';
import { axesOf, gapAlong } from './suspects.js';

/** The gap, or how deep they overlap, relative to the greatest coordinate. */
export function relativeGap(of: CheckCase): number {
  const { a, b, relation } = of;
  const reach = Math.max(...[...boundsOf(a), ...boundsOf(b)].map(Math.abs));
  return relation === 'touching' ? 0 : Math.abs(gapAlong(a, b, axesOf(of))) / reach;
}
