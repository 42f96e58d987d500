// Builds a blog with each generator of sites, with the snippet that the authors' page gives for it in a
// post, and reads the post in Chromium: node tests/posts/run.mjs [--only=hugo,astro] [--keep]
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitPlainly, ROOT, runQuietly } from '../../cpp/toolchain/run.mjs';
import { readWithoutScripts, useFigure } from '../consumers/harness/figure.mjs';
import { chosen, pack, timed } from '../consumers/harness/lane.mjs';
import { Project } from '../consumers/harness/project.mjs';
import { serveFolder } from '../consumers/harness/server.mjs';
import { closeBrowser } from '../consumers/harness/web.mjs';
import { serveAuthor } from './harness/author.mjs';
import { snippetFor } from './harness/snippet.mjs';
import { readStill } from './harness/still.mjs';

const keep = process.argv.includes('--keep');

/** The site with the embed, as pages of other origins see it. */
async function serveSite() {
  const site = join(ROOT, 'build/site');
  if (!existsSync(join(site, 'embed/sepax-embed.js'))) await runQuietly('npx', ['vite', 'build']);
  return serveFolder(site, { 'access-control-allow-origin': '*' });
}

/** Whether the blog of a generator is built, and its post is read with scripts and without. */
async function runGenerator(name, tarball, site, author) {
  const { packages = [], recipe, still, generate } = await import(`./${name}/generator.mjs`);
  const project = Project.empty(name);
  project.write('package.json', '{ "private": true }');
  const snippet = await snippetFor(recipe, site, author);
  let blog;
  const steps = [
    ['install', () => project.install([tarball, ...packages])],
    ['generate', async () => (blog = await serveFolder(await generate(project, snippet)))],
    ...(still
      ? [['read', () => readStill(`${blog.url}post/`, author)]]
      : [
          ['read', () => useFigure(`${blog.url}post/`)],
          ['read without scripts', () => readWithoutScripts(`${blog.url}post/`, author)],
        ]),
  ];
  const outcomes = [];
  for (const [title, step] of steps) {
    outcomes.push(!outcomes.includes(false) && (await timed(`${name}: ${title}`, step)));
  }
  blog?.close();
  if (!keep) project.remove();
  return outcomes;
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sepax-packed-'));
  const site = await serveSite();
  const outcomes = [];
  let author;
  try {
    author = await serveAuthor(site.url, join(folder, 'author'));
    const tarball = await pack(folder);
    for (const name of chosen(import.meta.dirname, 'generator.mjs')) {
      outcomes.push(...(await runGenerator(name, tarball, site.url, author)));
    }
  } finally {
    await closeBrowser();
    site.close();
    author?.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const passed = outcomes.filter(Boolean).length;
  console.log(`\n${passed} passed, ${outcomes.length - passed} failed`);
  if (passed < outcomes.length) process.exitCode = 1;
}

exitPlainly(main());
