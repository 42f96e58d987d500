/** Every argument of every function of the 3D part, with a way to pass a value for it alone. */
import * as space3 from 'sepax/3d';
import { type BadValue, notAngles, notOptions, optional } from '../../support/bad-values.js';
import {
  notDirections3,
  notHalfSizes,
  notNegative,
  notPlanes,
  notPoints3,
  notPolygons3,
  notQuaternions,
  notShapes3,
  notVectors3,
} from './bad-values3.js';

export const { SepaxError: _, ...functions } = space3;

export type FunctionName = keyof typeof functions;

export interface Argument3 {
  readonly call: FunctionName;
  /** Which of its arguments, counted from 0. */
  readonly place: number;
  /** The name that errors must give. */
  readonly argument: string;
  readonly badValues: readonly BadValue[];
  /** Makes the call. */
  readonly pass: (value: unknown) => unknown;
}

const triangle = [0, 0, 0, 4, 0, 0, 0, 4, 0];
const normalAndPoint = { normal: [0, 0, 1], point: [0, 0, 0] };
const sphere = { center: [0, 0, 0], radius: 1 };
const aabb = { min: [0, 0, 0], max: [1, 1, 1] };
const box = { center: [0, 0, 0], halfSizes: [1, 1, 1], rotation: [0, 0, 0, 1] };

/** Good arguments of each function. */
const goodArguments: Readonly<Record<FunctionName, readonly unknown[]>> = {
  boundsOf: [triangle],
  boundingSphere: [triangle],
  centroidSphere: [triangle],
  planeOf: [triangle],
  signedDistance: [[0, 0, 1], normalAndPoint],
  sideOf: [[0, 0, 1], normalAndPoint],
  orientation: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  intersectSegmentPlane: [[0, 0, 1], [0, 0, -1], normalAndPoint],
  intersectSegmentPolygon: [[1, 1, 1], [1, 1, -1], triangle],
  traceSegmentPolygon: [[1, 1, 1], [1, 1, -1], triangle],
  pointInPolygon: [[1, 1, 0], triangle],
  intersectPolygons: [triangle, triangle],
  sweepPoint: [[1, 1, 1], [1, 1, -1], triangle, {}],
  collideSpheres: [sphere, sphere],
  collideAabbs: [aabb, aabb],
  collideBoxes: [box, box],
  traceBoxes: [box, box],
  cornersOf: [box],
  rotationAbout: [[0, 0, 1], 1],
};

/** The call with one argument replaced, as plain JavaScript would pass it. */
function callWith(name: FunctionName, place: number, value: unknown): unknown {
  const given = goodArguments[name].map((good, i) => (i === place ? value : good));
  return (functions[name] as (...given: unknown[]) => unknown)(...given);
}

/** A whole argument. */
function whole(
  call: FunctionName,
  place: number,
  argument: string,
  badValues: readonly BadValue[],
): Argument3 {
  return { call, place, argument, badValues, pass: (value) => callWith(call, place, value) };
}

/** A field of an argument that is an object. */
function field(
  call: FunctionName,
  place: number,
  argument: string,
  good: object,
  name: string,
  badValues: readonly BadValue[],
): Argument3 {
  const pass = (value: unknown) => callWith(call, place, { ...good, [name]: value });
  return { call, place, argument, badValues, pass };
}

const points = (['boundsOf', 'boundingSphere', 'centroidSphere'] as const).map((name) =>
  whole(name, 0, 'points', notPoints3),
);

const polygons = [
  whole('planeOf', 0, 'polygon', notPolygons3),
  whole('pointInPolygon', 1, 'polygon', notPolygons3),
  whole('intersectSegmentPolygon', 2, 'polygon', notPolygons3),
  whole('traceSegmentPolygon', 2, 'polygon', notPolygons3),
  whole('sweepPoint', 2, 'polygon', notPolygons3),
  whole('intersectPolygons', 0, 'a', notPolygons3),
  whole('intersectPolygons', 1, 'b', notPolygons3),
];

const vectors = [
  whole('signedDistance', 0, 'point', notVectors3),
  whole('sideOf', 0, 'point', notVectors3),
  whole('pointInPolygon', 0, 'point', notVectors3),
  ...['a', 'b', 'c', 'd'].map((name, i) => whole('orientation', i, name, notVectors3)),
  ...(
    [
      'intersectSegmentPlane',
      'intersectSegmentPolygon',
      'traceSegmentPolygon',
      'sweepPoint',
    ] as const
  ).flatMap((name) => [whole(name, 0, 'from', notVectors3), whole(name, 1, 'to', notVectors3)]),
  whole('rotationAbout', 0, 'axis', notDirections3),
  whole('rotationAbout', 1, 'angle', notAngles),
];

const planes = (
  [
    ['signedDistance', 1],
    ['sideOf', 1],
    ['intersectSegmentPlane', 2],
  ] as const
).flatMap(([name, place]) => [
  whole(name, place, 'plane', notPlanes),
  field(name, place, 'plane.normal', normalAndPoint, 'normal', notDirections3),
  field(name, place, 'plane.point', normalAndPoint, 'point', notVectors3),
]);

/** Typed arrays are instances of a class: no options, whatever is in them. */
const notSweepOptions = notOptions(['polygonfrom', 'from', 'to', '']).map((wrong) =>
  ArrayBuffer.isView(wrong.value) ? { ...wrong, culprit: wrong.value } : wrong,
);

const options = [
  whole('sweepPoint', 3, 'options', notSweepOptions),
  ...['polygonFrom', 'polygonTo'].map((name) =>
    field('sweepPoint', 3, name, {}, name, optional(notVectors3)),
  ),
];

/** Both arguments of a query about two solids. */
function both(
  call: FunctionName,
  fieldsOf: (place: number, argument: string) => Argument3[],
): Argument3[] {
  return goodArguments[call].flatMap((_, place) => fieldsOf(place, place === 0 ? 'a' : 'b'));
}

const spheres = both('collideSpheres', (place, argument) => [
  whole('collideSpheres', place, argument, notShapes3(sphere)),
  field('collideSpheres', place, `${argument}.center`, sphere, 'center', notVectors3),
  field('collideSpheres', place, `${argument}.radius`, sphere, 'radius', notNegative),
]);

const upsideDown: BadValue[] = [0, 1, 2].map((i) => ({
  name: `below min in coordinate ${i}`,
  value: [1, 1, 1].map((x, k) => (k === i ? -1e-9 : x)),
  code: 'out-of-range',
}));

const aabbs = both('collideAabbs', (place, argument) => [
  whole('collideAabbs', place, argument, notShapes3(aabb)),
  field('collideAabbs', place, `${argument}.min`, aabb, 'min', notVectors3),
  field('collideAabbs', place, `${argument}.max`, aabb, 'max', [...notVectors3, ...upsideDown]),
]);

function boxFields(call: FunctionName, place: number, argument: string): Argument3[] {
  const { rotation: _, ...needed } = box;
  return [
    whole(call, place, argument, notShapes3(needed)),
    field(call, place, `${argument}.center`, box, 'center', notVectors3),
    field(call, place, `${argument}.halfSizes`, box, 'halfSizes', notVectors3),
    ...notHalfSizes.map(({ name, badValues }) =>
      field(call, place, `${argument}.halfSizes.${name}`, box, 'halfSizes', badValues),
    ),
    field(call, place, `${argument}.rotation`, box, 'rotation', optional(notQuaternions)),
  ];
}

const boxes = [
  ...both('collideBoxes', (place, argument) => boxFields('collideBoxes', place, argument)),
  ...both('traceBoxes', (place, argument) => boxFields('traceBoxes', place, argument)),
  ...boxFields('cornersOf', 0, 'box'),
];

export const publicArguments3: readonly Argument3[] = [
  ...points,
  ...polygons,
  ...vectors,
  ...planes,
  ...options,
  ...spheres,
  ...aabbs,
  ...boxes,
];

/** How many arguments each function has. */
export const argumentCounts: ReadonlyMap<string, number> = new Map(
  Object.entries(goodArguments).map(([name, given]) => [name, given.length]),
);
