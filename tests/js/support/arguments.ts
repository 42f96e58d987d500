/** Every argument of everything public, with a way to pass a value for it alone. */
import { collide, intersects, Polygon, trace } from 'sepax';
import {
  type BadValue,
  notAngles,
  notNumbers,
  notOptions,
  notPoints,
  notShapes,
  notSides,
  notSizes,
  notVectors,
  optional,
} from './bad-values.js';
import { rectangle } from './outlines.js';

export interface Argument {
  /** The call as it is written, with … for the value. */
  readonly call: string;
  /** The name that errors must give. */
  readonly argument: string;
  readonly badValues: readonly BadValue[];
  /** Makes the call; `subject` is a polygon that it may use. */
  readonly pass: (value: unknown, subject: Polygon) => unknown;
}

const triangle = [0, 0, 4, 0, 0, 4];
const other = new Polygon(rectangle(0, 0, 1, 1));

/** The value as if it had the right type: what plain JavaScript would pass. */
// biome-ignore lint/suspicious/noExplicitAny: the whole point is to get past the types
const any = (value: unknown): any => value;

const misspeltPlacement = ['X', 'Y', 'angel', 'Angle', 'rotation', 'position', 'scale', ''];

const constructors: Argument[] = [
  {
    call: 'new Polygon(…)',
    argument: 'points',
    badValues: notPoints,
    pass: (value) => new Polygon(any(value)),
  },
  {
    call: 'new Polygon(points, …)',
    argument: 'options',
    badValues: notOptions(misspeltPlacement),
    pass: (value) => new Polygon(triangle, any(value)),
  },
  {
    call: 'Polygon.regular(…, radius)',
    argument: 'sides',
    badValues: notSides,
    pass: (value) => Polygon.regular(any(value), 1),
  },
  {
    call: 'Polygon.regular(sides, …)',
    argument: 'radius',
    badValues: notSizes,
    pass: (value) => Polygon.regular(5, any(value)),
  },
  {
    call: 'Polygon.regular(sides, radius, …)',
    argument: 'options',
    badValues: notOptions(misspeltPlacement),
    pass: (value) => Polygon.regular(5, 1, any(value)),
  },
  ...(['x', 'y', 'angle'] as const).flatMap((name): Argument[] => {
    const badValues = optional(name === 'angle' ? notAngles : notNumbers);
    return [
      {
        call: `new Polygon(points, { ${name}: … })`,
        argument: name,
        badValues,
        pass: (value) => new Polygon(triangle, { [name]: any(value) }),
      },
      {
        call: `Polygon.regular(sides, radius, { ${name}: … })`,
        argument: name,
        badValues,
        pass: (value) => Polygon.regular(5, 1, { [name]: any(value) }),
      },
    ];
  }),
];

const members: Argument[] = [
  ...(['x', 'y', 'angle'] as const).map(
    (name): Argument => ({
      call: `polygon.${name} = …`,
      argument: name,
      badValues: name === 'angle' ? notAngles : notNumbers,
      pass: (value, polygon) => {
        polygon[name] = any(value);
      },
    }),
  ),
  {
    call: 'polygon.translate(…, dy)',
    argument: 'dx',
    badValues: notNumbers,
    pass: (value, polygon) => polygon.translate(any(value), 1),
  },
  {
    call: 'polygon.translate(dx, …)',
    argument: 'dy',
    badValues: notNumbers,
    pass: (value, polygon) => polygon.translate(1, any(value)),
  },
  {
    call: 'polygon.moveTo(…, y)',
    argument: 'x',
    badValues: notNumbers,
    pass: (value, polygon) => polygon.moveTo(any(value), 1),
  },
  {
    call: 'polygon.moveTo(x, …)',
    argument: 'y',
    badValues: notNumbers,
    pass: (value, polygon) => polygon.moveTo(1, any(value)),
  },
  {
    call: 'polygon.rotate(…)',
    argument: 'angle',
    badValues: notAngles,
    pass: (value, polygon) => polygon.rotate(any(value)),
  },
];

const queries: Argument[] = [
  {
    call: 'intersects(…, b)',
    argument: 'a',
    badValues: notShapes,
    pass: (value) => intersects(any(value), other),
  },
  {
    call: 'intersects(a, …)',
    argument: 'b',
    badValues: notShapes,
    pass: (value, polygon) => intersects(polygon, any(value)),
  },
  ...[collide, trace].flatMap((query): Argument[] => [
    {
      call: `${query.name}(…, b)`,
      argument: 'a',
      badValues: notShapes,
      pass: (value) => query(any(value), other),
    },
    {
      call: `${query.name}(a, …)`,
      argument: 'b',
      badValues: notShapes,
      pass: (value, polygon) => query(polygon, any(value), { velocity: [1, 0] }),
    },
    {
      call: `${query.name}(a, b, …)`,
      argument: 'options',
      badValues: notOptions(['velocty', 'Velocity', 'v', 'x', 'speed']),
      pass: (value, polygon) => query(polygon, other, any(value)),
    },
    {
      call: `${query.name}(a, b, { velocity: … })`,
      argument: 'velocity',
      badValues: notVectors,
      pass: (value, polygon) => query(polygon, other, { velocity: any(value) }),
    },
  ]),
];

/** The table. */
export const publicArguments: readonly Argument[] = [...constructors, ...members, ...queries];
