// Prints how the time of calls grows when their input doubles. A program to run by hand, not a test.
//   --only=outlines          these topics, and
//   --case='validate.*star'  these of their cases
//   --of=path                of the library in this folder instead of dist
//   --before=path            beside it that of another folder, such as dist of an older version
//   --seconds=20             sizes that would take longer than this, as the smaller ones tell, are left out
// Each file of growth/ is a topic: it exports `section`, which has a name and `cases(sepax)`, for the library
// that is to be measured. That gives a list of cases: a `name`, growing `sizes`, and `prepare(size)`, which
// returns the function to be timed. What `prepare` does itself is not timed. A function that can run but once
// has another one as its property `again`, called before each further run.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOPICS = new URL('growth/', import.meta.url);
/** Short runs are repeated: at least so often, and until they have taken so many ms; long ones are not. */
const RUNS = 3;
const MILLISECONDS = 50;
const LONG = 1000;
/** More than this for each doubling of the input is marked. */
const LIMIT = 2.4;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    case: { type: 'string', default: '' },
    of: { type: 'string', default: resolve(ROOT, 'dist') },
    before: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
});

const load = (folder) => import(pathToFileURL(resolve(folder, 'index.js')).href);

async function chosenSections() {
  const files = readdirSync(TOPICS).sort();
  const topics = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
  const chosen = options.only?.split(',') ?? topics;
  const unknown = chosen.find((topic) => !topics.includes(topic));
  if (unknown !== undefined) throw new Error(`no topic ${unknown}: there are ${topics.join(', ')}`);
  return Promise.all(
    chosen.map(async (topic) => (await import(new URL(`${topic}.mjs`, TOPICS).href)).section),
  );
}

/** The time of this process on the processors, in ms: other programs hardly matter to it. */
function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least time of a few runs, in ms. */
function time(run) {
  let least = Number.POSITIVE_INFINITY;
  let total = 0;
  for (let runs = 0; total < LONG && (runs < RUNS || total < MILLISECONDS); runs++) {
    if (runs > 0) run.again?.();
    const start = now();
    run();
    const taken = now() - start;
    least = Math.min(least, taken);
    total += taken;
  }
  return least;
}

/** The factor for a doubling between two measurements. */
const growth = (a, b) => (b.time / a.time) ** (1 / Math.log2(b.size / a.size));

/** The times of a case, as far as there is time for. */
function measure({ sizes, prepare }) {
  const measured = [];
  for (const size of sizes) {
    const [last, before] = [measured.at(-1), measured.at(-2)];
    if (last !== undefined) {
      const factor = before === undefined ? 4 : Math.max(2, growth(before, last));
      const expected = last.time * factor ** Math.log2(size / last.size);
      if (expected > 1000 * Number(options.seconds)) break;
    }
    measured.push({ size, time: time(prepare(size)) });
  }
  return measured;
}

function row(measured) {
  const cells = {};
  let worst = 0;
  measured.forEach((each, i) => {
    cells[`${each.size}`] = Number(each.time.toPrecision(3));
    if (i > 0) worst = Math.max(worst, growth(measured[i - 1], each));
  });
  const mark = worst > LIMIT ? ' !' : '';
  return { ...cells, 'for 2×': worst === 0 ? '–' : `${worst.toFixed(2)}${mark}` };
}

const libraries = [{ label: '', sepax: await load(options.of) }];
if (options.before !== undefined) {
  libraries.push({ label: 'before: ', sepax: await load(options.before) });
}
const pattern = new RegExp(options.case);
for (const section of await chosenSections()) {
  console.log(
    `${section.name}: least processor time of some runs in ms; the greatest growth for doubled input`,
  );
  const rows = {};
  const lists = libraries.map(({ label, sepax }) => ({ label, cases: section.cases(sepax) }));
  lists[0].cases.forEach(({ name }, i) => {
    if (!pattern.test(name)) return;
    for (const { label, cases } of lists) {
      process.stderr.write(`${label}${name}\n`);
      rows[label + name] = row(measure(cases[i]));
    }
  });
  console.table(rows);
}
