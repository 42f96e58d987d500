// Times the queries of pairs beside those of four peers, in one process, on the same shapes in the same
// places. A program to run by hand (`npm run bench`), not a test. What a peer can't do has a dash: sat has
// no capsules, distances, sweeps or rays; planck no capsules; box2d3-wasm exports no function on pairs.
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { Bench } from 'tinybench';
import { planckPeer, sat, sepax } from './pairs/javascript.mjs';
import { PAIRS, PLACEMENTS, QUERIES } from './pairs/scenes.mjs';
import { box2D, rapier } from './pairs/webassembly.mjs';

const LIBRARIES = [sepax, sat, planckPeer, rapier, box2D];
/** Calls in one sample: clocks are too coarse for one. */
const ROUNDS = 8;
const MILLISECONDS = Number(process.env.BENCH_MS ?? 150);
/** Peers are in single precision, and planck has skins. */
const AGREEMENT = 0.05;
let sink = 0;

/** The cases of a library for one pair and query; null if it has no equivalent. */
function casesOf(library, pair, query) {
  if (library[query.name] === undefined) return null;
  const cases = query.placesOf(pair).map((places) => library.prepare(pair, places));
  return cases.includes(null) ? null : cases;
}

/** Refuses to time answers to different questions. */
function checkAgreement(pair, query, library, cases, ours) {
  // Its manifolds tell no depth.
  if (library === planckPeer && query.name === 'collide') return;
  const wrong = cases.filter((each, i) => {
    const difference = library[query.name](each) - sepax[query.name](ours[i]);
    const touching = query.name === 'intersects' && Math.abs(sepax.distance(ours[i])) < AGREEMENT;
    return Math.abs(difference) > AGREEMENT && !touching;
  });
  if (wrong.length > 0) {
    throw new Error(`${library.name} disagrees on ${query.name} of ${pair.name}: ${wrong.length}`);
  }
}

/** The time of one call in ns: the median of samples of many calls. */
async function time(library, query, cases) {
  const ask = library[query.name];
  const bench = new Bench({ time: MILLISECONDS, warmupTime: MILLISECONDS / 2 });
  bench.add(library.name, () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < PLACEMENTS; i++) sink += ask(cases[i]);
    }
  });
  await bench.run();
  return (bench.tasks[0].result.latency.p50 / (ROUNDS * PLACEMENTS)) * 1e6;
}

async function measure(pair, query) {
  const row = { pair: pair.name, query: query.name };
  const ours = casesOf(sepax, pair, query);
  for (const library of LIBRARIES) {
    const cases = casesOf(library, pair, query);
    if (cases !== null) checkAgreement(pair, query, library, cases, ours);
    row[library.name] = cases === null ? '–' : Math.round(await time(library, query, cases));
  }
  const peers = LIBRARIES.slice(1).flatMap(({ name }) => (row[name] === '–' ? [] : [row[name]]));
  // More than 1: sepax is the faster.
  row['best peer / sepax'] = Number((Math.min(...peers) / row.sepax).toFixed(2));
  return row;
}

const rows = [];
for (const pair of PAIRS) {
  for (const query of QUERIES) rows.push(await measure(pair, query));
}
const load = loadavg()[0].toFixed(2);
console.log(`${cpus()[0]?.model}, Node ${process.version}, load ${load}, ${sink.toPrecision(6)}`);
console.log('Median ns for a call; the places of the shapes are in tests/bench/pairs/scenes.mjs.');
console.table(rows);
process.exit();
