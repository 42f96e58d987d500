// Builds the WebAssembly module as it ships: web/lib/raw/wasm/sepax.js.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPreset, configurePreset } from './cmake-build.mjs';
import { ROOT, say } from './run.mjs';

const PRESET = 'wasm-release';
const MODULE = join(ROOT, 'web/lib/raw/wasm/sepax.js');

/** Returns whether there is a new module. */
export async function buildWasm({ version, kind, env }) {
  const compiler = `${env.EMSCRIPTEN_ROOT} ${version}`;
  const before = modified();
  if (before === undefined || !existsSync(join(ROOT, 'build', PRESET))) {
    say(`building the WebAssembly module with Emscripten ${version} (${kind})…`);
    say('the first build also makes the C++ standard library: a few minutes');
  }
  await configurePreset(PRESET, { env, compiler });
  await buildPreset(PRESET, { env });
  return modified() !== before;
}

function modified() {
  return existsSync(MODULE) ? statSync(MODULE).mtimeMs : undefined;
}
