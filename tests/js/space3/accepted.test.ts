/** What the 3D part accepts and takes for the same: any notation, either winding, repeats. */
import {
  boundsOf,
  collideBoxes,
  cornersOf,
  intersectPolygons,
  intersectSegmentPolygon,
  type Points3Like,
  planeOf,
  pointInPolygon,
  signedDistance,
  sweepPoint,
  traceSegmentPolygon,
} from 'sepax/3d';
import { describe, expect, test } from 'vitest';

const square: readonly (readonly [number, number, number])[] = [
  [0, 0, 1],
  [4, 0, 1],
  [4, 4, 1],
  [0, 4, 1],
];
const flat = square.flat();

describe('notations of points', () => {
  const notations: Record<string, Points3Like> = {
    triples: square,
    objects: square.map(([x, y, z]) => ({ x, y, z })),
    'triples and objects mixed': [[0, 0, 1], { x: 4, y: 0, z: 1 }, [4, 4, 1], [0, 4, 1]],
    'a flat list': flat,
    'a Float64Array': new Float64Array(flat),
    'a Float32Array': new Float32Array(flat),
    'an Int8Array': new Int8Array(flat),
    'a view into a larger buffer': new Float64Array([9, ...flat, 9]).subarray(1, 13),
    'objects with more in them': square.map(([x, y, z]) => ({ x, y, z, w: Number.NaN })),
    frozen: Object.freeze([...square]),
  };

  test.each(Object.entries(notations))('%s', (_, points) => {
    expect(planeOf(points)).toEqual({ normal: { x: 0, y: 0, z: 1 }, point: { x: 2, y: 2, z: 1 } });
    expect(boundsOf(points)).toEqual({ min: { x: 0, y: 0, z: 1 }, max: { x: 4, y: 4, z: 1 } });
    expect(intersectPolygons(points, square).coplanar).toBe(true);
    expect(signedDistance([9, 9, 4], points)).toBe(3);
  });

  test('the given list is left alone', () => {
    const list = Object.freeze(square.map((p) => Object.freeze([...p] as const)));
    expect(() => intersectSegmentPolygon([1, 1, 0], [1, 1, 2], list)).not.toThrow();
  });
});

describe('outlines', () => {
  test('either way round: only the front changes', () => {
    const reversed = [...square].reverse();
    expect(planeOf(reversed).normal).toEqual({ x: 0, y: 0, z: -1 });
    const there = intersectSegmentPolygon([1, 1, 0], [1, 1, 2], square);
    expect(intersectSegmentPolygon([1, 1, 0], [1, 1, 2], reversed)).toEqual(there);
  });

  test('with repeats and points on straight edges', () => {
    const ring = [...square, [0, 2, 1], [0, 0, 1], [0, 0, 1]] as const;
    expect(pointInPolygon([1, 1, 1], ring)).toBe('inside');
    expect(planeOf(ring).normal).toEqual({ x: 0, y: 0, z: 1 });
  });

  test('that cross themselves: what they wind around is inside', () => {
    const star = [0, 2, 4, 1, 3].map((i) => {
      const angle = (2 * Math.PI * i) / 5;
      return [Math.cos(angle), Math.sin(angle), 0] as const;
    });
    expect(pointInPolygon([0, 0, 0], star)).toBe('inside');
    expect(Math.abs(traceSegmentPolygon([0, 0, 1], [0, 0, -1], star).outline?.winding ?? 0)).toBe(
      2,
    );
  });
});

describe('numbers', () => {
  test('the greatest and the least: no infinities, no NaN', () => {
    const huge = [-1e100, -1e100, 0, 1e100, -1e100, 0, 0, 1e100, 0];
    const hit = intersectSegmentPolygon([0, 0, 1e100], [0, 0, -1e100], huge);
    expect(hit).toMatchObject({ intersects: true, time: 0.5, point: { x: 0, y: 0, z: 0 } });
    // Nearer to 0 than 1e-92 is 0: the point is on the plane.
    expect(signedDistance([0, 0, 1e-93], huge)).toBe(0);
    expect(signedDistance([0, 0, -1e-90], huge)).toBeCloseTo(-1e-90, 100);
    const plate = { center: [0, 0, 0], halfSizes: [1e100, 1e-75, 1] } as const;
    expect(collideBoxes(plate, plate)).toMatchObject({ intersects: true, depth: 2e-75 });
  });

  test('-0 is 0, and results have none where something is turned round', () => {
    const sweep = sweepPoint([1, 1, -0], [1, 1, 4], square);
    expect(sweep.normal).toEqual({ x: 0, y: 0, z: -1 });
    const a = { center: [0, 0, 0], halfSizes: [1, 1, 1] } as const;
    expect(collideBoxes(a, { ...a, center: [1.5, 0, 0] }).mtv).toEqual({ x: -0.5, y: 0, z: 0 });
  });

  test('a line that is all but parallel meets the plane out of range', () => {
    const { segment } = traceSegmentPolygon([0, 1e100, 1e100], [1, 1e100, 1e100 - 1e84], square);
    expect(segment?.reached).toBe(false);
    expect(Number.isFinite(segment?.time)).toBe(true);
  });
});

describe('what may be left out', () => {
  test('the rotation of a box', () => {
    const box = { center: [1, 2, 3], halfSizes: [1, 1, 1] } as const;
    expect(cornersOf(box)).toEqual(cornersOf({ ...box, rotation: { x: 0, y: 0, z: 0, w: 7 } }));
  });

  test('the motion of a polygon, and either end of it', () => {
    const still = sweepPoint([1, 1, 0], [1, 1, 2], square);
    expect(sweepPoint([1, 1, 0], [1, 1, 2], square, {})).toEqual(still);
    expect(sweepPoint([1, 1, 0], [1, 1, 2], square, { polygonFrom: [0, 0, 0] })).toEqual(still);
    const risen = sweepPoint([1, 1, 0], [1, 1, 2], square, { polygonTo: [0, 0, 2] });
    expect(risen.intersects).toBe(false);
  });
});
