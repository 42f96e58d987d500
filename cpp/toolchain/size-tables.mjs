// The tables and sentences in README and docs that say what programs weigh: written by `npm run docs`, compared by
// `npm test`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SetupProblem } from './run.mjs';

/** How far a table may be from what was built: a little further than limits leave room. */
const TOLERANCE = 0.03;

/**
 * Of each table its files, which rows it has, how one may begin that is not called as in .size-limit.mjs, how it
 * ends, and with how many digits behind the point.
 */
const TABLES = [
  {
    files: ['README.md', 'README.ko.md'],
    has: (name) => !name.startsWith('{'),
    starts: {
      'sepax/embed: before a figure is near': ['| `sepax/embed` | '],
      'sepax.global.js': ['| `dist/sepax.global.js` | '],
    },
    end: / (\d+) kB \|$/,
    digits: 0,
  },
  {
    files: ['docs/performance.md', 'docs/ko/performance.md'],
    has: (name) => name.startsWith('{') || name === 'sepax',
    starts: { sepax: ['| everything | ', '| 전부 | '] },
    end: / ([\d.]+) \|$/,
    digits: 1,
  },
];

/** Of each sentence its files, what it is about, how it says so in each language, and with how many digits. */
const SENTENCES = [
  {
    files: ['README.md', 'README.ko.md'],
    name: '{ Polygon, collide }',
    words: /(?:that collide are|충돌만 쓰면) ([\d.]+) kB/,
    digits: 1,
  },
  {
    files: ['docs/performance.md', 'docs/ko/performance.md'],
    name: 'sepax/sepax.wasm',
    words: /(?:wasm is one file of|쓰든 wasm은) (\d+) kB/,
    digits: 0,
  },
  {
    files: ['docs/performance.md', 'docs/ko/performance.md'],
    name: 'sepax/async',
    words: /(?:beside up to|코드가) (\d+) kB/,
    digits: 0,
  },
];

/** How the row of a name begins that has no other beginning: with all its words as code. */
const startOf = (name) => `| ${name.replace(/^\{ | \}$/g, '').replace(/[\w/.]+/g, '`$&`')} | `;

/**
 * Writes into tables and sentences what entries weigh, or only compares.
 *
 * @param {{ name: string, bytes: number }[]} weights gzipped
 * @throws {SetupProblem} if an entry is missing, or something else is said of it and is not to be written
 */
export function updateSizeTables(weights, { write }) {
  for (const { files, has, starts, end, digits } of TABLES) {
    for (const file of files) {
      const path = join(ROOT, file);
      const lines = readFileSync(path, 'utf8').split('\n');
      for (const { name, bytes } of weights.filter(({ name }) => has(name))) {
        const beginnings = starts[name] ?? [startOf(name)];
        const isRow = (line) =>
          beginnings.some((start) => line.startsWith(start)) && end.test(line);
        const at = lines.findIndex(isRow);
        if (at < 0) throw new SetupProblem(`${file} has no row for ${name}`);
        lines[at] = updated(lines[at], { file, name, bytes, pattern: end, digits, write });
      }
      if (write) writeFileSync(path, lines.join('\n'));
    }
  }
  for (const { files, name, words, digits } of SENTENCES) {
    const entry = weights.find((weight) => weight.name === name);
    for (const file of entry ? files : []) {
      const path = join(ROOT, file);
      const text = readFileSync(path, 'utf8');
      if (!words.test(text)) throw new SetupProblem(`${file} has no sentence about ${name}`);
      const place = { file, pattern: words, digits, write };
      const written = updated(text, { ...entry, ...place });
      if (write) writeFileSync(path, written);
    }
  }
}

/** A text that says what an entry weighs. */
function updated(text, { file, name, bytes, pattern, digits, write }) {
  const [, said] = pattern.exec(text);
  const weight = (bytes / 1000).toFixed(digits);
  if (write) return text.replace(pattern, (all) => all.replace(said, weight));
  if (Math.abs(said - bytes / 1000) <= 10 ** -digits / 2 + TOLERANCE * (bytes / 1000)) return text;
  throw new SetupProblem(`${file} says ${said} kB of ${name}, which is ${weight}: npm run docs`);
}
