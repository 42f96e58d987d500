import { type SepaxError, steer, type Vector } from 'sepax';
import { pointScene } from '../../figure/element/point-scene.js';
import { pointOf, tidyPoint, vectorOf } from '../../figure/pair/points.js';
import { type Point, tidy } from '../../figure/pair/state.js';
import { readNumber, readPoint, writePoint } from '../../figure/state/link-fields.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import { radians } from '../../stage/angles.js';
import type { Handle } from '../../stage/handle.js';
import { add, lengthOf, rotated, scale, subtract } from '../../stage/vector-math.js';
import { type Chase, type ChaseState, chaseOf } from './chase.js';

/** How long the arrows of the coordinate axes are, in units. */
export const axisLength = 44;
/** The fan of the possible turns ends so far beyond the nose. */
const fanBeyond = 44;
/** The heading is not drawn shorter. */
const shortest = 16;

export const noseOf = ({ missile, heading }: ChaseState): Vector =>
  add(vectorOf(missile), vectorOf(heading));

/** The heading turned by an angle, as long as the fan. */
export function fanEdge({ heading }: ChaseState, angle: number): Vector {
  const along = vectorOf(heading);
  const length = lengthOf(along);
  return rotated(scale(along, (length + fanBeyond) / length), angle);
}

/** Where the limit of a turn is taken hold of: at an edge of the fan. */
export const limitAt = (state: ChaseState): Vector =>
  add(vectorOf(state.missile), fanEdge(state, radians(state.limit)));

const yAxisAt = ({ yAxis }: ChaseState): Vector => ({
  x: 0,
  y: yAxis === 'down' ? axisLength : -axisLength,
});

function handlesOf(state: ChaseState): Handle[] {
  const handle = (id: string, look: Omit<Handle, 'id' | 'label'>): Handle => ({
    id,
    label: words(`handle.${id}`),
    ...look,
  });
  return [
    handle('m', { kind: 'body', tone: 'a', at: vectorOf(state.missile), glyph: 'm' }),
    handle('h', { kind: 'velocity', tone: 'a', at: noseOf(state) }),
    handle('t', { kind: 'body', tone: 'b', at: vectorOf(state.target), glyph: 't' }),
    handle('limit', { kind: 'turn', tone: 'decide', at: limitAt(state) }),
    handle('y', { kind: 'turn', tone: 'decide', at: yAxisAt(state) }),
  ];
}

function moved(state: ChaseState, id: string, to: Vector): ChaseState {
  const fromMissile = subtract(to, vectorOf(state.missile));
  switch (id) {
    case 'm':
      return { ...state, missile: pointOf(to) };
    case 't':
      return { ...state, target: pointOf(to) };
    case 'h':
      return lengthOf(fromMissile) < shortest ? state : { ...state, heading: pointOf(fromMissile) };
    case 'limit':
      return lengthOf(fromMissile) === 0
        ? state
        : withLimit(state, Math.abs(steer(state.heading, fromMissile)) * (180 / Math.PI));
    default:
      return to.y === 0 ? state : { ...state, yAxis: to.y > 0 ? 'down' : 'up' };
  }
}

function turned(state: ChaseState, id: string, degrees: number): ChaseState {
  switch (id) {
    case 'limit':
      return withLimit(state, state.limit + degrees);
    case 'y':
      return { ...state, yAxis: degrees > 0 ? 'up' : 'down' };
    case 'm':
    case 'h': {
      const heading = rotated(vectorOf(state.heading), radians(degrees));
      return { ...state, heading: tidyPoint(heading) };
    }
    default:
      return state;
  }
}

const withLimit = (state: ChaseState, degrees: number): ChaseState => ({
  ...state,
  limit: tidy(Math.min(180, Math.max(0, degrees)), 0.5),
});

function read(fields: ReadonlyMap<string, string>): ChaseState | null {
  const [missile, heading, target] = ['m', 'h', 't'].map((name) =>
    readPoint(fields.get(name) ?? ''),
  ) as [Point, Point, Point];
  const limit = readNumber(fields.get('limit') ?? '');
  const yAxis = fields.get('y');
  if (yAxis !== 'down' && yAxis !== 'up') return null;
  const numbers = [...missile, ...heading, ...target, limit];
  if (!numbers.every(Number.isFinite) || limit < 0 || limit > 180) return null;
  return { missile, heading, target, limit, yAxis };
}

/** Nothing else has no direction: the nose stays away from the missile. */
const refusal = ({ code }: SepaxError): string | null =>
  code === 'zero-vector' ? 'refused.direction' : null;

/** A missile with its heading, a target, the limit of a turn, and the y axis, to be turned over. */
export const scene = pointScene<ChaseState, Chase>({
  accept: (state) => ({ state, evaluation: chaseOf(state) }),
  write: ({ missile, heading, target, limit, yAxis }) => [
    `m=${writePoint(missile)}`,
    `h=${writePoint(heading)}`,
    `t=${writePoint(target)}`,
    `limit=${limit}`,
    `y=${yAxis}`,
  ],
  read,
  handles: ({ state }) => handlesOf(state),
  bodies: () => [],
  // The determinant of whole vectors is whole.
  format: ({ area }) => new NumberFormat(Number.isInteger(area) ? 10_000 : 100),
  // Whole units, so that a determinant of exactly 0 is within reach.
  grain: 1,
  moved,
  turned,
  refusal,
});
