import { Circle, distance, Polygon, type Shape } from 'sepax';
import type { CheckShape, WrongAnswer } from 'sepax/check';
import { boardLink } from 'sepax/debug';

const shapeOf = (shape: CheckShape): Shape =>
  shape.kind === 'circle'
    ? new Circle(shape.radius, { x: shape.x, y: shape.y })
    : new Polygon(shape.points);

export interface Looked {
  /** How far the shapes are apart; below zero, how deep they overlap. */
  readonly gap: number;
  /** Where the board shows them, or null where it does not reach. */
  readonly board: string | null;
}

/** What the library says of two shapes, and where to look at them. */
export function lookAt({ a, b }: WrongAnswer, board: string): Looked {
  using p = shapeOf(a);
  using q = shapeOf(b);
  const gap = distance(p, q).distance;
  try {
    return { gap, board: boardLink(p, q, { base: board }) };
  } catch {
    return { gap, board: null };
  }
}
