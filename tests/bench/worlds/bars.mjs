// What the benchmark has to show, as data. A bar compares medians of one run, the time of `against` over that
// of `subject`, once where each runs alone and once where all share a process: the lesser ratio counts, and it
// is to be `atLeast` so much, or `atMost`. `peers` is the fastest of all peers; a peer that has no batch is
// taken one by one. `peersFigure` is what the other was measured in, `parts` how many times as much that was,
// and `of` what is taken of the subject's times instead of the median.
const FRAMES = ['W1000', 'W5000', 'W20000'];
const LARGE = FRAMES.slice(1);
const PHASE = 'box2d3-wasm, its pairs + collide alone';
const BEFORE = 'sepax before';
const POLYGONS = ['N boxes', 'N hexagons', 'N 3-8-gons'];
const ROUND = ['N circle-box', 'N circle-32-gon'];

const bar = (figure, against, limits) => ({ figure, subject: 'sepax', against, ...limits });

/** In each of the figures, one bar. */
function bars(figures, against, atLeast, more) {
  return figures.map((figure, i) =>
    bar(figure, against, { atLeast: [atLeast].flat().at(i) ?? atLeast, ...more }),
  );
}

export const BARS = [
  ...bars(FRAMES, 'peers', [5, 8, 10]),
  ...bars(FRAMES, 'detect-collisions-guide', [20, 35, 40]),
  ...bars(FRAMES, 'detect-collisions', [20, 35, 40]),
  ...bars(LARGE, PHASE, [4, 5]),
  ...bars(LARGE, 'peers', [4, 6], { subject: 'sepax objects' }),
  ...FRAMES.map((name) => bar(`${name} used`, 'sepax', { peersFigure: name, atLeast: 1 / 1.05 })),
  bar('W20000', 'sepax', { peersFigure: 'W1000', parts: 20, atLeast: 1 / 1.35 }),
  bar('W100000', 'sepax', { peersFigure: 'W1000', parts: 100, atLeast: 1 / 1.8 }),
  bar('W5000', 'sepax', { of: 'p95', atLeast: 1 / 1.4 }),
  bar('S', BEFORE, { atLeast: 1 }),
  bar('S', 'sepax', { peersFigure: 'W20000', atLeast: 20 }),
  ...bars(['M', 'clumps', 'line', 'all in one', 'bullets'], BEFORE, 1),
  bar('sizes', BEFORE, { atLeast: 2 }),
  ...bars(
    [...POLYGONS, 'N 32-gons'].map((name) => `${name}, mtv`),
    'peers',
    [3, 3.5, 3, 2.5],
  ),
  bar('N 32-gons, mtv', 'sat', { atLeast: 12 }),
  ...bars(
    ROUND.map((name) => `${name}, mtv`),
    'planck',
    [1, 2.5],
    { subject: 'sepax into' },
  ),
  bar('N hot boxes, mtv', 'peers', { atLeast: 1.4 }),
  bar('N hot boxes, mtv', 'peers', { subject: 'sepax into', atLeast: 2 }),
  bar('N hot boxes, mtv, batch', 'peers', { peersFigure: 'N hot boxes, mtv', atLeast: 4 }),
  ...[...POLYGONS, ...ROUND].map((name) =>
    bar(`${name}, mtv, batch`, 'peers', { peersFigure: `${name}, mtv`, atLeast: 8 }),
  ),
  bar('N 32-gons, mtv, batch', 'peers', { peersFigure: 'N 32-gons, mtv', atLeast: 4 }),
  bar('R', 'box2d3-wasm', { atLeast: 1.6 }),
  bar('R, batch', 'box2d3-wasm', { peersFigure: 'R', atLeast: 3 }),
  bar('B', 'rapier', { atLeast: 4 }),
];

/** What was gained since the build of SEPAX_BEFORE is told of every figure that both have. */
export const GAIN_SINCE = BEFORE;
/** Of frames and batches that our own native build does too: it may be so many times faster at most. */
export const NATIVE_AT_MOST = 1.5;
