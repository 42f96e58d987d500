import {
  readFields,
  readNumber,
  readPoint,
  writeFields,
  writePoint,
} from '../state/link-fields.js';
import { type Body, isPlaygroundState, type PlaygroundState } from './state.js';

/** A link with more vertices than this is refused: no sensible drawing has them. */
const maxPoints = 256;

/** What a page has written itself may leave out an angle, or a velocity, of nought. */
function writeBody({ points, x, y, degrees }: Body): string {
  const turn = (degrees ?? 0) === 0 ? '' : `~${degrees}`;
  return `${points.map(writePoint).join('_')}@${writePoint([x, y])}${turn}`;
}

/**
 * A state as the hash of a link, to be read and written by people too:
 *
 *     #v1&a=-40,30_40,30_0,-50@100,80~15&b=…&velocity=60,0&step=2
 *
 * `a` and `b` are points joined by `_`, the place after `@`, and the angle in degrees after `~`.
 * Without `velocity` nothing moves; without `step` all axes are shown.
 */
export function writeLink(state: PlaygroundState): string {
  const step = state.step === 'all' ? [] : [`step=${state.step}`];
  return writeFields([...writeState(state), ...step]);
}

/** All of a state but its step, as fields of a link. */
export function writeState({ a, b, velocity }: PlaygroundState): string[] {
  const motion = velocity ? [`velocity=${writePoint(velocity)}`] : [];
  return [`a=${writeBody(a)}`, `b=${writeBody(b)}`, ...motion];
}

function readBody(text: string): Body {
  const [outline = '', pose = ''] = text.split('@');
  const [place = '', degrees = '0'] = pose.split('~');
  const [x, y] = readPoint(place);
  const points = outline.split('_', maxPoints + 1).map(readPoint);
  return {
    points: points.length > maxPoints ? [[Number.NaN, 0]] : points,
    x,
    y,
    degrees: readNumber(degrees),
  };
}

/** The state of a link, or `null` if it is not one of this version or says nonsense. */
export function readLink(hash: string): PlaygroundState | null {
  const fields = readFields(hash);
  return fields && readState(fields);
}

/** The state of the fields of a link, or `null` if they say nonsense. */
export function readState(fields: ReadonlyMap<string, string>): PlaygroundState | null {
  const velocity = fields.get('velocity');
  const step = fields.get('step') ?? 'all';
  const state = {
    a: readBody(fields.get('a') ?? ''),
    b: readBody(fields.get('b') ?? ''),
    velocity: velocity === undefined ? null : readPoint(velocity),
    step: step === 'all' ? step : readNumber(step),
  };
  return isPlaygroundState(state) ? state : null;
}
