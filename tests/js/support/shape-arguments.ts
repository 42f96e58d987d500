/** Every argument of the shapes of several pieces, and of what all shapes have: options and setters. */
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
} from 'sepax';
import { expect } from 'vitest';
import type { Argument } from './arguments.js';
import { notOutlines, notPointLists } from './bad-points.js';
import {
  allBut,
  type BadValue,
  notAngles,
  notNumbers,
  notOptions,
  notRadii,
  notScales,
  notShapeLists,
  notVectors,
  optional,
} from './bad-values.js';
import { lookOf } from './state.js';

/** The value as if it had the right type: what plain JavaScript would pass. */
// biome-ignore lint/suspicious/noExplicitAny: the whole point is to get past the types
const any = (value: unknown): any => value;

const notch = [0, 0, 40, 0, 40, 20, 20, 20, 20, 40, 0, 40];
const ring = [0, 0, 9, 0, 0, 9];

/** Good shapes, made once: a call that fails must leave the number of shapes as it was. */
const square = new Box(4, 4);
const disc = new Circle(2);

type Maker = (options?: unknown) => Shape;

/** Shapes whose corners may be stretched, each larger than 1. */
const sharp: Readonly<Record<string, Maker>> = {
  Polygon: (options) => new Polygon([0, 0, 4, 0, 0, 4], any(options)),
  Box: (options) => new Box(4, 6, any(options)),
  Segment: (options) => new Segment([0, 0], [3, 3], any(options)),
  Polyline: (options) => new Polyline([0, 0, 4, 0, 4, 4], any(options)),
  ConcavePolygon: (options) => new ConcavePolygon(notch, any(options)),
  Compound: (options) => new Compound([square], any(options)),
};

const round: Readonly<Record<string, Maker>> = {
  Circle: (options) => new Circle(2, any(options)),
  Capsule: (options) => new Capsule([0, 0], [3, 0], 1, any(options)),
  'Compound of a Circle': (options) => new Compound([square, disc], any(options)),
  'rounded Polygon': (options) => new Polygon([0, 0, 4, 0, 0, 4], { radius: 1, ...any(options) }),
  'rounded Polyline': (options) => new Polyline([0, 0, 4, 0], { radius: 1, ...any(options) }),
  'rounded ConcavePolygon': (options) => new ConcavePolygon(notch, { radius: 1, ...any(options) }),
};

const withPoint = { ...sharp, ...round, Point: (options?: unknown) => new Point(any(options)) };

const tooLarge: BadValue = { name: 'too large for the shape', value: 1e100, code: 'out-of-range' };
const nonUniform: readonly BadValue[] = [
  [1, 2],
  { x: 1, y: -2 },
  [1, 1.0000000000000002],
  [-3, 1e-100],
].map((value) => ({ name: JSON.stringify(value), value, code: 'non-uniform' }));

const placements: Argument[] = Object.entries(withPoint).flatMap(([name, make]): Argument[] => [
  ...(['x', 'y', 'angle'] as const).map(
    (option): Argument => ({
      call: `new ${name}({ ${option}: … })`,
      argument: option,
      badValues: optional(option === 'angle' ? notAngles : notNumbers),
      pass: (value) => make({ [option]: value }),
    }),
  ),
  {
    call: `new ${name}({ scale: … })`,
    argument: 'scale',
    badValues: [
      ...optional(notScales),
      ...(name === 'Point' ? [] : [tooLarge]),
      ...(name in round ? nonUniform : []),
    ],
    pass: (value) => make({ scale: value }),
  },
  {
    call: `new ${name}({ pivot: … })`,
    argument: 'pivot',
    badValues: notVectors,
    pass: (value) => make({ pivot: value }),
  },
]);

/** A setter of one shape for all rows: whatever is thrown, nothing of the shape may change. */
function setter(name: 'scale' | 'pivot', shape: Shape, badValues: readonly BadValue[]): Argument {
  const before = lookOf(shape);
  return {
    call: `${shape.constructor.name.toLowerCase()}.${name} = …`,
    argument: name,
    badValues,
    pass: (value) => {
      try {
        shape[name] = any(value);
      } finally {
        expect(lookOf(shape)).toEqual(before);
      }
    },
  };
}

const placed = { x: 3, y: -4, angle: 0.5, scale: -2, pivot: [1, 0.5] } as const;
const farPivots: readonly BadValue[] = [[-1e100, 0], { x: 0, y: -9e99 }].map((value) => ({
  name: `${JSON.stringify(value)}, too far from the shape`,
  value,
  code: 'out-of-range',
}));
const missing = { name: 'undefined', value: undefined, code: 'not-a-vector' } as const;

const setters: Argument[] = [
  setter('scale', new Box(4, 6, placed), [...notScales, tooLarge]),
  setter('scale', new Circle(2, placed), [...notScales, tooLarge, ...nonUniform]),
  setter('scale', new Compound([square, disc], placed), [...notScales, tooLarge, ...nonUniform]),
  setter('pivot', new Circle(2, placed), [...notVectors, missing]),
  setter('pivot', new ConcavePolygon(notch, placed), [...notVectors, missing]),
  setter('pivot', new Segment([0, 0], [9e99, 9e99]), [...notVectors, missing, ...farPivots]),
];

const notFlags = allBut(['undefined', 'true', 'false'], 'not-an-option');
const wrongNames = ['X', 'angel', 'Scale', 'pivots', 'position', ''];

const pieces: Argument[] = [
  {
    call: 'new Compound(…)',
    argument: 'shapes',
    badValues: [...notShapeLists, { name: 'an empty list', value: [], code: 'not-a-shape' }],
    pass: (value) => new Compound(any(value)),
  },
  {
    call: 'new Compound(shapes, …)',
    argument: 'options',
    badValues: notOptions([...wrongNames, 'radius', 'closed']),
    pass: (value) => new Compound([square], any(value)),
  },
  {
    call: 'new Polyline(…)',
    argument: 'points',
    badValues: [
      ...notPointLists,
      { name: 'no points', value: [], code: 'too-few-points' },
      { name: 'one point', value: [[1, 1]], code: 'too-few-points' },
      { name: 'one flat point', value: [1, 1], code: 'too-few-points' },
      { name: 'an empty typed array', value: new Float64Array(), code: 'too-few-points' },
    ],
    pass: (value) => new Polyline(any(value)),
  },
  {
    call: 'new Polyline(points, …)',
    argument: 'options',
    badValues: notOptions([...wrongNames, 'close', 'thickness']),
    pass: (value) => new Polyline(ring, any(value)),
  },
  {
    call: 'new Polyline(points, { closed: … })',
    argument: 'closed',
    badValues: notFlags,
    pass: (value) => new Polyline(ring, { closed: any(value) }),
  },
  {
    call: 'new ConcavePolygon(…)',
    argument: 'outline',
    badValues: notOutlines,
    pass: (value) => new ConcavePolygon(any(value)),
  },
  {
    call: 'new ConcavePolygon([outline, …])',
    argument: 'outline[1]',
    badValues: notPointLists,
    pass: (value) => new ConcavePolygon([notch, any(value)]),
  },
  {
    call: 'new ConcavePolygon(outline, …)',
    argument: 'options',
    badValues: notOptions([...wrongNames, 'closed', 'holes']),
    pass: (value) => new ConcavePolygon(notch, any(value)),
  },
  {
    call: 'new Polyline(points, { radius: … })',
    argument: 'radius',
    badValues: optional(notRadii),
    pass: (value) => new Polyline(ring, { radius: any(value) }),
  },
  {
    call: 'new ConcavePolygon(outline, { radius: … })',
    argument: 'radius',
    badValues: optional(notRadii),
    pass: (value) => new ConcavePolygon(notch, { radius: any(value) }),
  },
];

/** The table. */
export const shapeArguments: readonly Argument[] = [...placements, ...setters, ...pieces];
