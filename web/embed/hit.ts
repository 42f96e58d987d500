import type { Collision } from 'sepax';
import type { FigureView } from '../figure/element/figure.js';
import type { FigureHit } from './figure-types.js';

/** What the library says of two shapes that meet, if that is what a picture is about. */
export function hitOf({ evaluation }: FigureView): FigureHit | null {
  const collision = collisionOf(evaluation);
  if (collision === null) return null;
  const { intersects, depth, mtv } = collision;
  return { intersects, depth, mtv: { x: mtv.x, y: mtv.y } };
}

/** Where evaluations have it: in the trace of a test, or as the answer for the pair of a board. */
interface Evaluated {
  readonly trace?: { readonly result?: Partial<Collision> };
  readonly pair?: { readonly collision?: Collision } | null;
}

function collisionOf(evaluation: unknown): Collision | null {
  const { trace, pair } = Object(evaluation) as Evaluated;
  const found = trace?.result ?? pair?.collision;
  return typeof found?.mtv === 'object' ? (found as Collision) : null;
}
