// Queries of shapes of many pieces that don't cross one another all over: tiles, terrain and heaps.
import { randomNumbers } from '../../../web/site/race/scene/random.mjs';

const SIZES = [10_000, 30_000, 100_000];

/** A square of tiles. */
function tiles({ Compound, Box }, count) {
  const side = Math.floor(Math.sqrt(count));
  const boxes = Array.from(
    { length: side * side },
    (_, i) => new Box(1, 1, { x: (i % side) + 0.5, y: Math.floor(i / side) + 0.5 }),
  );
  return { shape: new Compound(boxes), side };
}

/** Hills, one step wide each. */
function terrain({ Polyline }, count) {
  const random = randomNumbers(count);
  let y = 0;
  return new Polyline(
    Array.from({ length: count }, (_, x) => {
      y = 0.98 * y + 4 * random() - 2;
      return [x, y];
    }),
  );
}

/** The cases, as (size, sepax) => the function. */
const CASES = {
  'contains, a box in tiles': (size, sepax) => {
    const { shape, side } = tiles(sepax, size);
    const box = new sepax.Box(side - 1, side - 1, { x: side / 2, y: side / 2 });
    return () => sepax.contains(shape, box);
  },
  'contains, tiles in tiles': (size, sepax) => {
    const { shape } = tiles(sepax, size);
    const { shape: smaller } = tiles(sepax, size / 2);
    smaller.moveTo(0.5, 0.5);
    return () => sepax.contains(shape, smaller);
  },
  'containsPoint, tiles': (size, sepax) => {
    const { shape, side } = tiles(sepax, size);
    return () => sepax.containsPoint(shape, [side - 0.5, side - 0.5]);
  },
  'closestPoint, terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    return () => sepax.closestPoint(shape, [size / 2, 100]);
  },
  'castRay, terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    return () => sepax.castRay([-1, 0.1], [size, 0], shape);
  },
  'castSegmentAll, terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    return () => sepax.castSegmentAll([-1, 0.1], [size, 0], shape);
  },
  'sweep, along terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    const line = new sepax.Polyline(
      Array.from({ length: 1000 }, (_, i) => [i - 1000, 30 + (i % 7)]),
    );
    return () => sepax.sweep(line, shape, { translationA: [size, -40] });
  },
  'intersects, a box on terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    const box = new sepax.Box(2, 2, { x: size / 2, y: 100 });
    return () => sepax.intersects(box, shape);
  },
  'collide, a box on terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    const box = new sepax.Box(2, 9, { x: size / 2 });
    return () => sepax.collide(box, shape);
  },
  'moveAndSlide, a circle on terrain': (size, sepax) => {
    const shape = terrain(sepax, size);
    const ball = new sepax.Circle(1, { x: size / 2, y: 12 });
    return () => sepax.moveAndSlide(ball, [3, -9], [shape]);
  },
};

export const section = {
  name: 'compounds',
  cases: (sepax) =>
    Object.entries(CASES).map(([name, prepare]) => ({
      name,
      sizes: SIZES,
      prepare: (size) => prepare(size, sepax),
    })),
};
