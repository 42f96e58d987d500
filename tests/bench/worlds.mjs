// Times worlds of bodies, pairs and rays beside those of the peers, on the same seeded scenes, and checks
// every answer against brute force. A program to run by hand (`npm run bench`), not a test.
//   --scenes=W5000,R   scenes or groups of them (see worlds/scenes.mjs)
//   --only=planck      these contestants, in this process
//   --quick            fewer frames
//   --json=path        where the results go; build/bench/worlds.json if not given
// SEPAX_BEFORE=<dist> runs another build of the library beside it, and the gain is told of every scene.
// Contestants that share a process slow each other down through the caches of the JavaScript engine, so
// without --only each runs alone in a process of its own too; of two ratios the lesser counts. The table shows
// the better median of each.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chosenNames, load } from './worlds/contestants.mjs';
import { checksum, measure } from './worlds/measure.mjs';
import { measureNative } from './worlds/native.mjs';
import {
  describeMachine,
  printBars,
  printMachine,
  printTable,
  writeJson,
} from './worlds/report.mjs';
import { chosenScenes } from './worlds/scenes.mjs';
import { judge } from './worlds/verdict.mjs';

const BUILD = fileURLToPath(new URL('../../build/bench/', import.meta.url));

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    scenes: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'string', default: `${BUILD}worlds.json` },
  },
});

async function runHere(names, scenes) {
  const contestants = await Promise.all(names.map(load));
  const run = names.length > 1 ? 'together' : 'alone';
  const rows = scenes.flatMap((scene) =>
    contestants.flatMap((contestant) => {
      process.stderr.write(`${scene.name}: ${contestant.name}, ${run}\n`);
      return measure(contestant, scene, options.quick).map((row) => ({ ...row, run }));
    }),
  );
  const packages = [...new Set(contestants.flatMap((contestant) => contestant.packages))];
  return { rows, machine: describeMachine(packages) };
}

/** The rows of one contestant in a process of its own. */
function runAlone(name, scenes) {
  const json = `${BUILD}alone.json`;
  const args = [
    `--only=${name}`,
    `--scenes=${scenes.map((scene) => scene.name)}`,
    `--json=${json}`,
  ];
  if (options.quick) args.push('--quick');
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status } = spawnSync(process.execPath, [process.argv[1], ...args], { stdio });
  if (status !== 0) throw new Error(`${name}, alone, ended with ${status}`);
  const { rows } = JSON.parse(readFileSync(json, 'utf8'));
  rmSync(json);
  return rows;
}

/** Of each contestant and figure the better row. */
function betterOf(rows) {
  const best = new Map();
  for (const row of rows) {
    const key = `${row.contestant} ${row.figure}`;
    if (!(best.get(key)?.median <= row.median)) best.set(key, row);
  }
  return [...best.values()];
}

async function main() {
  const names = chosenNames(options.only);
  const scenes = chosenScenes(options.scenes);
  const { rows: together, machine } = await runHere(names, scenes);
  const others = options.only
    ? []
    : [
        ...names.flatMap((name) => runAlone(name, scenes)),
        ...(await measureNative(scenes, options.quick)),
      ];
  const all = [...together, ...others];
  const rows = betterOf(all);
  const verdicts = judge(all);
  printTable(rows);
  if (!options.only) printBars(verdicts);
  printMachine(machine);
  console.log(`checksum ${checksum().toPrecision(6)}`);
  writeJson(options.json, { machine, rows: all, verdicts });
}

await main();
// Some peers leave timers or workers behind.
process.exit();
