import { convexHull, locate, type Vector } from 'sepax';
import { pointScene } from '../../figure/element/point-scene.js';
import type { Seen } from '../../figure/element/scene.js';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import { knobAngle } from '../../figure/pair/handles.js';
import { wrapped } from '../../figure/pair/reshape.js';
import { type ShapeName, tidy } from '../../figure/pair/state.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import { degreesOf, radians } from '../../stage/angles.js';
import type { Body, Handle } from '../../stage/handle.js';
import { add, lengthOf, middle, subtract } from '../../stage/vector-math.js';
import { heightSeenAt, seenFrom } from './oblique.js';
import { type Solids, solidsOf } from './solids.js';
import {
  type BoxesState,
  bodyOf,
  lengthWithin,
  liftWithin,
  readBoxes,
  type Thing,
  writeBoxes,
} from './state.js';
import { type Volumes, volumesAround } from './volumes.js';

/** What the library says about two things, their boxes, and the boxes as bars in space. */
export interface BoxesEvaluation {
  readonly volumes: Volumes;
  /** Of each corner of a turned box, whether the other turned box has it. */
  readonly caught: Readonly<Record<ShapeName, readonly boolean[]>>;
  readonly solids: Solids;
  /** Where the origin of the space is seen. */
  readonly origin: Vector;
  /** The middle of the view along the bars. */
  readonly dial: Vector;
}

type SeenBoxes = Seen<BoxesState, BoxesEvaluation>;

/** The space is shown lower than the middle of the things: there is room for lifting. */
const originShift: Vector = { x: 0, y: 28 };
/** From the end of the longer bar to the view along it. */
const dialShift: Vector = { x: 46, y: -70 };
/** From the middle of that view to its knob, in units. */
export const dialRadius = 40;

/** The phases of the lesson that are about space. */
const spatial: readonly string[] = ['faces', 'edges'];
export const isSpatial = (phase: string | undefined): boolean =>
  phase !== undefined && spatial.includes(phase);

function evaluateBoxes(state: BoxesState, before?: BoxesEvaluation): BoxesEvaluation {
  const { a, b, lift, roll } = state;
  const volumes = volumesAround(bodyOf(a), bodyOf(b), before?.volumes);
  const origin = add(middle(a, b), originShift);
  return {
    volumes,
    caught: {
      a: caught(volumes.turned, 'a', 'b'),
      b: caught(volumes.turned, 'b', 'a'),
    },
    solids: solidsOf(volumes.a.turned, volumes.b.turned, lift, roll),
    origin,
    dial: add(add(origin, { x: Math.max(a.length, b.length) / 2, y: 0 }), dialShift),
  };
}

const caught = (boxes: Evaluation, shape: ShapeName, other: ShapeName): boolean[] =>
  boxes[shape].worldPoints.map((corner) => locate(boxes[other].worldPoints, corner) !== 'outside');

const noseOf = ({ x, y, degrees, length }: Thing): Vector => ({
  x: x + (length / 2) * Math.cos(radians(degrees)),
  y: y + (length / 2) * Math.sin(radians(degrees)),
});

/** Where the knob of the view along the bars is. */
export const knobOf = (dial: Vector, roll: number): Vector => ({
  x: dial.x + dialRadius * Math.sin(radians(roll)),
  y: dial.y - dialRadius * Math.cos(radians(roll)),
});

const flatHandles = ({ state }: SeenBoxes): Handle[] =>
  (['a', 'b'] as const).flatMap((shape): Handle[] => [
    {
      id: shape,
      kind: 'body',
      tone: shape,
      at: { x: state[shape].x, y: state[shape].y },
      label: text('handle.body', { shape }),
      glyph: shape,
    },
    {
      id: `${shape}:nose`,
      kind: 'vertex',
      tone: shape,
      at: noseOf(state[shape]),
      label: words('handle.nose', { shape }),
    },
  ]);

const spatialHandles = ({ state, evaluation: { origin, dial } }: SeenBoxes): Handle[] => [
  {
    id: 'lift',
    kind: 'body',
    tone: 'b',
    at: seenFrom(origin, { x: 0, y: 0, z: state.lift }),
    label: words('handle.lift'),
    glyph: 'b',
  },
  {
    id: 'roll',
    kind: 'turn',
    tone: 'decide',
    at: knobOf(dial, state.roll),
    label: words('handle.roll'),
  },
];

const flatBodies = ({ evaluation: { volumes } }: SeenBoxes): Body[] =>
  (['a', 'b'] as const).map((id) => ({ id, outline: volumes.turned[id].worldPoints }));

const spatialBodies = ({ evaluation: { solids, origin } }: SeenBoxes): Body[] => [
  { id: 'lift', outline: convexHull(solids.b.corners.map((corner) => seenFrom(origin, corner))) },
];

/** With its nose at a point: turned there, and as long as that. */
function pointed(thing: Thing, at: Vector): Thing {
  const along = subtract(at, thing);
  const degrees = tidy(degreesOf(along), 0.1);
  return { ...thing, degrees, length: tidy(lengthWithin(2 * lengthOf(along)), 0.1) };
}

function moved(state: BoxesState, id: string, to: Vector): BoxesState {
  const { origin, dial } = evaluateBoxes(state);
  if (id === 'lift') {
    return { ...state, lift: tidy(liftWithin(heightSeenAt(origin, to)), 0.1) };
  }
  if (id === 'roll') {
    return { ...state, roll: knobAngle(subtract(to, dial)) };
  }
  const shape: ShapeName = id.startsWith('a') ? 'a' : 'b';
  const thing = state[shape];
  return { ...state, [shape]: id === shape ? { ...thing, ...to } : pointed(thing, to) };
}

/** Foreshortening would turn a key's whole unit into another number. */
const nudged = (state: BoxesState, id: string, by: Vector): BoxesState | null =>
  id === 'lift' ? { ...state, lift: tidy(liftWithin(state.lift - by.y), 0.1) } : null;

function turned(state: BoxesState, id: string, by: number): BoxesState {
  if (id === 'lift') return state;
  if (id === 'roll') return { ...state, roll: wrapped(state.roll + by) };
  const shape: ShapeName = id.startsWith('a') ? 'a' : 'b';
  const thing = state[shape];
  return { ...state, [shape]: { ...thing, degrees: wrapped(thing.degrees + by) } };
}

function restored(state: BoxesState, id: string, origin: BoxesState): BoxesState {
  if (id === 'lift') return { ...state, lift: origin.lift };
  if (id === 'roll') return { ...state, roll: origin.roll };
  const shape: ShapeName = id.startsWith('a') ? 'a' : 'b';
  const { x, y, degrees, length } = origin[shape];
  return {
    ...state,
    [shape]: { ...state[shape], ...(id === shape ? { x, y } : { degrees, length }) },
  };
}

/** Two things in the plane; in the steps about space, the box of `b` is lifted and both are rolled. */
export const boxesScene = pointScene<BoxesState, BoxesEvaluation>({
  accept: (state, before) => ({ state, evaluation: evaluateBoxes(state, before) }),
  write: writeBoxes,
  read: readBoxes,
  handles: (seen) => [
    ...(isSpatial(seen.step?.phase) ? [] : flatHandles(seen)),
    ...(seen.step === undefined || isSpatial(seen.step.phase) ? spatialHandles(seen) : []),
  ],
  bodies: (seen) => (isSpatial(seen.step?.phase) ? spatialBodies(seen) : flatBodies(seen)),
  moved,
  nudged,
  turned,
  restored,
  format: ({ volumes }) => NumberFormat.for(volumes.turned),
});
