// The pairs of shapes that every library is given: the same forms in the same places.
import { randomNumbers } from '../../../web/site/race/scene/random.mjs';

/** Placements of each pair; every timing goes through all of them. */
export const PLACEMENTS = 64;
const SEED = 20260101;
/** Every shape reaches about this far from its centre. */
const SIZE = 1;

function regular(sides) {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return [SIZE * Math.cos(angle), SIZE * Math.sin(angle)];
  });
}

const circle = { kind: 'circle', radius: SIZE };
const box = {
  kind: 'polygon',
  points: [
    [-SIZE, -0.75 * SIZE],
    [SIZE, -0.75 * SIZE],
    [SIZE, 0.75 * SIZE],
    [-SIZE, 0.75 * SIZE],
  ],
};
const capsule = { kind: 'capsule', half: 0.6 * SIZE, radius: 0.4 * SIZE };
const polygon = (sides) => ({ kind: 'polygon', points: regular(sides) });

export const PAIRS = [
  { name: 'circle, circle', a: circle, b: circle, turned: true },
  { name: 'box, box, aligned', a: box, b: box, turned: false },
  { name: 'box, box, turned', a: box, b: box, turned: true },
  { name: 'circle, box', a: circle, b: box, turned: true },
  { name: 'capsule, box', a: capsule, b: box, turned: true },
  { name: '8-gon, 8-gon', a: polygon(8), b: polygon(8), turned: true },
  { name: '32-gon, 32-gon', a: polygon(32), b: polygon(32), turned: true },
];

/** Places for two shapes whose centres are from `near` to `far` sizes apart. */
function places(turned, near, far) {
  const random = randomNumbers(SEED);
  return Array.from({ length: PLACEMENTS }, () => {
    const place = () => ({
      x: 4 * random(),
      y: 4 * random(),
      angle: turned ? 2 * Math.PI * random() : 0,
    });
    const a = place();
    const apart = SIZE * (near + (far - near) * random());
    const way = 2 * Math.PI * random();
    const b = { ...place(), x: a.x + apart * Math.cos(way), y: a.y + apart * Math.sin(way) };
    // In a moves straight at b and past it; a ray does the same.
    const motion = { x: 2 * (b.x - a.x), y: 2 * (b.y - a.y) };
    return { a, b, motion };
  });
}

/** What is asked, and how far apart the shapes then are: overlapping, apart, or both by chance. */
export const QUERIES = [
  { name: 'intersects', placesOf: ({ turned }) => places(turned, 0.5, 3) },
  { name: 'collide', placesOf: ({ turned }) => places(turned, 0.2, 1.2) },
  { name: 'distance', placesOf: ({ turned }) => places(turned, 3, 6) },
  { name: 'sweep', placesOf: ({ turned }) => places(turned, 3, 6) },
  { name: 'castSegment', placesOf: ({ turned }) => places(turned, 3, 6) },
];
