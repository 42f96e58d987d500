// The same C++ unit tests as WebAssembly under Node: the compiler and the pointer size that ship.
import { buildPreset, configurePreset } from '../../cpp/toolchain/cmake-build.mjs';
import { findEmscripten } from '../../cpp/toolchain/emscripten.mjs';
import { countGoogleTests, testProgram } from './google-test.mjs';

const PRESET = 'wasm-debug';

export async function wasm() {
  const { version, env } = await findEmscripten();
  await configurePreset(PRESET, { env, compiler: `${env.EMSCRIPTEN_ROOT} ${version}` });
  // The soak is run by hand, for minutes: here it has to link.
  await buildPreset(PRESET, { env, targets: ['sepax_tests', 'world_soak'] });
  const program = testProgram(PRESET, ['sepax_tests.cjs', 'sepax_tests.mjs', 'sepax_tests.js']);
  return countGoogleTests(process.execPath, [program]);
}
