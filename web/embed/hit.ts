import type { Collision } from 'sepax';
import type { LessonView } from '../tutorial/lessons/lesson.js';
import type { FigureHit } from './figure-types.js';

/** What the library says of two shapes that meet, if that is what a picture is about. */
export function hitOf({ evaluation }: LessonView): FigureHit | null {
  if (!isTraced(evaluation)) return null;
  const { intersects, depth, mtv } = evaluation.trace.result;
  return { intersects, depth, mtv: { x: mtv.x, y: mtv.y } };
}

interface Traced {
  readonly trace: { readonly result: Collision };
}

function isTraced(evaluation: unknown): evaluation is Traced {
  const { trace } = Object(evaluation) as { trace?: { result?: Partial<Collision> } };
  return typeof trace?.result?.mtv === 'object';
}
