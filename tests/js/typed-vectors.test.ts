/** Points and directions in typed arrays, as gl-matrix and its like keep them. */
import {
  Box,
  Circle,
  ConcavePolygon,
  castRay,
  collide,
  containsPoint,
  moveAndSlide,
  type PointLike,
  Segment,
  supportPoint,
  type VectorLike,
  World,
} from 'sepax';
import { collideBoxes, signedDistance } from 'sepax/3d';
import { describe, expect, test } from 'vitest';
import { failing } from './support/failing.js';

const box = new Box(2, 2);
const world = new World();
world.add(new Circle(1), { x: 3 });

const questions: readonly [string, (vector: (x: number, y: number) => VectorLike) => unknown][] = [
  ['velocity', (v) => collide(box, new Box(1, 1, { x: 3 }), { velocity: v(4, 0.5) })],
  ['a ray', (v) => castRay(v(-5, 0.25), v(1, 0), box)],
  ['a point', (v) => [containsPoint(box, v(0.5, 0.5)), containsPoint(box, v(1.5, 0.5))]],
  ['a motion', (v) => moveAndSlide(box, v(3, 1), [new Box(1, 9, { x: 3 })])],
  ['a direction', (v) => supportPoint(box, v(1, 2))],
  ['ends', (v) => new Segment(v(0, 1), v(2, 3)).toJSON()],
  [
    'corners',
    (v) => new ConcavePolygon([v(0, 0), v(4, 0), v(1, 1), v(0, 4)] as PointLike[]).toJSON(),
  ],
  ['the scale of a shape', (v) => new Box(1, 1, { scale: v(2, -1), pivot: v(0.5, 0) }).toJSON()],
  ['a query', (v) => world.queryPoint(v(3.5, 0)).map(({ id }) => id)],
];

describe('typed arrays of two numbers are vectors', () => {
  test.each(questions)('%s', (_, ask) => {
    const answer = ask((x, y) => [x, y]);
    expect(ask((x, y) => Float32Array.of(x, y))).toEqual(answer);
    expect(ask((x, y) => Float64Array.of(x, y))).toEqual(answer);
  });

  test('in space, of three, and of four for rotations', () => {
    const plane = { normal: [0, 1, 0], point: [0, 2, 0] } as const;
    expect(signedDistance(Float32Array.of(1, 5, 1), plane)).toBe(3);
    const turned = (list: typeof Float32Array | typeof Float64Array | ArrayConstructor): unknown =>
      collideBoxes(
        {
          center: [0, 0, 0],
          halfSizes: [1, 1, 1],
          rotation: list.of(0, 0, 0.5, 1) as Float32Array,
        },
        { center: [2.25, 0, 0], halfSizes: [1, 1, 1] },
      );
    expect(turned(Float32Array)).toEqual(turned(Array));
    expect(turned(Float64Array)).toMatchObject({ intersects: true });
  });
});

test('of another length, or of what are no numbers, they are refused', () => {
  // biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
  const ask = (point: any) => (): unknown => containsPoint(box, point);
  for (const length of [0, 1, 3]) {
    expect(ask(new Float32Array(length))).toThrow(failing('not-a-vector', 'point'));
  }
  expect(ask(BigInt64Array.of(1n, 2n))).toThrow(failing('not-a-number', 'point'));
  expect(ask(Float32Array.of(1, Number.NaN))).toThrow(failing('not-finite', 'point'));
  expect(ask(new DataView(new ArrayBuffer(2)))).toThrow(failing('not-a-vector', 'point'));
  const gone = new Float32Array(2);
  structuredClone(gone, { transfer: [gone.buffer] });
  expect(ask(gone)).toThrow(failing('not-a-vector', 'point'));
});
