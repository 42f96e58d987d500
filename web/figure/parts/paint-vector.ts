import type { Vector } from 'sepax';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawFreeLabel } from '../../stage/draw/label.js';
import type { Pen } from '../../stage/pen.js';
import { add, lengthOf, scale, subtract } from '../../stage/vector-math.js';

/**
 * An arrow from a point of the world, with what is written at its tip; a weak one is dashed. The
 * writing keeps clear of these points of the screen.
 */
export function paintVector(
  pen: Pen,
  start: Vector,
  along: Vector,
  label: string,
  colour: string,
  strong = true,
  clear: readonly Vector[] = [],
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
  const style = { colour, weight: strong ? 650 : 500, clearance: 6 };
  const place = { at: to, away: scale(way, 1 / length) };
  drawFreeLabel(pen, label, [place], style, clear);
}
