/** Lists of points and outlines that must be refused, and the error that must come of each. */
import type { SepaxErrorCode } from 'sepax';
import { allBut, type BadValue, notNumbers, notVectors } from './bad-values.js';

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

/** Lists that are faulty as lists of points, whatever is made of them. */
export const notPointLists = notPoints.filter(
  ({ code }) => !['too-few-points', 'collinear', 'concave', 'self-crossing'].includes(code),
);
/** Without those that would be lists of rings. */
export const notOutlineLists = notPointLists.filter(
  ({ value }) => !Array.isArray(value) || !isNested(value[0]),
);
export const notOutlines: readonly BadValue[] = [
  ...notOutlineLists,
  ...notPoints.filter(({ name }) =>
    ['a bow-tie', 'a pentagram', 'three collinear points'].includes(name),
  ),
  { name: 'an empty list', value: [], code: 'too-few-points' },
  { name: 'two points', value: [0, 0, 1, 1], code: 'too-few-points' },
  {
    name: 'a hole outside',
    value: [
      [0, 0, 4, 0, 0, 4],
      [5, 5, 6, 5, 5, 6],
    ],
    code: 'misplaced-hole',
    index: 1,
  },
  {
    name: 'a polygon in another',
    value: [[[0, 0, 4, 0, 0, 4]], [[1, 1, 2, 1, 1, 2]]],
    code: 'misplaced-polygon',
    index: 1,
  },
];

function isNested(value: unknown): boolean {
  return Array.isArray(value) && (typeof value[0] === 'object' || value.length >= 6);
}
