/** Stairs of all treads, about as wide as the feet, too. y points down. */
import {
  Box,
  Capsule,
  Circle,
  ConcavePolygon,
  moveAndSlide,
  Polygon,
  Polyline,
  type Shape,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

const options = { up: [0, -1], snap: 12, stepHeight: 12 } as const;
const fall = 0.4;
const count = 14;

/** What walks, by half of its width, and how far below its place it stands. */
const walkers: Record<string, (radius: number) => readonly [Shape, number]> = {
  capsule: (radius) => [new Capsule([0, -10], [0, 10], radius), 10 + radius],
  circle: (radius) => [new Circle(radius), radius],
  box: (radius) => [new Box(2 * radius, 30), 15],
};

/** From a floor at 0 over steps to another, down if the rise is negative. */
function stairs(tread: number, rise: number): Shape[] {
  const blockAt = (left: number, width: number, top: number): Shape =>
    new Box(width, 600, { x: left + width / 2, y: top + 300 });
  const steps = Array.from({ length: count }, (_, i) => blockAt(i * tread, tread, -(i + 1) * rise));
  return [blockAt(-400, 400, 0), ...steps, blockAt(count * tread, 600, -count * rise)];
}

/** How many frames a walk takes, and in how many of them the walker is in the air. */
function walk(shape: Shape, level: readonly Shape[], end: number, speed: number) {
  let frames = 0;
  let inTheAir = 0;
  for (; shape.x < end && frames < 1000; frames += 1) {
    const { translation, onFloor } = moveAndSlide(shape, [speed, fall], level, options);
    shape.translate(translation.x, translation.y);
    inTheAir += onFloor ? 0 : 1;
  }
  return { frames, inTheAir };
}

const treads = [8, 12, 15, 16, 17, 17.5, 18, 24];
const rises = [2, 4, 8, 11];

describe.each(Object.entries(walkers))('%s', (_, make) => {
  describe.each([4, 6, 8])('of half width %d', (radius) => {
    test.each([
      ['up', 1],
      ['down', -1],
    ] as const)('%s stairs it arrives, and is on the ground in every frame', (_, direction) => {
      for (const tread of treads) {
        for (const rise of rises.filter((height) => height < tread)) {
          const level = stairs(tread, direction * rise);
          for (const speed of [1, 3, 7.3]) {
            const [shape, feet] = make(radius);
            shape.moveTo(-30, -feet);
            const end = count * tread + 20;
            const { frames, inTheAir } = walk(shape, level, end, speed);
            const where = `tread ${tread}, rise ${rise}, speed ${speed}`;
            expect(inTheAir, where).toBe(0);
            // Around the edges the way is longer: no more than that.
            expect(frames, where).toBeLessThan((1.3 * (end + 30)) / speed + 10);
            shape.dispose();
          }
          for (const block of level) block.dispose();
        }
      }
    });
  });
});

/** Treads and rises of all sizes, up and down, none higher than what is climbed. */
function unevenSteps(random: Random): Shape[] {
  const level: Shape[] = [new Box(400, 50, { x: -200, y: 25 })];
  let end = 0;
  let top = 0;
  for (let i = 0; i < 30; i += 1) {
    const tread = random.between(6, 24);
    top = Math.min(0, top + random.between(-6, 6));
    level.push(new Box(tread, 100, { x: end + tread / 2, y: top + 50 }));
    end += tread;
  }
  return [...level, new Box(400, 100, { x: end + 200, y: top + 50 })];
}

test.each([7, 10, 12, 16, 25, 40])(
  'who walks by %d a frame comes over steps with the next of them in reach',
  (speed) => {
    const random = new Random(SEED, 'uneven steps');
    const makers: typeof walkers = {
      ...walkers,
      hexagon: (radius) => [Polygon.regular(6, radius), radius],
    };
    for (let run = 0; run < 10; run += 1) {
      const level = unevenSteps(random);
      for (const [kind, make] of Object.entries(makers)) {
        const [shape, feet] = make(8);
        shape.moveTo(-30, -feet);
        const end = level.at(-1)!.x - 180;
        for (let frame = 0; shape.x < end; frame += 1) {
          const { x, y } = moveAndSlide(shape, [speed, 2], level, {
            ...options,
            stepHeight: 6.5,
          }).translation;
          shape.translate(x, y);
          expect(frame, `${kind}, run ${run}, at ${shape.x}`).toBeLessThan(300);
        }
        shape.dispose();
      }
      for (const block of level) block.dispose();
    }
  },
);

test('two steps are no way over what is too high', () => {
  for (const speed of [4, 16, 40]) {
    const level = [
      new Box(400, 50, { x: -200, y: 25 }),
      new Box(400, 6, { x: 200, y: -3 }),
      new Box(400, 16, { x: 208, y: -8 }),
    ];
    const hero = new Capsule([0, -10], [0, 10], 8, { x: -60, y: -18 });
    for (let frame = 0; frame < 60; frame += 1) {
      const { x, y } = moveAndSlide(hero, [speed, 2], level, {
        ...options,
        stepHeight: 8,
      }).translation;
      hero.translate(x, y);
    }
    // On the first, at the side of the second.
    expect(hero.y, `at ${speed}`).toBeCloseTo(-24, 9);
    expect(hero.x, `at ${speed}`).toBeLessThan(8);
  }
});

test('in a world as among shapes', () => {
  const world = new World();
  for (const block of stairs(16, -8)) world.add(block, { type: 'static' });
  const body = world.add(new Capsule([0, -10], [0, 10], 8), { x: -30, y: -18 });
  for (let frame = 0; frame < 100; frame += 1) {
    const { translation, onFloor } = world.moveAndSlide(body, [3, fall], options);
    body.move(translation.x, translation.y);
    expect(onFloor, `frame ${frame}`).toBe(true);
    world.update();
  }
  expect(body.x).toBeGreaterThan(224);
});

test('what is too far down is fallen to', () => {
  const level = [new Box(400, 400, { x: -200, y: 200 }), new Box(400, 400, { x: 200, y: 221 })];
  const hero = new Capsule([0, -10], [0, 10], 8, { x: -30, y: -18 });
  const { inTheAir } = walk(hero, level, 100, 2);
  expect(inTheAir).toBeGreaterThan(10);
});

test.each([0.2, 0.3, 0.5, 0.7, 1, 2])(
  'a ball that is wider than the treads climbs an even flight at a speed of %s',
  (speed) => {
    const treads = Array.from({ length: 8 }, (_, i) => [3 * i, -2 * i - 2, 3 * i + 3, -2 * i - 2]);
    const top = [-200, 0, 0, 0, ...treads.flat(), 300, -16];
    for (const flight of [new Polyline(top), new ConcavePolygon([...top, 300, 50, -200, 50])]) {
      const ball = new Circle(4, { x: -20, y: -4 });
      for (let frame = 0; frame < 800 && ball.x < 60; frame++) {
        const motion = [speed, 0.3] as const;
        const walking = { up: [0, -1], stepHeight: 4, snap: 4 } as const;
        const { x, y } = moveAndSlide(ball, motion, flight, walking).translation;
        ball.translate(x, y);
      }
      expect(ball.y, flight.kind).toBeCloseTo(-20, 6);
    }
  },
);

test.each([60, 70, 80])(
  'a steep slope of %s degrees in pieces is no flight of stairs',
  (degrees) => {
    const rise = Math.tan((degrees * Math.PI) / 180);
    const slope = Array.from({ length: 12 }, (_, i) => [i, -i * rise]).flat();
    const outline = [-200, 0, ...slope, 300, -11 * rise, 300, 50, -200, 50];
    const tiles = Array.from({ length: 11 }, (_, i) => {
      const [low, high] = [-i * rise, -(i + 1) * rise];
      return new Polygon([i, low, i + 1, high, 50, high, 50, low]);
    });
    const grounds: readonly (readonly Shape[])[] = [
      [new Polyline(outline.slice(0, -4))],
      [new ConcavePolygon(outline)],
      [new Box(400, 50, { y: 25 }), ...tiles],
    ];
    for (const [k, ground] of grounds.entries()) {
      for (const speed of [0.3, 0.5, 1.1]) {
        const ball = new Circle(4, { x: -20, y: -4 });
        for (let frame = 0; frame < 400; frame++) {
          const walking = { up: [0, -1], stepHeight: 1, snap: 4 } as const;
          const { x, y } = moveAndSlide(ball, [speed, 0.3], ground, walking).translation;
          ball.translate(x, y);
        }
        expect(ball.y, `${k} at ${speed}`).toBeGreaterThan(-6);
      }
    }
  },
);
