/** Where walks end: held between two things, on the floor that is told, or on none. */
import {
  Box,
  Capsule,
  Circle,
  collide,
  distance,
  moveAndSlide,
  Polygon,
  Polyline,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';

const up = [0, -1] as const;

describe('what is held between two things by no more than rounding', () => {
  const room = new Polyline([-200, -200, 200, -200, 200, 0, -200, 0], { closed: true });

  test.each([0, 1e-12, 8.6e-12, 1e-10])('stays where it is, with %d too little room', (overlap) => {
    const hero = new Capsule([0, -6], [0, 6], 6, { x: 194, y: -12 });
    const crate = new Box(12, 24, { x: 182 + overlap, y: -12 });
    for (const options of [{ up }, {}]) {
      const { x, y } = moveAndSlide(hero, [0, 1], [room, crate], options).translation;
      expect(Math.hypot(x, y)).toBeLessThan(1e-9);
    }
  });

  test('between round ones, too', () => {
    const hero = new Box(5, 10, { x: -6.431935548780543e-12, y: 1.3125000000004832 });
    const obstacles = [
      new Circle(5, { x: 7.5, y: 1 }),
      new Circle(3, { x: -5.5, y: 4 }),
      new Polygon([-20, 8, 20, 5, 0, 20]),
    ];
    const { x, y } = moveAndSlide(hero, [0, 1], obstacles, { up, maxSlope: 1 }).translation;
    expect(Math.hypot(x, y)).toBeLessThan(1.1);
  });

  test('as crowds that push into a corner hold one another', () => {
    for (let run = 0; run < 60; run++) {
      const world = new World();
      world.add(new Box(800, 100, { y: 50 }), { type: 'static' });
      world.add(new Box(100, 800, { x: 250 }), { type: 'static' });
      const first = run % 2 ? new Circle(8) : new Capsule([0, -6], [0, 6], 6);
      const second = run % 3 ? new Circle(8) : new Box(12, 24);
      const walkers = [
        { body: world.add(first, { x: 190 - (run % 7) * 0.37, y: -40 }), speed: (run % 5) - 1 },
        { body: world.add(second, { x: 165 + (run % 11) * 0.21, y: -60 }), speed: 3 },
        { body: world.add(new Circle(8), { x: 150 + (run % 13) * 0.17, y: -45 }), speed: 3 },
      ];
      for (let frame = 0; frame < 240; frame++) {
        for (const { body, speed } of walkers) {
          const fall = 1 + (frame % 7);
          const { x, y } = world.moveAndSlide(body, [speed, fall], { up }).translation;
          expect(Math.hypot(x, y)).toBeLessThan(Math.hypot(speed, fall) + 1e-6);
          body.move(x, y);
        }
      }
    }
  });

  test('what is truly crushed still leaves', () => {
    const crate = new Box(12, 24, { x: 183, y: -12 });
    const hero = new Capsule([0, -6], [0, 6], 6, { x: 194, y: -12 });
    const { translation } = moveAndSlide(hero, [0, 1], [room, crate], { up });
    hero.translate(translation.x, translation.y);
    expect(collide(hero, crate).depth).toBeLessThan(1e-9);
    expect(collide(hero, room).depth).toBeLessThan(1e-9);
  });
});

describe('the floor at the end', () => {
  test('is none over a gap, though a floor was met and a wall is touched', () => {
    const ledge = new Box(20, 10, { x: -10, y: 5 });
    const cliff = new Polygon([8, 20, 20, -20, 40, -20, 40, 20]);
    const hero = new Circle(5, { x: 0.2, y: -Math.sqrt(25 - 0.04) - 1e-3 });
    const slide = moveAndSlide(hero, [12, 2], [ledge, cliff], { up });
    hero.translate(slide.translation.x, slide.translation.y);
    expect(distance(hero, ledge).distance).toBeGreaterThan(6);
    expect(slide).toMatchObject({ onFloor: false, floor: null });
  });

  test('is the tile that it came to, and not the one that it landed on', () => {
    const world = new World();
    const tile = new Box(20, 10);
    world.add(tile, { y: 5, type: 'static' });
    const next = world.add(tile, { x: 20, y: 5, type: 'static' });
    const hero = world.add(new Box(6, 10), { x: 6, y: -8 });
    const { floor, translation } = world.moveAndSlide(hero, [8, 10], { up });
    hero.move(translation.x, translation.y);
    expect(hero.bounds.minX).toBeGreaterThan(10);
    expect(floor?.body).toBe(next);
  });

  test('is no side that is too steep, whatever is within reach below it', () => {
    const steep = new Polygon([10, 0.5, 30, 30.5, 10, 30.5]);
    const obstacles = [new Box(20, 2, { y: 1 }), steep, new Box(20, 2, { x: 24, y: 3.2 })];
    const hero = new Box(6, 10, { x: 8, y: -5 });
    const { floor } = moveAndSlide(hero, [6, 1], obstacles, { up, snap: 4 });
    expect(floor?.normal).toEqual({ x: 0, y: -1 });
  });
});
