// Packs the library, installs the tarball into an empty project for each way of using it, builds these
// projects and runs them: node tests/consumers/run.mjs [--only=vite,node] [--keep]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitPlainly } from '../../cpp/toolchain/run.mjs';
import { checkAnswers } from './harness/answers.mjs';
import { chosen, pack, timed } from './harness/lane.mjs';
import { Project } from './harness/project.mjs';
import { closeBrowser } from './harness/web.mjs';

const keep = process.argv.includes('--keep');

/** A consumer's checks, one after the other; without an installation all of them fail. */
async function runConsumer(name, tarball) {
  const { checks, packages = [], example } = await import(`./${name}/consumer.mjs`);
  const outcomes = [];
  let project;
  const installed = await timed(`${name}: install`, async () => {
    project = await (example
      ? Project.ofExample(example, tarball)
      : Project.create(name, tarball, packages));
  });
  for (const { title, answers, parts, use } of checks) {
    const check = async () => (use ? use(project) : checkAnswers(await answers(project), parts));
    outcomes.push(installed && (await timed(`${name}: ${title}`, check)));
  }
  if (!keep) project?.remove();
  return outcomes;
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sepax-packed-'));
  const outcomes = [];
  try {
    const tarball = await pack(folder);
    for (const name of chosen(import.meta.dirname, 'consumer.mjs'))
      outcomes.push(...(await runConsumer(name, tarball)));
  } finally {
    await closeBrowser();
    rmSync(folder, { recursive: true, force: true });
  }
  const passed = outcomes.filter(Boolean).length;
  console.log(`\n${passed} passed, ${outcomes.length - passed} failed`);
  if (passed < outcomes.length) process.exitCode = 1;
}

exitPlainly(main());
