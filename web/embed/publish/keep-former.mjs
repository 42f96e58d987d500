// Puts what the script of the embed loaded in former builds beside what it loads now:
//   node web/embed/publish/keep-former.mjs https://where.the.site.is/ [build/site]
// Readers and caches keep the script for as long as its host lets them. What theirs loads has the hash of
// its content in its name, and must still be there after the site was published anew.
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** So many builds are kept, this one among them: years of releases, and far longer than any cache. */
const KEPT_BUILDS = 20;

/** The file that says what each build has, the newest first: lists of names. See ../bundle/builds.ts. */
const LIST = 'builds.json';

/** What the site that is there now has; nothing if it has no such list, as before it was ever published. */
async function formerBuilds(embed) {
  const answer = await fetch(new URL(LIST, embed));
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  const builds = await answer.json();
  const isList = Array.isArray(builds) && builds.every((build) => build.every(isPlainName));
  if (!isList) throw new Error(`${answer.url} is no list of builds.`);
  return builds;
}

/** Names come from elsewhere, and are written to. */
const isPlainName = (name) => typeof name === 'string' && basename(name) === name;

async function keep(embed, folder, name) {
  const answer = await fetch(new URL(name, embed));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  await writeFile(join(folder, name), new Uint8Array(await answer.arrayBuffer()));
}

/** Takes from the site what former builds of the embed had, into the folder of one that was built now. */
export async function keepFormer(site, folder) {
  const embed = new URL('embed/', site);
  const here = join(folder, 'embed');
  const [current] = JSON.parse(await readFile(join(here, LIST), 'utf8'));
  const others = (await formerBuilds(embed)).filter((build) => `${build}` !== `${current}`);
  const former = others.slice(0, KEPT_BUILDS - 1);
  const missing = new Set(former.flat().filter((name) => !current.includes(name)));
  await Promise.all([...missing].map((name) => keep(embed, here, name)));
  await writeFile(join(here, LIST), JSON.stringify([current, ...former]));
  return missing.size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [site, folder = 'build/site'] = process.argv.slice(2);
  if (site === undefined) throw new Error('Say where the site is: https://where.the.site.is/');
  process.stdout.write(`${await keepFormer(site, folder)} files of former builds kept\n`);
}
