/** A shape among others: out of what it is in, along what is in its way, over seams and joints. */
import {
  Box,
  Circle,
  Compound,
  collide,
  distance,
  moveAndSlide,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
  separate,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const UP = { up: [0, 1] } as const;

/** A thousand tiles, side by side, their width not a binary number. */
function tiles(): Box[] {
  return Array.from({ length: 1000 }, (_, i) => new Box(0.1, 0.1, { x: 0.1 * i + 0.05, y: -0.05 }));
}

function step(shape: Shape, motion: readonly [number, number], obstacles: readonly Shape[]) {
  const result = moveAndSlide(shape, motion, obstacles, UP);
  shape.translate(result.translation.x, result.translation.y);
  return result;
}

describe('internal edges', () => {
  test('a box that gravity presses down slides over 1,000 tiles without a snag', () => {
    const floor = tiles();
    const box = new Box(0.35, 0.2, { x: 1, y: 0.1 });
    while (box.x < 99) {
      const { translation, onFloor, onWall } = step(box, [0.37, -0.05], floor);
      expect(translation.x).toBeCloseTo(0.37, 12);
      expect(box.y).toBeCloseTo(0.1, 11);
      expect([onFloor, onWall]).toEqual([true, false]);
    }
  });

  test('pressed into the tiles it is pushed up, whatever seams are under it', () => {
    const floor = tiles();
    const random = new Random(SEED);
    for (let i = 0; i < 300; i++) {
      const depth = random.between(0.001, 0.04);
      const box = new Box(0.35, 0.2, { x: random.between(1, 98), y: 0.1 - depth });
      const way = separate(box, floor);
      expect(way.x).toBeCloseTo(0, 14);
      expect(way.y).toBeCloseTo(depth, 13);
    }
  });

  test('a box slides over the joints of a chain of segments', () => {
    const chain = new Polyline(Array.from({ length: 1001 }, (_, i) => [0.1 * i, 0] as const));
    const box = new Box(0.35, 0.2, { x: 1, y: 0.1 });
    while (box.x < 99) {
      const { translation } = step(box, [0.37, -0.05], [chain]);
      expect(translation.x).toBeCloseTo(0.37, 12);
      expect(box.y).toBeCloseTo(0.1, 11);
    }
  });

  test('a wall of blocks does not catch what slides down along it', () => {
    const wall = Array.from({ length: 200 }, (_, i) => new Box(0.3, 0.3, { x: 5.15, y: 0.3 * i }));
    const box = new Box(1, 1, { x: 4.5, y: 55 });
    while (box.y > 5) {
      const { translation, onFloor } = step(box, [0.2, -0.7], wall);
      expect(translation.y).toBeCloseTo(-0.7, 12);
      expect(onFloor).toBe(false);
    }
  });
});

describe('several obstacles at once', () => {
  const floor = new Box(200, 20, { x: 0, y: -10 });
  const slope = new Polygon([
    [0, 0],
    [40, 0],
    [40, 80],
  ]);

  test('in the corner of a floor and a slope the pushes are not added up', () => {
    const ball = new Circle(1, { x: 0.2, y: 0.1 });
    const way = separate(ball, [floor, slope]);
    ball.translate(way.x, way.y);
    expect(distance(ball, floor).distance).toBeCloseTo(0, 13);
    expect(distance(ball, slope).distance).toBeCloseTo(0, 13);
    const single = [floor, slope].map((one) => separate(new Circle(1, { x: 0.2, y: 0.1 }), [one]));
    const sum = Math.hypot(single[0]!.x + single[1]!.x, single[0]!.y + single[1]!.y);
    expect(Math.abs(Math.hypot(way.x, way.y) - sum)).toBeGreaterThan(0.1);
  });

  test('the same as with one compound of them', () => {
    const random = new Random(SEED);
    for (let i = 0; i < 300; i++) {
      const place = { x: random.between(-3, 30), y: random.between(-3, 20) };
      const together = separate(new Circle(1, place), [new Compound([floor, slope])]);
      expect(separate(new Circle(1, place), [floor, slope])).toEqual(together);
    }
  });

  test('nothing to leave, nothing in the way', () => {
    const ball = new Circle(1, { x: -50, y: 50 });
    expect(separate(ball, [])).toEqual({ x: 0, y: 0 });
    expect(separate(ball, [floor, slope])).toEqual({ x: 0, y: 0 });
    const { translation, walls } = moveAndSlide(ball, [3, 4], [floor, slope], UP);
    expect(translation).toEqual({ x: 3, y: 4 });
    expect(walls).toEqual([]);
  });

  test('the shape itself is left out', () => {
    expect(separate(floor, [floor])).toEqual({ x: 0, y: 0 });
    expect(separate(floor, [slope, floor])).toEqual(separate(floor, [slope]));
  });
});

describe('a character', () => {
  const level = new Polyline([
    [0, 0],
    [10, 0],
    [20, 5],
    [30, 5],
    [30, 15],
    [20, 15],
  ]);

  test('walks up a slope, and knows floors, walls and ceilings', () => {
    const ball = new Circle(1, { x: 5, y: 1 });
    let result = step(ball, [2, -0.5], [level]);
    expect(result).toMatchObject({ onFloor: true, onWall: false, onCeiling: false });
    for (let i = 0; i < 30; i++) result = step(ball, [2, -0.5], [level]);
    expect(ball.x).toBeCloseTo(29, 9);
    expect(ball.y).toBeCloseTo(6, 9);
    expect(result).toMatchObject({ onFloor: true, onWall: true, onCeiling: false });
    result = step(ball, [0, 20], [level]);
    expect(ball.y).toBeCloseTo(14, 9);
    expect(result).toMatchObject({ onFloor: false, onCeiling: true });
  });

  test('a slope is a floor up to maxSlope, and upside down with y down', () => {
    const slope = new Polygon([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    const fall = (maxSlope: number) =>
      moveAndSlide(new Circle(1, { x: 5, y: 9 }), [0, -9], [slope], { ...UP, maxSlope }).onFloor;
    expect(fall(Math.PI / 4 + 1e-9)).toBe(true);
    expect(fall(Math.PI / 4 - 1e-9)).toBe(false);
    const ball = new Circle(1, { x: 5, y: 9 });
    const { walls } = moveAndSlide(ball, [0, -9], [slope], { up: [0, -1], maxSlope: 1 });
    expect(walls.map(({ kind }) => kind)).toEqual(['ceiling']);
  });

  test('no speed takes it through a thin wall', () => {
    const wall = new Box(1e-3, 10, { x: 10 });
    for (const speed of [1, 1e3, 1e6]) {
      const bullet = new Circle(0.01, { x: 0, y: 1 });
      const { translation } = moveAndSlide(bullet, [20 * speed, 0], [wall]);
      expect(translation.x).toBeCloseTo(10 - 0.0005 - 0.01, 5);
    }
  });

  test('nor does having no width take it through one that has none either', () => {
    const walls = [
      new Segment([5, -10], [5, 10]),
      new Polyline([
        [5, -10],
        [5, 4],
        [5, 10],
      ]),
    ];
    for (const wall of walls) {
      const { translation, walls: met } = moveAndSlide(new Point(), [10, 1], [wall]);
      expect(translation.x).toBeCloseTo(5, 9);
      expect(translation.y).toBeCloseTo(1, 9);
      expect(met).toEqual([{ normal: { x: -1, y: 0 }, kind: 'wall' }]);
      const { willIntersect, mtv } = collide(new Point(), wall, { velocity: [10, 1] });
      expect(willIntersect).toBe(true);
      expect(mtv.x).toBeCloseTo(-5, 9);
    }
  });

  test('it never ends behind its start', () => {
    const random = new Random(SEED);
    for (let i = 0; i < 2000; i++) {
      const walls = Array.from({ length: 4 }, () => {
        const [x, y] = [random.between(-3, 3), random.between(-3, 3)];
        return new Box(random.between(0.1, 4), 0.2, { x, y, angle: random.between(-3, 3) });
      });
      const ball = new Circle(0.1, { x: 5, y: random.between(-2, 2) });
      if (separate(ball, walls).x !== 0) continue;
      expect(moveAndSlide(ball, [-9, 0], walls).translation.x).toBeLessThanOrEqual(1e-9);
    }
  });
});
