import type { Point } from '../../figure/pair/state.js';
import { readFields, readNumber, readPoint } from '../../figure/state/link-fields.js';
import { BOARD_LIMITS, turnOf, writeThing } from '../../lib/debug/board-text.js';
import { writeFields, writePoint, writePoints } from '../../lib/debug/link-text.js';
import { isBoardState } from './check-state.js';
import { originFields } from './origin.js';
import { readQuestion, writeQuestion } from './questions/question.js';
import type { BoardState, Form, OverlayName, Ruler, Thing } from './state.js';

/**
 * A board as the hash of a link, to be read and written by people too:
 *
 *     #v1&1=circle:60@-120,0&2=box:140,90*12@80,20~15&pair=1,2&velocity=90,0&show=push,contacts
 *
 * Each shape has its number for a name: its kind and, after `:`, what the kind has (a radius, sides,
 * points joined by `_`, rings joined by `!`), a rounding radius after `*`, the place after `@`, and the
 * angle in degrees after `~`, or in radians with `rad` after it. A closed polyline is a `loop`; a compound
 * has its shapes in brackets. `;scale:` and `;pivot:` may follow. `name2=` names the second shape, and `ask=`
 * asks something: see question.ts.
 */
export const writeBoard = (state: BoardState): string => writeFields(writeState(state));

/** A board as fields of a link. */
export function writeState({
  things,
  pair,
  velocity,
  overlays,
  ruler,
  question,
}: BoardState): string[] {
  return [
    ...things.map((thing, i) => `${i + 1}=${writeThing(thing)}`),
    ...things.flatMap(({ name }, i) =>
      name === undefined ? [] : [`name${i + 1}=${encodeURIComponent(name)}`],
    ),
    ...(pair === null ? [] : [`pair=${pair.map((place) => place + 1).join(',')}`]),
    ...(velocity === null ? [] : [`velocity=${writePoint(velocity)}`]),
    ...(overlays.length === 0 ? [] : [`show=${overlays.join(',')}`]),
    ...(ruler === null ? [] : [`ruler=${writePoints([ruler.from, ruler.to])}`]),
    ...(question === undefined ? [] : [`ask=${writeQuestion(question)}`]),
  ];
}

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
    things.push(named(readThing(text), fields.get(`name${things.length + 1}`)));
  }
  const velocity = fields.get('velocity');
  const asked = fields.get('ask');
  const state = {
    things,
    pair: readPair(fields.get('pair')),
    velocity: velocity === undefined ? null : readPoint(velocity),
    overlays: readOverlays(fields.get('show')),
    ruler: readRuler(fields.get('ruler')),
    ...(asked !== undefined && { question: readQuestion(asked) }),
  };
  const names = [...fields.keys()].filter((name) => /^name\d+$/.test(name)).length;
  const numbered = [...fields.keys()].filter((name) => /^\d+$/.test(name)).length;
  return things.length === numbered && isBoardState(state) && namesIn(state) === names
    ? state
    : null;
}

/** Figures in other pages write the step down, of which a board has one; programs, where a link is from. */
const fieldNames: readonly string[] = [
  'pair',
  'velocity',
  'show',
  'ruler',
  'ask',
  'step',
  ...originFields,
];

const isFieldName = (name: string): boolean =>
  /^(?:name)?[1-9]\d*$/.test(name) || fieldNames.includes(name);

const namesIn = ({ things }: BoardState): number =>
  things.filter(({ name }) => name !== undefined).length;

/** A thing with the name that a link has for it. */
function named(thing: Thing | null, written: string | undefined): Thing | null {
  if (thing === null || written === undefined) return thing;
  try {
    return { ...thing, name: decodeURIComponent(written) };
  } catch {
    return null;
  }
}

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
function readThing(text: string, depth = 0): Thing | null {
  // What a compound has in it has places, too.
  const at = text.lastIndexOf('@');
  const [pose = '', ...more] = text.slice(at + 1).split(';');
  const [place = '', turn = '0', ...turns] = pose.split('~');
  const form = at < 0 ? null : readForm(text.slice(0, at), depth);
  const extras = readExtras(more);
  if (form === null || extras === null || turns.length > 0) return null;
  const [x, y] = readPoint(place);
  return { form, x, y, ...readTurn(turn), ...extras };
}

const readTurn = (text: string): Pick<Thing, 'degrees' | 'rest'> =>
  text.endsWith('rad') ? turnOf(readNumber(text.slice(0, -3))) : { degrees: readNumber(text) };

/** Scale and pivot, in this order. */
function readExtras(texts: readonly string[]): Pick<Thing, 'scale' | 'pivot'> | null {
  const [, scale, pivot] = /^(?:scale:([^;]*))?;?(?:pivot:([^;]*))?$/.exec(texts.join(';')) ?? [];
  const count = [scale, pivot].filter((text) => text !== undefined).length;
  if (count !== texts.length) return null;
  return {
    ...(scale !== undefined && { scale: readPoint(scale) }),
    ...(pivot !== undefined && { pivot: readPoint(pivot) }),
  };
}

const compoundHead = 'compound:';

function readCompound(text: string, depth: number): Form | null {
  const texts = bracketed(text);
  if (texts === null || depth >= BOARD_LIMITS.depth) return null;
  const parts = texts.map((part) => readThing(part, depth + 1));
  return parts.includes(null) ? null : { kind: 'compound', parts: parts as Thing[] };
}

/** What is in the outermost brackets of a text that has nothing beside them. */
function bracketed(text: string): string[] | null {
  const found: string[] = [];
  let open = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (open === 0 && character !== '(') return null;
    if (character === '(' && open++ === 0) start = i + 1;
    else if (character === ')' && --open === 0) found.push(text.slice(start, i));
  }
  return open === 0 && found.length > 0 ? found : null;
}

function readForm(text: string, depth: number): Form | null {
  if (text.startsWith(compoundHead)) return readCompound(text.slice(compoundHead.length), depth);
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
