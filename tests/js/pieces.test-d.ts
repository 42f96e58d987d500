/** What the types of shapes of several pieces accept and refuse. Checked by tsc, never run. */
import {
  Box,
  type CastStretch,
  Circle,
  type ClosestPoint,
  Compound,
  ConcavePolygon,
  type Contact,
  type Crossing,
  castRay,
  castSegment,
  castSegmentAll,
  closestOnSegment,
  closestPoint,
  contacts,
  contains,
  type Impact,
  intersectSegments,
  moveAndSlide,
  type OutlineLike,
  PiecewiseShape,
  Polygon,
  Polyline,
  type Shape,
  type SweepTrace,
  simplify,
  sweep,
  trace,
  traceSweep,
  type Vector,
  World,
} from 'sepax';
import { describe, expectTypeOf, test } from 'vitest';

describe('shapes of several pieces', () => {
  const triangle = new Polygon([0, 0, 1, 0, 0, 1]);
  const parts = new Compound([new Circle(1), new Box(1, 1)], { scale: 2 });
  const chain = new Polyline([0, 0, 1, 1], { closed: true, radius: 0.5, pivot: [1, 1] });
  const solid = new ConcavePolygon(
    [
      [0, 0, 9, 0, 0, 9],
      [1, 1, 2, 1, 1, 2],
    ],
    { scale: [1, -1] },
  );

  test('have these members', () => {
    expectTypeOf<Compound>().toExtend<PiecewiseShape>();
    expectTypeOf<Polyline>().toExtend<PiecewiseShape>();
    expectTypeOf<PiecewiseShape>().toExtend<Shape>();
    expectTypeOf(parts.pieces).toEqualTypeOf<Vector[][]>();
    expectTypeOf(parts.clone()).toEqualTypeOf<Compound>();
    expectTypeOf(chain.points).toEqualTypeOf<readonly Vector[]>();
    expectTypeOf(chain.closed).toEqualTypeOf<boolean>();
    expectTypeOf(solid.rings).toEqualTypeOf<readonly (readonly Vector[])[]>();
    expectTypeOf(solid.inertia).toEqualTypeOf<number>();
  });

  test('go into every query but a trace', () => {
    expectTypeOf(castRay([0, 0], [1, 0], parts)).toEqualTypeOf<Crossing | null>();
    expectTypeOf(castSegmentAll([0, 0], [1, 0], chain)).toEqualTypeOf<CastStretch[]>();
    expectTypeOf(sweep(parts, solid, { rotationA: 1 })).toEqualTypeOf<Impact | null>();
    expectTypeOf(contacts(parts, chain)).toEqualTypeOf<Contact[]>();
    expectTypeOf(closestPoint(solid, { x: 0, y: 0 })).toEqualTypeOf<ClosestPoint>();
    expectTypeOf(contains(solid, chain)).toEqualTypeOf<boolean>();
    // @ts-expect-error: not convex
    trace(parts, triangle);
    expectTypeOf(traceSweep(triangle, new Circle(1))).toEqualTypeOf<SweepTrace>();
    const body = new World().add(triangle);
    expectTypeOf(traceSweep(body, triangle)).toEqualTypeOf<SweepTrace>();
    expectTypeOf(moveAndSlide(triangle, [1, 0], chain).walls[0]!.shape).toEqualTypeOf<Polyline>();
    expectTypeOf(moveAndSlide(triangle, [1, 0], [body]).walls[0]!.shape).toEqualTypeOf<
      typeof body
    >();
  });

  test('are set by one number or two, and read as two', () => {
    parts.scale = 2;
    parts.scale = [1, 2];
    parts.pivot = { x: 1, y: 2 };
    expectTypeOf(parts.scale).toEqualTypeOf<Vector>();
    expectTypeOf(parts.pivot).toEqualTypeOf<Vector>();
    // @ts-expect-error: a pivot is a point
    parts.pivot = 1;
    // @ts-expect-error: read-only
    parts.scale.x = 1;
    // @ts-expect-error: at least a list
    new Compound(new Circle(1));
    // @ts-expect-error: an option of polylines
    new ConcavePolygon([0, 0, 1, 0, 0, 1], { closed: true });
    // @ts-expect-error: an abstract class
    new PiecewiseShape();
    // @ts-expect-error: no option
    castSegment([0, 0], [1, 0], parts, { maxFraction: 1 });
  });
});

describe('segments and outlines that stand alone', () => {
  test('need no type of their own', () => {
    const road = [
      [0, 0],
      [4, 4],
    ];
    const ends = [
      { x: 0, y: 4 },
      { x: 4, y: 0 },
    ];
    intersectSegments(road, ends);
    closestOnSegment(road, [1, 2]);
    // @ts-expect-error: numbers are no ends
    intersectSegments([0, 0, 4, 4], road);
    const either = [] as OutlineLike;
    expectTypeOf(simplify(either, 1)).toEqualTypeOf<Vector[][] | Vector[][][]>();
    expectTypeOf(simplify(road, 1)).toEqualTypeOf<Vector[][]>();
  });
});
