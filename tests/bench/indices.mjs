// Times Bvh and Grid over 20,000 plain boxes beside flatbush and rbush, in one process, on the same boxes. A program
// to run by hand (`npm run bench`), not a test. It refuses to time different answers.
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import Flatbush from 'flatbush';
import RBush from 'rbush';
import { Bvh, Grid } from 'sepax';
import { randomNumbers } from '../../web/site/race/scene/random.mjs';

const COUNT = 20_000;
const QUESTIONS = 1000;
const NEAREST = 8;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** Boxes of about one size, which fill about a fifth of the place. */
const SPREAD = 10_000;
const LONGEST = 60;
const SEARCHED = 200;

const next = randomNumbers(20_000);
const between = (low, high) => low + (high - low) * next();
const start = new Float64Array(4 * COUNT);
for (let i = 0; i < COUNT; i++) {
  const [x, y] = [between(0, SPREAD), between(0, SPREAD)];
  start.set([x, y, x + between(5, LONGEST), y + between(5, LONGEST)], 4 * i);
}
const moved = start.map((side, i) => side + ((i % 4) % 2 === 0 ? 1 : -1) * ((i >> 2) % 5));
const questions = Array.from({ length: QUESTIONS }, () => [between(0, SPREAD), between(0, SPREAD)]);

const bounds = (boxes, i) => ({
  minX: boxes[4 * i],
  minY: boxes[4 * i + 1],
  maxX: boxes[4 * i + 2],
  maxY: boxes[4 * i + 3],
});

/** Of ours: the first question builds. */
const ours = (Kind) => ({
  name: Kind.name,
  build(boxes) {
    const index = new Kind(boxes);
    index.queryPoint([0, 0]);
    return index;
  },
  search: (index, [x, y]) =>
    index.queryBox({ minX: x, minY: y, maxX: x + SEARCHED, maxY: y + SEARCHED }),
  nearest: (index, point) => index.nearest(point, NEAREST),
  frame(index, boxes) {
    index.moveAll(boxes);
    return index.pairs().length / 2;
  },
});

/** The pairs that a structure finds that is asked for each box. */
function pairsBySearch(count, search) {
  let pairs = 0;
  for (let i = 0; i < count; i++) for (const other of search(i)) pairs += other > i ? 1 : 0;
  return pairs;
}

const flatbush = {
  name: 'flatbush',
  build(boxes) {
    const index = new Flatbush(COUNT);
    for (let i = 0; i < 4 * COUNT; i += 4) {
      index.add(boxes[i], boxes[i + 1], boxes[i + 2], boxes[i + 3]);
    }
    index.finish();
    return index;
  },
  search: (index, [x, y]) => index.search(x, y, x + SEARCHED, y + SEARCHED),
  nearest: (index, [x, y]) => index.neighbors(x, y, NEAREST),
  frame(_, boxes) {
    const index = flatbush.build(boxes);
    return pairsBySearch(COUNT, (i) =>
      index.search(boxes[4 * i], boxes[4 * i + 1], boxes[4 * i + 2], boxes[4 * i + 3]),
    );
  },
};

const rbush = {
  name: 'rbush',
  build: (boxes) =>
    new RBush().load(Array.from({ length: COUNT }, (_, id) => ({ ...bounds(boxes, id), id }))),
  search: (index, [x, y]) =>
    index.search({ minX: x, minY: y, maxX: x + SEARCHED, maxY: y + SEARCHED }).map(({ id }) => id),
  frame(_, boxes) {
    const index = rbush.build(boxes);
    return pairsBySearch(COUNT, (i) => index.search(bounds(boxes, i)).map(({ id }) => id));
  },
};

const libraries = [ours(Bvh), ours(Grid), flatbush, rbush];
const text = (list) => [...list].sort((p, q) => p - q).join();

function checkAnswers() {
  const [first, ...others] = libraries.map((library) => ({ library, index: library.build(start) }));
  const far = (i, [x, y]) => {
    const { minX, minY, maxX, maxY } = bounds(start, i);
    return Math.hypot(Math.max(minX - x, x - maxX, 0), Math.max(minY - y, y - maxY, 0));
  };
  for (const { library, index } of others) {
    for (const question of questions) {
      const same =
        text(library.search(index, question)) === text(first.library.search(first.index, question));
      // Of boxes as near any will do.
      const distances = (each) =>
        [...each.library.nearest(each.index, question)].map((i) => far(i, question).toFixed(9));
      const near =
        !library.nearest || text(distances({ library, index })) === text(distances(first));
      if (!same || !near) throw new Error(`${library.name} disagrees at ${question}`);
    }
    const pairs = library.frame(library.build(start), moved);
    const wanted = first.library.frame(first.library.build(start), moved);
    if (pairs !== wanted) throw new Error(`${library.name} has ${pairs} pairs, not ${wanted}`);
  }
}

function median(run) {
  const times = Array.from({ length: ROUNDS + 3 }, (_, round) => {
    const before = performance.now();
    run(round);
    return performance.now() - before;
  });
  return Number(
    times
      .slice(3)
      .sort((p, q) => p - q)
      [ROUNDS >> 1].toFixed(2),
  );
}

checkAnswers();
let sink = 0;
const rows = libraries.map((library) => {
  const index = library.build(start);
  const each = (ask) => () => {
    for (const question of questions) sink += ask(index, question).length;
  };
  return {
    library: library.name,
    building: median(() => library.build(start)),
    '1,000 searches': median(each(library.search)),
    '1,000 nearest': library.nearest ? median(each(library.nearest)) : '–',
    'a frame of moves, all pairs': median((round) => {
      sink += library.frame(index, round % 2 === 0 ? moved : start);
    }),
  };
});
console.log(
  `${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0].toFixed(2)}, ${sink}`,
);
console.log(`Median ms; ${COUNT} boxes, ${NEAREST} nearest. rbush has no search for the nearest.`);
console.table(rows);
