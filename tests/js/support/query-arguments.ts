/** Every argument of the queries of placed shapes. */
import {
  Box,
  Circle,
  castRay,
  castRayAll,
  castSegment,
  castSegmentAll,
  closestPoint,
  collide,
  contacts,
  contains,
  containsPoint,
  distance,
  intersects,
  moveAndSlide,
  project,
  separate,
  supportPoint,
  sweep,
  trace,
  traceSweep,
} from 'sepax';
import type { Argument } from './arguments.js';
import {
  allBut,
  type BadValue,
  notAngles,
  notLimits,
  notNumbers,
  notOptions,
  notShapeLists,
  notShapes,
  notSharp,
  notVectors,
  optional,
  outOfRange,
} from './bad-values.js';

/** The value as if it had the right type: what plain JavaScript would pass. */
// biome-ignore lint/suspicious/noExplicitAny: the whole point is to get past the types
const any = (value: unknown): any => value;

const other = new Box(1, 1);
const gone = new Circle(1);
gone.dispose();

const disposed: BadValue = { name: 'a shape that was disposed of', value: gone, code: 'disposed' };
const missing: BadValue = { name: 'undefined', value: undefined, code: 'not-a-vector' };
const notPlaces: readonly BadValue[] = [...notVectors, missing];
const notDirections: readonly BadValue[] = [
  ...notPlaces,
  { name: '[0, -0]', value: [0, -0], code: 'zero-vector' },
  { name: '{ x: 1e-147, y: 0 }', value: { x: 1e-147, y: 0 }, code: 'zero-vector' },
];

const pairs: Argument[] = [
  intersects,
  distance,
  collide,
  trace,
  contacts,
  contains,
  sweep,
  traceSweep,
].flatMap((query): Argument[] => {
  const badValues = query === trace ? notSharp : [...notShapes, disposed];
  return [
    {
      call: `${query.name}(…, b)`,
      argument: 'a',
      badValues,
      pass: (value) => query(any(value), other),
    },
    {
      call: `${query.name}(a, …)`,
      argument: 'b',
      badValues,
      pass: (value, polygon) => query(polygon, any(value)),
    },
  ];
});

const touching: Argument[] = [
  {
    call: 'intersects(a, b, …)',
    argument: 'options',
    badValues: notOptions(['Touching', 'touch', 'velocity']),
    pass: (value, polygon) => intersects(polygon, other, any(value)),
  },
  {
    call: 'intersects(a, b, { touching: … })',
    argument: 'touching',
    badValues: allBut(['undefined', 'true', 'false'], 'not-an-option'),
    pass: (value, polygon) => intersects(polygon, other, { touching: any(value) }),
  },
];

const velocities: Argument[] = [collide, trace].flatMap((query): Argument[] => [
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
]);

const motions: Argument[] = [sweep, traceSweep].flatMap((query) => [
  {
    call: `${query.name}(a, b, …)`,
    argument: 'options',
    badValues: notOptions(['translation', 'rotation', 'velocity', 'translationa']),
    pass: (value, polygon) => query(polygon, other, any(value)),
  },
  ...(['translationA', 'translationB', 'rotationA', 'rotationB'] as const).map(
    (name): Argument => ({
      call: `${query.name}(a, b, { ${name}: … })`,
      argument: name,
      badValues: name.startsWith('t') ? notVectors : optional(notAngles),
      pass: (value, polygon) => query(polygon, other, { [name]: any(value) }),
    }),
  ),
]);

/** The arguments of a query of a shape and a place or two. */
function placesOf(
  name: string,
  places: readonly (readonly [string, readonly BadValue[]])[],
  call: (places: readonly unknown[], shape: unknown) => unknown,
): Argument[] {
  const good = [
    [0, 0],
    [1, 0],
  ];
  return [
    ...places.map(
      ([argument, badValues], place): Argument => ({
        call: `${name}(${argument}: …)`,
        argument,
        badValues,
        pass: (value, polygon) =>
          call(
            good.map((point, i) => (i === place ? value : point)),
            polygon,
          ),
      }),
    ),
    {
      call: `${name}(shape: …)`,
      argument: 'shape',
      badValues: [...notShapes, disposed],
      pass: (value) => call(good, value),
    },
  ];
}

const casts: Argument[] = [
  ...[castRay, castRayAll].flatMap((cast): Argument[] => [
    ...placesOf(
      cast.name,
      [
        ['origin', notPlaces],
        ['direction', notDirections],
      ],
      ([origin, direction], shape) => cast(any(origin), any(direction), any(shape)),
    ),
    {
      call: `${cast.name}(origin, direction, shape, …)`,
      argument: 'options',
      badValues: notOptions(['max', 'maxfraction', 'length']),
      pass: (value, polygon) => cast([0, 0], [1, 0], polygon, any(value)),
    },
    {
      call: `${cast.name}(origin, direction, shape, { maxFraction: … })`,
      argument: 'maxFraction',
      badValues: notLimits,
      pass: (value, polygon) => cast([0, 0], [1, 0], polygon, { maxFraction: any(value) }),
    },
  ]),
  ...[castSegment, castSegmentAll].flatMap((cast) =>
    placesOf(
      cast.name,
      [
        ['from', notPlaces],
        ['to', notPlaces],
      ],
      ([from, to], shape) => cast(any(from), any(to), any(shape)),
    ),
  ),
];

const points: Argument[] = [
  ...[containsPoint, closestPoint].flatMap((query) =>
    placesOf(query.name, [['point', notPlaces]], ([point], shape) => query(any(shape), any(point))),
  ),
  ...(
    [
      [supportPoint, 'direction'],
      [project, 'axis'],
    ] as const
  ).flatMap(([query, argument]): Argument[] => [
    {
      call: `${query.name}(shape, …)`,
      argument,
      badValues: notDirections,
      pass: (value, polygon) => query(polygon, any(value)),
    },
    {
      call: `${query.name}(…, ${argument})`,
      argument: 'shape',
      badValues: [...notShapes, disposed],
      pass: (value) => query(any(value), [1, 0]),
    },
  ]),
  {
    call: 'containsPoint(shape, point, …)',
    argument: 'options',
    badValues: notOptions(['Within', 'tolerance', 'epsilon']),
    pass: (value, polygon) => containsPoint(polygon, [0, 0], any(value)),
  },
  {
    call: 'containsPoint(shape, point, { within: … })',
    argument: 'within',
    badValues: optional([...notNumbers, ...outOfRange(-1, -1e-300)]),
    pass: (value, polygon) => containsPoint(polygon, [0, 0], { within: any(value) }),
  },
];

const slides: Argument[] = [
  {
    call: 'moveAndSlide(…, motion, obstacles)',
    argument: 'shape',
    badValues: [...notShapes, disposed],
    pass: (value) => moveAndSlide(any(value), [1, 0], [other]),
  },
  {
    call: 'moveAndSlide(shape, …, obstacles)',
    argument: 'motion',
    badValues: notPlaces,
    pass: (value, polygon) => moveAndSlide(polygon, any(value), [other]),
  },
  {
    call: 'moveAndSlide(shape, motion, …)',
    argument: 'obstacles',
    badValues: notShapeLists.filter(({ name }) => name !== 'a shape'),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], any(value)),
  },
  {
    call: 'moveAndSlide(shape, motion, obstacles, …)',
    argument: 'options',
    badValues: notOptions(['Up', 'maxslope', 'slope', 'oneway', 'stepheight']),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], [other], any(value)),
  },
  {
    call: 'moveAndSlide(shape, motion, obstacles, { up: … })',
    argument: 'up',
    badValues: notDirections.filter(({ value }) => value !== undefined),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], [other], { up: any(value) }),
  },
  {
    call: 'moveAndSlide(shape, motion, obstacles, { maxSlope: … })',
    argument: 'maxSlope',
    badValues: optional([...notNumbers, ...outOfRange(-1e-300, 1.5707963267948968, 90)]),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], [other], { maxSlope: any(value) }),
  },
  {
    call: 'moveAndSlide(shape, motion, obstacles, { stepHeight: … })',
    argument: 'stepHeight',
    badValues: optional([...notNumbers, ...outOfRange(-1e-300, 1.1e100)]),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], [other], { stepHeight: any(value) }),
  },
  {
    call: 'moveAndSlide(shape, motion, obstacles, { snap: … })',
    argument: 'snap',
    badValues: optional([...notNumbers, ...outOfRange(-1e-300, 1.1e100)]),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], [other], { snap: any(value) }),
  },
  {
    call: 'moveAndSlide(shape, motion, obstacles, { oneWay: … })',
    argument: 'oneWay',
    badValues: optional(notShapeLists.filter(({ name }) => name !== 'a shape')),
    pass: (value, polygon) => moveAndSlide(polygon, [1, 0], [other], { oneWay: any(value) }),
  },
  {
    call: 'separate(…, obstacles)',
    argument: 'shape',
    badValues: [...notShapes, disposed],
    pass: (value) => separate(any(value), [other]),
  },
  {
    call: 'separate(shape, …)',
    argument: 'obstacles',
    badValues: notShapeLists.filter(({ name }) => name !== 'a shape'),
    pass: (value, polygon) => separate(polygon, any(value)),
  },
];

/** The table. */
export const queryArguments: readonly Argument[] = [
  ...pairs,
  ...touching,
  ...velocities,
  ...motions,
  ...casts,
  ...points,
  ...slides,
];
