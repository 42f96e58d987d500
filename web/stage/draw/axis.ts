import type { Vector } from 'sepax';
import { type AxisPlacement, pointOnAxis } from '../axis-placement.js';
import { isolated, named, type Pen, traceDashed, traceLine } from '../pen.js';
import { between, scale } from '../vector-math.js';
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
  /** `null`: nothing has been measured yet. */
  readonly measure: Measure | null;
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

/** How much of an axis is drawn, in parts from 0 to 1: both shadows, then what is between them. */
export interface Growth {
  readonly shadows: number;
  readonly measure: number;
}

const whole: Growth = { shadows: 1, measure: 1 };

/** An axis beside the shapes: its line, the two shadows on it, and what is between them. */
export function drawAxis(
  pen: Pen,
  axis: AxisPlacement,
  drawing: AxisDrawing,
  growth = whole,
): void {
  const { a, b, emphasis, measure } = drawing;
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
    named(pen, 'axis', () => context.stroke());
    named(pen, 'shadow', () => {
      drawShadow(pen, axis, a, -offset, emphasis, growth.shadows);
      drawShadow(pen, axis, b, offset, emphasis, growth.shadows);
    });
  });
  if (measure !== null && growth.measure > 0) {
    const reach = offset + lanes[emphasis].thickness / 2;
    const draw = (): void => drawMeasure(pen, axis, measure, emphasis, reach, growth.measure);
    named(pen, 'measure', () => named(pen, measure.kind, draw));
  }
  if (emphasis === 'strong' && growth.shadows === 1) {
    // Each name at the end that faces away from the other shape, so that they never meet.
    const aFirst = a.interval.min + a.interval.max <= b.interval.min + b.interval.max;
    named(pen, 'shadow', () => {
      drawName(pen, axis, a, -offset, aFirst);
      drawName(pen, axis, b, offset, !aFirst);
    });
  }
}

/** The screen point of a value on the axis, `shift` CSS pixels off the line. */
export function at(pen: Pen, axis: AxisPlacement, value: number, shift: number): Vector {
  return pen.camera.toScreen(pointOnAxis(axis, value, shift / pen.camera.scale));
}

/** One shadow as a bar, `shift` CSS pixels off the line; a part of it grows from its least value. */
export function drawShadow(
  pen: Pen,
  axis: AxisPlacement,
  shadow: Shadow,
  shift: number,
  emphasis: Emphasis,
  part = 1,
): void {
  if (part === 0) return;
  const { thickness } = lanes[emphasis];
  isolated(pen, (context) => {
    context.strokeStyle = shadow.colour;
    const bar = ({ min, max }: Interval, dash: readonly number[] = []): void => {
      const ends = [at(pen, axis, min, shift), at(pen, axis, max, shift)] as const;
      traceDashed(pen, [ends[0], between(...ends, part)], dash);
      context.stroke();
    };
    if (shadow.swept) {
      context.save();
      context.globalAlpha *= 0.35;
      context.lineWidth = thickness * 0.55;
      bar(shadow.swept, emphasis === 'strong' ? [3, 3] : []);
      context.restore();
    }
    context.lineWidth = thickness;
    bar(shadow.interval);
  });
}

function drawName(
  pen: Pen,
  axis: AxisPlacement,
  { interval: { min, max }, name, colour }: Shadow,
  shift: number,
  atMinimum: boolean,
): void {
  const end = at(pen, axis, atMinimum ? min : max, shift);
  drawLabel(pen, name, end, {
    colour,
    weight: 700,
    clearance: 3,
    away: scale(axis.normal, atMinimum ? -1 : 1),
    // Or beside the bar.
    or: [{ at: end, away: scale(axis.across, Math.sign(shift)) }],
  });
}
