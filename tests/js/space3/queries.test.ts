/** What each function of the 3D part answers, on cases whose answer is plain to see. */
import {
  boundingSphere,
  boundsOf,
  centroidSphere,
  collideAabbs,
  collideBoxes,
  collideSpheres,
  cornersOf,
  intersectPolygons,
  intersectSegmentPlane,
  intersectSegmentPolygon,
  orientation,
  planeOf,
  pointInPolygon,
  rotationAbout,
  sideOf,
  signedDistance,
  sweepPoint,
  traceBoxes,
  traceSegmentPolygon,
} from 'sepax/3d';
import { describe, expect, test } from 'vitest';

const ground = { normal: [0, 0, 2], point: [5, 5, 0] } as const;
/** An L with its dent at (1, 1). */
const ell = [0, 0, 0, 4, 0, 0, 4, 1, 0, 1, 1, 0, 1, 4, 0, 0, 4, 0];
const unit = { center: [0, 0, 0], halfSizes: [1, 1, 1] } as const;

describe('planes', () => {
  test('distances and sides', () => {
    expect(signedDistance([9, 9, 3], ground)).toBe(3);
    expect(signedDistance([9, 9, -3], ell)).toBe(-3);
    expect([1, 0, -1].map((z) => sideOf([9, 9, z], ground))).toEqual(['front', 'on', 'behind']);
    expect([1, 0, -1].map((z) => sideOf([9, 9, z], ell))).toEqual(['front', 'on', 'behind']);
  });

  test('the sign of an orientation is exact where rounding has none', () => {
    const [a, b, c] = [
      [0.1, 0.2, 0.3],
      [0.7, 0.1, 0.9],
      [0.4, 0.8, 0.2],
    ] as const;
    expect(orientation(a, b, c, a)).toBe(0);
    expect(orientation([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1])).toBe(1);
    const above = [0.1, 0.2, 0.3 + Number.EPSILON] as const;
    expect(orientation(a, b, c, above)).toBeGreaterThan(0);
    expect(orientation(a, c, b, above)).toBeLessThan(0);
  });
});

describe('a segment and a plane', () => {
  test('the four kinds', () => {
    const kinds = [
      [1, -1],
      [2, 1],
      [1, 1],
      [0, 0],
    ].map(([from = 0, to = 0]) => intersectSegmentPlane([0, 0, from], [4, 4, to], ground).kind);
    expect(kinds).toEqual(['point', 'apart', 'parallel', 'in-plane']);
  });

  test('the whole answer', () => {
    expect(intersectSegmentPlane([0, 0, 3], [4, 0, -1], ell)).toEqual({
      kind: 'point',
      intersects: true,
      fromSide: 'front',
      toSide: 'behind',
      time: 0.75,
      point: { x: 3, y: 0, z: 0 },
    });
    expect(intersectSegmentPlane([0, 0, 3], [4, 0, 1], ell)).toMatchObject({
      intersects: false,
      time: null,
      point: null,
    });
  });
});

describe('a segment and a polygon', () => {
  test('through the inside, the outline and the dent', () => {
    const through = (x: number, y: number) => intersectSegmentPolygon([x, y, 1], [x, y, -1], ell);
    expect(through(0.5, 3)).toEqual({
      intersects: true,
      time: 0.5,
      point: { x: 0.5, y: 3, z: 0 },
      inPlane: false,
      location: 'inside',
      stretches: [],
    });
    expect(through(1, 1).location).toBe('boundary');
    expect(through(2, 2)).toMatchObject({ intersects: false, time: null, location: null });
  });

  test('in its plane', () => {
    const hit = intersectSegmentPolygon([-1, 3, 0], [3, -1, 0], ell);
    expect(hit).toMatchObject({ intersects: true, inPlane: true, location: null, time: 0.25 });
    expect(hit.stretches).toEqual([{ from: { x: 0, y: 2, z: 0 }, to: { x: 2, y: 0, z: 0 } }]);
    expect(pointInPolygon([1, 2, 0], ell)).toBe('boundary');
  });

  test('the trace shows the three stages', () => {
    const parallel = traceSegmentPolygon([0, 0, 2], [4, 4, 2], ell);
    expect(parallel).toMatchObject({
      decidedBy: 'plane',
      plane: { kind: 'parallel', fromDistance: 2, toDistance: 2, fromSide: 'front' },
      segment: null,
      outline: null,
    });
    const short = traceSegmentPolygon([2, 2, 3], [2, 2, 1], ell);
    expect(short).toMatchObject({
      decidedBy: 'segment',
      segment: { time: 1.5, point: { x: 2, y: 2, z: 0 }, reached: false },
      outline: null,
    });
    const long = traceSegmentPolygon([2, 2, 3], [2, 2, -1], ell);
    expect(long).toMatchObject({
      decidedBy: 'outline',
      segment: { time: 0.75, reached: true },
      outline: { axis: 'z', point: { x: 2, y: 2, z: 0 }, winding: 0, location: 'outside' },
    });
    expect(long.outline?.edges).toHaveLength(6);
    expect(long.result).toEqual(intersectSegmentPolygon([2, 2, 3], [2, 2, -1], ell));
  });
});

test('off the plane, of axes equally near to the normal the first is looked along', () => {
  const all = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const two = [0, 0, 0, 4, 0, 0, 4, 4, -4, 0, 4, -4];
  const seen = (polygon: number[], inside: number[]) =>
    [0, 1, 2].map((axis) =>
      pointInPolygon(
        inside.map((x, i) => x + (i === axis ? 50 : 0)),
        polygon,
      ),
    );
  expect(seen(all, [0.25, 0.25, 0.5])).toEqual(['inside', 'outside', 'outside']);
  expect(seen(two, [2, 2, -2])).toEqual(['outside', 'inside', 'outside']);
});

test('a bow tie without area has a plane, and a normal to either side', () => {
  const { normal, point } = planeOf([0, 0, 0, 2, 2, 0, 2, 0, 0, 0, 2, 0]);
  expect([normal.x, normal.y, Math.abs(normal.z)]).toEqual([0, 0, 1]);
  expect(point).toEqual({ x: 1, y: 1, z: 0 });
});

test('polygons: a stretch, and coplanar ones', () => {
  const wall = [-1, 3, -1, 5, 3, -1, 5, 3, 1, -1, 3, 1];
  expect(intersectPolygons(ell, wall)).toEqual({
    intersects: true,
    coplanar: false,
    point: expect.objectContaining({ y: 3, z: 0 }),
    stretches: [{ from: { x: 0, y: 3, z: 0 }, to: { x: 1, y: 3, z: 0 } }],
  });
  expect(intersectPolygons(ell, [2, 2, 0, 3, 2, 0, 3, 3, 0])).toEqual({
    intersects: false,
    coplanar: true,
    point: null,
    stretches: [],
  });
});

test('coplanar polygons of many sides, apart, one in the other, and nearly so', () => {
  const sides = 20_000;
  const round = (radius: number, x = 0): Float64Array =>
    Float64Array.from({ length: 3 * sides }, (_, i) => {
      const angle = (2 * Math.PI * Math.floor(i / 3)) / sides;
      return [x + radius * Math.cos(angle), radius * Math.sin(angle), 0][i % 3] as number;
    });
  const outer = round(10);
  expect(intersectPolygons(outer, round(10, 100))).toMatchObject({ intersects: false });
  // Their bounds overlap.
  const beside = 10 * Math.SQRT2 + 1;
  const diagonal = round(10).map((v, i) => v + (i % 3 < 2 ? beside : 0));
  expect(intersectPolygons(outer, diagonal)).toMatchObject({ intersects: false, coplanar: true });
  for (const inner of [round(1), round(9.99999)]) {
    const point = { x: inner[0], y: 0, z: 0 };
    expect(intersectPolygons(outer, inner)).toMatchObject({ intersects: true, point });
    expect(intersectPolygons(inner, outer)).toMatchObject({ intersects: true, point });
  }
  const { intersects, point } = intersectPolygons(round(10, 19), outer);
  expect(intersects).toBe(true);
  expect(Math.hypot(point?.x as number, point?.y as number)).toBeLessThan(10.001);
});

test('a swept point', () => {
  const bullet = sweepPoint([0.5, 3, 1e9], [0.5, 3, -1e9], ell);
  expect(bullet).toEqual({
    intersects: true,
    time: 0.5,
    point: { x: 0.5, y: 3, z: 0 },
    normal: { x: 0, y: 0, z: 1 },
  });
  const lift = sweepPoint([0.5, 3, 1], [0.5, 3, 1], ell, { polygonTo: [0, 0, 4] });
  expect(lift).toMatchObject({ intersects: true, time: 0.25, point: { x: 0.5, y: 3, z: 1 } });
});

test('bounds', () => {
  const points = [
    [-2, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
    [2, 0, 0],
  ] as const;
  expect(boundsOf(points)).toEqual({ min: { x: -2, y: 0, z: 0 }, max: { x: 2, y: 1, z: 0 } });
  expect(boundingSphere(points)).toEqual({ center: { x: 0, y: 0, z: 0 }, radius: 2 });
  expect(centroidSphere(points).center).toEqual({ x: 0.5, y: 0.25, z: 0 });
});

describe('solids', () => {
  test('spheres, aligned boxes and turned ones push the same way', () => {
    const push = { intersects: true, normal: { x: 1, y: 0, z: 0 }, depth: 0.5 };
    const mtv = { x: -0.5, y: 0, z: 0 };
    const right = { center: [1.5, 0, 0] } as const;
    const spheres = collideSpheres({ center: [0, 0, 0], radius: 1 }, { ...right, radius: 1 });
    expect(spheres).toEqual({ ...push, mtv });
    const aabbs = collideAabbs(
      { min: [-1, -1, -1], max: [1, 1, 1] },
      { min: [0.5, -1, -1], max: [2.5, 1, 1] },
    );
    expect(aabbs).toEqual({ ...push, mtv });
    expect(collideBoxes(unit, { ...unit, ...right })).toEqual({
      ...push,
      mtv,
      source: { kind: 'face', box: 'a', axis: 0 },
    });
  });

  test('the trace of boxes: 15 axes, parallel ones skipped, the first that separates', () => {
    const trace = traceBoxes(unit, { ...unit, center: [0, 3, 0] });
    expect(trace.steps).toHaveLength(15);
    expect(trace.decidedBy).toBe(1);
    expect(trace.steps[1]).toEqual({
      index: 1,
      source: { kind: 'face', box: 'a', axis: 1 },
      parallel: false,
      axis: { x: 0, y: 1, z: 0 },
      a: { min: -1, max: 1 },
      b: { min: 2, max: 4 },
      overlap: -1,
      apart: true,
      running: { overlap: -1, step: 1 },
    });
    const edges = trace.steps.slice(6);
    expect(edges.map(({ source }) => source)).toContainEqual({ kind: 'edges', a: 2, b: 1 });
    expect(edges.filter(({ parallel }) => parallel)).toHaveLength(3);
    expect(edges.find(({ parallel }) => parallel)).toMatchObject({ axis: null, a: null, b: null });
    expect(trace.result).toEqual(collideBoxes(unit, { ...unit, center: [0, 3, 0] }));
  });

  test('a turned box', () => {
    const rotation = rotationAbout([0, 0, 9], Math.PI / 2);
    const [corner] = cornersOf({ center: [0, 0, 0], halfSizes: [1, 2, 3], rotation });
    expect(corner?.x).toBeCloseTo(2, 15);
    expect(corner?.y).toBeCloseTo(-1, 15);
  });
});

test('results are fresh: the next call changes none', () => {
  const first = intersectSegmentPolygon([-1, 3, 0], [3, -1, 0], ell);
  const copy = structuredClone(first);
  intersectSegmentPolygon([0.5, 3, 1], [0.5, 3, -1], ell);
  traceBoxes(unit, unit);
  expect(first).toEqual(copy);
  expect(boundingSphere([1, 2, 3])).not.toBe(boundingSphere([1, 2, 3]));
});
