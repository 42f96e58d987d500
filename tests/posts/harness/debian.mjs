// Generators that npm does not have: from PATH, or from Debian, unpacked into build/posts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDebianArchive, planDownload, unpack } from '../../../cpp/toolchain/apt-download.mjs';
import { findOnPath, ROOT, SetupProblem } from '../../../cpp/toolchain/run.mjs';

/** What every machine has. */
const NOT_NEEDED = [/^libc6$/, /^libgcc-s1$/, /^libstdc\+\+6$/];

/** The folder that a package and what it needs are unpacked in, or undefined if its program is on PATH. */
export async function debianRoot(name) {
  if (findOnPath(name)) return undefined;
  const folder = join(ROOT, 'build/posts', name);
  const root = join(folder, 'root');
  const stamp = join(folder, 'finished');
  if (existsSync(stamp)) return root;
  const archive = findDebianArchive();
  if (!archive)
    throw new SetupProblem(`please install ${name}: this machine has no Debian archive`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const plan = await planDownload({
    archive,
    suites: ['bookworm'],
    packages: [name],
    notNeeded: NOT_NEEDED,
    folder: join(folder, 'apt'),
  });
  for (const deb of await plan.download()) await unpack(deb, root);
  rmSync(join(folder, 'apt'), { recursive: true });
  writeFileSync(stamp, '');
  return root;
}

/** The folder of libraries in a root, whatever the machine is. */
export function librariesIn(root) {
  const name = readdirSync(join(root, 'usr/lib')).find((entry) => /-linux-gnu/.test(entry));
  return join(root, 'usr/lib', name);
}

/** Replaces a text in a file that names a place of the file system's root. */
export function relocate(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(to)) writeFileSync(file, text.replaceAll(from, to));
}
