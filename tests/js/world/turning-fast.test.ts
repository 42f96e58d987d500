/** Fast bodies that turn or move off from a touch: nothing gets past anything, and nothing is held for nothing. */
import { describe, expect, test } from 'vitest';
import {
  type Body,
  Box,
  bounce,
  Capsule,
  Circle,
  distance,
  Polygon,
  type Shape,
  World,
} from '../../../web/lib/index.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

/** What a fast body may go into another in each update, of their sizes. */
const PROMISED = 1e-10;

const sizeOf = (body: Body): number => {
  const { minX, minY, maxX, maxY } = body.bounds;
  return maxX - minX + maxY - minY;
};

const depthOf = (a: Body, b: Body): number => -distance(a, b).distance / (sizeOf(a) + sizeOf(b));

describe('a flipper that turns from where it touches a ball', () => {
  const flipperAndBall = (x: number, y: number, ballIsFast = false) => {
    const world = new World();
    const flipper = world.add(new Capsule([0, 0], [90, 0], 7), { fast: true });
    const ball = world.add(new Circle(8), { x, y, fast: ballIsFast });
    world.update();
    return { world, flipper, ball };
  };

  test.each([0, 1e-15, 1e-14, 1e-12, 1e-9])('stops where it meets it, from %d apart', (gap) => {
    const radius = 15 + gap;
    const y = Math.sqrt(radius ** 2 - 25);
    const { world, flipper, ball } = flipperAndBall(-5, y);
    flipper.angle = 2;
    world.update();
    // The flat side comes up to the ball: its angle is that of the tangent from the pivot.
    expect(flipper.angle).toBeCloseTo(Math.atan2(y, -5) - Math.PI / 2, 4);
    expect(depthOf(flipper, ball)).toBeLessThan(PROMISED);
  });

  test('stops at the same time as a fast ball ahead of it', () => {
    for (let gap = 1e-10; gap < 1e-7; gap *= 1.5) {
      for (const x of [20, 40, 80]) {
        const { world, flipper, ball } = flipperAndBall(x, -15 - gap, true);
        ball.move(0, -0.1 * x);
        flipper.angle = -0.1;
        world.update();
        expect(depthOf(flipper, ball), `${x}, ${gap}`).toBeLessThan(PROMISED);
      }
    }
  });
});

test('of what flew into something, nothing turns through it', () => {
  const random = new Random(SEED, 'turning from a touch');
  const between = (low: number, high: number): number => random.between(low, high);
  const shapes: (() => Shape)[] = [
    () => new Capsule([0, 0], [between(1, 6), 0], between(0.2, 1)),
    () => new Box(between(0.5, 4), between(0.5, 4)),
    () => new Box(between(0.5, 4), between(0.5, 4), { radius: 0.3 }),
    () => Polygon.regular(3 + random.integer(0, 5), between(0.5, 2)),
    () => new Circle(between(0.3, 2)),
  ];
  const any = (): Shape => shapes[random.integer(0, shapes.length - 1)]!();
  for (let run = 0; run < 3000; run += 1) {
    const world = new World();
    const from = between(0, 2 * Math.PI);
    const mover = world.add(any(), {
      fast: true,
      x: 12 * Math.cos(from),
      y: 12 * Math.sin(from),
      angle: between(0, 6),
    });
    const other = world.add(any(), { fast: true, angle: between(0, 6) });
    world.update();
    mover.move(-24 * Math.cos(from), -24 * Math.sin(from));
    world.update();
    for (let turn = 0; turn < 3; turn += 1) {
      (random.next() < 0.5 ? mover : other).rotate(between(-4, 4));
      world.update();
      expect(depthOf(mover, other), `run ${run}, turn ${turn}`).toBeLessThan((turn + 2) * PROMISED);
    }
  }
});

test('what goes along a wall by a rounding is not held by it', () => {
  for (let angle = 0; angle < 6; angle += 0.005) {
    const world = new World();
    world.add(new Box(4000, 20, { angle }), { type: 'static' });
    const away = { x: -30 * Math.sin(angle), y: 30 * Math.cos(angle) };
    const ball = world.add(new Circle(8), { ...away, fast: true });
    world.update();
    const [vx, vy] = [-50 * Math.cos(angle) - 2 * away.x, -50 * Math.sin(angle) - 2 * away.y];
    ball.move(vx, vy);
    world.update();
    const { normal } = world.contactsOf(ball)[0]!;
    const along = bounce(
      [vx, vy],
      normal.x * away.x + normal.y * away.y < 0 ? normal : { x: -normal.x, y: -normal.y },
      { restitution: 0 },
    );
    for (let frame = 0; frame < 5; frame += 1) {
      const { x, y } = ball;
      ball.move(along.x, along.y);
      world.update();
      expect(Math.hypot(ball.x - x, ball.y - y), `${angle}`).toBeCloseTo(50, 6);
    }
  }
});
