import type { Vector } from 'sepax';
import { isolated, type Pen, traceDashed, traceLine } from '../pen.js';
import { add, lengthOf, quarterTurn, scale, subtract } from '../vector-math.js';

export interface ArrowStyle {
  readonly colour: string;
  readonly width?: number;
  /** Length of the head in CSS pixels. */
  readonly head?: number;
  readonly dash?: readonly number[];
}

/** An arrow between two screen points, with a halo, its tip exactly at `to`. */
export function drawArrow(pen: Pen, from: Vector, to: Vector, style: ArrowStyle): void {
  const along = subtract(to, from);
  const length = lengthOf(along);
  // Shorter than a pixel there is no direction to show.
  if (length < 1) return;
  const width = style.width ?? 3;
  const head = Math.min(style.head ?? 12, length);
  const unit = scale(along, 1 / length);
  const neck = subtract(to, scale(unit, head));
  const side = scale(quarterTurn(unit), head * 0.45);
  isolated(pen, (context) => {
    context.lineJoin = 'round';
    const ends = [from, add(neck, scale(unit, head * 0.3))];
    const tip = (): void => {
      traceLine(context, [
        to,
        add(neck, side),
        add(neck, scale(unit, head * 0.2)),
        subtract(neck, side),
      ]);
      context.closePath();
    };
    context.strokeStyle = pen.theme.surface;
    context.lineWidth = width + 4;
    traceLine(context, ends);
    context.stroke();
    context.lineWidth = 4;
    tip();
    context.stroke();
    context.strokeStyle = style.colour;
    context.fillStyle = style.colour;
    context.lineWidth = width;
    traceDashed(pen, ends, style.dash);
    context.stroke();
    tip();
    context.fill();
  });
}
