import type { Vector } from 'sepax';
import { degrees, radians } from '../../stage/angles.js';
import type { Handle } from '../../stage/handle.js';
import { add, distanceToSegment, dot, scale, subtract } from '../../stage/vector-math.js';
import { text } from '../voice/text.js';
import type { Evaluation } from './evaluation.js';
import { type PlaygroundState, type ShapeName, tidy } from './state.js';

/** How far the turning knob stands off the shape, in CSS pixels. */
export const knobDistance = 26;

/** What a handle takes hold of; for a corner, its index. */
export type Grip =
  | { readonly shape: ShapeName; readonly part: 'body' | 'turn' | number }
  | { readonly shape: 'a'; readonly part: 'velocity' };

export const handleId = ({ shape, part }: Grip): string =>
  part === 'body' ? shape : `${shape}:${part}`;

export function gripOf(id: string): Grip {
  const shape = id.startsWith('a') ? 'a' : 'b';
  const part = id.slice(2);
  if (part === '') return { shape, part: 'body' };
  if (part === 'turn') return { shape, part };
  if (part === 'velocity') return { shape: 'a', part };
  return { shape, part: Number(part) };
}

/** The way from a shape's origin to its knob: up, turned with the shape. */
export const knobDirection = (degrees: number): Vector => ({
  x: Math.sin(radians(degrees)),
  y: -Math.cos(radians(degrees)),
});

/** How far a shape is turned whose knob lies that way from its origin, in degrees. */
export const knobAngle = ({ x, y }: Vector, grain = 0.1): number =>
  tidy(degrees(Math.atan2(x, -y)), grain);

/** All handles, in the order in which Tab reaches them. */
export function handlesOf(state: PlaygroundState, evaluation: Evaluation): Handle[] {
  return [
    ...shapeHandles('a', state, evaluation),
    ...(state.velocity === null ? [] : [velocityHandle(state, state.velocity)]),
    ...shapeHandles('b', state, evaluation),
  ];
}

function shapeHandles(shape: ShapeName, state: PlaygroundState, evaluation: Evaluation): Handle[] {
  const { x, y } = state[shape];
  const { worldPoints } = evaluation[shape];
  const origin = { x, y };
  const room = Math.min(
    ...worldPoints.map((from, i) =>
      distanceToSegment(origin, from, worldPoints[(i + 1) % worldPoints.length]!),
    ),
  );
  return [
    {
      id: handleId({ shape, part: 'body' }),
      kind: 'body',
      tone: shape,
      at: origin,
      label: text('handle.body', { shape }),
      glyph: shape,
      room,
    },
    {
      id: handleId({ shape, part: 'turn' }),
      kind: 'turn',
      tone: shape,
      ...knobOf(shape, state, evaluation),
      label: text('handle.turn', { shape }),
    },
    ...worldPoints.map(
      (at, index): Handle => ({
        id: handleId({ shape, part: index }),
        kind: 'vertex',
        tone: shape,
        at,
        label: text('handle.vertex', { index, shape }),
        room,
      }),
    ),
  ];
}

function velocityHandle({ a }: PlaygroundState, [vx, vy]: readonly [number, number]): Handle {
  return {
    id: handleId({ shape: 'a', part: 'velocity' }),
    kind: 'velocity',
    tone: 'a',
    at: { x: a.x + vx, y: a.y + vy },
    label: text('handle.velocity'),
  };
}

/** Where the knob of a shape is, and how far it stands off, in CSS pixels. */
function knobOf(
  shape: ShapeName,
  state: PlaygroundState,
  evaluation: Evaluation,
): { readonly at: Vector; readonly standOff: Vector } {
  const { x, y, degrees } = state[shape];
  const origin = { x, y };
  const direction = knobDirection(degrees);
  const { worldPoints } = evaluation[shape];
  const reach = Math.max(...worldPoints.map((point) => dot(subtract(point, origin), direction)));
  return {
    at: add(origin, scale(direction, Math.max(0, reach))),
    standOff: scale(direction, knobDistance),
  };
}

/**
 * Where the handles are at a scale, but for corners. A view is fitted around all steps a few times over:
 * what handles are called there would be most of the work.
 */
export function handlePlaces(
  state: PlaygroundState,
  evaluation: Evaluation,
  zoom: number,
): Vector[] {
  const { a, b, velocity } = state;
  const knobs = (['a', 'b'] as const).map((shape) => knobOf(shape, state, evaluation));
  return [
    { x: a.x, y: a.y },
    { x: b.x, y: b.y },
    ...knobs.map(({ at, standOff }) => add(at, scale(standOff, 1 / zoom))),
    ...(velocity === null ? [] : [add(a, { x: velocity[0], y: velocity[1] })]),
  ];
}
