/** A site that is published anew still has what the scripts of former builds load. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFormer } from '../../../web/embed/publish/keep-former.mjs';

let folder = '';
let server: Server;
let site = '';
/** What the site that is there now answers with. */
let published: Readonly<Record<string, string>> = {};

beforeEach(async () => {
  published = {};
  folder = await mkdtemp(join(tmpdir(), 'sepax-site-'));
  await mkdir(join(folder, 'embed'));
  server = createServer(({ url }, response) => {
    const text = published[url!.replace('/somewhere/embed/', '')];
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text ?? 'nothing here');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/somewhere/`;
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await new Promise((closed) => server.close(closed));
});

/** Builds the site with these files, and the script that loads them. */
async function build(...names: readonly string[]): Promise<void> {
  await rm(join(folder, 'embed'), { recursive: true });
  await mkdir(join(folder, 'embed'));
  for (const name of names) await writeFile(join(folder, 'embed', name), `of ${name}`);
  await writeFile(join(folder, 'embed/builds.json'), JSON.stringify([names]));
}

/** Puts the build to where visitors come. */
async function publish(): Promise<void> {
  const names = await readdir(join(folder, 'embed'));
  const texts = names.map(async (name) => [
    name,
    await readFile(join(folder, 'embed', name), 'utf8'),
  ]);
  published = Object.fromEntries(await Promise.all(texts));
}

test('the first time there is nothing to keep', async () => {
  await build('figure-1.js');
  expect(await keepFormer(site, folder)).toBe(0);
  await publish();
  expect(Object.keys(published).sort()).toEqual(['builds.json', 'figure-1.js']);
});

test('files of each former build are there, and the new ones as they are', async () => {
  for (const names of [
    ['figure-1.js', 'words-1.js'],
    ['figure-2.js', 'words-1.js'],
    ['figure-3.js', 'words-1.js'],
  ]) {
    await build(...names);
    await keepFormer(site, folder);
    await publish();
  }
  for (const name of ['figure-1.js', 'figure-2.js', 'figure-3.js', 'words-1.js']) {
    expect(published[name]).toBe(`of ${name}`);
  }
  expect(JSON.parse(published['builds.json']!)).toEqual([
    ['figure-3.js', 'words-1.js'],
    ['figure-2.js', 'words-1.js'],
    ['figure-1.js', 'words-1.js'],
  ]);
});

test('the same build once more is no other, and old ones go at last', async () => {
  for (let round = 0; round < 25; round++) {
    for (let twice = 0; twice < 2; twice++) {
      await build(`figure-${round}.js`);
      await keepFormer(site, folder);
      await publish();
    }
  }
  const kept = Object.keys(published).filter((name) => name.startsWith('figure-'));
  expect(kept).toHaveLength(20);
  expect(published['figure-5.js']).toBeDefined();
  expect(published['figure-4.js']).toBeUndefined();
});

test('nothing is written outside of the folder, and what is gone is told', async () => {
  await build('figure-2.js');
  published = { 'builds.json': '[["../../figure-1.js"]]' };
  await expect(keepFormer(site, folder)).rejects.toThrow('no list of builds');
  published = { 'builds.json': '[["figure-1.js"]]' };
  await expect(keepFormer(site, folder)).rejects.toThrow('figure-1.js answered 404');
});
