// What the program prints and writes: the machine, a table of all figures, the bars.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';

const ROOT = new URL('../../../', import.meta.url);

function versionOf(name) {
  const folder = name === 'sepax' ? '' : `node_modules/${name}/`;
  return JSON.parse(readFileSync(new URL(`${folder}package.json`, ROOT), 'utf8')).version;
}

export function describeMachine(packages) {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load: loadavg().map((load) => Number(load.toFixed(2))),
    node: process.version,
    packages: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  };
}

/** Three digits. */
function short(number) {
  return Number(number.toPrecision(3));
}

function answers(check) {
  if (check === undefined) return '';
  const { pairs, differing, wrong } = check;
  return `${pairs} touch, ${differing} differ${wrong > 0 ? `, ${wrong} WRONG` : ''}`;
}

function tableRow({ contestant, unit, median, p10, p90, check, run }) {
  return {
    contestant,
    median: short(median),
    unit,
    'p10..p90': `${short(p10)}..${short(p90)}`,
    run,
    answers: answers(check),
  };
}

export function printTable(rows) {
  for (const figure of new Set(rows.map((row) => row.figure))) {
    console.log(`\n${figure}`);
    const sorted = rows.filter((row) => row.figure === figure).sort((a, b) => a.median - b.median);
    console.table(sorted.map(tableRow));
  }
}

export function printBars(verdicts) {
  const words = { true: 'met', false: 'NOT MET', null: 'not measured', undefined: '' };
  console.log('\nBars');
  console.table(
    verdicts.map(({ figure, subject, against, limit, run, seen, holds }) => ({
      figure,
      subject,
      against,
      limit,
      run,
      seen: seen === null ? '' : short(seen),
      verdict: words[holds],
    })),
  );
}

export function printMachine({ processor, cores, load, node, packages }) {
  console.log(`${processor}, ${cores} cores, load ${load.join(' ')}, Node ${node}`);
  console.log(
    Object.entries(packages)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
  );
}

export function writeJson(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
