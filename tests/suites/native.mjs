// The C++ unit tests as a native program under the address and undefined-behaviour sanitizers.
import { buildPreset, configurePreset } from '../../cpp/toolchain/cmake-build.mjs';
import { countGoogleTests, testProgram } from './google-test.mjs';

const PRESET = 'native-asan';

export async function native() {
  await configurePreset(PRESET);
  await buildPreset(PRESET);
  return countGoogleTests(testProgram(PRESET, ['sepax_tests']), []);
}
