// Packs the library, installs the tarball into an empty project for each way of using it, builds these
// projects and runs them: node tests/consumers/run.mjs [--only=vite,node] [--keep]
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitPlainly, ROOT, runQuietly, SetupProblem } from '../../cpp/toolchain/run.mjs';
import { checkAnswers } from './harness/answers.mjs';
import { Project } from './harness/project.mjs';
import { closeBrowser } from './harness/web.mjs';

const keep = process.argv.includes('--keep');

/** Each folder with a consumer.mjs, or those that `--only` names. */
function chosenConsumers() {
  const all = readdirSync(import.meta.dirname)
    .filter((name) => existsSync(join(import.meta.dirname, name, 'consumer.mjs')))
    .sort();
  const option = process.argv.find((arg) => arg.startsWith('--only='));
  const names = option?.slice('--only='.length).split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new SetupProblem(`no consumer "${unknown}"; there are ${all.join(', ')}`);
  return names;
}

async function pack(folder) {
  if (!existsSync(join(ROOT, 'dist/index.js'))) await runQuietly('npm', ['run', 'build']);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await runQuietly('npm', args));
  return join(folder, filename);
}

/** Whether it succeeded; prints a line, and what went wrong. */
async function timed(title, work) {
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

/** A consumer's checks, one after the other; without an installation all of them fail. */
async function runConsumer(name, tarball) {
  const { checks, packages = [] } = await import(`./${name}/consumer.mjs`);
  const outcomes = [];
  let project;
  const installed = await timed(`${name}: install`, async () => {
    project = await Project.create(name, tarball, packages);
  });
  for (const { title, answers, parts } of checks) {
    outcomes.push(
      installed &&
        (await timed(`${name}: ${title}`, async () => checkAnswers(await answers(project), parts))),
    );
  }
  if (!keep) project?.remove();
  return outcomes;
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sepax-packed-'));
  const outcomes = [];
  try {
    const tarball = await pack(folder);
    for (const name of chosenConsumers()) outcomes.push(...(await runConsumer(name, tarball)));
  } finally {
    await closeBrowser();
    rmSync(folder, { recursive: true, force: true });
  }
  const passed = outcomes.filter(Boolean).length;
  console.log(`\n${passed} passed, ${outcomes.length - passed} failed`);
  if (passed < outcomes.length) process.exitCode = 1;
}

exitPlainly(main());
