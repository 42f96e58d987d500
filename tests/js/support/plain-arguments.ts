/** Every argument of the functions of bare numbers: orientation, segments, circle traces, responses. */
import {
  Box,
  bounce,
  Capsule,
  Circle,
  clipVelocity,
  closestOnSegment,
  intersectCircles,
  intersectOutlines,
  intersectSegments,
  orientation,
  Point,
  Polygon,
  resolveContacts,
  Segment,
  slide,
  steer,
  traceCircleBox,
  traceCircles,
  traceSegments,
  turn,
} from 'sepax';
import type { Argument } from './arguments.js';
import { notOutlineLists } from './bad-points.js';
import {
  allBut,
  type BadValue,
  notNumbers,
  notOptions,
  notShapes,
  notVectors,
  optional,
  outOfRange,
} from './bad-values.js';

/** The value as if it had the right type: what plain JavaScript would pass. */
// biome-ignore lint/suspicious/noExplicitAny: the whole point is to get past the types
const any = (value: unknown): any => value;

const missing: BadValue = { name: 'undefined', value: undefined, code: 'not-a-vector' };

const zeroVectors: readonly BadValue[] = [
  { name: '[0, 0]', value: [0, 0], code: 'zero-vector' },
  { name: '{ x: 0, y: -0 }', value: { x: 0, y: -0 }, code: 'zero-vector' },
  // What counts as zero as a coordinate does so as a direction.
  { name: '[1e-147, -1e-300]', value: [1e-147, -1e-300], code: 'zero-vector' },
];

const notPlaces: readonly BadValue[] = [...notVectors, missing];
const notDirections: readonly BadValue[] = [...notPlaces, ...zeroVectors];

/** The same as an element of a list. */
function elements(values: readonly BadValue[], inList: (value: unknown) => unknown): BadValue[] {
  return values.map(({ name, value, code, ...rest }) => ({
    name: `element: ${name}`,
    value: inList(value),
    code,
    index: 1,
    culprit: 'culprit' in rest ? rest.culprit : value,
  }));
}

const notInRange = (min: number, max: number): readonly BadValue[] =>
  optional([...notNumbers, ...outOfRange(min - 1e-3, max + (max < 1e15 ? 1e-3 : 1e99), -1e50)]);

/** All but one of two; as an option it may be left out. */
function notChoices(choices: readonly unknown[], required: boolean): readonly BadValue[] {
  return [
    ...allBut(required ? ['true', 'false'] : ['undefined', 'true', 'false'], 'not-a-choice'),
    ...['Down', 'DOWN', 'true', 0, 1, Number.NaN, [choices[0]]].map(
      (value): BadValue => ({ name: `another: ${value}`, value, code: 'not-a-choice' }),
    ),
  ];
}

const notAxes: readonly BadValue[] = [
  ...notChoices(['down'], true),
  { name: 'true', value: true, code: 'not-a-choice' },
];

/** All of `notShapes` that is not a pair, and shapes of other kinds. */
const notSegments: readonly BadValue[] = [
  ...notShapes,
  ...Object.entries({
    'a circle': new Circle(1),
    'a capsule': new Capsule([0, 0], [1, 0], 1),
    'a polygon': new Polygon([0, 0, 1, 0, 0, 1]),
    'one end': [[0, 0]],
    'three ends': [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    'flat coordinates': [0, 0, 1, 1],
    'an object made of the prototype of a segment': Object.create(Segment.prototype),
  }).map(([name, value]): BadValue => ({ name, value, code: 'not-a-shape' })),
  ...elements(notPlaces, (value) => [[0, 0], value]),
  {
    name: 'the first end',
    value: [Number.NaN, [0, 0]],
    code: 'not-a-vector',
    index: 0,
    culprit: Number.NaN,
  },
];

const otherShapes = (shapes: Readonly<Record<string, unknown>>): readonly BadValue[] => [
  ...notShapes,
  ...Object.entries(shapes).map(
    ([name, value]): BadValue => ({ name, value, code: 'not-a-shape' }),
  ),
];
const notCircles = otherShapes({ 'a box': new Box(1, 1), 'a point': new Point() });
const notBoxes = otherShapes({
  'a circle': new Circle(1),
  'a polygon with four corners': new Polygon([0, 0, 1, 0, 1, 1, 0, 1]),
});

/** Good arguments, made once: a call that fails must leave the number of shapes as it was. */
const segment = new Segment([0, 0], [1, 0]);
const circle = new Circle(1);
const box = new Box(1, 1);
const good = { normal: [1, 0], depth: 1 } as const;
const notContacts: readonly BadValue[] = [
  ...allBut(['a list that holds itself'], 'not-contacts'),
  { name: 'a typed array', value: new Float64Array(3), code: 'not-contacts' },
  { name: 'too many', value: new Array(1001).fill(good), code: 'out-of-range', culprit: 1001 },
  ...elements(allBut([], 'not-contacts'), (value) => [good, value]),
  ...elements([{ name: 'no depth', value: { normal: [1, 0] }, code: 'not-contacts' }], (value) => [
    good,
    value,
  ]),
  ...elements(notDirections, (normal) => [good, { normal, depth: 1 }]),
  ...elements([...notNumbers, ...outOfRange(-1e-300, -1)], (depth) => [
    good,
    { normal: [0, 1], depth },
  ]),
];

const notNormals: readonly BadValue[] = [
  ...allBut(['a list that holds itself'], 'not-points'),
  { name: 'an odd flat list', value: [0, 1, 1], code: 'not-points', index: 1, culprit: 1 },
  { name: 'too many', value: new Float64Array(2002).fill(1), code: 'out-of-range', culprit: 1001 },
  ...elements(notPlaces, (value) => [[1, 0], value]),
  ...[
    [
      [1, 0],
      [0, 0],
    ],
    [1, 0, 0, 0],
  ].map(
    (value): BadValue => ({
      name: `a zero vector: ${JSON.stringify(value)}`,
      value,
      code: 'zero-vector',
      index: 1,
      culprit: { x: 0, y: 0 },
    }),
  ),
];

const places: Argument[] = (['a', 'b', 'c'] as const).map((argument, i) => ({
  call: `orientation(${['…, b, c', 'a, …, c', 'a, b, …'][i]})`,
  argument,
  badValues: notPlaces,
  pass: (value) => {
    const points = [[0, 0] as const, [1, 0] as const, [0, 1] as const];
    points[i] = any(value);
    return orientation(...(points as [[0, 0], [1, 0], [0, 1]]));
  },
}));

const turning: Argument[] = [
  ...Object.entries({
    turn: (heading: unknown, toTarget: unknown) =>
      turn(any(heading), any(toTarget), { yAxis: 'up' }),
    steer: (heading: unknown, toTarget: unknown) => steer(any(heading), any(toTarget)),
  }).flatMap(([name, call]): Argument[] => [
    {
      call: `${name}(…, toTarget)`,
      argument: 'heading',
      badValues: notDirections,
      pass: (value) => call(value, [1, 0]),
    },
    {
      call: `${name}(heading, …)`,
      argument: 'toTarget',
      badValues: notDirections,
      pass: (value) => call([1, 0], value),
    },
  ]),
  {
    call: 'turn(heading, toTarget, …)',
    argument: 'options',
    badValues: notOptions(['yaxis', 'y', 'maxTurn']),
    pass: (value) => turn([1, 0], [0, 1], any(value)),
  },
  {
    call: 'turn(heading, toTarget, { yAxis: … })',
    argument: 'yAxis',
    badValues: notAxes,
    pass: (value) => turn([1, 0], [0, 1], { yAxis: any(value) }),
  },
  {
    call: 'steer(heading, toTarget, …)',
    argument: 'options',
    badValues: notOptions(['maxturn', 'yAxis']),
    pass: (value) => steer([1, 0], [0, 1], any(value)),
  },
  {
    call: 'steer(heading, toTarget, { maxTurn: … })',
    argument: 'maxTurn',
    badValues: notInRange(0, 1e15),
    pass: (value) => steer([1, 0], [0, 1], { maxTurn: any(value) }),
  },
];

const segments: Argument[] = [intersectSegments, traceSegments].flatMap((query): Argument[] => [
  {
    call: `${query.name}(…, b)`,
    argument: 'a',
    badValues: notSegments,
    pass: (value) =>
      query(any(value), [
        [0, 0],
        [1, 0],
      ]),
  },
  {
    call: `${query.name}(a, …)`,
    argument: 'b',
    badValues: notSegments,
    pass: (value) => query(segment, any(value)),
  },
  {
    call: `${query.name}(a, b, …)`,
    argument: 'options',
    badValues: notOptions(['touch', 'Touching']),
    pass: (value) => query(segment, segment, any(value)),
  },
  ...(['touching', 'collinear'] as const).map(
    (name): Argument => ({
      call: `${query.name}(a, b, { ${name}: … })`,
      argument: name,
      badValues: notChoices(['false'], false),
      pass: (value) => query(segment, segment, { [name]: any(value) }),
    }),
  ),
]);

const circles: Argument[] = [
  {
    call: 'traceCircles(…, b)',
    argument: 'a',
    badValues: notCircles,
    pass: (value) => traceCircles(any(value), circle),
  },
  {
    call: 'traceCircles(a, …)',
    argument: 'b',
    badValues: notCircles,
    pass: (value) => traceCircles(circle, any(value)),
  },
  {
    call: 'traceCircleBox(…, box)',
    argument: 'circle',
    badValues: notCircles,
    pass: (value) => traceCircleBox(any(value), box),
  },
  {
    call: 'traceCircleBox(circle, …)',
    argument: 'box',
    badValues: notBoxes,
    pass: (value) => traceCircleBox(circle, any(value)),
  },
];

const responses: Argument[] = [
  ...[slide, bounce].flatMap((respond): Argument[] => [
    {
      call: `${respond.name}(…, normal)`,
      argument: 'velocity',
      badValues: notPlaces,
      pass: (value) => respond(any(value), [1, 0]),
    },
    {
      call: `${respond.name}(velocity, …)`,
      argument: 'normal',
      badValues: notDirections,
      pass: (value) => respond([1, 0], any(value)),
    },
  ]),
  {
    call: 'bounce(velocity, normal, …)',
    argument: 'options',
    badValues: notOptions(['elasticity', 'Friction']),
    pass: (value) => bounce([1, 0], [1, 0], any(value)),
  },
  {
    call: 'bounce(velocity, normal, { restitution: … })',
    argument: 'restitution',
    badValues: notInRange(0, 1),
    pass: (value) => bounce([1, 0], [1, 0], { restitution: any(value) }),
  },
  {
    call: 'bounce(velocity, normal, { friction: … })',
    argument: 'friction',
    badValues: notInRange(0, 1e100),
    pass: (value) => bounce([1, 0], [1, 0], { friction: any(value) }),
  },
  {
    call: 'resolveContacts(…)',
    argument: 'contacts',
    badValues: notContacts,
    pass: (value) => resolveContacts(any(value)),
  },
  {
    call: 'clipVelocity(…, normals)',
    argument: 'velocity',
    badValues: notPlaces,
    pass: (value) => clipVelocity(any(value), [[1, 0]]),
  },
  {
    call: 'clipVelocity(velocity, …)',
    argument: 'normals',
    badValues: notNormals,
    pass: (value) => clipVelocity([1, 0], any(value)),
  },
];

/** The building blocks of segments, circles and outlines. */
const crossings: Argument[] = [
  {
    call: 'closestOnSegment(…, point)',
    argument: 'segment',
    badValues: notSegments,
    pass: (value) => closestOnSegment(any(value), [0, 0]),
  },
  {
    call: 'closestOnSegment(segment, …)',
    argument: 'point',
    badValues: notPlaces,
    pass: (value) => closestOnSegment(segment, any(value)),
  },
  {
    call: 'intersectCircles(…, b)',
    argument: 'a',
    badValues: notCircles,
    pass: (value) => intersectCircles(any(value), circle),
  },
  {
    call: 'intersectCircles(a, …)',
    argument: 'b',
    badValues: notCircles,
    pass: (value) => intersectCircles(circle, any(value)),
  },
  {
    call: 'intersectOutlines(…, b)',
    argument: 'a',
    badValues: notOutlineLists,
    pass: (value) => intersectOutlines(any(value), [0, 0, 1, 0, 0, 1]),
  },
  {
    call: 'intersectOutlines(a, …)',
    argument: 'b',
    badValues: notOutlineLists,
    pass: (value) => intersectOutlines([0, 0, 1, 0, 0, 1], any(value)),
  },
];

/** The table. */
export const plainArguments: readonly Argument[] = [
  ...crossings,
  ...places,
  ...turning,
  ...segments,
  ...circles,
  ...responses,
];
