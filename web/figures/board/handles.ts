import { type Vector, windingOf } from 'sepax';
import { knobDirection, knobDistance } from '../../figure/pair/handles.js';
import { vectorOf } from '../../figure/pair/points.js';
import type { Point } from '../../figure/pair/state.js';
import { text } from '../../figure/voice/text.js';
import type { Handle } from '../../stage/handle.js';
import { add, dot, lengthOf, quarterTurn, scale, subtract } from '../../stage/vector-math.js';
import { idOf, type QuestionEnd } from './grips.js';
import { looksOf } from './looks.js';
import { toSized, toWorld } from './pose.js';
import { isPlace, isWay, type Question } from './questions/question.js';
import { isClosed, ringsOf } from './rings.js';
import { type Pull, type SizeName, sizeNames, sizesOf } from './sizes.js';
import type { BoardState, Form, Thing } from './state.js';

type Tone = 'a' | 'b' | 'ink';

/** The colour of a thing: the two that are looked at have their own. */
export const toneOf = (pair: BoardState['pair'], index: number): Tone =>
  pair?.[0] === index ? 'a' : pair?.[1] === index ? 'b' : 'ink';

/** From so many things on, the names of those that nobody looks at give way where there is little room. */
export const CROWD = 30;

/** With more corners than this, a thing is edited as a whole only: its corners would be in the way. */
const maxCorners = 60;

/** All handles, in the order in which Tab reaches them: of the selected thing, its parts too. */
export function handlesOf(state: BoardState, selected: number | null): Handle[] {
  const { things, pair, velocity, ruler, question } = state;
  return [
    ...things.flatMap((thing, index) => {
      const tone = toneOf(pair, index);
      const isCrowded = things.length >= CROWD && tone === 'ink' && index !== selected;
      const body = {
        ...bodyHandle(thing, index, tone),
        ...(isCrowded && { room: roomIn(thing), faint: true }),
      };
      return index === selected ? [body, ...partHandles(thing, index, tone)] : [body];
    }),
    ...(pair === null || velocity === null
      ? []
      : [velocityHandle(things[pair[0]]!, vectorOf(velocity))]),
    ...(ruler === null ? [] : (['from', 'to'] as const).map((end) => rulerHandle(ruler[end], end))),
    ...(question === undefined ? [] : questionHandles(question)),
  ];
}

const bodyHandle = (thing: Thing, index: number, tone: Tone): Handle => ({
  id: idOf({ part: 'body', thing: index }),
  kind: 'body',
  tone,
  at: { x: thing.x, y: thing.y },
  label: text('board.handle.body', { name: index + 1 }),
  glyph: String(index + 1),
});

/** How far it is from the place of a thing to its boundary, as its looks have it; lines have no room. */
function roomIn(thing: Thing): number {
  const points = looksOf(thing.form).loops.flat();
  return points.length === 0
    ? 0
    : Math.min(...points.map((point) => lengthOf(toSized(thing, point))));
}

const velocityHandle = (thing: Thing, velocity: Vector): Handle => ({
  id: idOf({ part: 'velocity' }),
  kind: 'velocity',
  tone: 'a',
  at: add(thing, velocity),
  label: text('board.handle.velocity'),
});

/** How far above the hero his handle is, in CSS pixels. */
const heroStandOff = 44;

function questionHandles(question: Question): Handle[] {
  const places: [QuestionEnd, Point][] = isWay(question)
    ? [
        ['from', question.from],
        ['to', question.to],
      ]
    : isPlace(question)
      ? [['at', question.at]]
      : [];
  return places.map(([end, [x, y]]) => ({
    id: idOf({ part: 'ask', end }),
    kind: 'vertex',
    tone: 'decide',
    at: { x, y },
    ...(question.kind === 'run' && { standOff: { x: 0, y: -heroStandOff } }),
    label: text(question.kind === 'run' ? 'board.handle.run' : `board.handle.ask.${end}`),
  }));
}

const rulerHandle = ([x, y]: readonly [number, number], end: 'from' | 'to'): Handle => ({
  id: idOf({ part: 'ruler', end }),
  kind: 'vertex',
  tone: 'decide',
  at: { x, y },
  label: text(`board.handle.ruler.${end}`),
});

function partHandles(thing: Thing, index: number, tone: Tone): Handle[] {
  return [
    ...turnHandle(thing, index, tone),
    ...sizeNames.flatMap((name) => sizeHandle(thing, index, tone, name)),
    ...cornerHandles(thing, index, tone),
  ];
}

/** What looks the same from all sides has no knob. */
function turnHandle(thing: Thing, index: number, tone: Tone): Handle[] {
  const { kind } = thing.form;
  if (kind === 'point' || kind === 'circle') return [];
  const up = knobDirection(thing.degrees);
  const direction = { x: 0, y: -1 };
  const reach = Math.max(
    0,
    ...looksOf(thing.form).lines.flatMap(({ points }) =>
      points.map((p) => dot(toSized(thing, p), direction)),
    ),
  );
  return [
    {
      id: idOf({ part: 'turn', thing: index }),
      kind: 'turn',
      tone,
      at: add(thing, scale(up, reach)),
      standOff: scale(up, knobDistance),
      label: text('board.handle.turn', { name: index + 1 }),
    },
  ];
}

function sizeHandle(thing: Thing, index: number, tone: Tone, name: SizeName): Handle[] {
  const value = sizesOf(thing.form)[name];
  const pull = value === undefined ? null : pullOf(thing.form, name);
  if (value === undefined || pull === null) return [];
  const at = toWorld(thing, add(pull.from, scale(pull.along, value * pull.perUnit)));
  const label = text('board.handle.size', { size: text(`board.size.${name}`), name: index + 1 });
  return [{ id: idOf({ part: name, thing: index }), kind: 'size', tone, at, label }];
}

function cornerHandles({ form, ...pose }: Thing, thing: number, tone: Tone): Handle[] {
  const rings = ringsOf(form);
  if (rings.flat().length > maxCorners) return [];
  return rings.flatMap((points, ring) =>
    points.map(
      (point, index): Handle => ({
        id: idOf({ part: 'corner', thing, ring, index }),
        kind: 'vertex',
        tone,
        at: toWorld(pose, vectorOf(point)),
        label: text(ring === 0 ? 'board.handle.corner' : 'board.handle.hole', {
          index,
          name: thing + 1,
        }),
      }),
    ),
  );
}

/** How a length of a form is pulled; `null` if it has no such length. */
export function pullOf(form: Form, name: SizeName): Pull | null {
  if (sizesOf(form)[name] === undefined) return null;
  if (form.kind === 'circle') return { from: { x: 0, y: 0 }, along: { x: 1, y: 0 }, perUnit: 1 };
  if (form.kind === 'box') return boxPull(form, name);
  const [points] = ringsOf(form);
  const [start, end] = [vectorOf(points![0]!), vectorOf(points![1]!)];
  const edge = subtract(end, start);
  const length = lengthOf(edge);
  // The normal on the right, and the outside of an outline that runs the other way is on the left.
  const right = length === 0 ? { x: 1, y: 0 } : scale(quarterTurn(edge), -1 / length);
  const isSolid = form.kind === 'polygon' || form.kind === 'concave';
  const along = isSolid && windingOf(points!) === 'cw' ? scale(right, -1) : right;
  // The middle of a line has the handle of the whole.
  return { from: add(start, scale(edge, isClosed(form) ? 0.5 : 0.25)), along, perUnit: 1 };
}

function boxPull(form: Extract<Form, { kind: 'box' }>, name: SizeName): Pull {
  const { width, radius } = form;
  switch (name) {
    case 'width':
      return { from: { x: radius, y: 0 }, along: { x: 1, y: 0 }, perUnit: 0.5 };
    case 'height':
      return { from: { x: 0, y: radius }, along: { x: 0, y: 1 }, perUnit: 0.5 };
    default:
      return { from: { x: -width / 2, y: 0 }, along: { x: -1, y: 0 }, perUnit: 1 };
  }
}
