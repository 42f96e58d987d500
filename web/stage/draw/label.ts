import type { Vector } from 'sepax';
import { radians } from '../angles.js';
import type { Size } from '../camera.js';
import { isolated, type Pen } from '../pen.js';
import { rotated } from '../vector-math.js';

export interface LabelStyle {
  readonly colour: string;
  /** Text size in CSS pixels; never less than 11. */
  readonly size?: number;
  readonly weight?: number;
  /**
   * Pushes the label off `at` in this direction (a unit vector in screen space), just as far as
   * its box needs to clear the point.
   */
  readonly away?: Vector;
  /** Free space between the point and the box, with `away`. */
  readonly clearance?: number;
}

/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly centre: Vector;
  readonly width: number;
  readonly height: number;
}

/** Upright text with a halo of the background, legible over any line. `at` is a screen point. */
export function drawLabel(pen: Pen, text: string, at: Vector, style: LabelStyle): void {
  const { centre } = labelBox(pen, text, at, style);
  isolated(pen, (context) => {
    context.font = fontOf(pen, style);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 4;
    context.strokeStyle = pen.theme.surface;
    context.strokeText(text, centre.x, centre.y);
    context.fillStyle = style.colour;
    context.fillText(text, centre.x, centre.y);
  });
}

/** Where {@link drawLabel} puts the text. */
export function labelBox(pen: Pen, text: string, at: Vector, style: LabelStyle): Box {
  const height = sizeOf(style);
  pen.context.font = fontOf(pen, style);
  const { width } = pen.context.measureText(text);
  return {
    centre: inside(pen.size, width, height, beside(at, width, height, style)),
    width,
    height,
  };
}

/** Half the width of a handle as it is seen, and a little more, in CSS pixels. */
const handleReach = 13;

/** Whether a label would cover, or be covered by, a handle at one of these screen points. */
export const coversAny = ({ centre, width, height }: Box, points: readonly Vector[]): boolean =>
  points.some(
    ({ x, y }) =>
      Math.abs(x - centre.x) < width / 2 + handleReach &&
      Math.abs(y - centre.y) < height / 2 + handleReach,
  );

/** Degrees from where a label would be to where it is put instead, the best first … */
const sides = [0, 45, -45, 90, -90, 135, -135, 180];
/** … and how much further off, in CSS pixels. */
const further = [0, 14, 28];

/** Where a label may be: a screen point, and the side of it that is liked best. */
export interface LabelPlace {
  readonly at: Vector;
  readonly away: Vector;
}

/** Writes where the label covers none of the points: at the first such place and side, else at the first place. */
export function drawFreeLabel(
  pen: Pen,
  text: string,
  places: readonly [LabelPlace, ...LabelPlace[]],
  style: LabelStyle,
  points: readonly Vector[],
): void {
  const choices = further.flatMap((more) =>
    places.flatMap(({ at, away }) =>
      sides.map((degrees) => ({
        at,
        style: {
          ...style,
          away: rotated(away, radians(degrees)),
          clearance: (style.clearance ?? 4) + more,
        },
      })),
    ),
  );
  const isFree = (choice: (typeof choices)[number]): boolean =>
    !coversAny(labelBox(pen, text, choice.at, choice.style), points);
  const { at, style: placed } = choices.find(isFree) ?? choices[0]!;
  drawLabel(pen, text, at, placed);
}

const sizeOf = (style: LabelStyle): number => Math.max(11, style.size ?? 13);

const fontOf = (pen: Pen, style: LabelStyle): string =>
  `${style.weight ?? 500} ${sizeOf(style)}px ${pen.theme.fontFamily}`;

/** A label that would be cut off at the border of the canvas is moved in. */
function inside(canvas: Size, width: number, height: number, centre: Vector): Vector {
  const clamp = (value: number, reach: number, end: number): number =>
    Math.min(Math.max(value, reach), Math.max(reach, end - reach));
  return {
    x: clamp(centre.x, width / 2 + 4, canvas.width),
    y: clamp(centre.y, height / 2 + 4, canvas.height),
  };
}

function beside(at: Vector, width: number, height: number, style: LabelStyle): Vector {
  const { away } = style;
  if (away === undefined) return at;
  const reach =
    (Math.abs(away.x) * width) / 2 + (Math.abs(away.y) * height) / 2 + (style.clearance ?? 4);
  return { x: at.x + away.x * reach, y: at.y + away.y * reach };
}
