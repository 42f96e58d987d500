/** What a shape that begins inside of several obstacles tells of those that it was pushed out of. */
import { describe, expect, test } from 'vitest';
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  closestPoint,
  distance,
  moveAndSlide,
  Polygon,
  type Shape,
  World,
} from '../../../web/lib/index.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

const short = (walls: readonly { kind: string; normal: { x: number; y: number } }[]) =>
  walls.map(({ kind, normal }) => [kind, +normal.x.toFixed(9), +normal.y.toFixed(9)]);

describe('of a floor and a wall at once', () => {
  const floor = new Box(100, 10, { y: 5 });
  const wall = new Box(10, 100, { x: 20, y: -30 });
  const both = [
    ['floor', 0, -1],
    ['wall', -1, 0],
  ];

  test.each([13.5, 13.9, 14, 14.5])('from x = %d', (x) => {
    const hero = new Box(4, 10, { x, y: -4 });
    const walk = moveAndSlide(hero, [0, 0], [floor, wall], { up: [0, -1], maxSlope: 0.7 });
    expect(short(walk.walls)).toEqual(both);
    expect(walk.walls.map(({ shape }) => shape)).toEqual([floor, wall]);
    expect([walk.onFloor, walk.onWall]).toEqual([true, true]);
    const plain = moveAndSlide(hero, [0, 0], [floor, wall]).walls;
    expect(short(plain)).toEqual(both.map(([, ...normal]) => ['wall', ...normal]));
  });

  test('in a world', () => {
    const world = new World();
    const bodies = [floor, wall].map((shape) => world.add(shape, { type: 'static' }));
    const hero = world.add(new Box(4, 10), { x: 14, y: -4 });
    const { walls } = world.moveAndSlide(hero, [0, 0], { up: [0, -1] });
    expect(short(walls)).toEqual(both);
    expect(walls.map(({ body }) => body)).toEqual(bodies);
  });

  test('that are one shape', () => {
    const hero = new Box(4, 10, { x: 14, y: -4 });
    const { walls } = moveAndSlide(hero, [0, 0], new Compound([floor, wall]), { up: [0, -1] });
    expect(short(walls)).toEqual(both);
  });
});

test('between slopes that are too steep it does not stand', () => {
  const height = 20 * Math.sqrt(3);
  const slopes: Shape[][] = [
    [new Polygon([0, 0, -20, -height, -20, 0]), new Polygon([0, 0, 20, -height, 20, 0])],
    [new ConcavePolygon([0, 0, 20, -height, 20, 10, -20, 10, -20, -height])],
  ];
  for (const obstacles of slopes) {
    const hero = new Circle(2, { y: -3.5 });
    const walk = moveAndSlide(hero, [0, 0], obstacles, { up: [0, -1], maxSlope: 0.5 });
    expect(walk.walls.map(({ kind }) => kind)).toEqual(['wall', 'wall']);
    expect(walk.onFloor).toBe(false);
  }
});

test('each wall is of what is there: a point of its boundary, and a way out of it', () => {
  const random = new Random(SEED, 'pushed out');
  const between = (low: number, high: number): number => random.between(low, high);
  const any = (): Shape =>
    random.next() < 0.5
      ? new Capsule([between(-3, 0), between(-2, 2)], [between(0.1, 3), between(-2, 2)], 1)
      : new Box(between(1, 5), between(1, 5), { angle: between(0, 6) });
  let several = 0;
  for (let run = 0; run < 3000; run += 1) {
    const obstacles = [any(), any()];
    for (const one of obstacles) one.translate(between(-2, 2), between(-2, 2));
    const hero = new Circle(between(0.5, 2));
    const { translation, walls } = moveAndSlide(hero, [0, 0], obstacles);
    hero.translate(translation.x, translation.y);
    for (const { shape, point, normal } of walls) {
      expect(Math.abs(closestPoint(shape, point).distance), `run ${run}`).toBeLessThan(1e-9);
      expect(Math.hypot(normal.x, normal.y)).toBeCloseTo(1, 12);
      const apart = distance(hero, shape).distance;
      hero.translate(-1e-4 * normal.x, -1e-4 * normal.y);
      expect(distance(hero, shape).distance - apart, `run ${run}`).toBeCloseTo(-1e-4, 7);
      hero.translate(1e-4 * normal.x, 1e-4 * normal.y);
    }
    if (new Set(walls.map(({ shape }) => shape)).size === 2) several += 1;
  }
  expect(several).toBeGreaterThan(100);
});
