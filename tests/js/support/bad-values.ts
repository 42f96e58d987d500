/** Values that an argument of each kind must refuse, and the error that must come of it. */
import { Capsule, Circle, Point, Polygon, Segment, type SepaxErrorCode } from 'sepax';
import { rectangle } from './outlines.js';

export interface BadValue {
  /** For the name of the test. */
  readonly name: string;
  readonly value: unknown;
  readonly code: SepaxErrorCode;
  /** The element at fault; `null` if the argument as a whole. */
  readonly index?: number | null;
  /** What the error shows as its value, if not the value itself. */
  readonly culprit?: unknown;
}

class Impostor {
  readonly points = rectangle(0, 0, 1, 1);
  readonly worldPoints = this.points;
  readonly x = 0;
  readonly y = 0;
  readonly angle = 0;
}

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

const cyclicList: unknown[] = [];
cyclicList.push(cyclicList);

/** One of everything, so that a kind can take all but what it accepts. */
const everything: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  true: true,
  false: false,
  'a number': 5,
  'a numeric string': '5',
  'an empty string': '',
  'a word': 'abc',
  'a bigint': 5n,
  'a symbol': Symbol('sepax'),
  'a function': () => 5,
  'a class': Polygon,
  'an empty object': {},
  'an object with other keys': { a: 1, b: { c: 2 } },
  'an object without a prototype': Object.create(null),
  'an object that holds itself': cyclic,
  'an object that holds a bigint': { big: 1n },
  'an object whose constructor is null': { constructor: null },
  'an object whose constructor is a number': { constructor: 5 },
  'a list that holds itself': cyclicList,
  'a date': new Date(0),
  'a boxed number': Object(5),
  'a map': new Map(),
  'a set': new Set([1]),
  'a promise': Promise.resolve(5),
  'a regular expression': /5/,
  'an array buffer': new ArrayBuffer(16),
  'a data view': new DataView(new ArrayBuffer(16)),
  'an instance of another class': new Impostor(),
};

/** One of everything but these. */
export function allBut(names: readonly string[], code: SepaxErrorCode): BadValue[] {
  return Object.entries(everything)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => ({ name, value, code }));
}

const notFinite: BadValue[] = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(
  (value) => ({ name: `${value}`, value, code: 'not-finite' }),
);

export function outOfRange(...values: number[]): BadValue[] {
  return values.map((value) => ({ name: `${value}`, value, code: 'out-of-range' }));
}

const emptyList: BadValue = { name: 'an empty list', value: [], code: 'not-a-number' };

/** A required number of magnitude up to 1e100. */
export const notNumbers: readonly BadValue[] = [
  ...allBut(['a number'], 'not-a-number'),
  emptyList,
  { name: 'a list of a number', value: [5], code: 'not-a-number' },
  ...notFinite,
  ...outOfRange(1e101, -1e101, 1.0000000000000002e100, Number.MAX_VALUE),
];

/** No distances and no fractions up to which to look; as far as there is, `Infinity`, is one. */
export const notLimits: readonly BadValue[] = [
  ...notNumbers.filter(({ value }) => value !== undefined && value !== Number.POSITIVE_INFINITY),
  ...outOfRange(-1, -1e-300),
];

export const notAngles: readonly BadValue[] = [...notNumbers, ...outOfRange(1.001e15, -1e16)];

export const notSizes: readonly BadValue[] = [
  ...notNumbers,
  ...outOfRange(0, -0, -1, 1e-101, Number.MIN_VALUE),
];

/** A rounding radius may be 0; -0 is 0, too. */
export const notRadii: readonly BadValue[] = notSizes.filter(({ value }) => value !== 0);

export const notSides: readonly BadValue[] = [
  ...notNumbers,
  ...outOfRange(2, 1, 0, -3, 2.9999999, 3.5, 100_001, 2 ** 32 + 3, 2 ** 53),
];

/** The same where the number may be left out. */
export function optional(values: readonly BadValue[]): readonly BadValue[] {
  return values.filter(({ value }) => value !== undefined);
}

const almostShapes: Readonly<Record<string, unknown>> = {
  'an object made of the prototype': Object.create(Polygon.prototype),
  'the prototype': Polygon.prototype,
  'a list of points': [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  'a proxy of a polygon': new Proxy(Polygon.regular(3, 1), {}),
  'a copy of a polygon': { ...Polygon.regular(3, 1) },
  'an object made of the prototype of a circle': Object.create(Circle.prototype),
};

export const notShapes: readonly BadValue[] = [
  ...allBut([], 'not-a-shape'),
  ...Object.entries(almostShapes).map(
    ([name, value]): BadValue => ({ name, value, code: 'not-a-shape' }),
  ),
];

/** No shape, or one that has no sharp edges to show. */
export const notSharp: readonly BadValue[] = [
  ...notShapes,
  ...Object.entries({
    'a circle': new Circle(1),
    'a capsule': new Capsule([0, 0], [1, 0], 1),
    'a segment': new Segment([0, 0], [1, 0]),
    'a point': new Point(),
    'a rounded polygon': new Polygon([0, 0, 1, 0, 0, 1], { radius: 0.5 }),
  }).map(([name, value]): BadValue => ({ name, value, code: 'not-a-shape' })),
];

/** What is no options object, and objects with one of the keys `wrong`, which no option has. */
export function notOptions(wrong: readonly string[]): readonly BadValue[] {
  return [
    ...[null, true, 5, '5', 'abc', 5n, Symbol('s'), () => ({}), [], [1, 2]].map(
      (value): BadValue => ({ name: describeValue(value), value, code: 'not-an-option' }),
    ),
    { name: 'a typed array', value: new Float64Array(2), code: 'not-an-option' },
    ...wrong.map(
      (key): BadValue => ({
        name: `{ ${key}: 0 }`,
        value: { [key]: 0 },
        code: 'not-an-option',
        culprit: key,
      }),
    ),
  ];
}

function describeValue(value: unknown): string {
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
}

/** What is no [x, y] and no { x, y }. */
export const notVectors: readonly BadValue[] = [
  ...allBut(
    ['undefined', 'an instance of another class', 'a list that holds itself'],
    'not-a-vector',
  ),
  { name: 'an empty list', value: [], code: 'not-a-vector' },
  { name: 'one number', value: [1], code: 'not-a-vector' },
  { name: 'three numbers', value: [1, 2, 3], code: 'not-a-vector' },
  { name: 'an x without a y', value: { x: 1 }, code: 'not-a-vector' },
  { name: 'a y without an x', value: { y: 1 }, code: 'not-a-vector' },
  { name: 'a typed array of three', value: new Float64Array(3), code: 'not-a-vector' },
  { name: 'a list that holds itself', value: cyclicList, code: 'not-a-vector' },
  ...notNumbers.flatMap(({ name, value, code }): BadValue[] => [
    { name: `[${name}, 0]`, value: [value, 0], code, culprit: value },
    { name: `[0, ${name}]`, value: [0, value], code, culprit: value },
    { name: `{ x: ${name}, y: 0 }`, value: { x: value, y: 0 }, code, culprit: value },
    { name: `{ x: 0, y: ${name} }`, value: { x: 0, y: value }, code, culprit: value },
  ]),
  { name: 'a list with holes', value: new Array(2), code: 'not-a-number', culprit: undefined },
];

/** No factor, and no factor for each axis. */
export const notScales: readonly BadValue[] = [
  ...notVectors.filter(({ value }) => typeof value !== 'number'),
  { name: 'undefined', value: undefined, code: 'not-a-vector' },
  ...notFinite,
  ...outOfRange(1e101, -1e101, 0, -0, 1e-101, -1e-101, Number.MIN_VALUE),
  ...[0, -0, 1e-101, -Number.MIN_VALUE].flatMap((factor): BadValue[] => [
    { name: `[1, ${factor}]`, value: [1, factor], code: 'out-of-range', culprit: factor },
    {
      name: `{ x: ${factor}, y: 1 }`,
      value: { x: factor, y: 1 },
      code: 'out-of-range',
      culprit: factor,
    },
  ]),
];

const aShape = new Point();
const gone = new Point();
gone.dispose();

const inList = (values: readonly BadValue[]): BadValue[] =>
  values.flatMap(({ name, value, code }) =>
    [0, 2].map((index) => ({
      name: `shapes[${index}] = ${name}`,
      value: [aShape, aShape, aShape].map((shape, i) => (i === index ? value : shape)),
      code,
      index,
      culprit: value,
    })),
  );

const sparse = [aShape, aShape, aShape];
delete sparse[1];

/** No list, or one with something else than a shape in it. */
export const notShapeLists: readonly BadValue[] = [
  ...allBut(['a list that holds itself'], 'not-a-list'),
  { name: 'a typed array', value: new Float64Array(2), code: 'not-a-list' },
  { name: 'a shape', value: aShape, code: 'not-a-list' },
  { name: 'an object like an array', value: { length: 1, 0: aShape }, code: 'not-a-list' },
  { name: 'a list with a hole', value: sparse, code: 'not-a-shape', index: 1, culprit: undefined },
  { name: 'holes', value: new Array(3), code: 'not-a-shape', index: 0, culprit: undefined },
  { name: 'a list of lists', value: [[aShape]], code: 'not-a-shape', index: 0, culprit: [aShape] },
  ...inList(notShapes),
  ...inList([{ name: 'a shape that was disposed of', value: gone, code: 'disposed' }]),
];
