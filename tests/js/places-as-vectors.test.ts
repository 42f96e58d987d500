/** A shape or a body has a place, which is a point; but it leads nowhere, so it is no velocity and no motion. */
import {
  Box,
  bounce,
  Circle,
  clipVelocity,
  collide,
  moveAndSlide,
  SepaxError,
  slide,
  sweep,
  trace,
  type Vector,
  World,
} from 'sepax';
import { boardLink } from 'sepax/debug';
import { expect, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

const box = new Box(2, 2);
const shape = new Circle(1, { x: 5 });
const world = new World();
const body = world.add(box, { x: 5 });

const calls: [string, (vector: Vector) => unknown][] = [
  ['velocity', (velocity) => collide(box, shape, { velocity })],
  ['velocity', (velocity) => trace(box, new Box(1, 1), { velocity })],
  ['velocity', (velocity) => slide(velocity, [0, 1])],
  ['velocity', (velocity) => bounce(velocity, [0, 1])],
  ['velocity', (velocity) => clipVelocity(velocity, [[0, 1]])],
  ['velocity', (velocity) => boardLink(box, shape, { velocity })],
  ['normal', (normal) => slide([1, 1], normal)],
  ['normals[0]', (normal) => clipVelocity([1, 1], [normal])],
  ['translationA', (translationA) => sweep(box, shape, { translationA })],
  ['translationB', (translationB) => sweep(box, shape, { translationB })],
  ['motion', (motion) => moveAndSlide(box, motion, [])],
  ['motion', (motion) => world.castShape(box, motion)],
  ['motion', (motion) => world.moveAndSlide(body, motion)],
  ['scale', (scale) => new Box(1, 1, { scale })],
  ['scale', (scale) => Object.assign(new Box(1, 1), { scale })],
  ['scale', (scale) => Object.assign(world.add(box), { scale })],
];

function errorOf(call: () => unknown): SepaxError {
  try {
    call();
  } catch (error) {
    if (error instanceof SepaxError) return error;
  }
  return expect.fail('no SepaxError was thrown');
}

test.each(calls)('%s: %o', (name, call) => {
  for (const place of [shape, body]) {
    const { code, message } = errorOf(() => call(any(place)));
    expect(code).toBe('not-a-vector');
    const kind = place.constructor.name;
    expect(message).toBe(`${name} must be [x, y] or { x, y }, but is a ${kind}.`);
  }
});

test('no displacement is one', () => {
  expect(collide(box, shape, { velocity: [0, 0] }).intersects).toBe(false);
  expect(sweep(box, shape, { translationA: { x: 0, y: 0 } })).toBe(null);
  expect(world.castShape(new Box(1, 1, { y: 9 }), [0, 0])).toBe(null);
});
