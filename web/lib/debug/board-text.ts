/** Shapes as the board has them, and as addresses write them: for `boardLink`, and for the board itself. */
import { GREATEST_COORDINATE, writeNumber, writePoint, writePoints } from './link-text.js';

/** A point in plain JSON. */
export type BoardPoint = [number, number];

/** What a shape is, in its own coordinates: a plain description of each kind that the library has. */
export type Form =
  | { readonly kind: 'point' }
  | { readonly kind: 'circle'; readonly radius: number }
  /** About its centre. */
  | {
      readonly kind: 'box';
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  /** With a radius it is a capsule. */
  | {
      readonly kind: 'segment';
      readonly from: BoardPoint;
      readonly to: BoardPoint;
      readonly radius: number;
    }
  /** A convex outline. */
  | { readonly kind: 'polygon'; readonly points: readonly BoardPoint[]; readonly radius: number }
  /** Any outline, and its holes after it. */
  | {
      readonly kind: 'concave';
      readonly rings: readonly (readonly BoardPoint[])[];
      readonly radius: number;
    }
  | {
      readonly kind: 'polyline';
      readonly points: readonly BoardPoint[];
      readonly closed: boolean;
      readonly radius: number;
    }
  /** Several things as one, as they stand in its own coordinates. */
  | { readonly kind: 'compound'; readonly parts: readonly Thing[] };

/** A form, and where it stands. */
export interface Thing {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  /** How far it is turned, clockwise on the screen. */
  readonly degrees: number;
  /** What the angle has more than the degrees, in radians: some angles are those of no double in degrees. */
  readonly rest?: number;
  /** What it is multiplied by along its own axes, about its pivot; if missing, by 1. */
  readonly scale?: BoardPoint;
  /** The point of its own coordinates that stands at (x, y); if missing, their origin. */
  readonly pivot?: BoardPoint;
}

/** What a board has room for. */
export const BOARD_LIMITS = {
  things: 100,
  points: 2000,
  depth: 8,
  magnitude: GREATEST_COORDINATE,
} as const;

/** The angle of a thing, in radians. */
export const angleOf = ({ degrees, rest = 0 }: Pick<Thing, 'degrees' | 'rest'>): number =>
  (degrees * Math.PI) / 180 + rest;

/** An angle in radians as that of a thing, to the bit: in few digits, if some mean the same. */
export function turnOf(angle: number): Pick<Thing, 'degrees' | 'rest'> {
  const nearest = (angle * 180) / Math.PI;
  const short = Number(nearest.toPrecision(12));
  const degrees = angleOf({ degrees: short }) === angle ? short : nearest;
  // Exact, and so is its sum with the rest: the two lie within a few units in the last place.
  const rest = angle - angleOf({ degrees });
  return rest === 0 ? { degrees } : { degrees, rest };
}

export function writeThing(thing: Thing): string {
  const { form, x, y, scale, pivot } = thing;
  return [
    `${writeForm(form)}@${writePoint([x, y])}${writeTurn(thing)}`,
    ...(scale === undefined ? [] : [`scale:${writePoint(scale)}`]),
    ...(pivot === undefined ? [] : [`pivot:${writePoint(pivot)}`]),
  ].join(';');
}

function writeTurn(thing: Thing): string {
  if (thing.rest !== undefined) return `~${angleOf(thing)}rad`;
  return thing.degrees === 0 ? '' : `~${thing.degrees}`;
}

function writeForm(form: Form): string {
  switch (form.kind) {
    case 'point':
      return 'point';
    case 'circle':
      return `circle:${writeNumber(form.radius)}`;
    case 'box':
      return `box:${writePoint([form.width, form.height])}${writeRadius(form.radius)}`;
    case 'segment':
      return `segment:${writePoints([form.from, form.to])}${writeRadius(form.radius)}`;
    case 'polygon':
      return `polygon:${writePoints(form.points)}${writeRadius(form.radius)}`;
    case 'concave':
      return `concave:${form.rings.map(writePoints).join('!')}${writeRadius(form.radius)}`;
    case 'polyline': {
      const name = form.closed ? 'loop' : 'polyline';
      return `${name}:${writePoints(form.points)}${writeRadius(form.radius)}`;
    }
    case 'compound':
      return `compound:${form.parts.map((part) => `(${writeThing(part)})`).join('')}`;
  }
}

const writeRadius = (radius: number): string => (radius === 0 ? '' : `*${radius}`);
