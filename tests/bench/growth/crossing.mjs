// Shapes of many pieces that cross over and over, lie over one another, or reach into one another without
// touching. Where all pieces cross all others, doubled input is four times the touching pairs.
import { randomNumbers } from '../../../web/site/race/scene/random.mjs';

const SIZES = [27, 200, 1000, 2000];

/** Strokes 1 apart, `height` long; `upright`, they go up and lie. */
function zigzag(count, height, [x, y], upright = false) {
  return Array.from({ length: count }, (_, i) => {
    const [along, across] = [i, i % 2 === 0 ? 0 : height];
    return upright ? [x + across, y + along] : [x + along, y + across];
  });
}

/** A way that turns a little at each step, and drifts to the right. */
function handDrawn(count, random, start, drift) {
  let [x, y] = start;
  let angle = 0;
  return Array.from({ length: count }, () => {
    const point = [x, y];
    angle = 0.98 * (angle + 1.4 * random() - 0.7);
    x += Math.cos(angle) + drift;
    y += Math.sin(angle);
    return point;
  });
}

function terrain(count, random) {
  let y = 0;
  return Array.from({ length: count }, (_, x) => {
    y = 0.98 * y + 4 * random() - 2;
    return [x, y];
  });
}

/** A bar with square teeth, that point up or hang down. */
function comb(count, [x, y], up) {
  const teeth = Math.max(2, Math.floor(count / 4));
  const [root, tip, back] = up ? [0, 10, -1] : [10, 0, 11];
  const points = [];
  for (let i = 0; i < teeth; i++) {
    const left = x + 2 * i;
    points.push([left, y + root], [left, y + tip], [left + 0.9, y + tip], [left + 0.9, y + root]);
  }
  return [...points, [x + 2 * teeth, y + root], [x + 2 * teeth, y + back], [x, y + back]];
}

/** A band between two spirals. */
function spiral(count, turned) {
  const half = Math.floor(count / 2);
  const along = (i, radius) => {
    const angle = i / 6;
    return [
      (angle + radius) * Math.cos(angle + turned),
      (angle + radius) * Math.sin(angle + turned),
    ];
  };
  const inner = Array.from({ length: half }, (_, i) => along(i, 4));
  return [...inner, ...Array.from({ length: half }, (_, i) => along(half - 1 - i, 6.5))];
}

/** The pairs, as (size, sepax) => [a, b]. */
const PAIRS = {
  'zigzags, 20 high': (size, { Polyline }) => [
    new Polyline(zigzag(size, 20, [0, 0])),
    new Polyline(zigzag(size, 20, [0.3, 5])),
  ],
  'zigzags, crosswise, 20 high': (size, { Polyline }) => [
    new Polyline(zigzag(size, 20, [-size / 2, -10])),
    new Polyline(zigzag(size, 20, [-9.5, -size / 2], true)),
  ],
  'zigzags, all strokes crossing': (size, { Polyline }) => [
    new Polyline(zigzag(size, size, [0, 0])),
    new Polyline(zigzag(size, size, [0.4, 0.3], true)),
  ],
  'zigzags, all strokes crossing, turned': (size, { Polyline }) => [
    new Polyline(zigzag(size, size, [-size / 2, -size / 2]), { angle: 0.6 }),
    new Polyline(zigzag(size, size, [-size / 2 + 0.4, -size / 2 + 0.3], true), { angle: 0.63 }),
  ],
  'a line over terrain': (size, { Polyline }) => {
    const random = randomNumbers(size);
    return [
      new Polyline(handDrawn(size, random, [0, 2], 0.2)),
      new Polyline(terrain(size, random)),
    ];
  },
  'a thick line over terrain': (size, { Polyline }) => {
    const random = randomNumbers(size);
    return [
      new Polyline(handDrawn(size, random, [0, 2], 0.2), { radius: 0.3 }),
      new Polyline(terrain(size, random)),
    ];
  },
  'lines half as thick as long': (size, { Polyline }) => {
    const random = randomNumbers(size);
    const radius = size / 4;
    return [
      new Polyline(handDrawn(size, random, [0, 2], 0.2), { radius }),
      new Polyline(handDrawn(size, random, [2, 0], 0.2), { radius }),
    ];
  },
  'combs, interlocked': (size, { ConcavePolygon }) => [
    new ConcavePolygon(comb(size, [0, 0], true)),
    new ConcavePolygon(comb(size, [0.95, 0.5], false)),
  ],
  'combs, jammed': (size, { ConcavePolygon }) => [
    new ConcavePolygon(comb(size, [0, 0], true)),
    new ConcavePolygon(comb(size, [0.5, 0.5], false)),
  ],
  'spirals, interlocked': (size, { ConcavePolygon }) => [
    new ConcavePolygon(spiral(size, 0)),
    new ConcavePolygon(spiral(size, Math.PI)),
  ],
};

const WAY = [3, -2];

/** The queries, as (a, b) => the answer. */
const queriesOf = (sepax) => ({
  intersects: (a, b) => sepax.intersects(a, b),
  collide: (a, b) => sepax.collide(a, b),
  'collide with velocity': (a, b) => sepax.collide(a, b, { velocity: WAY }),
  distance: (a, b) => sepax.distance(a, b),
  contacts: (a, b) => sepax.contacts(a, b),
  separate: (a, b) => sepax.separate(a, [b]),
  moveAndSlide: (a, b) => sepax.moveAndSlide(a, WAY, [b]),
  sweep: (a, b) => sepax.sweep(a, b, { translationA: WAY }),
});

export const section = {
  name: 'crossing shapes of many pieces',
  cases: (sepax) =>
    Object.entries(PAIRS).flatMap(([pair, make]) =>
      Object.entries(queriesOf(sepax)).map(([name, ask]) => ({
        name: `${name}, ${pair}`,
        sizes: SIZES,
        prepare(size) {
          const [a, b] = make(size, sepax);
          const run = () => ask(a, b);
          // Its pieces are to be placed anew each time, as in a game.
          run.again = () => a.translate(0, 0);
          return run;
        },
      })),
    ),
};
