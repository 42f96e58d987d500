import type { Vector } from 'sepax';
import { pointScene } from '../../figure/element/point-scene.js';
import { tidyPoint, vectorOf } from '../../figure/pair/points.js';
import { type Point, tidy } from '../../figure/pair/state.js';
import { readNumber, readPoint, writePoint } from '../../figure/state/link-fields.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import { degreesOf, radians } from '../../stage/angles.js';
import type { Body, Handle } from '../../stage/handle.js';
import { add, lengthOf, rotated, scale, subtract } from '../../stage/vector-math.js';
import { type Shot, type ShotState, shotOf, type Wall } from './shot.js';

/** The knobs of radius and wall stand off what they belong to, in units. */
const standOff = 13;
const radii = { min: 1, max: 40 };
/** The least measures of the wall, and the least way of the bullet. */
const thinnest = 1;
const shortest = 20;
const slowest = 1;

/** A point of the wall's own axes in the world, and back. */
const onWall = (wall: Wall, local: Vector): Vector =>
  add(wall, rotated(local, radians(wall.degrees)));
const fromWall = (wall: Wall, at: Vector): Vector =>
  rotated(subtract(at, wall), radians(-wall.degrees));

/** The corners of the wall at a time of the frame. */
export function wallAt({ wall }: ShotState, time: number): Vector[] {
  const { width, height } = wall;
  const turned = { ...wall, degrees: wall.degrees + time * wall.spin };
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => onWall(turned, { x: (x! * width) / 2, y: (y! * height) / 2 }));
}

/** Where the radius is taken hold of: above the bullet. */
export const radiusKnob = ({ from, radius }: ShotState): Vector => ({
  x: from[0],
  y: from[1] - radius - standOff,
});

/** From an end of the wall to where it is turned. */
export const turnStem = (wall: Wall): [Vector, Vector] => stemOf(wall, -1);

/** From the other end, as it is in the next frame, to where its turn in the frame is set. */
export const spinStem = (wall: Wall): [Vector, Vector] =>
  stemOf({ ...wall, degrees: wall.degrees + wall.spin }, 1);

function stemOf(wall: Wall, side: 1 | -1): [Vector, Vector] {
  const end = wall.height / 2;
  return [
    onWall(wall, { x: 0, y: side * end }),
    onWall(wall, { x: 0, y: side * (end + standOff) }),
  ];
}

function handlesOf({ from, velocity, ...state }: ShotState): Handle[] {
  const { wall } = state;
  const handle = (id: string, look: Omit<Handle, 'id' | 'label'>): Handle => ({
    id,
    label: words(`handle.${id}`),
    ...look,
  });
  const tip = add(vectorOf(from), vectorOf(velocity));
  const corner = onWall(wall, { x: wall.width / 2, y: wall.height / 2 });
  return [
    handle('p', { kind: 'body', tone: 'a', at: vectorOf(from), glyph: 'p' }),
    handle('v', { kind: 'velocity', tone: 'a', at: tip }),
    handle('r', { kind: 'vertex', tone: 'a', at: radiusKnob({ from, velocity, ...state }) }),
    handle('w', { kind: 'body', tone: 'b', at: { x: wall.x, y: wall.y }, glyph: 'w' }),
    handle('size', { kind: 'vertex', tone: 'b', at: corner }),
    handle('turn', { kind: 'turn', tone: 'b', at: turnStem(wall)[1] }),
    handle('spin', { kind: 'turn', tone: 'decide', at: spinStem(wall)[1] }),
  ];
}

const bodiesOf = ({ outline }: Shot): Body[] => [{ id: 'w', outline }];

function moved(state: ShotState, id: string, to: Vector): ShotState {
  const { wall } = state;
  switch (id) {
    case 'p':
      return { ...state, from: tidyPoint(to) };
    case 'v': {
      const velocity = subtract(to, vectorOf(state.from));
      return lengthOf(velocity) < slowest ? state : { ...state, velocity: tidyPoint(velocity) };
    }
    case 'r': {
      const radius = tidy(state.from[1] - to.y - standOff);
      return { ...state, radius: Math.min(radii.max, Math.max(radii.min, radius)) };
    }
    case 'w':
      return { ...state, wall: { ...wall, x: to.x, y: to.y } };
    case 'size': {
      const { x, y } = fromWall(wall, to);
      const width = Math.max(thinnest, tidy(2 * Math.abs(x)));
      const height = Math.max(shortest, tidy(2 * Math.abs(y)));
      return { ...state, wall: { ...wall, width, height } };
    }
    case 'spin':
      return withSpin(state, degreesOf(subtract(to, wall)) - 90 - wall.degrees);
    default:
      return withDegrees(state, degreesOf(subtract(to, wall)) + 90);
  }
}

function turned(state: ShotState, id: string, degrees: number): ShotState {
  if (id === 'spin') return withSpin(state, state.wall.spin + degrees);
  if (id === 'turn' || id === 'w' || id === 'size') {
    return withDegrees(state, state.wall.degrees + degrees);
  }
  return { ...state, velocity: tidyPoint(rotated(vectorOf(state.velocity), radians(degrees))) };
}

const wrapped = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

const withDegrees = (state: ShotState, degrees: number): ShotState => ({
  ...state,
  wall: { ...state.wall, degrees: tidy(wrapped(degrees), 0.1) },
});

/** Whole degrees, so that a wall which stands still can be had again. */
const withSpin = (state: ShotState, spin: number): ShotState => ({
  ...state,
  wall: { ...state.wall, spin: tidy(wrapped(spin), 1) },
});

const write = ({ from, velocity, radius, wall }: ShotState): string[] => [
  `p=${writePoint(from)}`,
  `v=${writePoint(velocity)}`,
  `r=${radius}`,
  `wall=${wall.width},${wall.height}@${wall.x},${wall.y}~${wall.degrees}`,
  ...(wall.spin === 0 ? [] : [`spin=${wall.spin}`]),
];

function read(fields: ReadonlyMap<string, string>): ShotState | null {
  const point = (name: string): Point => readPoint(fields.get(name) ?? '');
  const [size = '', pose = ''] = (fields.get('wall') ?? '').split('@');
  const [place = '', turn = '0'] = pose.split('~');
  const [width, height] = readPoint(size);
  const [x, y] = readPoint(place);
  const radius = readNumber(fields.get('r') ?? '');
  const spin = readNumber(fields.get('spin') ?? '0');
  const state = {
    from: point('p'),
    velocity: point('v'),
    radius,
    wall: { x, y, width, height, degrees: readNumber(turn), spin },
  };
  const numbers = [...state.from, ...state.velocity, radius, ...Object.values(state.wall)];
  const fits =
    width >= thinnest && height >= shortest && radius >= radii.min && radius <= radii.max;
  return fits && numbers.every(Number.isFinite) ? state : null;
}

/** A bullet with its way and its radius, and a wall with its measures. */
export const scene = pointScene<ShotState, Shot>({
  accept: (state) => ({ state, evaluation: shotOf(state) }),
  write,
  read,
  handles: ({ state }) => handlesOf(state),
  bodies: ({ evaluation }) => bodiesOf(evaluation),
  format: () => new NumberFormat(1000),
  moved,
  turned,
});

/** The bullet's centre at a time of the frame. */
export const centreAt = ({ from, velocity }: Shot, time: number): Vector =>
  add(from, scale(velocity, time));
