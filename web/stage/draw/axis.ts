import type { Vector } from 'sepax';
import { type AxisPlacement, pointOnAxis } from '../axis-placement.js';
import { isolated, type Pen, traceLine } from '../pen.js';
import type { Emphasis } from './emphasis.js';
import { drawLabel } from './label.js';
import { drawMeasure, type Measure } from './measure.js';

export interface Interval {
  readonly min: number;
  readonly max: number;
}

/** The shadow of one shape, as it is drawn on an axis. */
export interface Shadow {
  readonly interval: Interval;
  readonly colour: string;
  /** Everything that the shadow passes in the step, drawn lighter under it. */
  readonly swept?: Interval;
  /** A short name at the end of the bar. */
  readonly name: string;
}

export interface AxisDrawing {
  /** Drawn on the side of the shapes. */
  readonly a: Shadow;
  /** Drawn on the outer side. */
  readonly b: Shadow;
  readonly measure: Measure;
  readonly emphasis: Emphasis;
  readonly lineColour: string;
}

/** Thickness of a bar and distance of its middle from the line, in CSS pixels. */
const lanes = {
  strong: { thickness: 9, offset: 7 },
  quiet: { thickness: 3.5, offset: 3 },
  crowd: { thickness: 2.5, offset: 2 },
} as const;

const opacity = { strong: 1, quiet: 0.5, crowd: 0.28 } as const;

/** An axis beside the shapes: its line, the two shadows on it, and what is between them. */
export function drawAxis(pen: Pen, axis: AxisPlacement, drawing: AxisDrawing): void {
  const { a, b, emphasis } = drawing;
  const { offset } = lanes[emphasis];
  const unit = 1 / pen.camera.scale;
  const all = [a.interval, b.interval, a.swept ?? a.interval];
  const low = Math.min(...all.map(({ min }) => min));
  const high = Math.max(...all.map(({ max }) => max));
  const overhang = (emphasis === 'strong' ? 26 : 6) * unit;
  isolated(pen, (context) => {
    if (!pen.theme.forced) context.globalAlpha = opacity[emphasis];
    context.strokeStyle = drawing.lineColour;
    context.lineWidth = 1;
    traceLine(context, [at(pen, axis, low - overhang, 0), at(pen, axis, high + overhang, 0)]);
    context.stroke();
    drawShadow(pen, axis, a, -offset, emphasis);
    drawShadow(pen, axis, b, offset, emphasis);
  });
  drawMeasure(pen, axis, drawing.measure, emphasis, offset + lanes[emphasis].thickness / 2);
  if (emphasis === 'strong') {
    // Each name at the end that faces away from the other shape, so that they never meet.
    const aFirst = a.interval.min + a.interval.max <= b.interval.min + b.interval.max;
    drawName(pen, axis, a, -offset, aFirst);
    drawName(pen, axis, b, offset, !aFirst);
  }
}

/** The screen point of a value on the axis, `shift` CSS pixels off the line. */
export function at(pen: Pen, axis: AxisPlacement, value: number, shift: number): Vector {
  return pen.camera.toScreen(pointOnAxis(axis, value, shift / pen.camera.scale));
}

/** One shadow as a bar, `shift` CSS pixels off the line. */
export function drawShadow(
  pen: Pen,
  axis: AxisPlacement,
  shadow: Shadow,
  shift: number,
  emphasis: Emphasis,
): void {
  const { thickness } = lanes[emphasis];
  isolated(pen, (context) => {
    context.strokeStyle = shadow.colour;
    const bar = ({ min, max }: Interval): void => {
      traceLine(context, [at(pen, axis, min, shift), at(pen, axis, max, shift)]);
      context.stroke();
    };
    if (shadow.swept) {
      context.save();
      context.globalAlpha *= 0.35;
      context.lineWidth = thickness * 0.55;
      context.setLineDash(emphasis === 'strong' ? [3, 3] : []);
      bar(shadow.swept);
      context.restore();
    }
    context.lineWidth = thickness;
    bar(shadow.interval);
  });
}

function drawName(
  pen: Pen,
  axis: AxisPlacement,
  shadow: Shadow,
  shift: number,
  atMinimum: boolean,
): void {
  const { min, max } = shadow.interval;
  const sign = atMinimum ? -1 : 1;
  const away = { x: axis.normal.x * sign, y: axis.normal.y * sign };
  drawLabel(pen, shadow.name, at(pen, axis, atMinimum ? min : max, shift), {
    colour: shadow.colour,
    weight: 700,
    size: 13,
    away,
    clearance: 3,
  });
}
