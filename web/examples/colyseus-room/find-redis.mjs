// Prints where Redis is, as JSON: {program, libraries}. If it is not on PATH, Debian's packages are
// downloaded and unpacked into .toolchain/redis, which needs no root and is thrown away by deleting it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findDebianArchive, planDownload, unpack } from '../../../cpp/toolchain/apt-download.mjs';
import { findOnPath, ROOT } from '../../../cpp/toolchain/run.mjs';

const HOME = join(ROOT, '.toolchain/redis');
/** All but Redis and the libraries that a Debian machine may well be without. */
const NOT_NEEDED = [/^(?!redis-|gcc-\d+-base$|lib(jemalloc2|lzf1|atomic1|ssl3)(t64)?$)/];

async function makeCopy() {
  const archive = findDebianArchive();
  const suite = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (!archive || !suite) throw new Error('redis-server is not on PATH: please install Redis');
  const partial = `${HOME}.partial-${process.pid}`;
  try {
    const plan = await planDownload({
      archive,
      suites: [suite],
      packages: ['redis-server'],
      notNeeded: NOT_NEEDED,
      folder: join(partial, 'apt'),
    });
    const root = join(partial, 'root');
    mkdirSync(root);
    for (const deb of await plan.download()) await unpack(deb, root);
    rmSync(HOME, { recursive: true, force: true });
    renameSync(root, HOME);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The folders below `folder` that have shared libraries. */
function libraryFolders(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.so\.\d/.test(name));
  return [...new Set(names.map((name) => join(folder, name, '..')))];
}

async function find() {
  const onPath = findOnPath('redis-server');
  if (onPath !== undefined) return { program: onPath, libraries: [] };
  const program = join(HOME, 'usr/bin/redis-server');
  if (!existsSync(program)) await makeCopy();
  return { program, libraries: libraryFolders(HOME) };
}

process.stdout.write(JSON.stringify(await find()));
