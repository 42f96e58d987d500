/** A shape among others: out of what it is in, along what is in its way, over seams and joints. */
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
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

  test.each([1, 5, 10, 32, 40, 1e-3, 1e6])('45 degrees are a floor, at size %d too', (size) => {
    const slope = new Polygon([0, 0, 3.2 * size, -3.2 * size, 3.2 * size, 0]);
    const ball = new Circle(size, { x: 1.6 * size, y: -3.6 * size });
    expect(moveAndSlide(ball, [0, 4 * size], [slope], { up: [0, -1] }).onFloor).toBe(true);
  });

  test('a slope is a floor up to maxSlope, and upside down with y down', () => {
    const slope = new Polygon([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    const fall = (maxSlope: number) =>
      moveAndSlide(new Circle(1, { x: 5, y: 9 }), [0, -9], [slope], { ...UP, maxSlope }).onFloor;
    expect(fall(Math.PI / 4 + 1e-8)).toBe(true);
    expect(fall(Math.PI / 4 - 1e-8)).toBe(false);
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

  test.each([1e6, 1e9, 1e12, 1e15, 1e30, 1e99])('nor does a motion of %d', (far) => {
    const wall = new Box(40, 1080, { x: 520 });
    const { translation, onWall } = moveAndSlide(new Circle(1), [far, far / 3], [wall]);
    expect(translation.x).toBeCloseTo(499, 9);
    expect(onWall).toBe(true);
    // What slid along it goes on beyond its end.
    expect(translation.y).toBeGreaterThan(far / 4);
    const room = [-1, 1].flatMap((side) => [
      new Box(10, 210, { x: 100 * side }),
      new Box(210, 10, { y: 100 * side }),
    ]);
    const ball = new Circle(1, { x: 50, y: 3 });
    for (let i = 0; i < 100; i++) {
      const way = 2.4 * i;
      const { translation } = moveAndSlide(ball, [far * Math.cos(way), far * Math.sin(way)], room);
      ball.translate(translation.x, translation.y);
      expect(Math.max(Math.abs(ball.x), Math.abs(ball.y))).toBeLessThan(94 + 1e-9);
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
      expect(met).toMatchObject([{ normal: { x: -1, y: 0 }, kind: 'wall', point: { x: 5 } }]);
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

describe('steps', () => {
  const stairs = new ConcavePolygon([0, -5, 40, -5, 40, 3, 20, 3, 20, 2, 10, 2, 10, 0, 0, 0]);

  function walk(stepHeight: number, speed = 1.5): Box {
    const hero = new Box(2, 4, { x: 3, y: 2 });
    for (let i = 0; i < 22; i++) {
      const options = { up: [0, 1], stepHeight } as const;
      const { translation } = moveAndSlide(hero, [speed, -0.5], [stairs], options);
      hero.translate(translation.x, translation.y);
    }
    return hero;
  }

  test('are climbed up to their height, and stop what cannot', () => {
    expect(walk(2).y).toBeCloseTo(5, 9);
    expect(walk(2).x).toBeCloseTo(36, 9);
    expect(walk(1.9)).toMatchObject({ y: expect.closeTo(2, 9), x: expect.closeTo(9, 9) });
    expect(walk(0).x).toBeCloseTo(9, 9);
    expect(walk(2, 0.01).x).toBeCloseTo(3.22, 9);
  });

  test('are not climbed in the air, nor under a ceiling that is too low', () => {
    const hero = new Box(2, 4, { x: 8.5, y: 2.5 });
    const options = { up: [0, 1], stepHeight: 2 } as const;
    const inTheAir = moveAndSlide(hero, [3, 0], [stairs], options);
    expect(inTheAir.translation.x).toBeCloseTo(0.5, 12);
    expect(inTheAir).toMatchObject({ onFloor: false, onWall: true });
    hero.moveTo(8.5, 2);
    const ceiling = new Box(40, 1, { x: 10, y: 5.5 });
    const stopped = moveAndSlide(hero, [3, -0.5], [stairs, ceiling], options);
    expect(stopped.translation.x).toBeCloseTo(0.5, 12);
    expect(stopped).toMatchObject({ onFloor: true, onWall: true });
    expect(hero).toMatchObject({ x: 8.5, y: 2 });
  });
});

describe('what is round below', () => {
  const floor = new Box(1000, 100, { y: 50 });

  function walk(
    obstacles: readonly Shape[],
    motion: readonly [number, number],
    steps: number,
    stepHeight = 14,
  ): Capsule {
    const options = { up: [0, -1], maxSlope: 0.8, stepHeight } as const;
    const hero = new Capsule([0, -10], [0, 10], 10, { x: 60, y: -20 });
    for (let i = 0; i < steps; i++) {
      const { translation } = moveAndSlide(hero, motion, obstacles, options);
      hero.translate(translation.x, translation.y);
    }
    return hero;
  }

  test.each([0.1, 0.5, 1, 2, 4, 6, 12])('climbs steps, at a speed of %d as well', (speed) => {
    for (const height of [1, 6, 9, 11, 13.9]) {
      const step = new Box(200, height, { x: 200, y: -height / 2 });
      const hero = walk([floor, step], [speed, 0.1 * speed], 100 / speed);
      // On the level it would get to 160; along the edge the way is a little longer.
      expect(hero.x).toBeGreaterThan(150);
      expect(hero.y).toBeCloseTo(-20 - height, 6);
    }
  });

  test('goes over a post, and not up a wall, nor up what is steeper than a floor', () => {
    const post = new Box(1, 8, { x: 100, y: -4 });
    const beyond = walk([floor, post], [2, 0.5], 50);
    expect(beyond.x).toBeGreaterThan(111);
    expect(beyond.y).toBeCloseTo(-20, 6);
    const wall = new Box(200, 15, { x: 200, y: -7.5 });
    expect(walk([floor, wall], [2, 0.5], 50).x).toBeCloseTo(90, 6);
    const slope = new Polygon([100, 0, 200, -200, 200, 0]);
    const stepping = walk([floor, slope], [2, 0.5], 50);
    const sliding = walk([floor, slope], [2, 0.5], 50, 0);
    expect(stepping).toMatchObject({ x: sliding.x, y: sliding.y });
  });
});

test('a step is not climbed down where a ceiling kept the shape from being lifted', () => {
  const floor = new Polyline([0, 0, 10, 0, 10, -1, 20, -1]);
  const ceiling = new Box(40, 1, { x: 10, y: 5 });
  const post = new Box(0.2, 0.2, { x: 9.5, y: 0.1 });
  const hero = new Box(2, 4, { x: 8, y: 2 });
  const options = { up: [0, 1], stepHeight: 3 } as const;
  const { translation } = moveAndSlide(hero, [4, -0.5], [floor, ceiling, post], options);
  expect(translation.y).toBeGreaterThan(-0.51);
});

describe('one-way platforms', () => {
  const platform = new Box(10, 1, { x: 0, y: 5.5 });
  const next = new Box(10, 1, { x: 10, y: 5.5 });
  const slide = (hero: Shape, motion: readonly [number, number]) =>
    moveAndSlide(hero, motion, [], { up: [0, 1], oneWay: [platform, next] });

  test('let pass what rises, and what comes from the side', () => {
    expect(slide(new Box(2, 2), [0, 12]).translation).toEqual({ x: 0, y: 12 });
    expect(slide(new Box(2, 2, { x: -9, y: 5.5 }), [9, 0]).translation).toEqual({ x: 9, y: 0 });
    // Half through, falling again.
    expect(slide(new Box(2, 2, { y: 5.5 }), [0, -9]).translation).toEqual({ x: 0, y: -9 });
  });

  test('stop what comes down on them, and carry what stands on them, across their seam too', () => {
    const hero = new Circle(1, { x: -2, y: 9 });
    const landing = slide(hero, [0, -9]);
    expect(landing.translation.y).toBeCloseTo(-2, 12);
    expect(landing.onFloor).toBe(true);
    hero.translate(landing.translation.x, landing.translation.y);
    for (let i = 0; i < 20; i++) {
      const { translation } = slide(hero, [0.7, -1]);
      hero.translate(translation.x, translation.y);
      expect(hero.y).toBeCloseTo(7, 9);
    }
    expect(hero.x).toBeCloseTo(12, 9);
  });

  test('may be one shape; one that is an obstacle, too, is that', () => {
    const above = new Circle(1, { y: 9 });
    const landing = moveAndSlide(above, [0, -9], [], { up: [0, 1], oneWay: platform });
    expect(landing).toEqual(moveAndSlide(above, [0, -9], [], { up: [0, 1], oneWay: [platform] }));
    expect(landing.floor?.shape).toBe(platform);
    const rising = (obstacles: readonly Box[]): number =>
      moveAndSlide(new Circle(1), [0, 12], obstacles, { up: [0, 1], oneWay: platform }).translation
        .y;
    expect(rising([])).toBe(12);
    expect(rising([platform])).toBeCloseTo(4, 9);
  });

  test('of a slope only the upper side counts', () => {
    const ramp = new Polygon([0, 0, 10, 4, 10, 5, 0, 1]);
    const options = { up: [0, 1], oneWay: [ramp] } as const;
    const above = moveAndSlide(new Circle(1, { x: 3, y: 6 }), [0, -9], [], options);
    expect(above.onFloor).toBe(true);
    const below = moveAndSlide(new Circle(1, { x: 8, y: -3 }), [0, 20], [], options);
    expect(below.translation).toEqual({ x: 0, y: 20 });
  });

  // A segment rests upon itself: not even then.
  test.each([new Box(2, 2, { y: 9 }), new Segment([-1, 0], [1, 0], { y: 8 })])(
    'the shape itself is left out',
    (hero) => {
      const among = { up: [0, 1], stepHeight: 1, oneWay: [hero, platform] } as const;
      const alone = { ...among, oneWay: [platform] };
      for (const motion of [
        [0, -9],
        [0, 9],
        [3, -1],
        [0, 0],
      ] as const) {
        const expected = moveAndSlide(hero, motion, [], alone);
        expect(moveAndSlide(hero, motion, [], among)).toEqual(expected);
        expect(moveAndSlide(hero, motion, [hero], among)).toEqual(expected);
      }
      expect(moveAndSlide(hero, [0, -9], [], among).translation.y).toBeCloseTo(-2, 12);
    },
  );

  test('that dispose of an obstacle when they are read: an error', () => {
    const wall = new Box(1, 9);
    const oneWay = Object.defineProperty([platform], 0, {
      get() {
        wall.dispose();
        return platform;
      },
    });
    const call = () => moveAndSlide(new Box(2, 2), [3, 0], [next, wall], { up: [0, 1], oneWay });
    expect(call).toThrow(
      expect.objectContaining({ code: 'disposed', argument: 'obstacles', index: 1 }),
    );
  });
});
