/** Moving shapes, by examples that can be checked with pencil and paper. */
import { collide, intersects, Polygon, trace, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { rectangle } from './support/outlines.js';

const unitBox = () => new Polygon(rectangle(0, 0, 1, 1));
const miss = {
  willIntersect: false,
  depth: 0,
  mtv: { x: 0, y: 0 },
  enter: Number.POSITIVE_INFINITY,
  exit: Number.NEGATIVE_INFINITY,
};

describe('the false hit of the article', () => {
  const box = unitBox();
  const passed = new Polygon(rectangle(4, 0, 1, 1));
  const velocity = [8, 8] as const;

  test('the unit box moving (8, 8) passes the box [4, 5] x [0, 1]', () => {
    const hit = collide(box, passed, { velocity });
    expect(hit).toMatchObject({ intersects: false, ...miss });
  });

  test('each axis alone would let them meet, but not at one time', () => {
    const { steps } = trace(box, passed, { velocity });
    const running = steps.at(-1)?.running;
    expect(steps.every((step) => step.source === 'motion' || !step.apartThroughout)).toBe(true);
    expect(running?.enter).toBeGreaterThan(running?.exit as number);
  });

  test('lowered to the path, it is hit', () => {
    const hit = collide(box, new Polygon(rectangle(4, 4, 1, 1)), { velocity });
    expect(hit.willIntersect).toBe(true);
    expect(hit.enter).toBeCloseTo(3 / 8, 14);
    expect(hit.exit).toBeCloseTo(5 / 8, 14);
  });
});

describe('enter and exit', () => {
  test('a box that passes through another', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(3, 0, 1, 1)), { velocity: [10, 0] });
    expect(hit).toMatchObject({ intersects: false, willIntersect: true, normal: { x: 1 } });
    expect(hit.enter).toBeCloseTo(0.2, 14);
    expect(hit.exit).toBeCloseTo(0.4, 14);
    expect(hit.mtv.x).toBeCloseTo(-8, 12);
  });

  test('contact that begins as the step ends', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(3, 0, 1, 1)), { velocity: [2, 0] });
    expect(hit).toMatchObject({ willIntersect: true, enter: 1, exit: 1, depth: 0 });
  });

  test('contact that would begin after the step', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(3, 0, 1, 1)), { velocity: [1.9999, 0] });
    expect(hit).toMatchObject(miss);
  });

  test('shapes that overlap now enter at 0 and leave when they part', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(0.5, 0, 1, 1)), { velocity: [-1, 0] });
    expect(hit).toMatchObject({ intersects: true, willIntersect: true, enter: 0, exit: 0.5 });
    expect(hit.depth).toBe(0);
  });

  test('a graze along a common line counts: shapes are closed', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(3, 1, 1, 1)), { velocity: [10, 0] });
    expect(hit).toMatchObject({ intersects: false, willIntersect: true });
    expect(hit.enter).toBeCloseTo(0.2, 14);
  });

  test('corner on corner, in passing', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(3, 3, 1, 1)), { velocity: [8, 8] });
    expect(hit.willIntersect).toBe(true);
    expect(hit.enter).toBeCloseTo(0.25, 14);
    const graze = collide(unitBox(), new Polygon(rectangle(3, -3, 1, 1)), { velocity: [4, -4] });
    expect(graze).toMatchObject({ willIntersect: true, enter: 0.5 });
  });

  test('one unit in the last place decides', () => {
    const b = new Polygon(rectangle(3, 0, 1, 1));
    const touching = collide(unitBox(), b, { velocity: [2, 0] });
    const short = collide(unitBox(), b, { velocity: [2 - 2 ** -52, 0] });
    expect([touching.willIntersect, short.willIntersect]).toEqual([true, false]);
  });
});

describe('sliding', () => {
  const floor = new Polygon(rectangle(-100, -10, 200, 10));

  test('a falling box lands and keeps its way along the floor', () => {
    const box = new Polygon(rectangle(-0.5, 0, 1, 1), { y: 2 });
    const { mtv, normal } = collide(box, floor, { velocity: [3, -5] });
    expect(normal.y).toBe(-1);
    expect([3 + mtv.x, -5 + mtv.y]).toEqual([3, -2]);
  });

  test('a box that rests on the floor slides for a hundred steps and never sinks', () => {
    const box = new Polygon(rectangle(-0.5, 0, 1, 1), { x: -50 });
    for (let i = 0; i < 100; i++) {
      const { mtv, intersects: touching } = collide(box, floor, { velocity: [1, -0.25] });
      expect(touching).toBe(true);
      box.translate(1 + mtv.x, -0.25 + mtv.y);
    }
    expect([box.x, box.y]).toEqual([50, 0]);
    expect(intersects(box, floor)).toBe(true);
  });

  /** Where a unit box ends that moves over 20 tiles of a width, giving way to one after the other. */
  function slideOverTiles(
    width: number,
    velocity: readonly [number, number],
    steps: number,
  ): Vector {
    const tiles = Array.from(
      { length: 20 },
      (_, i) => new Polygon(rectangle(width * i, -1, width, 1)),
    );
    const box = new Polygon(rectangle(0, 0, 1, 1));
    for (let i = 0; i < steps; i++) {
      let [vx, vy] = velocity;
      for (const tile of tiles) {
        const { mtv } = collide(box, tile, { velocity: [vx, vy] });
        vx += mtv.x;
        vy += mtv.y;
      }
      box.translate(vx, vy);
    }
    return { x: box.x, y: box.y };
  }

  test('a box that rests on a row of tiles is not stopped by the cracks', () => {
    expect(slideOverTiles(1, [0.25, -0.1], 60)).toEqual({ x: 15, y: 0 });
  });

  test('a graze along a common line stops nothing: the shapes never overlap', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(3, 1, 1, 1)), { velocity: [10, 0] });
    expect(hit).toMatchObject({ willIntersect: true, depth: 0, mtv: { x: 0, y: 0 } });
  });

  test('nor is it stopped by a crack that it reaches within a step', () => {
    expect(slideOverTiles(2, [0.75, -0.1], 20)).toEqual({ x: 15, y: 0 });
  });

  test('a box on a slope slides down along it', () => {
    const slope = new Polygon([
      [0, 0],
      [10, 0],
      [0, 10],
    ]);
    const box = new Polygon(rectangle(-0.5, -0.5, 1, 1), { x: 6, y: 6 });
    const { mtv } = collide(box, slope, { velocity: [0, -4] });
    expect(mtv.x).toBeCloseTo(mtv.y, 12);
    box.translate(mtv.x, -4 + mtv.y);
    expect(box.x + box.y - 1).toBeCloseTo(10, 12);
  });

  test('a shape that moves out of an overlap is let go', () => {
    const hit = collide(unitBox(), new Polygon(rectangle(0.9, 0, 1, 1)), { velocity: [-5, 0] });
    expect(hit).toMatchObject({ intersects: true, mtv: { x: 0, y: 0 } });
  });
});

describe('fast shapes', () => {
  const speeds = [1, 1e3, 1e6];

  test.each(speeds)(
    'a bullet at %f times its size stops at the near side of a thin wall',
    (speed) => {
      const bullet = new Polygon(rectangle(-1, -0.5, 1, 1));
      const wall = new Polygon(rectangle(0.5, -50, 0.001, 100));
      const velocity = { x: speed, y: speed / 8 };
      const { mtv, willIntersect, normal } = collide(bullet, wall, { velocity });
      expect({ willIntersect, normal: normal.x }).toEqual({ willIntersect: true, normal: 1 });
      expect(Math.abs(velocity.x + mtv.x - 0.5)).toBeLessThanOrEqual(1e-12 * (100 + speed));
      expect(mtv.y).toBe(0);
    },
  );

  test.each(speeds)('one that already overlaps a little goes back, not through, at %f', (speed) => {
    const bullet = new Polygon(rectangle(-1, -0.5, 1, 1), { x: 0.01 });
    const wall = new Polygon(rectangle(0, -50, 1, 100));
    const { mtv, normal } = collide(bullet, wall, { velocity: [speed, 0] });
    expect(normal.x).toBe(1);
    expect(Math.abs(speed + mtv.x + 0.01)).toBeLessThanOrEqual(1e-12 * (100 + speed));
  });
});

describe('the snippet of README.md', () => {
  test('gives these values', () => {
    const ship = new Polygon(
      [
        [0, 0],
        [40, 10],
        [0, 20],
      ],
      { x: 100, y: 80 },
    );
    const rock = Polygon.regular(7, 30, { x: 120, y: 90 });
    const hit = collide(ship, rock, { velocity: [3, 0] });
    expect(hit.willIntersect).toBe(true);
    ship.translate(3 + hit.mtv.x, hit.mtv.y);
    // Once moved, they touch.
    expect(collide(ship, rock).depth).toBeLessThan(1e-12 * 60);
    expect(
      intersects(ship, rock) || collide(ship, rock, { velocity: hit.normal }).enter < 1e-12,
    ).toBe(true);
  });
});

describe('velocity', () => {
  test('[0, 0], { x: 0, y: 0 }, undefined, {} and no options at all are the same', () => {
    const [a, b] = [unitBox(), new Polygon(rectangle(0.5, 0.25, 1, 1))];
    const plain = collide(a, b);
    for (const options of [
      {},
      undefined,
      { velocity: undefined },
      { velocity: [0, 0] },
      { velocity: { x: 0, y: -0 } },
    ]) {
      expect(collide(a, b, options)).toEqual(plain);
    }
  });

  test('is that of a as seen from b: two movers differ by their difference only', () => {
    const a = Polygon.regular(5, 2, { x: -4 });
    const b = Polygon.regular(6, 2, { x: 4, y: 1 });
    const seen = collide(a, b, { velocity: [8, 1] });
    const back = collide(b, a, { velocity: [-8, -1] });
    expect(back.willIntersect).toBe(seen.willIntersect);
    expect(back.enter).toBeCloseTo(seen.enter, 12);
    expect(back.normal.x).toBeCloseTo(-seen.normal.x, 12);
    expect(back.depth).toBeCloseTo(seen.depth, 12);
  });
});
