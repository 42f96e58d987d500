/** What the public types accept and refuse. Checked by tsc, never run. */
import type * as sepax from 'sepax';
import {
  type Bounds,
  Box,
  Capsule,
  Circle,
  type CollideOptions,
  type Collision,
  collide,
  type Distance,
  distance,
  type EdgeFeature,
  intersects,
  type PlacementOptions,
  Point,
  type PointsLike,
  Polygon,
  type PolygonOptions,
  type Projection,
  Segment,
  SepaxError,
  type SepaxErrorCode,
  Shape,
  type Trace,
  type TraceStep,
  trace,
  type Vector,
  type VectorLike,
} from 'sepax';
import { describe, expectTypeOf, test } from 'vitest';

const a = Polygon.regular(3, 1);
const b = Polygon.regular(4, 1);

test('the module exports these values and no others', () => {
  expectTypeOf<keyof typeof sepax>().toEqualTypeOf<
    | 'Box'
    | 'BoxIndex'
    | 'Bvh'
    | 'Grid'
    | 'Capsule'
    | 'Circle'
    | 'Point'
    | 'Polygon'
    | 'Segment'
    | 'CollisionResult'
    | 'Compound'
    | 'ConcavePolygon'
    | 'PiecewiseShape'
    | 'Polyline'
    | 'SepaxError'
    | 'Shape'
    | 'castRay'
    | 'castRayAll'
    | 'castSegment'
    | 'castSegmentAll'
    | 'closestPoint'
    | 'contacts'
    | 'contains'
    | 'containsPoint'
    | 'sweep'
    | 'bounce'
    | 'clipVelocity'
    | 'boundingBox'
    | 'boundingCircle'
    | 'collide'
    | 'convexHull'
    | 'decompose'
    | 'distance'
    | 'fromJSON'
    | 'intersectSegments'
    | 'intersectCircles'
    | 'intersectOutlines'
    | 'closestOnSegment'
    | 'project'
    | 'supportPoint'
    | 'moveAndSlide'
    | 'separate'
    | 'intersects'
    | 'orientation'
    | 'repair'
    | 'resolveContacts'
    | 'slide'
    | 'steer'
    | 'traceCircleBox'
    | 'traceCircles'
    | 'traceSegments'
    | 'traceSweep'
    | 'turn'
    | 'isConvex'
    | 'isSimple'
    | 'locate'
    | 'measure'
    | 'orientedBox'
    | 'simplify'
    | 'trace'
    | 'triangulate'
    | 'validate'
    | 'windingOf'
    | 'Body'
    | 'BodyContact'
    | 'ContactList'
    | 'NO_BODY'
    | 'World'
  >();
});

describe('points', () => {
  test('in every notation', () => {
    new Polygon([0, 0, 1, 0, 0, 1]);
    new Polygon([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    new Polygon([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
    new Polygon([[0, 0], { x: 1, y: 0 }, [0, 1]]);
    const standingAlone = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    new Polygon(standingAlone);
    new Polygon([
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const);
    new Polygon(new Float64Array(6));
    new Polygon(new Float32Array(6));
    new Polygon(Object.freeze([0, 0, 1, 0, 0, 1]));
    new Polygon(a.points);
    new Polygon(a.worldPoints, { x: 1 });
    expectTypeOf<readonly Vector[]>().toExtend<PointsLike>();
    expectTypeOf<readonly (readonly [number, number])[]>().toExtend<PointsLike>();
    expectTypeOf<Uint16Array>().toExtend<PointsLike>();
  });

  test('not otherwise', () => {
    // @ts-expect-error: no points at all
    new Polygon();
    // @ts-expect-error: text
    new Polygon('0,0 1,0 0,1');
    // @ts-expect-error: coordinates as text
    new Polygon([['0', '0']]);
    // @ts-expect-error: the names are x and y
    new Polygon([{ X: 0, Y: 0 }]);
    // @ts-expect-error: bigints
    new Polygon([0n, 0n, 1n, 0n, 0n, 1n]);
    // @ts-expect-error: typed bigints
    new Polygon(new BigInt64Array(6));
    // @ts-expect-error: no polygon of a polygon
    new Polygon(a);
    // @ts-expect-error: an iterator is no list
    new Polygon(new Set([[0, 0]]).values());
  });
});

describe('placement', () => {
  test('takes x, y, angle, scale and pivot, each optional', () => {
    new Polygon(a.points, {});
    new Polygon(a.points, { x: 1, y: 2, angle: 3 });
    Polygon.regular(5, 1, { angle: 1, radius: 2 });
    Polygon.ellipse(5, 1, { angle: 1, radius: 2, tolerance: 0.1 });
    expectTypeOf<PlacementOptions>().toEqualTypeOf<{
      readonly x?: number | undefined;
      readonly y?: number | undefined;
      readonly angle?: number | undefined;
      readonly scale?: number | VectorLike | undefined;
      readonly pivot?: VectorLike | undefined;
    }>();
  });

  test('and nothing else', () => {
    // @ts-expect-error: misspelt
    new Polygon(a.points, { angel: 1 });
    // @ts-expect-error: text
    new Polygon(a.points, { x: '1' });
    // @ts-expect-error: a position is x and y
    Polygon.regular(5, 1, { position: [0, 0] });
    // @ts-expect-error: null is no number
    new Polygon(a.points, { x: null });
    // @ts-expect-error: options, not a number
    Polygon.regular(5, 1, 0.5);
    // @ts-expect-error: a radius is needed
    Polygon.regular(5);
  });
});

describe('polygons', () => {
  test('have these members', () => {
    expectTypeOf(a.x).toEqualTypeOf<number>();
    expectTypeOf(a.angle).toEqualTypeOf<number>();
    expectTypeOf(a.points).toEqualTypeOf<readonly Vector[]>();
    expectTypeOf(a.worldPoints).toEqualTypeOf<Vector[]>();
    expectTypeOf(a.area).toEqualTypeOf<number>();
    expectTypeOf(a.centroid).toEqualTypeOf<Vector>();
    expectTypeOf(a.bounds).toEqualTypeOf<Bounds>();
    expectTypeOf(a.disposed).toEqualTypeOf<boolean>();
    expectTypeOf(a.clone()).toEqualTypeOf<Polygon>();
    expectTypeOf(a.translate).parameters.toEqualTypeOf<[dx: number, dy: number]>();
    expectTypeOf(a.moveTo).parameters.toEqualTypeOf<[x: number, y: number]>();
    expectTypeOf(a.rotate).parameters.toEqualTypeOf<[angle: number]>();
    expectTypeOf(a.dispose).returns.toEqualTypeOf<void>();
    expectTypeOf(a).toExtend<Disposable>();
    expectTypeOf(a).toExtend<Vector>();
  });

  test('are read-only where they must be', () => {
    a.x = 1;
    a.y += 1;
    a.angle = 2;
    // @ts-expect-error: derived from the outline
    a.area = 1;
    // @ts-expect-error: the outline is fixed
    a.points = [];
    // @ts-expect-error: and its list
    a.points.push({ x: 0, y: 0 });
    // @ts-expect-error: and its corners
    a.points[0]!.x = 1;
    // @ts-expect-error: computed
    a.bounds.minX = 0;
    // @ts-expect-error: dispose() does it
    a.disposed = true;
    // @ts-expect-error: text
    a.x = '1';
    // @ts-expect-error: two numbers
    a.translate([1, 2]);
    // @ts-expect-error: both of them
    a.moveTo(1);
  });

  test('can not be imitated', () => {
    const { points, worldPoints } = a;
    // @ts-expect-error: a plain object has no wasm behind it
    intersects({ points, worldPoints }, b);
    // @ts-expect-error: nor has a spread copy
    collide({ ...a }, b);
  });
});

describe('queries', () => {
  test('return these', () => {
    expectTypeOf(intersects(a, b)).toEqualTypeOf<boolean>();
    expectTypeOf(collide(a, b)).toEqualTypeOf<Collision>();
    expectTypeOf(trace(a, b)).toEqualTypeOf<Trace>();
    expectTypeOf<Trace['result']>().toEqualTypeOf<Collision>();
    expectTypeOf<Trace['steps']>().toEqualTypeOf<readonly TraceStep[]>();
    expectTypeOf<Trace['decidedBy']>().toEqualTypeOf<number | null>();
    expectTypeOf<Collision['feature']>().toEqualTypeOf<EdgeFeature | null>();
    expectTypeOf<EdgeFeature['shape']>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<TraceStep['source']>().toEqualTypeOf<'a' | 'b' | 'motion'>();
    expectTypeOf<TraceStep['a']>().toEqualTypeOf<Projection>();
    expectTypeOf<TraceStep['duplicateOf']>().toEqualTypeOf<number | null>();
  });

  test('take a velocity in either notation', () => {
    collide(a, b, { velocity: [1, 2] });
    collide(a, b, { velocity: [1, 2] as const });
    trace(a, b, { velocity: { x: 1, y: 2 } });
    // A list that stands alone, which TypeScript takes for one of any length.
    const velocity = [1, 2];
    collide(a, b, { velocity });
    const hit = collide(a, b);
    collide(a, b, { velocity: hit.mtv });
    expectTypeOf<CollideOptions['velocity']>().toEqualTypeOf<VectorLike | undefined>();
  });

  test('and nothing else', () => {
    // @ts-expect-error: misspelt
    collide(a, b, { velocty: [1, 2] });
    // @ts-expect-error: no numbers
    collide(a, b, { velocity: ['1', '2'] });
    // @ts-expect-error: not by itself
    collide(a, b, [1, 2]);
    // @ts-expect-error: two shapes
    intersects(a);
    // @ts-expect-error: true or false
    intersects(a, b, { touching: 1 });
    // @ts-expect-error: nothing moves
    intersects(a, b, { velocity: [1, 2] });
    // @ts-expect-error: shapes, not points
    intersects(a.points, b.points);
  });

  test('results are read-only', () => {
    const hit = collide(a, b);
    // @ts-expect-error: an answer does not change
    hit.depth = 0;
    // @ts-expect-error: nor do its vectors
    hit.mtv.x = 0;
    // @ts-expect-error: nor do steps
    trace(a, b).steps[0]!.running.overlap = 0;
    // @ts-expect-error: it may be null
    hit.feature.edge;
  });
});

test('errors', () => {
  const error = new SepaxError('concave', 'points', 2, undefined, 'message');
  expectTypeOf(error).toExtend<Error>();
  expectTypeOf<SepaxError['name']>().toEqualTypeOf<'SepaxError'>();
  expectTypeOf(error.code).toEqualTypeOf<SepaxErrorCode>();
  expectTypeOf(error.argument).toEqualTypeOf<string>();
  expectTypeOf(error.index).toEqualTypeOf<number | null>();
  expectTypeOf(error.value).toEqualTypeOf<unknown>();
  expectTypeOf<SepaxErrorCode>().toEqualTypeOf<
    | 'not-a-number'
    | 'not-finite'
    | 'out-of-range'
    | 'not-points'
    | 'not-a-vector'
    | 'not-a-shape'
    | 'not-contacts'
    | 'not-an-option'
    | 'not-a-list'
    | 'not-a-choice'
    | 'zero-vector'
    | 'not-a-body'
    | 'not-a-function'
    | 'bad-snapshot'
    | 'too-few-points'
    | 'collinear'
    | 'concave'
    | 'self-crossing'
    | 'non-uniform'
    | 'non-planar'
    | 'misplaced-hole'
    | 'misplaced-polygon'
    | 'disposed'
    | 'load-failed'
    | 'not-loaded'
    | 'out-of-memory'
  >();
  // @ts-expect-error: no such code
  new SepaxError('broken', 'points', null, undefined, 'message');
});

describe('shapes', () => {
  const circle = new Circle(1, { x: 1 });
  const shapes = [
    circle,
    new Point({ x: 1 }),
    new Segment([0, 0], { x: 1, y: 1 }),
    new Capsule([0, 0], [1, 1], 2),
    new Box(1, 2, { angle: 1 }),
    new Polygon([0, 0, 1, 0, 0, 1], { radius: 1 }),
  ];

  test('are all shapes, and clone to their own class', () => {
    expectTypeOf(shapes).items.toExtend<Shape>();
    expectTypeOf(circle.clone()).toEqualTypeOf<Circle>();
    expectTypeOf(new Box(1, 1).clone()).toEqualTypeOf<Box>();
    expectTypeOf<Box>().toExtend<Polygon>();
    expectTypeOf<PolygonOptions>().toExtend<PlacementOptions>();
  });

  test('go into the queries in every combination, traces excepted', () => {
    expectTypeOf(intersects(circle, a)).toEqualTypeOf<boolean>();
    expectTypeOf(collide(a, circle, { velocity: [1, 0] })).toEqualTypeOf<Collision>();
    expectTypeOf(distance(a, circle)).toEqualTypeOf<Distance>();
    // @ts-expect-error: a circle has no edges to show
    trace(a, circle);
  });

  test('are not made otherwise', () => {
    // @ts-expect-error: no radius
    new Circle();
    // @ts-expect-error: a radius is no option of a circle
    new Circle(1, { radius: 2 });
    // @ts-expect-error: one end only
    new Segment([0, 0]);
    // @ts-expect-error: no radius
    new Capsule([0, 0], [1, 1]);
    // @ts-expect-error: one side only
    new Box(1);
    // @ts-expect-error: an abstract class
    new Shape();
    // @ts-expect-error: the radius is fixed
    circle.radius = 2;
  });
});
