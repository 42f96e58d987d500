/** Values that an argument of each kind of the 3D part must refuse, and the error that must come. */
import type { SepaxErrorCode } from 'sepax';
import { type BadValue, notNumbers } from '../../support/bad-values.js';

/** One of everything but numbers: what is neither a number nor an object of any use here. */
const strangers: readonly BadValue[] = notNumbers.filter(({ code }) => code === 'not-a-number');

function refusedAs(code: SepaxErrorCode, values: readonly BadValue[] = strangers): BadValue[] {
  return values.map(({ name, value }) => ({ name, value, code }));
}

function bad(
  name: string,
  value: unknown,
  code: SepaxErrorCode,
  rest: Pick<BadValue, 'index' | 'culprit'> = {},
): BadValue {
  return { name, value, code, ...rest };
}

/** Lists and objects of coordinates, each of them spoilt once by each bad number. */
function spoilt(letters: string): BadValue[] {
  const names = [...letters];
  return notNumbers.flatMap(({ name, value, code }) =>
    names.flatMap((letter, i) => {
      const list = names.map((_, k) => (k === i ? value : 1));
      const object = Object.fromEntries(names.map((n, k) => [n, list[k]]));
      return [
        bad(`${letter} = ${name} in a list`, list, code, { culprit: value }),
        bad(`${letter} = ${name} in an object`, object, code, { culprit: value }),
      ];
    }),
  );
}

/** What is not made of the numbers named by these letters. */
function notCoordinates(letters: string): BadValue[] {
  const names = [...letters];
  const numbers = names.map((_, i) => i + 1);
  return [
    ...refusedAs('not-a-vector'),
    bad('a number', 5, 'not-a-vector'),
    bad('one number too few', numbers.slice(1), 'not-a-vector'),
    bad('one number too many', [...numbers, 9], 'not-a-vector'),
    bad('a letter too few', Object.fromEntries(names.slice(1).map((n) => [n, 1])), 'not-a-vector'),
    bad('a list with holes', new Array(names.length), 'not-a-number', { culprit: undefined }),
    ...spoilt(letters),
  ];
}

export const notVectors3: readonly BadValue[] = notCoordinates('xyz');

const tiny = [0, 1e-76, -1e-80];

/** A direction has a length. */
export const notDirections3: readonly BadValue[] = [
  ...notVectors3,
  bad('no direction', [0, 0, 0], 'out-of-range'),
  bad('a direction too short', tiny, 'out-of-range'),
];

export const notQuaternions: readonly BadValue[] = [
  ...notCoordinates('xyzw'),
  bad('no rotation', [0, 0, 0, 0], 'out-of-range'),
  bad('a rotation too short', [...tiny, 0], 'out-of-range'),
];

/** Numbers of half a side: three of them, positive. `name` is that of the coordinate at fault. */
export const notHalfSizes = (['x', 'y', 'z'] as const).map((name, i) => ({
  name,
  badValues: [0, -0, -1, 1e-76, -1e100].map((x) =>
    bad(
      `${x}`,
      [0, 1, 2].map((k) => (k === i ? x : 1)),
      'out-of-range',
      { culprit: x },
    ),
  ),
}));

/** Numbers of which 0 is the least. */
export const notNegative: readonly BadValue[] = [
  ...notNumbers,
  ...[-1, -1e-300, -1e100].map((x) => bad(`${x}`, x, 'out-of-range')),
];

/** What is no list, or a list of which no points can be made, if one point is enough. */
export const notPoints3: readonly BadValue[] = [
  ...refusedAs('not-points').filter(({ value }) => !Array.isArray(value)),
  bad('a number', 5, 'not-points'),
  bad('an object like an array', { length: 3, 0: 0, 1: 0, 2: 0 }, 'not-points'),
  bad('one number', [7], 'not-points', { index: 0, culprit: 7 }),
  bad('two points that are not whole', [0, 1, 2, 3, 4], 'not-points', { index: 1, culprit: 4 }),
  bad('a typed array that is not whole', new Float32Array([0, 1, 2, 3]), 'not-points', {
    index: 1,
    culprit: 3,
  }),
  bad('no points', [], 'too-few-points'),
  bad('an empty typed array', new Float64Array(), 'too-few-points'),
  bad('a list too long', new Array(2_000_001), 'out-of-range', { culprit: 2_000_001 }),
  bad('a list of any length', new Array(2 ** 32 - 1), 'out-of-range', { culprit: 2 ** 32 - 1 }),
  ...spoiltPoints(),
  ...spoiltNumbers(),
];

/** Each bad vector in a list of three points. */
function spoiltPoints(): BadValue[] {
  return [...notVectors3, bad('undefined', undefined, 'not-a-vector')].flatMap((wrong) =>
    // A number in the first place makes the list a flat one.
    [0, 1, 2]
      .filter((index) => index > 0 || typeof wrong.value !== 'number')
      .map((index) => {
        const points: unknown[] = [
          [0, 0, 0],
          [4, 0, 0],
          [0, 4, 0],
        ];
        points[index] = wrong.value;
        const culprit = 'culprit' in wrong ? wrong.culprit : wrong.value;
        return bad(`point ${index} = ${wrong.name}`, points, wrong.code, { index, culprit });
      }),
  );
}

/** Each bad number in a flat list of three points. */
function spoiltNumbers(): BadValue[] {
  return notNumbers.flatMap(({ name, value, code }) =>
    [1, 5, 8].map((place) => {
      const numbers: unknown[] = [0, 0, 0, 4, 0, 0, 0, 4, 0];
      numbers[place] = value;
      const index = Math.floor(place / 3);
      return bad(`number ${place} = ${name}`, numbers, code, { index, culprit: value });
    }),
  );
}

/** Points of which no polygon can be made. */
const notAPolygon: readonly BadValue[] = [
  bad('two points', [0, 0, 0, 1, 1, 1], 'too-few-points'),
  bad('three points on a line', [0, 0, 0, 1, 2, 3, 2, 4, 6], 'collinear'),
  bad('one point over and over', new Float64Array(12), 'collinear'),
  bad('a bent hexagon', [0, 0, 0, 4, 0, 0, 6, 3, 0, 4, 6, 0.5, 0, 6, 0, -2, 3, 0], 'non-planar', {
    index: 3,
    culprit: { x: 4, y: 6, z: 0.5 },
  }),
];

export const notPolygons3: readonly BadValue[] = [...notPoints3, ...notAPolygon];

/** The same as a plane: what is no list must have a normal and a point. */
export const notPlanes: readonly BadValue[] = [
  ...notPolygons3.map((wrong) =>
    Array.isArray(wrong.value) || wrong.code !== 'not-points' || wrong.index !== undefined
      ? wrong
      : { ...wrong, code: 'not-a-shape' as const },
  ),
  bad('a normal alone', { normal: [0, 0, 1] }, 'not-a-shape'),
  bad('a point alone', { point: [0, 0, 1] }, 'not-a-shape'),
];

/** What is no object with these fields, each of which has the value that is given for it. */
export function notShapes3(good: Readonly<Record<string, unknown>>): BadValue[] {
  const fields = Object.entries(good);
  return [
    ...refusedAs('not-a-shape'),
    bad('a number', 5, 'not-a-shape'),
    ...fields.map(([name]) => {
      const rest = fields.filter(([other]) => other !== name);
      return bad(`no ${name}`, Object.fromEntries(rest), 'not-a-shape');
    }),
  ];
}
