// What the lanes of tests that install what the library is used with have in common.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runQuietly, SetupProblem } from '../../../cpp/toolchain/run.mjs';

/** The names of all folders in `lane` that have such a file, or of those that `--only` names. */
export function chosen(lane, file) {
  const all = readdirSync(lane)
    .filter((name) => existsSync(join(lane, name, file)))
    .sort();
  const option = process.argv.find((arg) => arg.startsWith('--only='));
  const names = option?.slice('--only='.length).split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new SetupProblem(`no "${unknown}"; there are ${all.join(', ')}`);
  return names;
}

/** Packs the library into a folder; resolves to the tarball. */
export async function pack(folder) {
  if (!existsSync(join(ROOT, 'dist/index.js'))) await runQuietly('npm', ['run', 'build']);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await runQuietly('npm', args));
  return join(folder, filename);
}

/** Whether it succeeded; prints a line, and what went wrong. */
export async function timed(title, work) {
  const start = performance.now();
  const fault = await work().then(
    () => undefined,
    (error) => error,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fault ? 'FAIL' : 'ok  '}  ${title.padEnd(44)} ${seconds.padStart(6)} s`);
  if (fault) console.log(`${fault.stack ?? fault}\n`);
  return !fault;
}
