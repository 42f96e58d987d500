/** What docs promise at the ends of what numbers can say: in tight wedges, and of shapes that are very large. */
import { Box, Circle, Compound, collide, moveAndSlide, Polygon, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const LENGTH = 10;
const OUT = 15;
/** Of both walls together. */
const SIZE = Math.hypot(2 * OUT, LENGTH);

/** Two walls of which the inner sides meet in the origin, each by half of an angle from straight up. */
function wedgeOf(half: number): [Polygon, Polygon] {
  const [x, y] = [LENGTH * Math.sin(half), LENGTH * Math.cos(half)];
  return [new Polygon([0, 0, x, y, OUT, y, OUT, 0]), new Polygon([0, 0, -x, y, -OUT, y, -OUT, 0])];
}

describe.each([30, 10, 3, 1, 0.3, 0.1])('in a wedge of %d°', (degrees) => {
  const half = (degrees * Math.PI) / 360;
  const walls = wedgeOf(half);

  const whole = new Compound(walls);

  test.each<[string, (circle: Circle, motion: readonly [number, number]) => Vector]>([
    ['moveAndSlide', (circle, motion) => moveAndSlide(circle, motion, walls).translation],
    [
      'collide with a velocity, and walls of one shape,',
      (circle, motion) => {
        const { mtv } = collide(circle, whole, { velocity: motion });
        return { x: motion[0] + mtv.x, y: motion[1] + mtv.y };
      },
    ],
  ])('by %s a circle ends within 1e-12 of the sizes and the motion of each wall', (_, wayOf) => {
    const random = new Random(SEED);
    let [stopped, deepest] = [0, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < 400; i += 1) {
      const radius = 10 ** random.between(-3, -0.3) * LENGTH * Math.sin(half);
      const height = (radius / Math.sin(half)) * random.between(1.05, 1.5);
      const circle = new Circle(radius, { x: 0, y: height });
      const motion = [random.between(-2, 2), -random.between(0.5, 30)] as const;
      const translation = wayOf(circle, motion);
      const [x, y] = [circle.x + translation.x, circle.y + translation.y];
      // How far the circle is beyond the lines of the two sides, by their own formulas.
      const depths = [1, -1].map(
        (side) => radius - (y * Math.sin(half) - side * x * Math.cos(half)),
      );
      const promised = 1e-12 * (SIZE + 2 * radius + Math.hypot(...motion));
      expect(Math.max(...depths), `case ${i}`).toBeLessThanOrEqual(promised);
      deepest = Math.max(deepest, ...depths.map((depth) => depth / promised));
      stopped += Number(moveAndSlide(circle, motion, walls).walls.length > 1);
      // The way out of both is longer, and no longer than that.
      const way = Math.max(0, ...depths) / Math.sin(half);
      expect(way, `case ${i}`).toBeLessThanOrEqual(promised / Math.sin(half));
      circle.dispose();
    }
    // Where none is stopped by both walls nothing has been tried.
    expect(stopped).toBeGreaterThan(200);
    expect(deepest).toBeGreaterThan(-1);
  });
});

test('the inertia of a shape is infinite from about 1e77 on, and finite below', () => {
  for (const size of [1e60, 1e70, 1e76]) {
    const box = new Box(size, size);
    // About its centre: w h (w² + h²) / 12.
    const exact = size ** 4 / 6;
    expect(Math.abs(box.inertia / exact - 1)).toBeLessThan(1e-12);
    box.dispose();
  }
  for (const size of [1e78, 1e99]) {
    const box = new Box(size, size);
    expect(box.inertia).toBe(Number.POSITIVE_INFINITY);
    expect(Math.abs(box.area / size ** 2 - 1)).toBeLessThan(1e-15);
    expect(box.centroid).toEqual({ x: 0, y: 0 });
    box.dispose();
  }
});
