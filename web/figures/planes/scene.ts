import type { Vector } from 'sepax';
import { intersectSegmentPlane, signedDistance, type Vector3 } from 'sepax/3d';
import { pointScene } from '../../figure/element/point-scene.js';
import { type Point, tidy } from '../../figure/pair/state.js';
import { readNumber, readPoint, writePoint } from '../../figure/state/link-fields.js';
import { distance3, length3 } from '../../figure/vector3-math.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import { degreesOf, radians } from '../../stage/angles.js';
import type { Handle } from '../../stage/handle.js';
import { onPlane, type Space, type SpaceState, spaceOf, type Triple, vector3Of } from './space.js';
import { SpaceView } from './space-view.js';

/** An end that comes so near to a corner or to the plane is caught by it, in units. */
const catchReach = 4;
/** Ends go in steps of the fractions of the plane. */
const endGrain = 0.25;
/** The globe of the view is so much larger than what it holds. */
const roomInGlobe = 1.06;
/** Where on its ring the knob of the view is, in degrees. */
const knobAt = 22;
const pitches = { min: 8, max: 82 };

export const viewOf = ({ yaw, pitch }: SpaceState): SpaceView => new SpaceView(yaw, pitch);

/** The radius of the globe around all that is shown. */
export const reachOf = ({ corners, from, to }: Space): number =>
  roomInGlobe * Math.max(...[...corners, from, to].map(length3));

/** A point of the ring around the globe's middle, by its angle in the model. */
export function onRing(reach: number, degrees: number): Vector3 {
  const angle = radians(degrees);
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), z: 0 };
}

export function onRim(reach: number, degrees: number): Vector {
  const { x, y } = onRing(reach, degrees);
  return { x, y: -y };
}

function handlesOf(state: SpaceState, space: Space): Handle[] {
  const view = viewOf(state);
  const reach = reachOf(space);
  const at = (point: Vector3): Vector => view.toStage(point);
  const end = (id: 'p' | 'q', point: Vector3): Handle => ({
    id,
    kind: 'body',
    tone: 'a',
    at: at(point),
    glyph: id,
    label: words('handle.end', { name: id }),
  });
  const knob = (id: 'yaw' | 'pitch', place: Vector): Handle => ({
    id,
    kind: 'turn',
    tone: 'decide',
    at: place,
    label: words(`handle.${id}`),
  });
  return [
    end('p', space.from),
    end('q', space.to),
    ...space.corners.map(
      (corner, index): Handle => ({
        id: `c${index}`,
        kind: 'vertex',
        tone: 'b',
        at: at(corner),
        label: words('handle.corner', { index }),
      }),
    ),
    knob('yaw', at(onRing(reach, knobAt))),
    knob('pitch', onRim(reach, state.pitch)),
  ];
}

function moved(state: SpaceState, id: string, to: Vector, start: SpaceState): SpaceState {
  if (id === 'p') return { ...state, from: endAt(state, to, start.from) };
  if (id === 'q') return { ...state, to: endAt(state, to, start.to) };
  if (id === 'pitch') return withPitch(state, degreesOf({ x: to.x, y: -to.y }));
  if (id === 'yaw') {
    const flat = Math.sin(radians(state.pitch));
    return withYaw(state, degreesOf({ x: to.x, y: -to.y / flat }) - knobAt);
  }
  return withCorner(state, Number(id.slice(1)), to);
}

/** An end keeps its depth, unless it is caught. */
function endAt(state: SpaceState, to: Vector, start: Triple): Triple {
  const view = viewOf(state);
  const before = vector3Of(start);
  return caught(state, view.fromStage(to, view.depthOf(before)), before);
}

/** Comes to a corner or into the plane if it is near to it, and was not at the start. */
function caught({ outline }: SpaceState, at: Vector3, before: Vector3): Triple {
  const corners = outline.map(onPlane);
  const point = { x: tidy(at.x, endGrain), y: tidy(at.y, endGrain), z: tidy(at.z, endGrain) };
  const isNew = (away: (from: Vector3) => number): boolean =>
    away(point) < catchReach && away(before) >= catchReach;
  const corner = corners.find((place) => isNew((from) => distance3(place, from)));
  if (corner !== undefined) return tripleOf(corner);
  const inPlane = isNew((from) => Math.abs(signedDistance(from, corners)));
  return tripleOf(inPlane ? onPlane([Math.round(point.x), Math.round(point.y)]) : point);
}

const tripleOf = ({ x, y, z }: Vector3): Triple => [x, y, z];

/** A corner goes to where the line of sight meets its plane. */
function withCorner(state: SpaceState, index: number, to: Vector): SpaceState {
  const view = viewOf(state);
  const far = 1e4;
  const corners = state.outline.map(onPlane);
  const { point } = intersectSegmentPlane(
    view.fromStage(to, -far),
    view.fromStage(to, far),
    corners,
  );
  if (point === null) return state;
  const corner: Point = [tidy(point.x, 1), tidy(point.y, 1)];
  return { ...state, outline: state.outline.map((old, i) => (i === index ? corner : old)) };
}

function turned(state: SpaceState, id: string, degrees: number): SpaceState {
  switch (id) {
    case 'yaw':
      return withYaw(state, state.yaw + degrees);
    case 'pitch':
      return withPitch(state, state.pitch + degrees);
    case 'p':
      return { ...state, from: deeper(state, state.from, degrees) };
    case 'q':
      return { ...state, to: deeper(state, state.to, degrees) };
    default:
      return state;
  }
}

/** An end further from the eye. */
function deeper(state: SpaceState, end: Triple, by: number): Triple {
  const view = viewOf(state);
  const before = vector3Of(end);
  return caught(state, view.fromStage(view.toStage(before), view.depthOf(before) + by), before);
}

const withYaw = (state: SpaceState, yaw: number): SpaceState => ({
  ...state,
  yaw: tidy(yaw - 360 * Math.round(yaw / 360), 0.1),
});

const withPitch = (state: SpaceState, pitch: number): SpaceState => ({
  ...state,
  pitch: tidy(Math.min(pitches.max, Math.max(pitches.min, pitch)), 0.1),
});

function readTriple(text = ''): Triple {
  const parts = text.split(',').map(readNumber);
  return parts.length === 3 ? (parts as unknown as Triple) : [Number.NaN, 0, 0];
}

function read(fields: ReadonlyMap<string, string>): SpaceState | null {
  const outline = (fields.get('outline') ?? '').split('_', 64).map(readPoint);
  const from = readTriple(fields.get('p'));
  const to = readTriple(fields.get('q'));
  const [yaw, pitch] = readPoint(fields.get('view') ?? '');
  const numbers = [...outline.flat(), ...from, ...to, yaw, pitch];
  if (!numbers.every(Number.isFinite) || pitch < pitches.min || pitch > pitches.max) return null;
  return { outline, from, to, yaw, pitch };
}

/** A polygon with corners that stay in its plane, the ends of a segment, and the view. */
export const scene = pointScene<SpaceState, Space>({
  accept: (state) => ({ state, evaluation: spaceOf(state) }),
  write: ({ outline, from, to, yaw, pitch }) => [
    `outline=${outline.map(writePoint).join('_')}`,
    `p=${from.join(',')}`,
    `q=${to.join(',')}`,
    `view=${yaw},${pitch}`,
  ],
  read,
  handles: ({ state, evaluation }) => handlesOf(state, evaluation),
  bodies: () => [],
  format: () => new NumberFormat(1000),
  moved,
  turned,
});
