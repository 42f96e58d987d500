/** What errors in space say: which coordinate is at fault, and what stands where a point should. */
import {
  boundsOf,
  collideSpheres,
  intersectPolygons,
  SepaxError,
  sideOf,
  signedDistance,
} from 'sepax/3d';
import { expect, test } from 'vitest';
import { complaint } from '../support/complaint.js';

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

const floor = { normal: [0, 1, 0], point: [0, 0, 0] } as const;
const triangle = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
];

test.each<[string, () => unknown]>([
  ['point.y must be finite, but is NaN.', () => sideOf([0, Number.NaN, 1], floor)],
  ['point.z must be a number, but is "1".', () => sideOf(any({ x: 0, y: 0, z: '1' }), floor)],
  ['points[1].y must be a number, but is "2".', () => boundsOf([[0, 0, 0], any([1, '2', 3])])],
  [
    'plane.normal.x must be a number, but is null.',
    () => sideOf([0, 0, 0], any({ ...floor, normal: [null, 1, 0] })),
  ],
])('%s', (message, call) => {
  expect(complaint(call)).toBe(message);
});

test('what else may be given is said', () => {
  expect(complaint(() => sideOf([0, 0, 0], any(5)))).toBe(
    'plane must be an object with normal and point, or the points of a polygon, but is 5.',
  );
  for (const rings of [[triangle], [triangle, triangle]]) {
    const call = () => intersectPolygons(triangle, any(rings));
    expect(complaint(call)).toMatch(/^b must be one ring, without holes, but is \[\[\[0/);
    expect(call).toThrow(expect.objectContaining({ code: 'not-points' }));
  }
});

test('an object of a class without a name is shown as what it holds', () => {
  const made = new (class {
    radius = 2;
  })();
  Object.defineProperty(made.constructor, 'name', { value: '' });
  expect(complaint(() => collideSpheres(any(made), any(made)))).toBe(
    'a must be an object with center and radius, but is {"radius":2}.',
  );
});

test.each([sideOf, signedDistance])('%o: a triangle is no point', (ask) => {
  const call = () => ask(any(triangle), floor);
  expect(complaint(call)).toMatch(/^point must be \[x, y, z\] or \{ x, y, z \}, but is \[\[0/);
  expect(call).toThrow(expect.objectContaining({ code: 'not-a-vector', index: null }));
  expect(call).toThrow(SepaxError);
});
