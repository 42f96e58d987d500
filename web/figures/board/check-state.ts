import { isNumber, isPoint, type Point } from '../../figure/pair/state.js';
import { BOARD_LIMITS as limits } from '../../lib/debug/board-text.js';
import { longestName } from './naming.js';
import { isQuestion } from './questions/question.js';
import { type BoardState, type Form, overlayNames, type Ruler, type Thing } from './state.js';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

const isOutline = (value: unknown): value is Point[] =>
  Array.isArray(value) && value.length <= limits.points && value.every(isPoint);

/** What each kind of form has beside its kind. */
const checks: Readonly<Record<Form['kind'], (form: Fields, depth: number) => boolean>> = {
  point: () => true,
  circle: ({ radius }) => isNumber(radius),
  box: ({ width, height, radius }) => [width, height, radius].every(isNumber),
  segment: ({ from, to, radius }) => isPoint(from) && isPoint(to) && isNumber(radius),
  polygon: ({ points, radius }) => isOutline(points) && isNumber(radius),
  concave: ({ rings, radius }) =>
    Array.isArray(rings) && rings.every(isOutline) && isOutline(rings.flat()) && isNumber(radius),
  polyline: ({ points, closed, radius }) =>
    isOutline(points) && typeof closed === 'boolean' && isNumber(radius),
  compound: ({ parts }, depth) =>
    depth < limits.depth &&
    Array.isArray(parts) &&
    parts.length <= limits.points &&
    parts.every((part) => isThing(part, depth + 1)),
};

const formKinds = Object.keys(checks) as readonly Form['kind'][];

function isForm(value: unknown, depth: number): value is Form {
  const form = fieldsOf(value);
  const kind = formKinds.find((name) => name === form?.kind);
  return form !== null && kind !== undefined && checks[kind](form, depth);
}

/** Whether a value has the form of a thing; whether the library takes it is another question. */
export function isThing(value: unknown, depth = 0): value is Thing {
  const thing = fieldsOf(value);
  if (thing === null || !isForm(thing.form, depth)) return false;
  const { x, y, degrees, rest = 0, scale = [1, 1], pivot = [0, 0] } = thing;
  return [x, y, degrees, rest].every(isNumber) && [scale, pivot].every(isPoint);
}

/** Whether the name of a thing, if it has one, is one. */
const isNamed = ({ name }: Thing): boolean =>
  name === undefined || (typeof name === 'string' && name !== '' && name.length <= longestName);

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
  const { things, pair, velocity, overlays, ruler, question } = state;
  return (
    Array.isArray(things) &&
    things.length <= limits.things &&
    things.every((thing) => isThing(thing) && isNamed(thing)) &&
    (pair === null || isPair(pair, things.length)) &&
    (velocity === null || isPoint(velocity)) &&
    Array.isArray(overlays) &&
    overlays.every((overlay) => overlayNames.includes(overlay)) &&
    new Set(overlays).size === overlays.length &&
    (ruler === null || isRuler(ruler)) &&
    (question === undefined || isQuestion(question))
  );
}
