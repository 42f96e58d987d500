import type { Vector } from 'sepax';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawLabel } from '../../stage/draw/label.js';
import type { Pen } from '../../stage/pen.js';
import { add, lengthOf, scale, subtract } from '../../stage/vector-math.js';

/**
 * An arrow from a point of the world, with what is written at its tip; a weak one is dashed.
 */
export function paintVector(
  pen: Pen,
  start: Vector,
  along: Vector,
  label: string,
  colour: string,
  strong = true,
): void {
  const from = pen.camera.toScreen(start);
  const to = pen.camera.toScreen(add(start, along));
  const way = subtract(to, from);
  const length = lengthOf(way);
  // Shorter than a pixel there is no direction to show.
  if (length < 1) return;
  drawArrow(pen, from, to, {
    colour,
    width: strong ? 4 : 2,
    head: strong ? 14 : 9,
    ...(strong ? {} : { dash: [5, 4] }),
  });
  const away = scale(way, 1 / length);
  drawLabel(pen, label, to, { colour, weight: strong ? 650 : 500, away, clearance: 6 });
}
