/** Every argument of everything public, with a way to pass a value for it alone. */
import {
  Box,
  boundingBox,
  boundingCircle,
  Capsule,
  Circle,
  convexHull,
  decompose,
  isConvex,
  isSimple,
  locate,
  measure,
  orientedBox,
  Point,
  Polygon,
  repair,
  Segment,
  simplify,
  triangulate,
  validate,
  windingOf,
} from 'sepax';
import { notOutlineLists, notOutlines, notPointLists, notPoints } from './bad-points.js';
import {
  type BadValue,
  notAngles,
  notNumbers,
  notOptions,
  notRadii,
  notSides,
  notSizes,
  notVectors,
  optional,
  outOfRange,
} from './bad-values.js';
import { plainArguments } from './plain-arguments.js';
import { queryArguments } from './query-arguments.js';
import { shapeArguments } from './shape-arguments.js';
import { worldArguments } from './world-arguments.js';

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

/** The value as if it had the right type: what plain JavaScript would pass. */
// biome-ignore lint/suspicious/noExplicitAny: the whole point is to get past the types
const any = (value: unknown): any => value;

const misspeltPlacement = ['X', 'Y', 'angel', 'Angle', 'rotation', 'position', 'scales', ''];

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
  ...(['radiusX', 'radiusY'] as const).map(
    (argument, i): Argument => ({
      call: `Polygon.ellipse(${i === 0 ? '…, radiusY' : 'radiusX, …'})`,
      argument,
      badValues: notSizes,
      pass: (value) => Polygon.ellipse(...(any(i === 0 ? [value, 1] : [1, value]) as [1, 1])),
    }),
  ),
  {
    call: 'Polygon.ellipse(radiusX, radiusY, …)',
    argument: 'options',
    badValues: notOptions([...misspeltPlacement, 'Tolerance', 'radiusX']),
    pass: (value) => Polygon.ellipse(2, 1, any(value)),
  },
  {
    call: 'Polygon.ellipse(radiusX, radiusY, { tolerance: … })',
    argument: 'tolerance',
    badValues: optional([...notNumbers, ...outOfRange(-1, 0, 1.9e-9)]),
    pass: (value) => Polygon.ellipse(2, 1, { tolerance: any(value) }),
  },
  {
    call: 'Box.fromBounds(bounds, …)',
    argument: 'options',
    badValues: notOptions([...misspeltPlacement, 'x', 'y', 'pivot']),
    pass: (value) => Box.fromBounds({ minX: 0, minY: 0, maxX: 1, maxY: 1 }, any(value)),
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

const roundedConstructors: Argument[] = [
  {
    call: 'new Polygon(points, { radius: … })',
    argument: 'radius',
    badValues: optional(notRadii),
    pass: (value) => new Polygon(triangle, { radius: any(value) }),
  },
  {
    call: 'new Circle(…)',
    argument: 'radius',
    badValues: notSizes,
    pass: (value) => new Circle(any(value)),
  },
  {
    call: 'new Capsule(…, end, radius)',
    argument: 'start',
    badValues: notVectors,
    pass: (value) => new Capsule(any(value), [1, 0], 1),
  },
  {
    call: 'new Capsule(start, …, radius)',
    argument: 'end',
    badValues: notVectors,
    pass: (value) => new Capsule([1, 0], any(value), 1),
  },
  {
    call: 'new Capsule(start, end, …)',
    argument: 'radius',
    badValues: notSizes,
    pass: (value) => new Capsule([1, 0], [0, 1], any(value)),
  },
  {
    call: 'new Segment(…, end)',
    argument: 'start',
    badValues: notVectors,
    pass: (value) => new Segment(any(value), [1, 0]),
  },
  {
    call: 'new Segment(start, …)',
    argument: 'end',
    badValues: notVectors,
    pass: (value) => new Segment([1, 0], any(value)),
  },
  {
    call: 'new Box(…, height)',
    argument: 'width',
    badValues: notSizes,
    pass: (value) => new Box(any(value), 1),
  },
  {
    call: 'new Box(width, …)',
    argument: 'height',
    badValues: notSizes,
    pass: (value) => new Box(1, any(value)),
  },
  ...Object.entries({
    Circle: (options: unknown) => new Circle(1, any(options)),
    Capsule: (options: unknown) => new Capsule([0, 0], [1, 0], 1, any(options)),
    Segment: (options: unknown) => new Segment([0, 0], [1, 0], any(options)),
    Box: (options: unknown) => new Box(1, 2, any(options)),
    Point: (options: unknown) => new Point(any(options)),
  }).flatMap(([name, make]): Argument[] => [
    {
      call: `new ${name}(…options)`,
      argument: 'options',
      // A box is a polygon: it may be rounded.
      badValues: notOptions(name === 'Box' ? misspeltPlacement : [...misspeltPlacement, 'radius']),
      pass: make,
    },
    {
      call: `new ${name}({ x: … })`,
      argument: 'x',
      badValues: optional(notNumbers),
      pass: (value) => make({ x: value }),
    },
  ]),
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

const outlines: Argument[] = [
  ...[decompose, measure, triangulate].map(
    (question): Argument => ({
      call: `${question.name}(…)`,
      argument: 'outline',
      badValues: notOutlines,
      pass: (value) => question(any(value)),
    }),
  ),
  {
    call: 'simplify(…, tolerance)',
    argument: 'outline',
    badValues: notOutlines,
    pass: (value) => simplify(any(value), 1),
  },
  {
    call: 'simplify(outline, …)',
    argument: 'tolerance',
    badValues: [...notNumbers, ...outOfRange(-1, -1e-300)],
    pass: (value) => simplify(triangle, any(value)),
  },
  // Bad geometry is what repair is for.
  ...[isConvex, isSimple, windingOf, repair].map(
    (question): Argument => ({
      call: `${question.name}(…)`,
      argument: 'outline',
      badValues: notOutlineLists,
      pass: (value) => question(any(value)),
    }),
  ),
  {
    call: 'validate(…)',
    argument: 'outline',
    badValues: notOutlineLists.filter(({ code }) => !['not-finite', 'out-of-range'].includes(code)),
    pass: (value) => validate(any(value)),
  },
  {
    call: 'validate(outline, …)',
    argument: 'options',
    badValues: notOptions(['Convex', 'concave', '']),
    pass: (value) => validate(triangle, any(value)),
  },
  {
    call: 'validate(outline, { convex: … })',
    argument: 'convex',
    badValues: [null, 0, 1, 'true', {}, []].map((value) => ({
      name: JSON.stringify(value),
      value,
      code: 'not-an-option',
    })),
    pass: (value) => validate(triangle, { convex: any(value) }),
  },
  {
    call: 'locate(…, point)',
    argument: 'outline',
    badValues: notOutlineLists,
    pass: (value) => locate(any(value), [0, 0]),
  },
  {
    call: 'locate(outline, …)',
    argument: 'point',
    badValues: notVectors,
    pass: (value) => locate(triangle, any(value)),
  },
  ...[convexHull, boundingBox, boundingCircle, orientedBox].map(
    (question): Argument => ({
      call: `${question.name}(…)`,
      argument: 'points',
      badValues: [...notPointLists, { name: 'an empty list', value: [], code: 'too-few-points' }],
      pass: (value) => question(any(value)),
    }),
  ),
];

/** The table. */
export const publicArguments: readonly Argument[] = [
  ...constructors,
  ...roundedConstructors,
  ...members,
  ...shapeArguments,
  ...queryArguments,
  ...plainArguments,
  ...outlines,
  ...worldArguments,
];
