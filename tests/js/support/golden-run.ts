/**
 * A long run of a world whose hash is the same on every platform: tests/cpp/world/shared_run_test.cpp does the
 * same in C++, number for number. Nothing but sums and products, which round alike everywhere.
 */
import { type Body, Circle, Polygon, type Shape, World } from 'sepax';

/** The hash at the end, in C++, in Node and in the browser. */
export const GOLDEN_HASH = 'c1ac22cbfd5c6778';

const BODIES = 200;
const FRAMES = 300;
const SIDE = 20;
const SEED = 20260101;
const PENTAGON = [0, -1, 1, -0.25, 0.5, 0.75, -0.5, 0.75, -1, -0.25];

/** Numbers from 0 to 1 (Steele and Vigna's mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shapeNumber(i: number, next: () => number): Shape {
  if (i % 3 === 0) return new Circle(0.3 + 0.4 * next());
  if (i % 3 === 1) {
    const x = 0.2 + 0.4 * next();
    const y = 0.2 + 0.4 * next();
    return new Polygon([-x, -y, x, -y, x, y, -x, y]);
  }
  return new Polygon(PENTAGON, { scale: 0.5 + next() });
}

function addBody(world: World, i: number, next: () => number): Body {
  const shape = shapeNumber(i, next);
  const x = SIDE * next();
  const y = SIDE * next();
  const angle = 6 * next();
  return world.add(shape, {
    x,
    y,
    angle,
    type: i % 10 === 0 ? 'static' : 'moved',
    fast: i % 7 === 0,
  });
}

/** Runs it, and returns the hash at the end. */
export function goldenRun(): string {
  const next = randomNumbers(SEED);
  const world = new World();
  const bodies = Array.from({ length: BODIES }, (_, i) => addBody(world, i, next));
  for (let frame = 0; frame < FRAMES; frame++) {
    for (const body of bodies) {
      const dx = 0.4 * (next() - 0.5);
      const dy = 0.4 * (next() - 0.5);
      body.move(dx, dy);
      body.rotate(0.3 * (next() - 0.5));
    }
    if (frame % 5 === 4) {
      const i = Math.floor(BODIES * next());
      bodies[i]?.remove();
      bodies[i] = addBody(world, i, next);
    }
    world.update();
    if (frame % 10 === 9) world.separate({ iterations: 2 });
  }
  return world.hash();
}
