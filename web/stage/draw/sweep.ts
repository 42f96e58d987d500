import type { Vector } from 'sepax';
import type { Pen } from '../pen.js';
import { add, dot, quarterTurn, subtract } from '../vector-math.js';
import { drawPolygon } from './polygon.js';

/** The outline of everything that a convex outline passes while it moves by `motion`. */
function sweptOutline(outline: readonly Vector[], motion: Vector): Vector[] {
  const count = outline.length;
  // Counter-clockwise with y up: a quarter turn of an edge points inward.
  const leads = outline.map((from, i) => {
    const inward = quarterTurn(subtract(outline[(i + 1) % count]!, from));
    return dot(inward, motion) < 0;
  });
  return outline.flatMap((vertex, i) => {
    const before = leads[(i + count - 1) % count]!;
    const after = leads[i]!;
    const moved = add(vertex, motion);
    if (before === after) return [after ? moved : vertex];
    return after ? [vertex, moved] : [moved, vertex];
  });
}

export function drawSweep(
  pen: Pen,
  outline: readonly Vector[],
  motion: Vector,
  colour: string,
): void {
  drawPolygon(pen, sweptOutline(outline, motion), {
    stroke: colour,
    width: 1,
    dash: [2, 4],
    tint: 0.08,
  });
}
