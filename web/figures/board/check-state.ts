import type { Point } from '../../figure/pair/state.js';
import { type BoardState, type Form, overlayNames, type Ruler, type Thing } from './state.js';

/** A board with more shapes or corners than this is refused: no sensible drawing has them. */
export const limits = { things: 100, points: 2000 } as const;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);

const isOutline = (value: unknown): value is Point[] =>
  Array.isArray(value) && value.length <= limits.points && value.every(isPoint);

/** What each kind of form has beside its kind. */
const checks: Readonly<Record<Form['kind'], (form: Fields) => boolean>> = {
  point: () => true,
  circle: ({ radius }) => isNumber(radius),
  box: ({ width, height, radius }) => [width, height, radius].every(isNumber),
  segment: ({ from, to, radius }) => isPoint(from) && isPoint(to) && isNumber(radius),
  polygon: ({ points, radius }) => isOutline(points) && isNumber(radius),
  concave: ({ rings, radius }) =>
    Array.isArray(rings) && rings.every(isOutline) && isOutline(rings.flat()) && isNumber(radius),
  polyline: ({ points, closed, radius }) =>
    isOutline(points) && typeof closed === 'boolean' && isNumber(radius),
};

const formKinds = Object.keys(checks) as readonly Form['kind'][];

function isForm(value: unknown): value is Form {
  const form = fieldsOf(value);
  const kind = formKinds.find((name) => name === form?.kind);
  return form !== null && kind !== undefined && checks[kind](form);
}

/** Whether a value has the form of a thing; whether the library takes it is another question. */
export function isThing(value: unknown): value is Thing {
  const thing = fieldsOf(value);
  return thing !== null && isForm(thing.form) && [thing.x, thing.y, thing.degrees].every(isNumber);
}

function isRuler(value: unknown): value is Ruler {
  const ruler = fieldsOf(value);
  return ruler !== null && isPoint(ruler.from) && isPoint(ruler.to);
}

/** Two different places of a list of that length. */
function isPair(value: unknown, count: number): value is readonly [number, number] {
  const isPlace = (place: unknown): boolean =>
    Number.isInteger(place) && (place as number) >= 0 && (place as number) < count;
  return (
    Array.isArray(value) && value.length === 2 && value.every(isPlace) && value[0] !== value[1]
  );
}

/** Whether a value has the form of a state; whether the library takes its shapes is another question. */
export function isBoardState(value: unknown): value is BoardState {
  const state = fieldsOf(value);
  if (state === null) return false;
  const { things, pair, velocity, overlays, ruler } = state;
  return (
    Array.isArray(things) &&
    things.length <= limits.things &&
    things.every(isThing) &&
    (pair === null || isPair(pair, things.length)) &&
    (velocity === null || isPoint(velocity)) &&
    Array.isArray(overlays) &&
    overlays.every((overlay) => overlayNames.includes(overlay)) &&
    new Set(overlays).size === overlays.length &&
    (ruler === null || isRuler(ruler))
  );
}
