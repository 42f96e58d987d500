// Finds an Emscripten that is new enough: the one on PATH or in EMSDK, else a private copy.
// `node cpp/toolchain/emscripten.mjs --env` prints the environment for calling it by hand:
//   eval "$(node cpp/toolchain/emscripten.mjs --env)" && cmake --preset wasm-debug
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensurePrivateEmscripten } from './private-emscripten.mjs';
import { capture, exitPlainly, findOnPath, isMain, shellQuote } from './run.mjs';

/** EMBIND_AOT and UTF-8 single files came with 4.0. */
const OLDEST_MAJOR = 4;

/** Returns {version, kind, env}: env is what CMake and em++ need on top of process.env. */
export async function findEmscripten() {
  const installed = findInstalled();
  if (installed) return installed;
  const { version, env } = await ensurePrivateEmscripten();
  return { version, kind: 'private copy in .toolchain', env };
}

function findInstalled() {
  const inSdk = process.env.EMSDK && join(process.env.EMSDK, 'upstream/emscripten/emcc');
  const candidates = [findOnPath('emcc'), inSdk].filter((file) => file && existsSync(file));
  for (const emcc of candidates) {
    const version = versionOf(emcc);
    const root = rootOf(emcc);
    if (version && Number.parseInt(version, 10) >= OLDEST_MAJOR && root) {
      const env = { EMSCRIPTEN_ROOT: root, PATH: `${root}:${process.env.PATH}` };
      return { version, kind: emcc, env };
    }
  }
  return undefined;
}

function versionOf(emcc) {
  return /\d+\.\d+\.\d+/.exec(capture(emcc, ['--version']) ?? '')?.[0];
}

/** The folder with CMake's toolchain file. emcc may be a link or a wrapper script (Homebrew). */
function rootOf(emcc) {
  const told = capture(join(dirname(emcc), 'em-config'), ['EMSCRIPTEN_ROOT'])?.trim();
  return [told, dirname(realpathSync(emcc))].find(
    (folder) => folder && existsSync(join(folder, 'cmake/Modules/Platform/Emscripten.cmake')),
  );
}

async function printEnvironment() {
  // Whatever is said on the way must not end up in the caller's eval.
  console.log = console.error;
  const { env } = await findEmscripten();
  const lines = Object.entries(env).map(([key, value]) => `export ${key}=${shellQuote(value)}\n`);
  process.stdout.write(lines.join(''));
}

if (isMain(import.meta.url) && process.argv[2] === '--env') exitPlainly(printEnvironment());
