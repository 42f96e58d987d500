/** What the tables of bad arguments of worlds have in common: a world, its bodies, and what is none. */
import { Body, Box, Circle, type Polygon, World } from 'sepax';
import { expect } from 'vitest';
import type { Argument } from './arguments.js';
import { allBut, type BadValue, notNumbers, notVectors, outOfRange } from './bad-values.js';

/** The value as if it had the right type: what plain JavaScript would pass. */
// biome-ignore lint/suspicious/noExplicitAny: the whole point is to get past the types
export const any = (value: unknown): any => value;

export const square = new Box(4, 4);
export const world = new World();
export const body = world.add(square, { x: 1 });
world.add(square, { x: 3 });
world.update();

const gone = new Circle(1);
gone.dispose();
const removed = world.add(square);
removed.remove();
export const snapshot = world.snapshot();

/** A row: whatever is thrown, nothing of the world may change. */
export function row(
  call: string,
  argument: string,
  badValues: readonly BadValue[],
  pass: (value: unknown, subject: Polygon) => unknown,
): Argument {
  return {
    call,
    argument,
    badValues,
    pass: (value, subject) => {
      const before = { hash: world.hash(), size: world.size };
      try {
        return pass(value, subject);
      } finally {
        expect({ hash: world.hash(), size: world.size }).toEqual(before);
      }
    },
  };
}

/** Each bad value at a place of a list of good ones. */
export function inList(
  good: readonly unknown[],
  index: number,
  values: readonly BadValue[],
): readonly BadValue[] {
  return values.map(({ name, value, code }) => ({
    name: `[${index}] = ${name}`,
    value: good.map((element, i) => (i === index ? value : element)),
    code,
    index,
    culprit: value,
  }));
}

export const disposed: BadValue = {
  name: 'a shape that was disposed of',
  value: gone,
  code: 'disposed',
};
const missing: BadValue = { name: 'undefined', value: undefined, code: 'not-a-vector' };
export const notPlaces = [...notVectors, missing];
export const notDirections: readonly BadValue[] = [
  ...notPlaces,
  { name: '[0, -0]', value: [0, -0], code: 'zero-vector' },
];
export const notFlags = allBut(['undefined', 'true', 'false'], 'not-an-option');
export const notBits = [...notNumbers, ...outOfRange(-(2 ** 31) - 1, 0.5, 2 ** 32)];
export const notLists = [
  ...allBut(['a list that holds itself'], 'not-a-list'),
  { name: 'an object like an array', value: { length: 0 }, code: 'not-a-list' },
] as const satisfies readonly BadValue[];
export const notArrays: readonly BadValue[] = [
  ...notLists.filter(({ value }) => value !== undefined),
  { name: 'a typed array', value: new Float64Array(2), code: 'not-a-list' },
];
/** What was no body of the world at any time. */
export const neverBodies: readonly BadValue[] = [
  ...allBut([], 'not-a-body'),
  { name: 'a number of a body', value: body.id, code: 'not-a-body' },
  { name: 'a body of another world', value: new World().add(square), code: 'not-a-body' },
  { name: 'the prototype of bodies', value: Body.prototype, code: 'not-a-body' },
];
export const notBodies: readonly BadValue[] = [
  ...neverBodies,
  { name: 'a body that was removed', value: removed, code: 'disposed' },
];
/** No numbers of bodies. */
export const notIds: readonly BadValue[] = [
  ...allBut(['a number'], 'not-a-body'),
  ...[Number.NaN, -1, 0.5, 2, 99, 2 ** 32, 2 ** 32 + 1, Number.POSITIVE_INFINITY].map(
    (value): BadValue => ({ name: `${value}`, value, code: 'not-a-body' }),
  ),
];
