// What the benchmark has to show, as data. A bar compares medians of one run: the time of `against` over
// that of `subject` is to be `atLeast` so much. `peers` is the fastest of all peers; a peer that has no batch
// is taken one by one.
const FRAMES = ['W5000', 'W20000'];
const PHASE = 'box2d3-wasm, its pairs + collide alone';
const POLYGONS = ['N boxes', 'N hexagons', 'N 3-8-gons'];
const ROUND = ['N circle-box', 'N circle-32-gon'];
const NARROW = [...POLYGONS, 'N 32-gons', ...ROUND];

const bar = (figure, against, atLeast, more = {}) => ({
  figure,
  subject: 'sepax',
  against,
  atLeast,
  ...more,
});

/** In each of the figures, one bar. */
function bars(figures, against, atLeast, more) {
  return figures.map((figure, i) => bar(figure, against, [atLeast].flat().at(i) ?? atLeast, more));
}

export const BARS = [
  ...bars(FRAMES, 'detect-collisions-guide', [35, 40]),
  ...bars(FRAMES, 'detect-collisions', [35, 40]),
  ...bars(FRAMES, 'peers', [7, 10]),
  ...bars(FRAMES, PHASE, [3, 4]),
  ...bars(FRAMES, 'peers', 4, { subject: 'sepax objects' }),
  ...bars(
    POLYGONS.map((name) => `${name}, mtv`),
    'peers',
    3,
  ),
  bar('N 32-gons, mtv', 'sat', 25),
  bar('N 32-gons, mtv', 'peers', 5),
  ...bars(
    ROUND.map((name) => `${name}, mtv`),
    'peers',
    1.3,
  ),
  ...NARROW.map((name) => bar(`${name}, mtv, batch`, 'peers', 8, { peersFigure: `${name}, mtv` })),
  bar('R', 'peers', 1.3),
  bar('R, batch', 'peers', 2.5, { peersFigure: 'R' }),
  bar('B', 'peers', 4),
];

/** Of everything that our own native build does too: it may be so many times faster at most. */
export const NATIVE_AT_MOST = 1.6;
/** The time per body among many over that among few. */
export const GROWTH = { from: 'W1000', to: 'W20000', bodies: 20, atMost: 1.3 };
