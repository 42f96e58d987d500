import type { Vector } from 'sepax';
import { type AxisPlacement, pointOnAxis } from '../axis-placement.js';
import { isolated, type Pen, traceDashed, traceLine } from '../pen.js';
import { add, middle, scale } from '../vector-math.js';
import type { Emphasis } from './emphasis.js';
import { drawLabel } from './label.js';

/** The gap or the overlap between two shadows: from one value on the axis to another. */
export interface Measure {
  readonly from: number;
  readonly to: number;
  /** Nothing is written where it is empty. */
  readonly text: string;
  /** A gap is drawn dashed and empty, an overlap solid and filled. */
  readonly kind: 'gap' | 'overlap';
  readonly colour: string;
  /** The bracket stands out in thickness as well as in colour. */
  readonly deciding: boolean;
  /** Whether no line goes through the middle of it, even if it is a gap that decides. */
  readonly clear?: boolean;
}

/**
 * A dimension line outside the bars, with ticks at its ends and the number beside it. A part of it grows
 * from its start; the number comes with the end.
 */
export function drawMeasure(
  pen: Pen,
  axis: AxisPlacement,
  measure: Measure,
  emphasis: Emphasis,
  barReach: number,
  part = 1,
): void {
  const strong = emphasis === 'strong';
  const shift = barReach + (strong ? 9 : 4);
  const tick = strong ? 5 : 3;
  const at = (value: number, away: number): Vector =>
    pen.camera.toScreen(pointOnAxis(axis, value, away / pen.camera.scale));
  const { from, colour } = measure;
  const to = from * (1 - part) + measure.to * part;
  isolated(pen, (context) => {
    if (measure.kind === 'overlap' && strong && !pen.theme.forced) {
      context.globalAlpha = 0.22;
      context.fillStyle = colour;
      traceLine(context, [at(from, -barReach), at(to, -barReach), at(to, shift), at(from, shift)]);
      context.fill();
      context.globalAlpha = 1;
    }
    if (emphasis === 'crowd' && !measure.deciding) context.globalAlpha = 0.5;
    context.strokeStyle = colour;
    context.lineWidth = measure.deciding && strong ? 2.5 : 1.5;
    for (const end of [from, to]) {
      traceLine(context, [at(end, shift - tick), at(end, shift + tick)]);
      context.stroke();
    }
    const dash = measure.kind === 'gap' ? [4, 3] : [];
    traceDashed(pen, [at(from, shift), at(to, shift)], dash);
    context.stroke();
  });
  if (measure.text === '' || part < 1) return;
  const centre = middle(at(from, shift), at(to, shift));
  // Through the middle of a gap that decides there may be a line: the number stands beside it.
  const parted = measure.kind === 'gap' && measure.deciding && !measure.clear;
  const size = strong ? 14 : 11;
  drawLabel(pen, measure.text, add(centre, scale(axis.across, parted ? tick + size : tick)), {
    colour,
    size,
    weight: measure.deciding ? 650 : 500,
    away: parted ? axis.normal : axis.across,
    clearance: parted ? 10 : 4,
  });
}
