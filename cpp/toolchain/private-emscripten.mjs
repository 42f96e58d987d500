// A private Emscripten in .toolchain/emscripten, for Debian machines whose own one is missing or
// too old: the packages of a newer Debian are downloaded and unpacked, never installed. It needs no
// root, may be interrupted at any time, and is thrown away by deleting .toolchain.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findDebianArchive, planDownload, unpack } from './apt-download.mjs';
import { PYTHON_SCRIPT, relocatePrograms } from './relocate-programs.mjs';
import { ROOT, runQuietly, SetupProblem, say } from './run.mjs';

const LINK = join(ROOT, '.toolchain');
/** Several checkouts may share one copy through links: all give it the same name, which its files hold. */
const TOOLCHAIN = existsSync(LINK) ? realpathSync(LINK) : LINK;
const HOME = join(TOOLCHAIN, 'emscripten');
const STAMP = join(HOME, 'sepax-stamp.json');
const CONFIG = join(HOME, 'emscripten-config.py');

/** Raise this number when the recipe below changes: existing copies are then made anew. */
const RECIPE = 1;

/**
 * Debian releases to try, best first: the second serves while the first cannot be installed. Debian
 * 13 (trixie) would run too, but its Emscripten 3.1.69 is older than what the build relies on.
 */
const SUITES = ['forky', 'sid'];

/** Dependencies that only matter to somebody who also compiles native programs with it. */
const NOT_NEEDED = [
  /^nodejs$/, // the Node that runs this script does the work
  /^ccache$/,
  /^binutils$/,
  /^libc6-dev$/,
  /^lib(gcc|stdc\+\+|objc)-\d+-dev$/,
  /^libclang1-\d+$/,
];

/** Returns {version, env}; makes the copy first when there is none that fits. */
export async function ensurePrivateEmscripten() {
  if (!readStamp()) await makeCopy();
  writeConfig();
  return { version: readStamp().version, env: environment() };
}

/** The finished copy's stamp, unless it was made by another recipe or for another folder. */
function readStamp() {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
    // Absolute paths are patched into the programs, so a moved checkout needs a new copy. Several that
    // share one copy through links reach it by different names.
    const inPlace = realpathSync(stamp.folder) === realpathSync(HOME);
    return stamp.recipe === RECIPE && inPlace ? stamp : undefined;
  } catch {
    return undefined;
  }
}

async function makeCopy() {
  const archive = findDebianArchive();
  if (!archive) throw new SetupProblem(adviceByHand('this machine has no Debian package archive'));
  removeLeftovers();
  const partial = join(TOOLCHAIN, `emscripten.partial-${process.pid}`);
  try {
    const { suite, root } = await downloadAndUnpack(archive, partial);
    await relocatePrograms(root, HOME);
    adaptScripts(root);
    await finish(root, suite);
  } catch (error) {
    throw new SetupProblem(adviceByHand(error.message));
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function downloadAndUnpack(archive, partial) {
  const packages = ['emscripten', 'patchelf'];
  const plan = await planDownload({
    archive,
    suites: SUITES,
    packages,
    notNeeded: NOT_NEEDED,
    folder: join(partial, 'apt'),
  });
  const megabytes = Math.round(plan.bytes / 1e6);
  say(`Emscripten: making a private copy in .toolchain (Debian ${plan.suite}, ${megabytes} MB)…`);
  const root = join(partial, 'root');
  mkdirSync(root);
  for (const deb of await plan.download()) await unpack(deb, root);
  return { suite: plan.suite, root };
}

/** What the packages themselves lack in a folder that is not the file system's root. */
function adaptScripts(root) {
  // Emscripten's scripts import acorn; Debian keeps Node modules under this other name.
  const modules = join(root, 'usr/share/node_modules');
  if (!existsSync(modules)) symlinkSync('nodejs', modules);
  // Without a package.json of their own, its CommonJS files would follow sepax's "type": "module".
  writeFileSync(join(root, 'package.json'), '{ "type": "commonjs" }\n');
  // Its start scripts do not quote $0, so they would fail in a checkout with a space in its path.
  const scripts = join(root, 'usr/share/emscripten');
  for (const entry of readdirSync(scripts, { withFileTypes: true })) {
    if (entry.isFile()) quoteOwnName(join(scripts, entry.name));
  }
}

function quoteOwnName(file) {
  const text = readFileSync(file, 'utf8');
  const quoted = text.replace('readlink -f $0)', 'readlink -f "$0")');
  if (text.startsWith('#!/bin/sh') && quoted !== text) writeFileSync(file, quoted);
}

/** Moves the patched folder to its place and proves that it works there. */
async function finish(root, suite) {
  for (const unused of ['usr/share/doc', 'usr/share/man', 'usr/share/locale']) {
    rmSync(join(root, unused), { recursive: true, force: true });
  }
  rmSync(HOME, { recursive: true, force: true });
  renameSync(root, HOME);
  writeConfig();
  const env = { ...process.env, ...environment() };
  await runQuietly(join(llvmFolder(), 'clang'), ['--version'], { env });
  await runQuietly(join(HOME, 'usr/bin/wasm-opt'), ['--version'], { env });
  const banner = await runQuietly(join(env.EMSCRIPTEN_ROOT, 'emcc'), ['--version'], { env });
  const version = /\d+\.\d+\.\d+/.exec(banner)[0];
  // Written last: a copy without a stamp counts as not there.
  writeFileSync(STAMP, JSON.stringify({ recipe: RECIPE, folder: HOME, version, suite }, null, 2));
}

/** What interrupted runs left behind; another set-up that is running now keeps its folder. */
function removeLeftovers() {
  mkdirSync(TOOLCHAIN, { recursive: true });
  for (const name of readdirSync(TOOLCHAIN)) {
    const pid = /^emscripten\.partial-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) {
      rmSync(join(TOOLCHAIN, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function llvmFolder() {
  const name = readdirSync(join(HOME, 'usr/lib')).find((entry) => /^llvm-\d+$/.test(entry));
  return join(HOME, 'usr/lib', name, 'bin');
}

/** Names the Node in use, which may change from run to run, so it is checked every time. */
function writeConfig() {
  const settings = {
    LLVM_ROOT: llvmFolder(),
    BINARYEN_ROOT: join(HOME, 'usr'),
    NODE_JS: process.execPath,
    CACHE: join(HOME, 'cache'),
  };
  const text = Object.entries(settings)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`)
    .join('');
  const current = existsSync(CONFIG) ? readFileSync(CONFIG, 'utf8') : '';
  if (current !== text) writeFileSync(CONFIG, text);
}

function environment() {
  const root = join(HOME, 'usr/share/emscripten');
  return {
    EMSCRIPTEN_ROOT: root,
    EM_CONFIG: CONFIG,
    EMSDK_PYTHON: join(HOME, 'usr/bin', PYTHON_SCRIPT),
    NODE_PATH: join(HOME, 'usr/share/nodejs'),
    PATH: `${root}:${process.env.PATH}`,
  };
}

function adviceByHand(reason) {
  return `sepax needs Emscripten 4.0 or newer, and a private copy could not be made.

Please install Emscripten by hand, put its emcc on PATH and run this command again:
  - the emsdk of emscripten.org (any system), or
  - a package manager that has 4.0 or newer (Homebrew: emscripten; Arch: emscripten; …)

The reason: ${reason}`;
}
