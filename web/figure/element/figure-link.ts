import { readFields, readNumber, writeFields } from '../state/link-fields.js';
import type { Scene } from './scene.js';

/** A state, and the place in the figure; the answer if there is none. */
export interface Linked<State> {
  readonly state: State;
  readonly place: number | 'answer';
}

/** The state and the place as the hash of an address. */
export function writeFigureLink<State>(
  scene: Scene<State, unknown>,
  { state, place }: Linked<State>,
): string {
  return writeFields([...scene.write(state), `step=${place}`]);
}

/** What a link says; `null` if it says nonsense. */
export function readFigureLink<State>(
  scene: Scene<State, unknown>,
  hash: string,
): Linked<State> | null {
  const fields = readFields(hash);
  const state = fields && scene.read(fields);
  if (fields === null || state === null) return null;
  const step = fields.get('step');
  const place = step === undefined ? 'answer' : readNumber(step);
  return place === 'answer' || (Number.isInteger(place) && place >= 0) ? { state, place } : null;
}
