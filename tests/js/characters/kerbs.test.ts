/** Round feet against the edge of a kerb, which they meet with their side. y points down. */
import { Box, Capsule, Circle, moveAndSlide, type Shape, World } from 'sepax';
import { describe, expect, test } from 'vitest';

const KERB = 50;
const GRAVITY = 25;
const RATE = 60;

const radius = 8;
/** What walks, and how far below its place it stands. */
const walkers: Record<string, () => readonly [Shape, number]> = {
  capsule: () => [new Capsule([0, -10], [0, 10], radius), 10 + radius],
  circle: () => [new Circle(radius), radius],
  'rounded box': () => [new Box(6, 20, { radius }), 10 + radius],
};

/** A floor at 0, and a kerb on it. */
const levelOf = (height: number): Shape[] => [
  new Box(3000, 40, { y: 20 }),
  new Box(2000, height, { x: KERB + 1000, y: -height / 2 }),
];

/** The height of the kerb whose edge meets the feet as steeply as that. */
const heightAt = (slope: number): number => radius * (1 - Math.cos(slope));

/** How far in front of a kerb the round of the feet stops. */
const gapAt = (height: number): number => Math.sqrt(radius ** 2 - (radius - height) ** 2);

interface Walked {
  readonly shape: Shape;
  /** Of 0 at first. */
  readonly highest: number;
  readonly inTheAir: number;
  readonly back: number;
}

/** Frames of a walk with gravity, in a world or among shapes. */
function walk(
  [shape, feet]: readonly [Shape, number],
  level: readonly Shape[],
  speed: number,
  options: { readonly maxSlope?: number; readonly snap?: number },
  isInWorld: boolean,
): Walked {
  shape.moveTo(0, -feet);
  const world = new World();
  for (const block of level) world.add(block, { type: 'static' });
  const body = world.add(shape);
  let [fall, highest, inTheAir, back] = [0, 0, 0, 0];
  for (let frame = 0; frame < 200; frame += 1) {
    fall += GRAVITY;
    const motion = [speed, fall / RATE] as const;
    const slid = isInWorld
      ? world.moveAndSlide(body, motion, { up: [0, -1], ...options })
      : moveAndSlide(shape, motion, level, { up: [0, -1], ...options });
    shape.translate(slid.translation.x, slid.translation.y);
    body.moveTo(shape.x, shape.y);
    if (slid.onFloor) fall = 0;
    inTheAir += slid.onFloor ? 0 : 1;
    back += slid.translation.x < 0 ? 1 : 0;
    highest = Math.max(highest, -(shape.y + feet));
  }
  world.dispose();
  return { shape, highest, inTheAir, back };
}

describe.each(Object.entries(walkers))('%s', (name, make) => {
  const halfBelow = name === 'rounded box' ? 3 : 0;

  test.each([
    ['among shapes', false],
    ['in a world', true],
  ] as const)(
    'stops at an edge that it meets too steeply, and stands there, %s',
    (_, isInWorld) => {
      for (const maxSlope of [0.3, Math.PI / 4, 1.1]) {
        for (const height of [1.02 * heightAt(maxSlope), 6, 7.8]) {
          if (height < heightAt(maxSlope)) continue;
          for (const speed of [0.3, 2, 15]) {
            for (const snap of [0, 2, 8]) {
              const level = levelOf(height);
              const { shape, highest, inTheAir, back } = walk(
                make(),
                level,
                speed,
                { maxSlope, snap },
                isInWorld,
              );
              const where = `slope ${maxSlope}, height ${height}, speed ${speed}, snap ${snap}`;
              expect(inTheAir, where).toBe(0);
              expect(back, where).toBe(0);
              expect(highest, where).toBeLessThan(1e-6);
              expect(shape.x, where).toBeCloseTo(KERB - gapAt(height) - halfBelow, 4);
              for (const each of [...level, shape]) each.dispose();
            }
          }
        }
      }
    },
  );

  test('gets over an edge that it meets as a slope, on the ground in every frame', () => {
    for (const maxSlope of [0.3, Math.PI / 4, 1.1]) {
      const height = 0.97 * heightAt(maxSlope);
      for (const speed of [0.5, 3.3]) {
        const level = levelOf(height);
        const { shape, inTheAir } = walk(make(), level, speed, { maxSlope, snap: 8 }, false);
        const where = `slope ${maxSlope}, speed ${speed}`;
        expect(inTheAir, where).toBe(0);
        expect(shape.x, where).toBeGreaterThan(KERB + 10);
        expect(shape.bounds.maxY, where).toBeCloseTo(-height, 6);
        for (const each of [...level, shape]) each.dispose();
      }
    }
  });
});
