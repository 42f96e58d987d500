/** Every argument of the queries of worlds. */
import type { Argument } from './arguments.js';
import {
  allBut,
  notLimits,
  notNumbers,
  notOptions,
  notRadii,
  notShapes,
  optional,
  outOfRange,
} from './bad-values.js';
import {
  any,
  body,
  disposed,
  inList,
  neverBodies,
  notArrays,
  notBits,
  notDirections,
  notFlags,
  notIds,
  notLists,
  notPlaces,
  row,
  square,
  world,
} from './world-rows.js';

const segments: Argument[] = ['from', 'to'].map((argument) =>
  row(`world.castSegment(…) ${argument}`, argument, notPlaces, (value) =>
    argument === 'from'
      ? world.castSegment(any(value), [9, 9])
      : world.castSegment([9, 9], any(value)),
  ),
);

type Query = (options: unknown) => unknown;

/** Queries with good arguments, and the names of what options they take beside the filter. */
const queries: Readonly<Record<string, readonly [Query, readonly string[]]>> = {
  queryBox: [(o) => world.queryBox({ minX: 0, minY: 0, maxX: 1, maxY: 1 }, any(o)), ['into']],
  queryPoint: [(o) => world.queryPoint([0, 0], any(o)), ['into']],
  queryCircle: [(o) => world.queryCircle([0, 0], 1, any(o)), ['into']],
  queryShape: [(o) => world.queryShape(square, any(o)), ['into']],
  nearest: [(o) => world.nearest([0, 0], 1, any(o)), ['into', 'maxDistance']],
  raycast: [(o) => world.raycast([0, 0], [1, 0], any(o)), ['maxFraction']],
  raycastAny: [(o) => world.raycastAny([0, 0], [1, 0], any(o)), ['maxFraction']],
  raycastAll: [(o) => world.raycastAll([0, 0], [1, 0], any(o)), ['into', 'maxFraction']],
  raycastMany: [(o) => world.raycastMany([0, 0, 1, 0], any(o)), ['maxFraction']],
  castShape: [(o) => world.castShape(square, [1, 0], any(o)), []],
  castSegment: [(o) => world.castSegment([0, 0], [1, 0], any(o)), []],
};

const filters: Argument[] = Object.entries(queries).flatMap(([name, [query, extras]]) => [
  row(`world.${name}(…options)`, 'options', notOptions(['Mask', 'category', 'max']), query),
  row(`world.${name}({ mask: … })`, 'mask', optional(notBits), (mask) => query({ mask })),
  row(`world.${name}({ sensors: … })`, 'sensors', notFlags, (sensors) => query({ sensors })),
  row(
    `world.${name}({ exclude: [body, …] })`,
    'exclude',
    neverBodies.map((bad) => ({ ...bad, index: 1, culprit: bad.value })),
    (value) => query({ exclude: [body, value] }),
  ),
  ...(name === 'raycastMany' ? [] : ['filter']).map((filter) =>
    row(
      `world.${name}({ filter: … })`,
      filter,
      optional(allBut(['a function', 'a class'], 'not-a-function')),
      (value) => query({ filter: value }),
    ),
  ),
  ...extras.map((extra) =>
    row(
      `world.${name}({ ${extra}: … })`,
      extra,
      extra === 'into' ? notArrays : notLimits,
      (value) => query({ [extra]: value }),
    ),
  ),
]);

const unit = { minX: 0, minY: 0, maxX: 1, maxY: 1 };

const places: Argument[] = [
  row('world.queryBox(…)', 'box', allBut([], 'not-a-vector'), (value) =>
    world.queryBox(any(value)),
  ),
  ...(['minX', 'minY', 'maxX', 'maxY'] as const).map((side) =>
    row(
      `world.queryBox({ ${side}: … })`,
      `box.${side}`,
      [...notNumbers, ...(side.startsWith('max') ? outOfRange(-0.5) : [])],
      (value) => world.queryBox({ ...unit, [side]: value }),
    ),
  ),
  row('world.queryPoint(…)', 'point', notPlaces, (value) => world.queryPoint(any(value))),
  row('world.queryCircle(…, radius)', 'center', notPlaces, (value) =>
    world.queryCircle(any(value), 1),
  ),
  row('world.queryCircle(center, …)', 'radius', notRadii, (value) =>
    world.queryCircle([0, 0], any(value)),
  ),
  row('world.queryShape(…)', 'shape', [...notShapes, disposed], (value) =>
    world.queryShape(any(value)),
  ),
  row('world.nearest(…, count)', 'point', notPlaces, (value) => world.nearest(any(value), 1)),
  row(
    'world.nearest(point, …)',
    'count',
    optional([...notNumbers, ...outOfRange(0, -1, 1.5, 2 ** 32)]),
    (value) => world.nearest([0, 0], any(value)),
  ),
];

const casts: Argument[] = [
  ...(['raycast', 'raycastAny', 'raycastAll'] as const).flatMap((name) => [
    row(`world.${name}(…, direction)`, 'origin', notPlaces, (value) =>
      world[name](any(value), [1, 0]),
    ),
    row(`world.${name}(origin, …)`, 'direction', notDirections, (value) =>
      world[name]([0, 0], any(value)),
    ),
  ]),
  row(
    'world.raycastMany(…)',
    'rays',
    [
      ...notLists,
      { name: 'three numbers', value: [0, 0, 1], code: 'not-a-list' },
      ...[0, 5, 7].flatMap((index) => inList([0, 0, 1, 0, 0, 0, 1, 1], index, notNumbers)),
      {
        name: 'one without a direction',
        value: [0, 0, 1, 0, 3, 3, 0, -0],
        code: 'zero-vector',
        index: 6,
        culprit: [0, -0],
      },
    ],
    (value) => world.raycastMany(any(value)),
  ),
  row('world.castShape(…, motion)', 'shape', [...notShapes, disposed], (value) =>
    world.castShape(any(value), [1, 0]),
  ),
  row('world.castShape(shape, …)', 'motion', notPlaces, (value) =>
    world.castShape(square, any(value)),
  ),
  ...(['intersectPairs', 'collidePairs'] as const).map((name) =>
    row(
      `world.${name}(…)`,
      'ids',
      [
        ...notLists,
        { name: 'three numbers', value: [0, 1, 0], code: 'not-a-list' },
        ...inList([0, 1, 1, 0], 2, notIds),
      ],
      (value) => world[name](any(value)),
    ),
  ),
];

/** The table. */
export const worldQueryArguments: readonly Argument[] = [
  ...segments,
  ...filters,
  ...places,
  ...casts,
];
