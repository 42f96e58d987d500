/** Values that an argument of each kind must refuse, and the error that must come of it. */
import { Polygon, type SepaxErrorCode } from 'sepax';
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

function allBut(names: readonly string[], code: SepaxErrorCode): BadValue[] {
  return Object.entries(everything)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => ({ name, value, code }));
}

const notFinite: BadValue[] = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(
  (value) => ({ name: `${value}`, value, code: 'not-finite' }),
);

function outOfRange(...values: number[]): BadValue[] {
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

export const notAngles: readonly BadValue[] = [...notNumbers, ...outOfRange(1.001e15, -1e16)];

export const notSizes: readonly BadValue[] = [
  ...notNumbers,
  ...outOfRange(0, -0, -1, 1e-101, Number.MIN_VALUE),
];

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
};

export const notShapes: readonly BadValue[] = [
  ...allBut([], 'not-a-shape'),
  ...Object.entries(almostShapes).map(
    ([name, value]): BadValue => ({ name, value, code: 'not-a-shape' }),
  ),
];

/** What is no options object, and objects with one of the keys `wrong`, which no option has. */
export function notOptions(wrong: readonly string[]): readonly BadValue[] {
  return [
    ...[null, true, 5, '5', 'abc', 5n, Symbol('s'), () => ({}), [], [1, 2]].map(
      (value): BadValue => ({ name: describeValue(value), value, code: 'not-an-option' }),
    ),
    { name: 'a typed array', value: new Float64Array(2), code: 'not-an-option' },
    { name: 'a shape', value: Polygon.regular(3, 1), code: 'not-an-option' },
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
  { name: 'a typed array', value: new Float64Array(2), code: 'not-a-vector' },
  { name: 'a list that holds itself', value: cyclicList, code: 'not-a-vector' },
  ...notNumbers.flatMap(({ name, value, code }): BadValue[] => [
    { name: `[${name}, 0]`, value: [value, 0], code, culprit: value },
    { name: `[0, ${name}]`, value: [0, value], code, culprit: value },
    { name: `{ x: ${name}, y: 0 }`, value: { x: value, y: 0 }, code, culprit: value },
    { name: `{ x: 0, y: ${name} }`, value: { x: 0, y: value }, code, culprit: value },
  ]),
  { name: 'a list with holes', value: new Array(2), code: 'not-a-number', culprit: undefined },
];

/** Lists of points with something wrong in them or about them. */
export const notPoints: readonly BadValue[] = [
  ...allBut(['a list that holds itself'], 'not-points'),
  { name: 'an object like an array', value: { length: 6, 0: 0, 1: 0 }, code: 'not-points' },
  { name: 'an odd flat list', value: [0, 0, 1, 0, 0], code: 'not-points', index: 2, culprit: 0 },
  { name: 'one number', value: [7], code: 'not-points', index: 0, culprit: 7 },
  {
    name: 'an odd typed array',
    value: new Float32Array([0, 0, 1, 0, 9]),
    code: 'not-points',
    index: 2,
    culprit: 9,
  },
  ...wrongElements(),
  ...wrongFlatNumbers(),
  ...faultyOutlines(),
];

/** Each bad vector at each place of a triangle. */
function wrongElements(): BadValue[] {
  const good: unknown[] = [
    [0, 0],
    [4, 0],
    [0, 4],
  ];
  const bad = [
    ...notVectors,
    { name: 'undefined', value: undefined, code: 'not-a-vector' } satisfies BadValue,
  ];
  return bad.flatMap(({ name, value, code, ...rest }) =>
    [0, 1, 2]
      // A number in the first place makes the list a flat one.
      .filter((index) => index > 0 || typeof value !== 'number')
      .map((index): BadValue => {
        const culprit = 'culprit' in rest ? rest.culprit : value;
        return {
          name: `points[${index}] = ${name}`,
          value: good.map((point, i) => (i === index ? value : point)),
          code,
          index,
          culprit,
        };
      }),
  );
}

/** Each bad number at some places of a flat list. */
function wrongFlatNumbers(): BadValue[] {
  const flat: unknown[] = [0, 0, 4, 0, 0, 4];
  const inLists = notNumbers.flatMap(({ name, value, code }) =>
    [1, 2, 5].map(
      (place): BadValue => ({
        name: `number ${place} of a flat list = ${name}`,
        value: flat.map((x, i) => (i === place ? value : x)),
        code,
        index: Math.floor(place / 2),
        culprit: value,
      }),
    ),
  );
  const holes = [0, 0, 4, 0, 0, 4];
  delete holes[3];
  const lost = new Array(3);
  lost[0] = [0, 0];
  return [
    ...inLists,
    ...[Number.NaN, Number.POSITIVE_INFINITY].map(
      (value): BadValue => ({
        name: `${value} in a typed array`,
        value: new Float64Array([0, 0, 4, value, 0, 4]),
        code: 'not-finite',
        index: 1,
        culprit: value,
      }),
    ),
    {
      name: 'a typed array of bigints',
      value: new BigInt64Array(6),
      code: 'not-a-number',
      index: 0,
      culprit: 0n,
    },
    {
      name: 'a flat list with a hole',
      value: holes,
      code: 'not-a-number',
      index: 1,
      culprit: undefined,
    },
    {
      name: 'a list of points with holes',
      value: lost,
      code: 'not-a-vector',
      index: 1,
      culprit: undefined,
    },
    {
      name: 'a list of holes',
      value: new Array(3),
      code: 'not-a-vector',
      index: 0,
      culprit: undefined,
    },
  ];
}

/** Points that are in order, but make no convex polygon. */
function faultyOutlines(): BadValue[] {
  const outline = (
    name: string,
    code: SepaxErrorCode,
    points: readonly (readonly [number, number])[],
    index: number | null = null,
    culprit: unknown = points,
  ): BadValue => ({ name, code, value: points, index, culprit });
  return [
    outline('no points', 'too-few-points', []),
    outline('one point', 'too-few-points', [[1, 1]]),
    outline('two points', 'too-few-points', [
      [0, 0],
      [1, 1],
    ]),
    outline('two points, over and over', 'too-few-points', [
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]),
    outline('one point three times', 'too-few-points', [
      [2, 2],
      [2, 2],
      [2, 2],
    ]),
    outline('three collinear points', 'collinear', [
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
    outline('five collinear points, back and forth', 'collinear', [
      [0, 0],
      [3, 6],
      [1, 2],
      [2, 4],
      [-1, -2],
    ]),
    outline(
      'a concave outline',
      'concave',
      [
        [0, 0],
        [4, 0],
        [1, 1],
        [0, 4],
      ],
      2,
      { x: 1, y: 1 },
    ),
    outline(
      'a concave outline, clockwise',
      'concave',
      [
        [0, 4],
        [1, 1],
        [4, 0],
        [0, 0],
      ],
      1,
      { x: 1, y: 1 },
    ),
    outline(
      'an arrowhead with repeats before the dent',
      'concave',
      [
        [0, 0],
        [0, 0],
        [4, 0],
        [4, 0],
        [1, 1],
        [0, 4],
      ],
      4,
      { x: 1, y: 1 },
    ),
    outline(
      'a bow-tie',
      'self-crossing',
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ],
      0,
      [0, 2],
    ),
    outline(
      'a pentagram',
      'self-crossing',
      [0, 2, 4, 1, 3].map((i) => [Math.cos(1.3 * i), Math.sin(1.3 * i)] as const),
      0,
      [0, 2],
    ),
    outline(
      'a figure of eight through one corner',
      'self-crossing',
      [
        [0, 0],
        [4, 0],
        [2, 2],
        [4, 4],
        [0, 4],
        [2, 2],
      ],
      1,
      [1, 4],
    ),
    outline(
      'a spike that folds back on itself',
      'self-crossing',
      [
        [0, 0],
        [8, 0],
        [4, 0],
        [4, 4],
      ],
      0,
      [0, 1],
    ),
    outline(
      'a triangle twice around',
      'self-crossing',
      [
        [0, 0],
        [4, 0],
        [0, 4],
        [0, 0],
        [4, 0],
        [0, 4],
      ],
      0,
      [0, 2],
    ),
  ];
}
