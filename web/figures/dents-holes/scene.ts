import type { SepaxError, Vector } from 'sepax';
import { pointScene } from '../../figure/element/point-scene.js';
import type { Seen } from '../../figure/element/scene.js';
import { knobAngle, knobDirection, knobDistance } from '../../figure/pair/handles.js';
import { wrapped } from '../../figure/pair/reshape.js';
import type { Point } from '../../figure/pair/state.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import type { Handle } from '../../stage/handle.js';
import { dot, scale, subtract } from '../../stage/vector-math.js';
import { type DentsEvaluation, evaluateDents } from './evaluation.js';
import { type DentsState, readDents, writeDents } from './state.js';

type SeenDents = Seen<DentsState, DentsEvaluation>;

const cornerId = (ring: number, index: number): string => `${ring}:${index}`;

/** The ring and the corner of a handle. */
function cornerOf(id: string): [number, number] {
  const [ring, index] = id.split(':').map(Number);
  return [ring!, index!];
}

function probeHandles({ state: { a }, evaluation }: SeenDents): Handle[] {
  const up = knobDirection(a.degrees);
  const { worldPoints } = evaluation.seeming.a;
  const reach = Math.max(...worldPoints.map((point) => dot(subtract(point, a), up)));
  return [
    {
      id: 'a',
      kind: 'body',
      tone: 'a',
      at: { x: a.x, y: a.y },
      label: text('handle.body', { shape: 'a' }),
      glyph: 'a',
    },
    {
      id: 'a:turn',
      kind: 'turn',
      tone: 'a',
      at: { x: a.x + reach * up.x, y: a.y + reach * up.y },
      standOff: scale(up, knobDistance),
      label: text('handle.turn', { shape: 'a' }),
    },
  ];
}

export const dentsHandles = (seen: SeenDents): Handle[] => [
  ...probeHandles(seen),
  ...cornerHandles(seen),
];

const cornerHandles = ({ state: { rings } }: SeenDents): Handle[] =>
  rings.flatMap((ring, place) =>
    ring.map(
      ([x, y], index): Handle => ({
        id: cornerId(place, index),
        kind: 'vertex',
        tone: 'b',
        at: { x, y },
        label:
          place === 0
            ? text('handle.vertex', { index, shape: 'b' })
            : words('handle.hole', { index }),
      }),
    ),
  );

function moved(state: DentsState, id: string, to: Vector): DentsState {
  if (id === 'a') return { ...state, a: { ...state.a, ...to } };
  if (id === 'a:turn') {
    return { ...state, a: { ...state.a, degrees: knobAngle(subtract(to, state.a)) } };
  }
  return withCorner(state, ...cornerOf(id), [to.x, to.y]);
}

function withCorner(state: DentsState, place: number, index: number, corner: Point): DentsState {
  const rings = state.rings.map((ring, i) =>
    i === place ? ring.map((old, j) => (j === index ? corner : old)) : ring,
  );
  return { ...state, rings };
}

function turned(state: DentsState, id: string, by: number): DentsState {
  if (!id.startsWith('a')) return state;
  return { ...state, a: { ...state.a, degrees: wrapped(state.a.degrees + by) } };
}

function restored(state: DentsState, id: string, origin: DentsState): DentsState {
  const { x, y, degrees } = origin.a;
  if (id === 'a') return { ...state, a: { ...state.a, x, y } };
  if (id === 'a:turn') return { ...state, a: { ...state.a, degrees } };
  const [place, index] = cornerOf(id);
  return withCorner(state, place, index, origin.rings[place]![index]!);
}

function refusal({ code }: SepaxError): string | null {
  switch (code) {
    case 'self-crossing':
      return 'refused.crossing';
    case 'misplaced-hole':
      return 'refused.hole';
    case 'collinear':
      return 'refused.flat';
    default:
      return null;
  }
}

/** A convex shape to drag about, and one with a dent and a hole, all corners of which can be moved. */
export const dentsScene = pointScene<DentsState, DentsEvaluation>({
  accept: (state, before) => ({ state, evaluation: evaluateDents(state, before) }),
  write: writeDents,
  read: readDents,
  handles: dentsHandles,
  bodies: ({ evaluation }) => [{ id: 'a', outline: evaluation.seeming.a.worldPoints }],
  moved,
  turned,
  restored,
  refusal,
  format: ({ seeming }) => NumberFormat.for(seeming),
});
