import type { Point } from '../../figure/pair/state.js';
import {
  readFields,
  readNumber,
  readPoint,
  writeFields,
  writePoint,
} from '../../figure/state/link-fields.js';
import { isBoardState } from './check-state.js';
import type { BoardState, Form, OverlayName, Ruler, Thing } from './state.js';

/**
 * A board as the hash of a link, to be read and written by people too:
 *
 *     #v1&1=circle:60@-120,0&2=box:140,90*12@80,20~15&pair=1,2&velocity=90,0&show=push,contacts
 *
 * Each shape has its number for a name: its kind and, after `:`, what the kind has (a radius, sides,
 * points joined by `_`, rings joined by `!`), a rounding radius after `*`, the place after `@`, and the
 * angle in degrees after `~`. A closed polyline is a `loop`.
 */
export const writeBoard = (state: BoardState): string => writeFields(writeState(state));

/** A board as fields of a link. */
export function writeState({ things, pair, velocity, overlays, ruler }: BoardState): string[] {
  return [
    ...things.map((thing, i) => `${i + 1}=${writeThing(thing)}`),
    ...(pair === null ? [] : [`pair=${pair.map((place) => place + 1).join(',')}`]),
    ...(velocity === null ? [] : [`velocity=${writePoint(velocity)}`]),
    ...(overlays.length === 0 ? [] : [`show=${overlays.join(',')}`]),
    ...(ruler === null ? [] : [`ruler=${writePoints([ruler.from, ruler.to])}`]),
  ];
}

const writePoints = (points: readonly Point[]): string => points.map(writePoint).join('_');

function writeThing({ form, x, y, degrees }: Thing): string {
  const turn = degrees === 0 ? '' : `~${degrees}`;
  return `${writeForm(form)}@${writePoint([x, y])}${turn}`;
}

function writeForm(form: Form): string {
  switch (form.kind) {
    case 'point':
      return 'point';
    case 'circle':
      return `circle:${form.radius}`;
    case 'box':
      return `box:${form.width},${form.height}${writeRadius(form.radius)}`;
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
  }
}

const writeRadius = (radius: number): string => (radius === 0 ? '' : `*${radius}`);

/** The board of a link, or `null` if it is not one of this version or says nonsense. */
export function readBoard(hash: string): BoardState | null {
  const fields = readFields(hash);
  return fields && readState(fields);
}

/** The board of the fields of a link, or `null` if they say nonsense. */
export function readState(fields: ReadonlyMap<string, string>): BoardState | null {
  if (![...fields.keys()].every(isFieldName)) return null;
  const things: unknown[] = [];
  for (
    let text = fields.get('1');
    text !== undefined;
    text = fields.get(String(things.length + 1))
  ) {
    things.push(readThing(text));
  }
  const velocity = fields.get('velocity');
  const state = {
    things,
    pair: readPair(fields.get('pair')),
    velocity: velocity === undefined ? null : readPoint(velocity),
    overlays: readOverlays(fields.get('show')),
    ruler: readRuler(fields.get('ruler')),
  };
  const numbered = [...fields.keys()].filter((name) => /^\d+$/.test(name)).length;
  return things.length === numbered && isBoardState(state) ? state : null;
}

/** Figures in other pages write the step down, of which a board has one. */
const fieldNames: readonly string[] = ['pair', 'velocity', 'show', 'ruler', 'step'];

const isFieldName = (name: string): boolean => /^[1-9]\d*$/.test(name) || fieldNames.includes(name);

function readPair(text: string | undefined): unknown {
  return text === undefined ? null : text.split(',').map((place) => readNumber(place) - 1);
}

const readOverlays = (text: string | undefined): OverlayName[] =>
  text === undefined ? [] : (text.split(',') as OverlayName[]);

function readRuler(text: string | undefined): Ruler | null {
  if (text === undefined) return null;
  const [from, to, ...more] = readPoints(text);
  return { from: from!, to: more.length > 0 || to === undefined ? [Number.NaN, 0] : to };
}

const readPoints = (text: string): Point[] => text.split('_').map(readPoint);

/** A thing, or `null`; numbers that cannot be read are `NaN`. */
function readThing(text: string): Thing | null {
  const [head = '', pose = '', ...more] = text.split('@');
  const [place = '', degrees = '0', ...turns] = pose.split('~');
  const form = readForm(head);
  if (form === null || more.length > 0 || turns.length > 0) return null;
  const [x, y] = readPoint(place);
  return { form, x, y, degrees: readNumber(degrees) };
}

function readForm(text: string): Form | null {
  const [, kind = '', data = '', rounding] = /^([a-z]+):?([^*]*)(?:\*(.*))?$/.exec(text) ?? [];
  const radius = rounding === undefined ? 0 : readNumber(rounding);
  switch (kind) {
    case 'point':
      return text === 'point' ? { kind } : null;
    case 'circle':
      return rounding === undefined ? { kind, radius: readNumber(data) } : null;
    case 'box': {
      const [width, height] = readPoint(data);
      return { kind, width, height, radius };
    }
    case 'segment': {
      const [from, to, ...more] = readPoints(data);
      return to === undefined || more.length > 0 ? null : { kind, from: from!, to, radius };
    }
    case 'polygon':
      return { kind, points: readPoints(data), radius };
    case 'concave':
      return { kind, rings: data.split('!').map(readPoints), radius };
    case 'polyline':
    case 'loop':
      return { kind: 'polyline', points: readPoints(data), closed: kind === 'loop', radius };
    default:
      return null;
  }
}
