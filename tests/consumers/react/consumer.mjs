// A world as state of React: in its strict mode, which makes everything twice, and while modules are replaced.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { freePort } from '../harness/server.mjs';
import { withPage } from '../harness/web.mjs';

export const packages = ['vite@8', '@vitejs/plugin-react@6', 'react@19', 'react-dom@19'];

const CONFIG = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`;

/** Replaces a part of a module, as its author does in an editor. */
function edit(project, file, from, to) {
  const text = readFileSync(project.path(file), 'utf8');
  assert(text.includes(from), `${file} has no ${from}`);
  project.write(file, text.replace(from, to));
}

const heroIsAt = (page, x) =>
  page.waitForFunction((x) => Math.abs(globalThis.level.hero.x - x) < 1e-6, x, { timeout: 60_000 });

async function use(project) {
  project.write('vite.config.js', CONFIG);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/`;
  await project.serve('vite', ['--host', '127.0.0.1', '--port', port, '--strictPort'], url);
  await withPage(url, async (page) => {
    await page.goto(url);
    await page.getByText('to the right').waitFor();
    // Up to the wall, though the effect that runs the frames began, ended and began again.
    await heroIsAt(page, 274);
    assert.deepEqual(await page.evaluate(() => globalThis.counts), { worlds: 2, effects: 2 });
    await page.evaluate(() => {
      globalThis.firstLevel = globalThis.level;
    });

    // The component is replaced: its world goes on.
    edit(
      project,
      'level.jsx',
      "{ speed: 200, way: 'to the right' }",
      "{ speed: -200, way: 'to the left' }",
    );
    await page.getByText('to the left').waitFor();
    await page.waitForFunction(() => globalThis.level.hero.x < 200);
    assert(await page.evaluate(() => globalThis.level.world === globalThis.firstLevel.world));

    // A module that makes shapes is replaced: they go into the world that there is.
    edit(project, 'wall.js', 'new Box(20, 200', 'new Box(60, 200');
    await page.getByText('walls of 60').waitFor();
    await page.getByRole('button').click();
    await heroIsAt(page, -400 + 30 + 16);
    assert(await page.evaluate(() => globalThis.level.world === globalThis.firstLevel.world));
    assert.equal(await page.evaluate(() => globalThis.level.world.size), 3);
  });
}

export const checks = [{ title: 'strict mode and hot reloading', use }];
