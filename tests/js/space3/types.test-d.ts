/** The types of the 3D part, as a user sees them. Checked, never run. */

import type * as space3 from 'sepax/3d';
import {
  type Aabb3Like,
  type Bounds3,
  type BoxAxisSource,
  type BoxCollision,
  type BoxTrace,
  boundingSphere,
  boundsOf,
  type Collision3,
  collideAabbs,
  collideBoxes,
  collideSpheres,
  intersectSegmentPolygon,
  type Plane,
  type Points3Like,
  planeOf,
  type SegmentPolygonHit,
  type Sphere,
  sideOf,
  sweepPoint,
  traceBoxes,
  type Vector3,
  type Vector3Like,
} from 'sepax/3d';
import { expectTypeOf, test } from 'vitest';

const triangle = [0, 0, 0, 1, 0, 0, 0, 1, 0];

test('the module exports these values and no others', () => {
  expectTypeOf<keyof typeof space3>().toEqualTypeOf<
    | 'SepaxError'
    | 'boundingSphere'
    | 'boundsOf'
    | 'centroidSphere'
    | 'collideAabbs'
    | 'collideBoxes'
    | 'collideSpheres'
    | 'cornersOf'
    | 'intersectPolygons'
    | 'intersectSegmentPlane'
    | 'intersectSegmentPolygon'
    | 'orientation'
    | 'planeOf'
    | 'pointInPolygon'
    | 'rotationAbout'
    | 'sideOf'
    | 'signedDistance'
    | 'sweepPoint'
    | 'traceBoxes'
    | 'traceSegmentPolygon'
  >();
});

test('points come in every notation, and in no other', () => {
  expectTypeOf<Float32Array>().toExtend<Points3Like>();
  expectTypeOf<readonly (readonly [number, number, number])[]>().toExtend<Points3Like>();
  expectTypeOf<readonly Vector3[]>().toExtend<Points3Like>();
  expectTypeOf<Vector3>().toExtend<Vector3Like>();
  // @ts-expect-error: text
  planeOf('0,0,0');
  // Lists that stand alone, as plain code has them.
  const wall = [
    [0, 0, 0],
    [0, 4, 0],
    [0, 4, 3],
  ];
  const ball = { center: [0, 0, 0], radius: 2 };
  const crate = { center: [0, 0, 0], halfSizes: [1, 1, 1], rotation: [0, 0, 0, 1] };
  planeOf(wall);
  sideOf([5, 0, 0], wall);
  collideSpheres(ball, ball);
  collideBoxes(crate, crate);
  collideAabbs({ min: wall[0]!, max: wall[2]! }, { min: wall[0]!, max: wall[2]! });
  // @ts-expect-error: text
  sideOf(['0', '0', '0'], wall);
  // @ts-expect-error: no z
  sideOf({ x: 0, y: 0 }, triangle);
});

test('results fit as arguments', () => {
  const plane = planeOf(triangle);
  expectTypeOf(plane).toEqualTypeOf<Plane>();
  expectTypeOf(sideOf(plane.point, plane)).toEqualTypeOf<space3.Side>();
  const bounds = boundsOf(triangle);
  expectTypeOf(bounds).toEqualTypeOf<Bounds3>();
  expectTypeOf<Bounds3>().toExtend<Aabb3Like>();
  expectTypeOf(collideAabbs(bounds, bounds)).toEqualTypeOf<Collision3>();
  const sphere = boundingSphere(triangle);
  expectTypeOf(sphere).toEqualTypeOf<Sphere>();
  expectTypeOf(collideSpheres(sphere, sphere).mtv).toEqualTypeOf<Vector3>();
  const hit = intersectSegmentPolygon([0, 0, 1], plane.point, triangle);
  expectTypeOf(hit).toEqualTypeOf<SegmentPolygonHit>();
  expectTypeOf(hit.point).toEqualTypeOf<Vector3 | null>();
});

test('boxes and their trace', () => {
  const box = { center: [0, 0, 0], halfSizes: [1, 1, 1] } as const;
  expectTypeOf(collideBoxes(box, box)).toEqualTypeOf<BoxCollision>();
  expectTypeOf(traceBoxes(box, box)).toEqualTypeOf<BoxTrace>();
  expectTypeOf<BoxTrace['steps'][number]['source']>().toEqualTypeOf<BoxAxisSource>();
  // @ts-expect-error: no half sizes
  collideBoxes(box, { center: [0, 0, 0] });
  // @ts-expect-error: an angle is no rotation
  collideBoxes(box, { ...box, rotation: 1 });
});

test('options have known names, and results are read-only', () => {
  sweepPoint([0, 0, 1], [0, 0, -1], triangle, { polygonTo: { x: 0, y: 0, z: 1 } });
  // @ts-expect-error: misspelt
  sweepPoint([0, 0, 1], [0, 0, -1], triangle, { polygonto: [0, 0, 1] });
  const { mtv } = collideSpheres(
    { center: [0, 0, 0], radius: 1 },
    { center: [0, 0, 0], radius: 1 },
  );
  // @ts-expect-error: an answer does not change
  mtv.x = 1;
});
