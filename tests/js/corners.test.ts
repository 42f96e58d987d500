/**
 * What is pushed into several obstacles at once comes out by the shortest way out of all of them: not by the
 * sum of the pushes out of each. The expected answers are worked out by hand, with the normals and depths of
 * the walls.
 */
import {
  Box,
  Circle,
  collide,
  distance,
  Polygon,
  type Shape,
  separate,
  type Vector,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';

const FAR = 1000;

/** Half a plane, as far as anyone gets: all that is behind a line with this outward normal, `offset` off. */
function wallWith(angle: number, offset = 0): Polygon {
  const normal = { x: Math.cos(angle), y: Math.sin(angle) };
  const along = { x: -normal.y, y: normal.x };
  const at = (s: number, d: number): Vector => ({
    x: normal.x * (offset - d) + along.x * s,
    y: normal.y * (offset - d) + along.y * s,
  });
  return new Polygon([at(-FAR, 0), at(FAR, 0), at(FAR, FAR), at(-FAR, FAR)]);
}

const sumOfPushes = (shape: Shape, obstacles: readonly Shape[]): Vector =>
  obstacles
    .map((obstacle) => collide(shape, obstacle).mtv)
    .reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });

const lengthOf = ({ x, y }: Vector): number => Math.hypot(x, y);

function expectFree(shape: Shape, obstacles: readonly Shape[]): void {
  for (const obstacle of obstacles) {
    expect(distance(shape, obstacle).distance).toBeGreaterThan(-1e-9);
  }
}

describe('a ball in a V of two slopes', () => {
  // Slopes that rise at this angle on either side, so that the V opens upwards, y up.
  test.each([10, 30, 45, 60, 75])(
    'of %d degrees comes out straight, by the planes of both',
    (degrees) => {
      const rise = (degrees * Math.PI) / 180;
      const slopes = [wallWith(Math.PI / 2 - rise), wallWith(Math.PI / 2 + rise)];
      const ball = new Circle(2, { x: 0, y: 1 });
      // The centre has to be 2 from both lines: at height 2 / cos(rise).
      const way = separate(ball, slopes);
      expect(way.x).toBeCloseTo(0, 12);
      expect(way.y).toBeCloseTo(2 / Math.cos(rise) - 1, 11);

      const sum = sumOfPushes(ball, slopes);
      const depth = 2 - Math.cos(rise);
      expect(sum.y).toBeCloseTo(2 * depth * Math.cos(rise), 11);
      // Too far on gentle slopes, not far enough on steep ones: right at 45 degrees only.
      if (degrees < 45) expect(sum.y).toBeGreaterThan(way.y + 0.1);
      if (degrees > 45) expect(sum.y).toBeLessThan(way.y - 0.1);

      ball.translate(way.x, way.y);
      expectFree(ball, slopes);
    },
  );

  test('under a roof the same, upside down', () => {
    const roof = [wallWith(-Math.PI / 3), wallWith((-2 * Math.PI) / 3)];
    const ball = new Circle(2, { x: 0, y: -1 });
    const { x, y } = separate(ball, roof);
    expect(x).toBeCloseTo(0, 12);
    expect(y).toBeCloseTo(1 - 2 / Math.cos(Math.PI / 6), 11);
    expect(sumOfPushes(ball, roof).y).toBeLessThan(y - 0.1);
  });

  test('nearer to one slope it still ends in the corner of both', () => {
    const slopes = [wallWith(Math.PI / 3), wallWith((2 * Math.PI) / 3)];
    const ball = new Circle(2, { x: 0.3, y: 1 });
    const { x, y } = separate(ball, slopes);
    expect(ball.x + x).toBeCloseTo(0, 11);
    expect(ball.y + y).toBeCloseTo(2 / Math.cos(Math.PI / 6), 11);
  });

  test('deep in one slope and hardly in the other, one push is enough', () => {
    // The way out of the slope goes up far enough to leave the floor behind.
    const slopes = [wallWith((2 * Math.PI) / 3), wallWith(Math.PI / 2, 1.9)];
    const ball = new Circle(2, { x: 10, y: 3.8 });
    const [deep, flat] = slopes.map((slope) => collide(ball, slope).mtv) as [Vector, Vector];
    expect(flat.y).toBeCloseTo(0.1, 12);
    const way = separate(ball, slopes);
    expect(way.x).toBeCloseTo(deep.x, 11);
    expect(way.y).toBeCloseTo(deep.y, 11);
  });
});

describe('a box in the corner of two walls', () => {
  const floor = [0, 1, 2, 3].map((i) => new Box(4, 4, { x: 2 + 4 * i, y: -2 }));
  const wall = [0, 1, 2, 3].map((i) => new Box(4, 4, { x: -2, y: 2 + 4 * i }));
  const corner = new Box(4, 4, { x: -2, y: -2 });
  const all = [...floor, ...wall, corner];

  test('of tiles comes out by the depth of each wall once', () => {
    // 0.5 deep in the wall and 0.25 in the floor, over a seam of both.
    const box = new Box(6, 6, { x: 2.5, y: 2.75 });
    expect(separate(box, all)).toEqual({ x: 0.5, y: 0.25 });
    const sum = sumOfPushes(box, all);
    expect(lengthOf(sum)).toBeGreaterThan(1.5 * Math.hypot(0.5, 0.25));
    box.translate(0.5, 0.25);
    expectFree(box, all);
  });

  test('that lean in is freed where the sum of the pushes leaves it stuck', () => {
    // The wall leans over the floor: to get out of it the box has to go back, not up.
    const walls = [wallWith(Math.PI / 2), wallWith(-Math.PI / 6)];
    const ball = new Circle(1, { x: 0.6, y: 0.8 });
    const summed = ball.clone();
    const push = sumOfPushes(summed, walls);
    summed.translate(push.x, push.y);
    expect(distance(summed, walls[0] as Shape).distance).toBeLessThan(-0.1);

    const way = separate(ball, walls);
    ball.translate(way.x, way.y);
    // On the floor and at the wall: the centre 1 from both lines.
    expect(ball.y).toBeCloseTo(1, 11);
    expect(ball.x).toBeCloseTo(Math.sqrt(3), 11);
    expectFree(ball, walls);
  });

  test('in a world is free after World.separate, too', () => {
    const world = new World();
    for (const tile of all) world.add(tile, { type: 'static' });
    const box = world.add(new Box(6, 6), { x: 2.5, y: 2.75 });
    world.update();
    expect(world.separate({ iterations: 50 })).toBeLessThan(1e-9);
    expect(box.x).toBeCloseTo(3, 9);
    expect(box.y).toBeCloseTo(3, 9);
  });
});
