import type { Vector } from 'sepax';
import type { Camera, Size } from './camera.js';
import type { Line, Obstacles, Wish } from './label-places.js';
import type { Theme } from './theme.js';

/** A text that is written once all else is painted. */
export interface Label extends Omit<Wish, 'width'> {
  readonly font: string;
  readonly colour: string;
  readonly alpha: number;
  /** Whether it leaves a mark; it takes its place anyway. */
  readonly shown: boolean;
}

/** The labels of a frame, and what is in their way. */
export interface Labels extends Obstacles {
  readonly wanted: Label[];
  readonly lines: Line[];
}

/** Everything that drawing needs. Coordinates given to the context are CSS pixels. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly theme: Theme;
  readonly size: Size;
  readonly pixelRatio: number;
  /** Draws what goes by a name: see lit.ts. */
  readonly named?: (name: string, draw: () => void) => void;
  /** Whether what is drawn now leaves a mark; without it, all does. */
  readonly shows?: () => boolean;
  /** Without them, labels are written at once and where they are. */
  readonly labels?: Labels;
}

/** Draws what goes by a name in texts: it stands out when they point at it. */
export function named(pen: Pen, name: string, draw: () => void): void {
  if (pen.named === undefined) draw();
  else pen.named(name, draw);
}

/** Runs `draw` and puts every setting of the context back afterwards. */
export function isolated(pen: Pen, draw: (context: CanvasRenderingContext2D) => void): void {
  pen.context.save();
  draw(pen.context);
  pen.context.restore();
}

/** Traces a line through screen points. */
export function traceLine(context: CanvasRenderingContext2D, points: readonly Vector[]): void {
  context.beginPath();
  points.forEach((point, i) => {
    if (i === 0) context.moveTo(point.x, point.y);
    else context.lineTo(point.x, point.y);
  });
}

/** A canvas works out each dash, seen or not: a line that goes farther than this, in CSS pixels, has none. */
const farthestDash = 5000;

/** Traces a line through screen points for strokes with these dashes; labels keep off it. */
export function traceDashed(
  { context, labels }: Pen,
  points: readonly Vector[],
  dash: readonly number[] = [],
  closed = false,
): void {
  const isFar = points.some(({ x, y }) => Math.abs(x) + Math.abs(y) > farthestDash);
  context.setLineDash(isFar ? [] : [...dash]);
  traceLine(context, points);
  if (closed) context.closePath();
  const line = closed ? [...points, points[0]!] : points;
  labels?.lines.push({ points: line, reach: context.lineWidth / 2 });
}
